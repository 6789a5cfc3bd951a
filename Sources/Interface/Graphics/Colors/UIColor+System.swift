import Foundation

/// The fixed colors.
///
/// Source: Apple, UIColor, Fixed colors.
extension UIColor {
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Dark gray.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Light gray.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Gray.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Black, of opacity 0.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// White at 60 %, for text on dark backgrounds; it is not dynamic.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Black, for text on light backgrounds; it is not dynamic.
  public static let darkText = UIColor(white: 0, alpha: 1)
}

/// The colors of the system, by style and contrast.
///
/// See: L-COL-7.
extension UIColor {
  /// The system's red.
  public static let systemRed = UIColor.of(.system(.red))
  /// The system's orange.
  public static let systemOrange = UIColor.of(.system(.orange))
  /// The system's yellow.
  public static let systemYellow = UIColor.of(.system(.yellow))
  /// The system's green.
  public static let systemGreen = UIColor.of(.system(.green))
  /// The system's mint.
  public static let systemMint = UIColor.of(.system(.mint))
  /// The system's teal.
  public static let systemTeal = UIColor.of(.system(.teal))
  /// The system's cyan.
  public static let systemCyan = UIColor.of(.system(.cyan))
  /// The system's blue.
  public static let systemBlue = UIColor.of(.system(.blue))
  /// The system's indigo.
  public static let systemIndigo = UIColor.of(.system(.indigo))
  /// The system's purple.
  public static let systemPurple = UIColor.of(.system(.purple))
  /// The system's pink.
  public static let systemPink = UIColor.of(.system(.pink))
  /// The system's brown.
  public static let systemBrown = UIColor.of(.system(.brown))
  /// The system's gray.
  public static let systemGray = UIColor.of(.system(.gray))
  /// The system's gray, step 2 towards the background.
  public static let systemGray2 = UIColor.of(.system(.gray2))
  /// The system's gray, step 3 towards the background.
  public static let systemGray3 = UIColor.of(.system(.gray3))
  /// The system's gray, step 4 towards the background.
  public static let systemGray4 = UIColor.of(.system(.gray4))
  /// The system's gray, step 5 towards the background.
  public static let systemGray5 = UIColor.of(.system(.gray5))
  /// The system's gray, step 6 towards the background.
  public static let systemGray6 = UIColor.of(.system(.gray6))
}

/// The colors of parts of an interface, by style, contrast and level.
///
/// See: L-COL-7.
extension UIColor {
  /// Text.
  public static let label = UIColor.of(.system(.label))
  /// Secondary text.
  public static let secondaryLabel = UIColor.of(.system(.secondaryLabel))
  /// Tertiary text.
  public static let tertiaryLabel = UIColor.of(.system(.tertiaryLabel))
  /// Quaternary text.
  public static let quaternaryLabel = UIColor.of(.system(.quaternaryLabel))
  /// The placeholder of an empty field.
  public static let placeholderText = UIColor.of(.system(.placeholderText))
  /// Links.
  public static let link = UIColor.of(.system(.link))
  /// Translucent separators.
  public static let separator = UIColor.of(.system(.separator))
  /// Opaque separators.
  public static let opaqueSeparator = UIColor.of(.system(.opaqueSeparator))
  /// Fills of small shapes.
  public static let systemFill = UIColor.of(.system(.fill))
  /// Fills of medium-size shapes.
  public static let secondarySystemFill = UIColor.of(.system(.secondaryFill))
  /// Fills of large shapes.
  public static let tertiarySystemFill = UIColor.of(.system(.tertiaryFill))
  /// Fills of large areas.
  public static let quaternarySystemFill = UIColor.of(.system(.quaternaryFill))
  /// The background.
  public static let systemBackground = UIColor.of(.system(.background))
  /// Content on the background.
  public static let secondarySystemBackground = UIColor.of(.system(.secondaryBackground))
  /// Content on the secondary background.
  public static let tertiarySystemBackground = UIColor.of(.system(.tertiaryBackground))
  /// The background of groups.
  public static let systemGroupedBackground = UIColor.of(.system(.groupedBackground))
  /// Groups on the background.
  public static let secondarySystemGroupedBackground = UIColor.of(
    .system(.secondaryGroupedBackground))
  /// Content on the secondary background of groups.
  public static let tertiarySystemGroupedBackground = UIColor.of(
    .system(.tertiaryGroupedBackground))
  /// The background of grouped tables; UIKit prefers `systemGroupedBackground`.
  public static let groupTableViewBackground = UIColor.of(.system(.groupedBackground))
  /// The tint color, as far as traits determine it: the system's blue, because the tint of views is
  /// not a trait.
  public static let tintColor = UIColor.of(.system(.tint))
}

extension UIColor {
  /// The system's colors that depend on traits, by their names.
  package static let systemColors: [(name: String, color: UIColor)] = [
    ("systemRed", .systemRed), ("systemOrange", .systemOrange), ("systemYellow", .systemYellow),
    ("systemGreen", .systemGreen), ("systemMint", .systemMint), ("systemTeal", .systemTeal),
    ("systemCyan", .systemCyan), ("systemBlue", .systemBlue), ("systemIndigo", .systemIndigo),
    ("systemPurple", .systemPurple), ("systemPink", .systemPink), ("systemBrown", .systemBrown),
    ("systemGray", .systemGray), ("systemGray2", .systemGray2), ("systemGray3", .systemGray3),
    ("systemGray4", .systemGray4), ("systemGray5", .systemGray5), ("systemGray6", .systemGray6),
    ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
    ("quaternaryLabel", .quaternaryLabel), ("placeholderText", .placeholderText), ("link", .link),
    ("separator", .separator), ("opaqueSeparator", .opaqueSeparator), ("systemFill", .systemFill),
    ("secondarySystemFill", .secondarySystemFill), ("tertiarySystemFill", .tertiarySystemFill),
    ("quaternarySystemFill", .quaternarySystemFill), ("systemBackground", .systemBackground),
    ("secondarySystemBackground", .secondarySystemBackground),
    ("tertiarySystemBackground", .tertiarySystemBackground),
    ("systemGroupedBackground", .systemGroupedBackground),
    ("groupTableViewBackground", .groupTableViewBackground), ("tintColor", .tintColor),
  ]
}
