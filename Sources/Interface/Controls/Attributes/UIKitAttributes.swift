public import Foundation
public import GimbalGraphics
public import GimbalText

extension AttributeScopes {
  /// UIKit's attributes of texts, with Foundation's.
  ///
  /// The same attributes count for sizes as in `NSAttributedString`.
  ///
  /// Source: Apple, AttributeScopes.UIKitAttributes.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The style of the paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The color of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// A number that is not 0 where letters are joined.
    public let ligature: LigatureAttribute
    /// Points that are added behind each letter, in the place of the font's own pairs.
    public let kern: KernAttribute
    /// Points that are added behind each letter.
    public let tracking: TrackingAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line below the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of the letters' outlines.
    public let strokeColor: StrokeColorAttribute
    /// The width of the letters' outlines, in hundredths of the size.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow.
    public let shadow: ShadowAttribute
    /// The attachment in the text's place.
    public let attachment: AttachmentAttribute
    /// Points by which the letters stand above the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// The color of the line below the letters.
    public let underlineColor: UnderlineColorAttribute
    /// The color of the line through the letters.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The slant of the letters.
    public let obliqueness: ObliquenessAttribute
    /// The logarithm by which letters are wider.
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
    /// The kind of value.
    public typealias Value = UIFont
    /// UIKit's name.
    public static let name = "NSFont"
  }
  /// The style of the paragraph.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    /// The kind of value.
    public typealias Value = NSParagraphStyle
    /// UIKit's name.
    public static let name = "NSParagraphStyle"
  }
  /// The color of the letters.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The kind of value.
    public typealias Value = UIColor
    /// UIKit's name.
    public static let name = "NSColor"
  }
  /// The color behind the letters.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The kind of value.
    public typealias Value = UIColor
    /// UIKit's name.
    public static let name = "NSBackgroundColor"
  }
  /// A number that is not 0 where letters are joined.
  public enum LigatureAttribute: AttributedStringKey {
    /// The kind of value.
    public typealias Value = Int
    /// UIKit's name.
    public static let name = "NSLigature"
  }
  /// Points that are added behind each letter, in the place of the font's own pairs.
  public enum KernAttribute: AttributedStringKey {
    /// The kind of value.
    public typealias Value = CGFloat
    /// UIKit's name.
    public static let name = "NSKern"
  }
  /// Points that are added behind each letter.
  public enum TrackingAttribute: AttributedStringKey {
    /// The kind of value.
    public typealias Value = CGFloat
    /// UIKit's name.
    public static let name = "CTTracking"
  }
  /// The line through the letters.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The kind of value.
    public typealias Value = NSUnderlineStyle
    /// UIKit's name.
    public static let name = "NSStrikethrough"
  }
  /// The line below the letters.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The kind of value.
    public typealias Value = NSUnderlineStyle
    /// UIKit's name.
    public static let name = "NSUnderline"
  }
  /// The color of the letters' outlines.
  public enum StrokeColorAttribute: AttributedStringKey {
    /// The kind of value.
    public typealias Value = UIColor
    /// UIKit's name.
    public static let name = "NSStrokeColor"
  }
  /// The width of the letters' outlines, in hundredths of the size.
  public enum StrokeWidthAttribute: AttributedStringKey {
    /// The kind of value.
    public typealias Value = CGFloat
    /// UIKit's name.
    public static let name = "NSStrokeWidth"
  }
  /// The shadow.
  public enum ShadowAttribute: AttributedStringKey {
    /// The kind of value.
    public typealias Value = NSShadow
    /// UIKit's name.
    public static let name = "NSShadow"
  }
  /// The attachment in the text's place.
  public enum AttachmentAttribute: AttributedStringKey {
    /// The kind of value.
    public typealias Value = NSTextAttachment
    /// UIKit's name.
    public static let name = "NSAttachment"
  }
  /// Points by which the letters stand above the baseline.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The kind of value.
    public typealias Value = CGFloat
    /// UIKit's name.
    public static let name = "NSBaselineOffset"
  }
  /// The color of the line below the letters.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// The kind of value.
    public typealias Value = UIColor
    /// UIKit's name.
    public static let name = "NSUnderlineColor"
  }
  /// The color of the line through the letters.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// The kind of value.
    public typealias Value = UIColor
    /// UIKit's name.
    public static let name = "NSStrikethroughColor"
  }
  /// The slant of the letters.
  public enum ObliquenessAttribute: AttributedStringKey {
    /// The kind of value.
    public typealias Value = CGFloat
    /// UIKit's name.
    public static let name = "NSObliqueness"
  }
  /// The logarithm by which letters are wider.
  public enum ExpansionAttribute: AttributedStringKey {
    /// The kind of value.
    public typealias Value = CGFloat
    /// UIKit's name.
    public static let name = "NSExpansion"
  }
}
