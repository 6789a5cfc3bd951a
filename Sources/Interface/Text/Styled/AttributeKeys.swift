public import Foundation
public import GimbalGeometry

/// UIKit's attributes of strings.
///
/// Fonts, paragraph styles, kerning, tracking, ligatures, attachments and baseline offsets affect
/// sizes; the others are stored only.
/// Source: Apple, NSAttributedString.Key.
extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = Self(rawValue: "NSFont")
  /// The style of the paragraph, an `NSParagraphStyle`.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  /// The text color.
  public static let foregroundColor = Self(rawValue: "NSColor")
  /// The background color.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// The use of ligatures: 0 disables the default ligatures of an app's own font.
  public static let ligature = Self(rawValue: "NSLigature")
  /// Points that are added after each character; 0 disables the font's kerning.
  public static let kern = Self(rawValue: "NSKern")
  /// Points that are added after each character (from iOS 14 on).
  public static let tracking = Self(rawValue: "CTTracking")
  /// The strikethrough style, a number of `NSUnderlineStyle`.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  /// The underline style, a number of `NSUnderlineStyle`.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  /// The stroke color.
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  /// The stroke width, as a percentage of the font size.
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  /// The shadow, an `NSShadow`.
  public static let shadow = Self(rawValue: "NSShadow")
  /// The name of an effect.
  public static let textEffect = Self(rawValue: "NSTextEffect")
  /// The `NSTextAttachment` at the character.
  public static let attachment = Self(rawValue: "NSAttachment")
  /// The target of a link, a `URL` or a string.
  public static let link = Self(rawValue: "NSLink")
  /// The offset above the baseline, in points.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  /// The underline color.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  /// The strikethrough color.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  /// The slant of the glyphs.
  public static let obliqueness = Self(rawValue: "NSObliqueness")
  /// The logarithm of the glyphs' expansion factor.
  public static let expansion = Self(rawValue: "NSExpansion")
  /// The writing directions, innermost last: an array of numbers, each a direction plus a format
  /// type.
  public static let writingDirection = Self(rawValue: "NSWritingDirection")
}

/// An underline or strikethrough style.
///
/// Source: Apple, NSUnderlineStyle.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Dashes and dots in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// Dashes and pairs of dots in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Only below words.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// Options of measuring a text.
///
/// Source: Apple, NSStringDrawingOptions.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lines are broken at the width.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The font's leading is included.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The bounds of glyphs are measured; Gimbal measures their advances instead.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits is truncated.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The context and the results of measuring a text.
///
/// Source: Apple, NSStringDrawingContext.
open class NSStringDrawingContext: NSObject {
  /// The minimum scale factor of the text; without effect.
  @Settable open var minimumScaleFactor: CGFloat = 0
  /// The actual scale factor: always 1.
  open var actualScaleFactor: CGFloat { 1 }
  /// The bounds of the last measured text, in points.
  open package(set) var totalBounds = CGRect.zero
}
