import GimbalGeometry
import GimbalTraits
import Testing

@Suite struct TraitValuesTests {
  @Test func `content size categories have the platform's raw values`() {
    let suffixes = UIContentSizeCategory.allCases.map {
      $0.rawValue.dropFirst("UICTContentSizeCategory".count)
    }

    #expect(
      suffixes == [
        "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL",
        "AccessibilityXL", "AccessibilityXXL", "AccessibilityXXXL",
      ])
    #expect(UIContentSizeCategory.unspecified.rawValue == "_UICTContentSizeCategoryUnspecified")
  }

  @Test func `content size categories are ordered by size`() {
    #expect(UIContentSizeCategory.allCases == UIContentSizeCategory.allCases.sorted())
    #expect(UIContentSizeCategory.large > .medium && UIContentSizeCategory.large >= .large)
    #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    #expect(UIContentSizeCategory.unspecified < .extraSmall)
    let accessible = UIContentSizeCategory.allCases.filter(\.isAccessibilityCategory)
    #expect(accessible.count == 5 && accessible.first == .accessibilityMedium)
  }

  @Test func `content size categories are found by name`() {
    for category in UIContentSizeCategory.allCases {
      #expect(UIContentSizeCategory(name: category.name) == category)
    }
    #expect(UIContentSizeCategory.accessibilityLarge.name == "accessibilityLarge")
    #expect(UIContentSizeCategory(name: "huge") == nil)
    #expect(UIContentSizeCategory(rawValue: "huge").name == "huge")
  }

  @Test func `cases have the platform's raw values and names`() {
    let idioms = UIUserInterfaceIdiom.allCases.map { "\($0.rawValue) \($0.name)" }

    #expect(
      idioms == [
        "-1 unspecified", "0 phone", "1 pad", "2 tv", "3 carPlay", "5 mac", "6 vision",
      ])
    #expect(UIUserInterfaceSizeClass.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(UIUserInterfaceStyle(name: "dark") == .dark)
    #expect(UIDisplayGamut.allCases.map(\.name) == ["unspecified", "SRGB", "P3"])
    #expect(UINSToolbarItemPresentationSize.large.rawValue == 3)
    #expect(UITraitEnvironmentLayoutDirection.unspecified.rawValue == -1)
    #expect(UIUserInterfaceLayoutDirection.rightToLeft.rawValue == 1)
  }
}
