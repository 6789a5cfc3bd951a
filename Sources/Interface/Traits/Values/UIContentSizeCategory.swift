public import Foundation
public import GimbalGeometry

/// The size of text that the user prefers, in twelve steps.
///
/// Categories are ordered by size; `unspecified` and unknown raw values come before all others.
public struct UIContentSizeCategory: RawRepresentable, NamedCase, Hashable, Comparable, Sendable {
  /// The platform's name of the category, such as `UICTContentSizeCategoryL`.
  public let rawValue: String

  /// Creates a category from the platform's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not set.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The first of seven usual sizes.
  public static let extraSmall = UIContentSizeCategory(suffix: "XS")
  /// The second of seven usual sizes.
  public static let small = UIContentSizeCategory(suffix: "S")
  /// The third of seven usual sizes.
  public static let medium = UIContentSizeCategory(suffix: "M")
  /// The fourth of seven usual sizes and the default.
  public static let large = UIContentSizeCategory(suffix: "L")
  /// The fifth of seven usual sizes.
  public static let extraLarge = UIContentSizeCategory(suffix: "XL")
  /// The sixth of seven usual sizes.
  public static let extraExtraLarge = UIContentSizeCategory(suffix: "XXL")
  /// The last of seven usual sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory(suffix: "XXXL")
  /// The first of five accessibility sizes.
  public static let accessibilityMedium = UIContentSizeCategory(suffix: "AccessibilityM")
  /// The second of five accessibility sizes.
  public static let accessibilityLarge = UIContentSizeCategory(suffix: "AccessibilityL")
  /// The third of five accessibility sizes.
  public static let accessibilityExtraLarge = UIContentSizeCategory(suffix: "AccessibilityXL")
  /// The fourth of five accessibility sizes.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(suffix: "AccessibilityXXL")
  /// The last of five accessibility sizes.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    suffix: "AccessibilityXXXL")

  /// The twelve categories, smallest first.
  public static let allCases = steps.map(\.category)

  private static let prefix = "UICTContentSizeCategory"

  private static let steps: [(category: UIContentSizeCategory, name: String)] = [
    (extraSmall, "extraSmall"), (small, "small"), (medium, "medium"), (large, "large"),
    (extraLarge, "extraLarge"), (extraExtraLarge, "extraExtraLarge"),
    (extraExtraExtraLarge, "extraExtraExtraLarge"),
    (accessibilityMedium, "accessibilityMedium"), (accessibilityLarge, "accessibilityLarge"),
    (accessibilityExtraLarge, "accessibilityExtraLarge"),
    (accessibilityExtraExtraLarge, "accessibilityExtraExtraLarge"),
    (accessibilityExtraExtraExtraLarge, "accessibilityExtraExtraExtraLarge"),
  ]

  private init(suffix: String) {
    rawValue = Self.prefix + suffix
  }

  /// The Swift name, such as `accessibilityLarge`; the raw value of an unknown category.
  public var name: String {
    if self == .unspecified { return "unspecified" }
    return Self.steps.first { $0.category == self }?.name ?? rawValue
  }

  /// The raw value without its common prefix, such as `AccessibilityL`.
  var suffix: String {
    rawValue.hasPrefix(Self.prefix) ? String(rawValue.dropFirst(Self.prefix.count)) : rawValue
  }

  /// True if the category is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Returns whether text is smaller in one category than in another.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? -1 }

  /// Posted when the user chooses another size; the user info holds the new category.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// The key of the new category's raw value in the user info of `didChangeNotification`.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
