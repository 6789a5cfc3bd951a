import Foundation
import GimbalEngine
import GimbalInterfaceDocuments
import GimbalText

/// An attributed text of an element of a document: its string, and the attributes that affect sizes.
///
/// Rule: R-NIB-10.
struct AttributedReading {
  /// The characters of all parts.
  let string: String
  /// The font of the first part that has one.
  let font: UIFont?
  /// The alignment of the first part with a paragraph style.
  let alignment: NSTextAlignment?
  /// The attributed text; nil if the first font and the alignment determine all sizes.
  let styled: NSAttributedString?

  /// Reads an element `attributedString` with its fragments.
  init(_ markup: Markup) {
    let parts = markup.children.filter { $0.name == "fragment" }.map(Part.init)
    string = parts.map(\.string).joined()
    font = parts.lazy.compactMap(\.font).first
    alignment = parts.lazy.compactMap(\.style).first?.alignment
    let first = parts.first?.font
    // R-NIB-10.3
    let isPlain = parts.allSatisfy { $0.font == first && !$0.hasOwnSizes }
    styled = isPlain ? nil : AttributedReading.joined(parts)
  }

  private static func joined(_ parts: [Part]) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    var last = 0
    for part in parts where !part.string.isEmpty {
      var attributes = part.numbers
      attributes[.font] = part.font
      attributes[.paragraphStyle] = part.style
      // Foundation on Linux traps when it compares adjacent runs with the same number of
      // attributes.
      if attributes.count == last { attributes[.part] = 1 }
      last = attributes.count
      text.append(NSAttributedString(string: part.string, attributes: attributes))
    }
    return text
  }
}

extension NSAttributedString.Key {
  /// Separates a part from the one before it.
  fileprivate static let part = Self(rawValue: "GimbalPart")
}

/// A part of a text with equal attributes.
private struct Part {
  /// The characters of the part.
  let string: String
  /// The font; nil if the part names none.
  let font: UIFont?
  /// The paragraph style; nil if the part has none.
  let style: NSParagraphStyle?
  /// The kerning, tracking and baseline offset in points, by attribute.
  let numbers: [NSAttributedString.Key: Any]

  /// Reads an element `fragment`.
  init(_ fragment: Markup) {
    string = fragment["content"] ?? fragment.child(key: "content")?.text ?? ""
    let attributes = fragment.child("attributes")
    font = attributes?.child(key: "NSFont").map(Part.font)
    style = attributes?.child(key: "NSParagraphStyle").map(Part.style)
    var numbers: [NSAttributedString.Key: Any] = [:]
    // R-NIB-10.2
    for key in [NSAttributedString.Key.kern, .tracking, .baselineOffset] {
      if let value = attributes?.child(key: key.rawValue).flatMap({ Part.length("value", of: $0) })
      {
        numbers[key] = value
      }
    }
    self.numbers = numbers
  }

  /// True if other attributes than the font affect the size.
  var hasOwnSizes: Bool {
    guard numbers.isEmpty, let style else { return !numbers.isEmpty }
    if style.lineBreakMode == .byCharWrapping || style.hyphenationFactor != 0 { return true }
    return [
      style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore,
      style.minimumLineHeight, style.maximumLineHeight, style.lineHeightMultiple,
      style.firstLineHeadIndent, style.headIndent, style.tailIndent,
    ].contains { $0 != 0 }
  }

  /// Returns the length of an attribute, in points, limited like other lengths of documents.
  private static func length(_ name: String, of markup: Markup) -> CGFloat? {
    markup.number(name).flatMap { $0.magnitude <= 1_000_000 ? CGFloat($0) : nil }
  }

  /// Source: Interface Builder documents: `metaFont` names one of the system's weights or sizes.
  private static func font(_ element: Markup) -> UIFont {
    // R-NIB-10.1
    let name = element["metaFont"] ?? ""
    let weight =
      name.hasPrefix("system") && name != "system"
      ? name.dropFirst(6).prefix(1).lowercased() + name.dropFirst(7) : nil
    let size =
      length("size", of: element)
      ?? sizes[weight == nil ? name : "system"] ?? UIFont.systemFontSize
    return .systemFont(ofSize: size, weight: InterfaceFont.weight(weight))
  }

  /// The sizes of fonts that attributed texts name by their use.
  private static let sizes: [String: CGFloat] = [
    "system": 13, "smallSystem": 11, "miniSystem": 9, "label": 13, "cellTitle": 12,
  ]

  private static func style(_ markup: Markup) -> NSParagraphStyle {
    // R-NIB-10.2
    let style = NSMutableParagraphStyle()
    style.alignment = markup["alignment"].map { TextReading.alignment($0) } ?? .natural
    switch markup["lineBreakMode"] {
    case "charWrapping": style.lineBreakMode = .byCharWrapping
    case "clipping": style.lineBreakMode = .byClipping
    case "truncatingHead": style.lineBreakMode = .byTruncatingHead
    case "truncatingMiddle": style.lineBreakMode = .byTruncatingMiddle
    case "truncatingTail": style.lineBreakMode = .byTruncatingTail
    default: break
    }
    func length(_ name: String) -> CGFloat { Part.length(name, of: markup) ?? 0 }
    style.lineSpacing = length("lineSpacing")
    style.paragraphSpacing = length("paragraphSpacing")
    style.paragraphSpacingBefore = length("paragraphSpacingBefore")
    style.firstLineHeadIndent = length("firstLineHeadIndent")
    style.headIndent = length("headIndent")
    style.tailIndent = length("tailIndent")
    style.minimumLineHeight = length("minimumLineHeight")
    style.maximumLineHeight = length("maximumLineHeight")
    style.lineHeightMultiple = length("lineHeightMultiple")
    style.defaultTabInterval = length("defaultTabInterval")
    style.hyphenationFactor = Float(length("hyphenationFactor"))
    return style
  }
}
