public import Foundation
public import GimbalGraphics
public import GimbalText

extension AttributeScopes {
  /// The scope of UIKit's string attributes, with Foundation's.
  ///
  /// They affect text sizes as in `NSAttributedString`.
  ///
  /// Source: Apple, AttributeScopes.UIKitAttributes.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The style of the paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The text color.
    public let foregroundColor: ForegroundColorAttribute
    /// The background color.
    public let backgroundColor: BackgroundColorAttribute
    /// The use of ligatures; 0 if they are not used.
    public let ligature: LigatureAttribute
    /// Points that are added after each character, instead of the font's kerning.
    public let kern: KernAttribute
    /// Points that are added after each character.
    public let tracking: TrackingAttribute
    /// The strikethrough style.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The underline style.
    public let underlineStyle: UnderlineStyleAttribute
    /// The stroke color.
    public let strokeColor: StrokeColorAttribute
    /// The stroke width, as a percentage of the font size.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow.
    public let shadow: ShadowAttribute
    /// The attachment at the character.
    public let attachment: AttachmentAttribute
    /// The offset above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The underline color.
    public let underlineColor: UnderlineColorAttribute
    /// The strikethrough color.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The slant of the glyphs.
    public let obliqueness: ObliquenessAttribute
    /// The logarithm of the glyphs' expansion factor.
    public let expansion: ExpansionAttribute
    /// Foundation's attributes, such as links.
    public let foundation: FoundationAttributes
  }

  /// UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of UIKit's, by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeScopes.UIKitAttributes {
  /// The font.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = UIFont
    /// UIKit's name.
    public static let name = "NSFont"
  }
  /// The style of the paragraph.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = NSParagraphStyle
    /// UIKit's name.
    public static let name = "NSParagraphStyle"
  }
  /// The text color.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = UIColor
    /// UIKit's name.
    public static let name = "NSColor"
  }
  /// The background color.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = UIColor
    /// UIKit's name.
    public static let name = "NSBackgroundColor"
  }
  /// The use of ligatures; 0 if they are not used.
  public enum LigatureAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = Int
    /// UIKit's name.
    public static let name = "NSLigature"
  }
  /// Points that are added after each character, instead of the font's kerning.
  public enum KernAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = CGFloat
    /// UIKit's name.
    public static let name = "NSKern"
  }
  /// Points that are added after each character.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = CGFloat
    /// UIKit's name.
    public static let name = "CTTracking"
  }
  /// The strikethrough style.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = NSUnderlineStyle
    /// UIKit's name.
    public static let name = "NSStrikethrough"
  }
  /// The underline style.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = NSUnderlineStyle
    /// UIKit's name.
    public static let name = "NSUnderline"
  }
  /// The stroke color.
  public enum StrokeColorAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = UIColor
    /// UIKit's name.
    public static let name = "NSStrokeColor"
  }
  /// The stroke width, as a percentage of the font size.
  public enum StrokeWidthAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = CGFloat
    /// UIKit's name.
    public static let name = "NSStrokeWidth"
  }
  /// The shadow.
  public enum ShadowAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = NSShadow
    /// UIKit's name.
    public static let name = "NSShadow"
  }
  /// The attachment at the character.
  public enum AttachmentAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = NSTextAttachment
    /// UIKit's name.
    public static let name = "NSAttachment"
  }
  /// The offset above the baseline, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = CGFloat
    /// UIKit's name.
    public static let name = "NSBaselineOffset"
  }
  /// The underline color.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = UIColor
    /// UIKit's name.
    public static let name = "NSUnderlineColor"
  }
  /// The strikethrough color.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = UIColor
    /// UIKit's name.
    public static let name = "NSStrikethroughColor"
  }
  /// The slant of the glyphs.
  public enum ObliquenessAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = CGFloat
    /// UIKit's name.
    public static let name = "NSObliqueness"
  }
  /// The logarithm of the glyphs' expansion factor.
  public enum ExpansionAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = CGFloat
    /// UIKit's name.
    public static let name = "NSExpansion"
  }
}
