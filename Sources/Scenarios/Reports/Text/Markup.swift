import Foundation
import GimbalGeometry

/// A writer of XML elements as text; its pages are HTML and well-formed XML.
struct Markup {
  /// The markup written so far.
  private(set) var text = ""

  /// Writes an element with the output of `content`; without output it is self-closing.
  mutating func element(
    _ name: String, _ attributes: [(String, String)] = [], content: ((inout Markup) -> Void)? = nil
  ) {
    text += "<"
    text += name
    for (key, value) in attributes {
      text += " "
      text += key
      text += "=\""
      text += Markup.escaped(value)
      text += "\""
    }
    guard let content else {
      text += "/>"
      return
    }
    text += ">"
    content(&self)
    text += "</\(name)>"
  }

  /// Writes the start tag of an element whose content is written piece by piece.
  mutating func begin(_ name: String, _ attributes: [(String, String)] = []) {
    element(name, attributes) { _ in }
    text.removeLast(name.utf8.count + 3)
  }

  /// Writes the end tag of an element that was begun separately.
  mutating func end(_ name: String) { text += "</\(name)>" }

  /// Returns what was written, and removes it, so that long output is written in parts.
  mutating func take() -> String {
    defer { text = "" }
    return text
  }

  /// Writes an element that contains only a text, escaped.
  mutating func element(_ name: String, _ attributes: [(String, String)] = [], text: String) {
    element(name, attributes) { $0.characters(text) }
  }

  /// Writes a text between tags, escaped.
  mutating func characters(_ text: String) { self.text += Markup.escaped(text) }

  /// Writes markup unchanged, which must be this module's own.
  mutating func raw(_ markup: String) { text += markup }

  /// Writes a line break between elements, for the source's reader.
  mutating func line() { text += "\n" }

  /// Returns the text for content and attributes, with escapes.
  ///
  /// - Complexity: linear in its length.
  static func escaped(_ text: String) -> String {
    // Nearly all texts are short and need no escapes.
    if text.utf8.count < 1_000,
      text.utf8.withContiguousStorageIfAvailable(isPlain) == true
    {
      return text
    }
    var result = ""
    for scalar in VisibleText.of(text, limit: 20_000).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      // The dot between a device and its system, which every case's name has.
      if bytes[index] == 0xC2, index + 1 < bytes.count, bytes[index + 1] == 0xB7 {
        index += 2
        continue
      }
      guard isPlain(bytes[index]) else { return false }
      index += 1
    }
    return true
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      false
    default: (0x20..<0x7F).contains(byte)
    }
  }

  /// Returns a length for an attribute: at most two decimals, within the limits of renderers.
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    let bounded = min(max(value, -1e6), 1e6)
    return MeasureText.number((bounded * 100).rounded() / 100)
  }

  /// Returns the position and size of a rectangle as attributes of an SVG element.
  static func rect(_ rect: CGRect) -> [(String, String)] {
    [
      ("x", number(rect.minX)), ("y", number(rect.minY)), ("width", number(rect.width)),
      ("height", number(rect.height)),
    ]
  }
}
