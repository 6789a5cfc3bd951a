import Foundation
import GimbalDocuments
import GimbalGeometry
import GimbalTraits
import Testing

@testable import GimbalDevices

@Suite struct TypographyTests {
  private let typography = Typography.standard

  @Test func `a text style has a size for every category`() throws {
    #expect(typography.categories.count == 12)
    #expect(typography.defaultCategory == .large)
    #expect(typography.textStyles(.ios).count == 11)
    for style in typography.textStyles(.ios) {
      #expect(Set(style.sizes.keys) == Set(typography.categories.map(\.category)), "\(style.style)")
      let sizes = typography.categories.compactMap { style.sizes[$0.category]?.size }
      #expect(sizes == sizes.sorted(), "\(style.style)")
    }
    let body = try #require(typography.textStyle("body"))
    #expect(body.sizes[.large] == TextSize(size: 17, leading: 22))
    #expect(body.sizes[.accessibilityExtraExtraExtraLarge]?.size == 53)
    #expect(typography.textStyle("body", platform: .tvos)?.sizes[.large]?.size == 29)
    #expect(typography.textStyle("body", platform: .macos)?.sizes[.large]?.size == 13)
    #expect(typography.textStyle("subtitle1") == nil)
  }

  @Test func `accessibility categories are those of the traits`() {
    #expect(typography.categories.contains { $0.isAccessibility })
    for names in typography.categories {
      #expect(names.isAccessibility == names.category.isAccessibilityCategory)
    }
  }

  @Test(arguments: [
    (SystemBar.navigationBar, "iphone-15-pro", 17, false, 44.0),
    (.navigationBar, "iphone-15-pro", 17, true, 32), (.tabBar, "iphone-15-pro-max", 17, true, 49),
    (.navigationBar, "ipad-air-2", 11, false, 44), (.toolbar, "ipad-air-2", 12, false, 50),
  ])
  func `a bar's height depends on device, system and orientation`(
    bar: SystemBar, slug: String, major: Int, landscape: Bool, height: Double
  ) throws {
    let device = try DeviceCatalog.standard.device(slug)
    let figure = typography.bars.height(
      of: bar, on: device, system: .iOS(major), orientation: landscape ? .landscapeLeft : .portrait)
    #expect(figure.value == height && !figure.isAssumed)
  }

  @Test func `bars on iOS 26 are assumed`() throws {
    let device = try DeviceCatalog.standard.device("iphone-17")
    let figure = typography.bars.height(
      of: .tabBar, on: device, system: .iOS(26), orientation: .portrait)
    #expect(figure == Figure(49, .assumed("no bar is measured on iOS 26; as on iOS 18")))
  }

  @Test func `known widths, margins and remarks can be reached`() {
    #expect(typography.readableWidths[.large] == Figure(672, .given(.medium)))
    #expect(typography.readableWidths[.small] == nil)
    #expect(typography.layoutMargins.compactPhones == 16)
    #expect(typography.layoutMargins.mediumPhones == nil)
    #expect(typography.platformDefaults.count == 5)
    #expect(typography.document("status-bar")?.node.value["quirk"] != nil)
    #expect(typography.documents.count == 10)
  }
}
