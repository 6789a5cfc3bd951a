public import Foundation
import GimbalGraphics
import GimbalText

/// An attribute in both kinds of attributed strings, with its conversion in both directions.
private struct AttributePair: @unchecked Sendable {
  /// The attributes of `AttributedString` that UIKit defines.
  typealias UIKit = AttributeScopes.UIKitAttributes

  /// The key in `NSAttributedString`.
  let key: NSAttributedString.Key
  /// Reads the value for `NSAttributedString`; nil if there is none.
  let read: (AttributeContainer) -> Any?
  /// Stores a value of `NSAttributedString`; a value of another type is ignored.
  let write: (Any, inout AttributeContainer) -> Void

  /// Creates the pair of two keys, with the conversion of values in both directions.
  init<Key: AttributedStringKey>(
    _ key: NSAttributedString.Key, _ type: Key.Type,
    from: @escaping (Key.Value) -> Any = { $0 },
    to: @escaping (Any) -> Key.Value? = { $0 as? Key.Value }
  ) where Key.Value: Sendable {
    self.key = key
    read = { $0[type].map(from) }
    write = { value, container in if let own = to(value) { container[type] = own } }
  }

  /// Returns the pair of an attribute that is a length in points.
  static func length<Key: AttributedStringKey>(
    _ key: NSAttributedString.Key, _ type: Key.Type
  ) -> AttributePair where Key.Value == CGFloat {
    AttributePair(
      key, type, from: { NSNumber(value: Double($0)) },
      to: { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } ?? $0 as? CGFloat })
  }

  /// Returns the pair of an attribute that is a style of lines.
  static func line<Key: AttributedStringKey>(
    _ key: NSAttributedString.Key, _ type: Key.Type
  ) -> AttributePair where Key.Value == NSUnderlineStyle {
    AttributePair(
      key, type, from: { NSNumber(value: $0.rawValue) },
      to: {
        (($0 as? NSNumber)?.intValue ?? $0 as? Int).map { NSUnderlineStyle(rawValue: $0) }
      })
  }

  /// All attributes that are converted.
  static let all: [AttributePair] = [
    AttributePair(.font, UIKit.FontAttribute.self),
    AttributePair(.paragraphStyle, UIKit.ParagraphStyleAttribute.self),
    AttributePair(.foregroundColor, UIKit.ForegroundColorAttribute.self),
    AttributePair(.backgroundColor, UIKit.BackgroundColorAttribute.self),
    AttributePair(
      .ligature, UIKit.LigatureAttribute.self, from: { NSNumber(value: $0) },
      to: { ($0 as? NSNumber)?.intValue ?? $0 as? Int }),
    .length(.kern, UIKit.KernAttribute.self),
    .length(.tracking, UIKit.TrackingAttribute.self),
    .line(.strikethroughStyle, UIKit.StrikethroughStyleAttribute.self),
    .line(.underlineStyle, UIKit.UnderlineStyleAttribute.self),
    AttributePair(.strokeColor, UIKit.StrokeColorAttribute.self),
    .length(.strokeWidth, UIKit.StrokeWidthAttribute.self),
    AttributePair(.shadow, UIKit.ShadowAttribute.self),
    AttributePair(.attachment, UIKit.AttachmentAttribute.self),
    .length(.baselineOffset, UIKit.BaselineOffsetAttribute.self),
    AttributePair(.underlineColor, UIKit.UnderlineColorAttribute.self),
    AttributePair(.strikethroughColor, UIKit.StrikethroughColorAttribute.self),
    .length(.obliqueness, UIKit.ObliquenessAttribute.self),
    .length(.expansion, UIKit.ExpansionAttribute.self),
    AttributePair(
      .link, AttributeScopes.FoundationAttributes.LinkAttribute.self,
      to: { $0 as? URL ?? ($0 as? String).flatMap(URL.init(string:)) }),
  ]
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// Creates a dictionary with UIKit's attributes and the links of a container.
  ///
  /// Source: Apple, AttributeContainer.
  public init(_ container: AttributeContainer) {
    self.init()
    for pair in AttributePair.all {
      if let value = pair.read(container) { self[pair.key] = value }
    }
  }
}

extension AttributeContainer {
  /// Creates a container of UIKit's attributes and links; other attributes and types are left out.
  ///
  /// Source: Apple, AttributeContainer.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for pair in AttributePair.all {
      if let value = dictionary[pair.key] { pair.write(value, &self) }
    }
  }
}

extension NSAttributedString {
  /// Creates a string from Swift's `AttributedString`, with UIKit's attributes and links; others
  /// are left out.
  ///
  /// - Complexity: O(characters + runs).
  ///
  /// Source: Apple, NSAttributedString.
  public convenience init(_ text: AttributedString) {
    let made = NSMutableAttributedString(string: String(text.characters))
    var position = 0
    for run in text.runs {
      let length = String(text[run.range].characters).utf16.count
      made.setAttributes(
        Dictionary(run.attributes), range: NSRange(location: position, length: length))
      position += length
    }
    self.init(attributedString: made)
  }

  /// Creates a string from Swift's `AttributedString`, with the attributes of UIKit's scope.
  ///
  /// - Throws: nothing; the signature is UIKit's.
  public convenience init(
    _ text: AttributedString,
    including scope: KeyPath<AttributeScopes, AttributeScopes.UIKitAttributes.Type>
  ) throws { self.init(text) }
}

extension AttributedString {
  /// Creates a string from an `NSAttributedString`, with UIKit's attributes and links; others are
  /// left out.
  ///
  /// - Complexity: O(characters + runs).
  ///
  /// Source: Apple, AttributedString.
  public init(_ text: NSAttributedString) {
    self.init()
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
      attributes, range, _ in
      append(
        AttributedString(
          text.attributedSubstring(from: range).string,
          attributes: AttributeContainer(attributes)))
    }
  }

  /// Creates a string from an `NSAttributedString`, with the attributes of UIKit's scope.
  ///
  /// - Throws: nothing; the signature is UIKit's.
  public init(
    _ text: NSAttributedString,
    including scope: KeyPath<AttributeScopes, AttributeScopes.UIKitAttributes.Type>
  ) throws { self.init(text) }
}
