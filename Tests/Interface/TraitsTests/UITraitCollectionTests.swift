import Foundation
import GimbalGeometry
import GimbalTraits
import SeededGenerator
import Testing

/// An app's trait with comparable values.
enum Density: UITraitDefinition {
  static let defaultValue = 1
  static let name = "Density"
}

/// An app's trait on which colors depend.
enum Tint: UITraitDefinition {
  static let defaultValue = "blue"
  static let affectsColorAppearance = true
}

/// An app's trait whose values are not comparable.
enum Action: UITraitDefinition {
  static let defaultValue: @Sendable () -> Int = { 0 }
}

@Suite struct UITraitCollectionTests {
  let phone = UITraitCollection(traitsFrom: [
    UITraitCollection(userInterfaceIdiom: .phone),
    UITraitCollection(horizontalSizeClass: .compact),
    UITraitCollection(verticalSizeClass: .regular),
  ])

  @Test func `a later trait wins over an earlier one, and unspecified ones are inherited`() {
    let merged = UITraitCollection(traitsFrom: [
      phone, UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(verticalSizeClass: .unspecified), UITraitCollection(displayScale: 3),
    ])

    #expect(merged.horizontalSizeClass == .regular)
    #expect(merged.verticalSizeClass == .regular)
    #expect(merged.userInterfaceIdiom == .phone)
    #expect(merged.displayScale == 3)
    #expect(merged.userInterfaceStyle == .unspecified)
  }

  @Test func `a collection contains exactly its specified traits`() {
    #expect(phone.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
    #expect(phone.containsTraits(in: nil))
    #expect(phone.containsTraits(in: UITraitCollection(horizontalSizeClass: .unspecified)))
    #expect(!phone.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
    #expect(!phone.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!UITraitCollection().containsTraits(in: phone))
  }

  /// One collection for each single-property initializer.
  static let single: [UITraitCollection] = [
    UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(displayScale: 2),
    UITraitCollection(displayGamut: .P3), UITraitCollection(horizontalSizeClass: .compact),
    UITraitCollection(verticalSizeClass: .compact), UITraitCollection(userInterfaceStyle: .dark),
    UITraitCollection(layoutDirection: .rightToLeft),
    UITraitCollection(forceTouchCapability: .available),
    UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
    UITraitCollection(accessibilityContrast: .high), UITraitCollection(legibilityWeight: .bold),
    UITraitCollection(userInterfaceLevel: .elevated), UITraitCollection(activeAppearance: .active),
    UITraitCollection(toolbarItemPresentationSize: .small),
    UITraitCollection(imageDynamicRange: .high), UITraitCollection(sceneCaptureState: .active),
    UITraitCollection(typesettingLanguage: Locale.Language(identifier: "th")),
  ]

  @Test func `every trait takes part in equality, merging and change detection`() {
    let nothing = UITraitCollection()
    for (index, one) in Self.single.enumerated() {
      #expect(one.changedTraits(from: nil).count == 1, "\(one)")
      #expect(one != nothing && one == UITraitCollection(traitsFrom: [nothing, one]))
      #expect(UITraitCollection(traitsFrom: [one, nothing]) == one)
      for other in Self.single[..<index] {
        #expect(one != other)
        #expect(!one.containsTraits(in: other))
        #expect(UITraitCollection(traitsFrom: [one, other]).containsTraits(in: one))
      }
    }
    let all = UITraitCollection(traitsFrom: Self.single)
    #expect(all.changedTraits(from: nil).count == Self.single.count)
    #expect(all.hash == UITraitCollection(traitsFrom: Self.single.reversed()).hash)
  }

  @Test(arguments: 0..<100) func `merging is associative and repeating changes nothing`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let parts = (0..<6).map { _ in
      UITraitCollection { traits in
        if Bool.random(using: &random) { traits.displayScale = 2 }
        if Bool.random(using: &random) { traits.userInterfaceStyle = .dark }
        if Bool.random(using: &random) {
          traits[Density.self] = Int.random(in: 1...3, using: &random)
        }
        if Bool.random(using: &random) { traits.horizontalSizeClass = .regular }
      }
    }

    let whole = UITraitCollection(traitsFrom: parts)
    let halves = UITraitCollection(traitsFrom: [
      UITraitCollection(traitsFrom: Array(parts[..<3])),
      UITraitCollection(traitsFrom: Array(parts[3...])),
    ])

    #expect(whole == halves && whole.hash == halves.hash)
    #expect(UITraitCollection(traitsFrom: [whole, whole]) == whole)
    #expect(whole.containsTraits(in: parts[5]))
  }

  @Test func `traits are set by property or by type`() {
    let made = UITraitCollection { traits in
      traits.horizontalSizeClass = .compact
      traits[UITraitUserInterfaceStyle.self] = .dark
      traits[Density.self] = 2
    }
    let changed = made.modifyingTraits { $0.userInterfaceStyle = .light }

    #expect(made[UITraitHorizontalSizeClass.self] == .compact)
    #expect(made.userInterfaceStyle == .dark && made[Density.self] == 2)
    #expect(changed.userInterfaceStyle == .light && changed[Density.self] == 2)
    #expect(made.changedTraits(from: changed).map { $0.name } == ["UserInterfaceStyle"])
  }

  @Test func `a custom trait behaves like any other (R-TRAIT-8)`() {
    let dense = UITraitCollection { $0[Density.self] = 3 }
    let merged = UITraitCollection(traitsFrom: [phone, dense])

    #expect(phone[Density.self] == 1 && merged[Density.self] == 3)
    #expect(merged != phone && merged.containsTraits(in: dense))
    #expect(!phone.containsTraits(in: dense))
    #expect(merged.changedTraits(from: phone).map { $0.name } == ["Density"])
    #expect(merged.changeText(from: phone) == "Density 1 → 3")
    let back = merged.modifyingTraits { $0[Density.self] = 1 }
    #expect(back == phone && back.hash == phone.hash)
  }

  @Test func `one custom trait that differs makes collections differ`() {
    let blue = UITraitCollection {
      $0[Density.self] = 3
      $0[Tint.self] = "blue"
    }
    let red = blue.modifyingTraits { $0[Tint.self] = "red" }

    #expect(blue == UITraitCollection { $0[Density.self] = 3 })
    #expect(blue != red && red != blue)
    #expect(red.changedTraits(from: blue).map { $0.name } == ["Tint"])
  }

  @Test func `a value that is not comparable changes when it is set again`() {
    let one = UITraitCollection { $0[Action.self] = { 1 } }
    let same = UITraitCollection(traitsFrom: [phone, one])

    #expect(same.containsTraits(in: one))
    #expect(one != UITraitCollection { $0[Action.self] = { 1 } })
    #expect(one[Action.self]() == 1 && phone[Action.self]() == 0)
  }

  @Test func `colors change with the traits that they depend on`() {
    let dark = phone.modifyingTraits { $0.userInterfaceStyle = .dark }
    let dense = phone.modifyingTraits { $0[Density.self] = 3 }
    let red = phone.modifyingTraits { $0[Tint.self] = "red" }

    #expect(dark.hasDifferentColorAppearance(comparedTo: phone))
    #expect(red.hasDifferentColorAppearance(comparedTo: phone))
    #expect(!dense.hasDifferentColorAppearance(comparedTo: phone))
    #expect(!phone.hasDifferentColorAppearance(comparedTo: phone))
    let system = UITraitCollection.systemTraitsAffectingColorAppearance.map { $0.name }
    #expect(system.contains("UserInterfaceStyle") && !system.contains("DisplayScale"))
  }

  @Test func `a change text lists the size classes first`() {
    let wide = phone.modifyingTraits {
      $0.horizontalSizeClass = .regular
      $0.verticalSizeClass = .compact
      $0.userInterfaceStyle = .dark
      $0.displayScale = 3
    }
    let light = wide.modifyingTraits { $0.userInterfaceStyle = .light }

    #expect(phone.shortText == "hC vR" && UITraitCollection().shortText == "h- v-")
    #expect(wide.changeText(from: nil) == "→ hR vC")
    let full = "hC vR → hR vC, scale 0 → 3, style unspecified → dark"
    #expect(wide.changeText(from: phone) == full)
    #expect(wide.changeText(from: light) == "style light → dark")
    #expect(wide.changeText(from: wide) == "unchanged")
  }

  @Test func `the description has the platform's form`() {
    let collection = UITraitCollection(traitsFrom: Self.single + [phone])
    let dense = phone.modifyingTraits { $0[Density.self] = 3 }

    #expect(
      collection.description
        == "<UITraitCollection: UserInterfaceIdiom = Phone, DisplayScale = 2, DisplayGamut = P3, "
        + "HorizontalSizeClass = Compact, VerticalSizeClass = Regular, UserInterfaceStyle = Dark, "
        + "UserInterfaceLayoutDirection = RTL, ForceTouchCapability = Available, "
        + "PreferredContentSizeCategory = AccessibilityL, AccessibilityContrast = High, "
        + "LegibilityWeight = Bold, UserInterfaceLevel = Elevated, ActiveAppearance = Active, "
        + "ToolbarItemPresentationSize = Small, ImageDynamicRange = High, "
        + "SceneCaptureState = Active, TypesettingLanguage = Th>")
    #expect(dense.description.hasSuffix("VerticalSizeClass = Regular, Density = 3>"))
    #expect(UITraitCollection().description == "<UITraitCollection>")
  }

  @Test func `the current collection is restored, and each thread has its own`() async {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let before = UITraitCollection.current

    dark.performAsCurrent {
      #expect(UITraitCollection.current === dark)
      phone.performAsCurrent { #expect(UITraitCollection.current === phone) }
      #expect(UITraitCollection.current === dark)
      let done = DispatchSemaphore(value: 0)
      Thread {
        #expect(UITraitCollection.current == UITraitCollection())
        UITraitCollection.current = UITraitCollection(displayScale: 2)
        done.signal()
      }.start()
      done.wait()
      #expect(UITraitCollection.current === dark)
    }

    #expect(UITraitCollection.current === before)
  }

  @Test func `the current collection is released when another replaces it`() {
    weak var held: UITraitCollection?
    let before = UITraitCollection.current
    do {
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      held = dark
      UITraitCollection.current = dark
    }
    #expect(held != nil)

    UITraitCollection.current = before

    #expect(held == nil)
  }

  @Test func `one trait of any kind is set or replaced`() {
    let dense = UITraitCollection(Density.self, value: 3)
    let dark = phone.replacing(UITraitUserInterfaceStyle.self, value: .dark)
    let both = dark.replacing(Density.self, value: 2)
    let densities = [dense, dark, both].map { $0[Density.self] }
    #expect(densities == [3, Density.defaultValue, 2])
    #expect(dark.changedTraits(from: phone).map { $0.name } == ["UserInterfaceStyle"])
  }

  @Test func `images are looked up by the traits that asset catalogs offer`() {
    let names = UITraitCollection.systemTraitsAffectingImageLookup.map { $0.name }
    #expect(names.contains("DisplayScale") && names.contains("UserInterfaceStyle"))
    #expect(!names.contains("PreferredContentSizeCategory") && Set(names).count == names.count)
  }

  @Test func `printing a collection reads none of its traits (R-TRAIT-9)`() {
    var read: [String] = []
    let reader = TraitReader { trait, _ in read.append(trait.name) }
    let text = reader.reading {
      phone.changeText(from: UITraitCollection(userInterfaceStyle: .dark)) + phone.description
    }
    #expect(read.isEmpty && !text.isEmpty)
    reader.reading { _ = phone.horizontalSizeClass }
    #expect(read == ["HorizontalSizeClass"])
  }
}
