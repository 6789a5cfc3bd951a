import Foundation

/// A parser of markup as Interface Builder writes it: elements with attributes and text, and
/// comments.
///
/// `XMLParser` creates a dictionary per element and a call per piece of text, which takes most of a
/// document's time. It parses texts with declarations, CDATA sections or names with colons, and
/// malformed ones, and only it reports errors.
struct PlainMarkupReader {
  private let text: UnsafeBufferPointer<UInt8>
  private var location = 0
  private var tree: MarkupTree
  /// The ranges of the names of open elements, the innermost last.
  private var names: [Range<Int>] = []
  /// A value in which references have been replaced.
  private var replaced: [UInt8] = []

  /// Returns the root element of a UTF-8 text, or nil for a text that `XMLParser` must parse.
  ///
  /// - Complexity: O(bytes).
  static func read(_ bytes: [UInt8], textElements: [String]) -> Markup? {
    bytes.withUnsafeBufferPointer { text in
      var reader = PlainMarkupReader(text, textElements)
      return reader.read()
    }
  }

  private init(_ text: UnsafeBufferPointer<UInt8>, _ textElements: [String]) {
    self.text = text
    tree = MarkupTree(forBytes: text.count, textElements: textElements)
  }

  private mutating func read() -> Markup? {
    skipSpace()
    while location < text.count {
      guard take("<") else { return nil }
      guard take("!") ? skipComment() : take("/") ? readEndTag() : readStartTag() else {
        return nil
      }
      if tree.depth > 0 {
        guard readText() else { return nil }
      } else {
        skipSpace()
      }
    }
    return tree.root
  }

  // MARK: Tags

  private mutating func readStartTag() -> Bool {
    // There is one root.
    guard tree.depth < MarkupTree.depthLimit, tree.depth > 0 || tree.count == 0,
      let range = readName()
    else { return false }
    let (name, tag) = tree.table.interned(UnsafeBufferPointer(rebasing: text[range]))
    var attributes = tree.table.begin()
    while true {
      let isApart = skipSpace()
      if take(">") {
        tree.begin(name, tag, attributes)
        names.append(range)
        return true
      }
      if take("/") {
        tree.begin(name, tag, attributes)
        tree.end()
        return take(">")
      }
      guard isApart, readAttribute(into: &attributes) else { return false }
    }
  }

  private mutating func readEndTag() -> Bool {
    guard let start = names.popLast(), let end = readName(), start.count == end.count,
      memcmp(text.baseAddress! + start.lowerBound, text.baseAddress! + end.lowerBound, end.count)
        == 0
    else { return false }
    tree.end()
    skipSpace()
    return take(">")
  }

  private mutating func readAttribute(into attributes: inout AttributeTable.Part) -> Bool {
    guard let range = readName() else { return false }
    let (name, tag) = tree.table.interned(UnsafeBufferPointer(rebasing: text[range]))
    // Duplicate attributes are left to the parser; the limit bounds the pairwise comparison.
    guard attributes.locations.count < 100, !tree.table.has(name, tag, in: attributes) else {
      return false
    }
    skipSpace()
    guard take("=") else { return false }
    skipSpace()
    guard let value = take("\"") ? readValue("\"") : take("'") ? readValue("'") : nil
    else { return false }
    tree.table.append(name, tag, value, to: &attributes)
    return true
  }

  /// Reads a value and its closing quote.
  private mutating func readValue(_ quote: Unicode.Scalar) -> String? {
    let quote = UInt8(ascii: quote)
    let start = location
    while location < text.count {
      let byte = text[location]
      if byte == quote {
        location += 1
        return String(
          decoding: UnsafeBufferPointer(rebasing: text[start..<location - 1]), as: UTF8.self)
      }
      guard isPlain(byte) else { break }
      location += 1
    }
    // White space is normalized to spaces, and references are replaced.
    replaced.removeAll(keepingCapacity: true)
    replaced.append(contentsOf: text[start..<location])
    while location < text.count {
      let byte = text[location]
      switch byte {
      case quote:
        location += 1
        return String(decoding: replaced, as: UTF8.self)
      case UInt8(ascii: "\n"), UInt8(ascii: "\t"):
        replaced.append(UInt8(ascii: " "))
        location += 1
      case UInt8(ascii: "&"):
        guard readReference() else { return nil }
      default:
        guard isPlain(byte) || isCharacter() else { return nil }
        replaced.append(byte)
        location += 1
      }
    }
    return nil
  }

  // MARK: Text

  /// Reads the text before the next tag.
  private mutating func readText() -> Bool {
    if !tree.takesText { skipSpace() }
    if location < text.count, text[location] == UInt8(ascii: "<") { return true }
    replaced.removeAll(keepingCapacity: true)
    while location < text.count {
      let byte = text[location]
      switch byte {
      case UInt8(ascii: "<"):
        if tree.takesText { tree.append(String(decoding: replaced, as: UTF8.self)) }
        return true
      case UInt8(ascii: "&"):
        guard readReference() else { return false }
      case UInt8(ascii: "]") where location + 1 < text.count && text[location + 1] == byte:
        return false
      // The parser converts carriage returns to line feeds.
      case UInt8(ascii: "\r") where tree.takesText: return false
      default:
        guard isPlain(byte) || isSpace(byte) || isCharacter() else { return false }
        replaced.append(byte)
        location += 1
      }
    }
    return false
  }

  /// Skips a comment, such as Xcode's name of each scene.
  private mutating func skipComment() -> Bool {
    guard take("-"), take("-") else { return false }
    while location < text.count {
      if take("-") {
        // Two hyphens must be the end.
        if take("-") { return take(">") }
        continue
      }
      guard
        text[location] >= 0x20 && text[location] < 0x80 || isSpace(text[location]) || isCharacter()
      else { return false }
      location += 1
    }
    return false
  }

  /// Reads a reference to a predefined entity or to a character.
  private mutating func readReference() -> Bool {
    let rest = text[(location + 1)...].prefix(10)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { return false }
    let name = String(decoding: rest[..<end], as: UTF8.self)
    if let character = PlainMarkupReader.entities[name] {
      replaced.append(UInt8(ascii: character))
    } else {
      guard name.first == "#" else { return false }
      let digits = name.dropFirst(name.hasPrefix("#x") ? 2 : 1)
      guard digits.allSatisfy(\.isHexDigit), digits.utf8.allSatisfy({ $0 < 0x80 }),
        let number = UInt32(digits, radix: name.hasPrefix("#x") ? 16 : 10),
        number >= 0x20 && number & 0xFFFE != 0xFFFE || [0x9, 0xA, 0xD].contains(number),
        let scalar = Unicode.Scalar(number)
      else { return false }
      replaced.append(contentsOf: String(Character(scalar)).utf8)
    }
    location = end + 1
    return true
  }

  private static let entities: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  // MARK: Characters

  /// Returns true for a literal byte: ASCII except markup, references and control characters.
  @inline(__always)
  private func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x80 && byte != UInt8(ascii: "<") && byte != UInt8(ascii: "&")
  }

  @inline(__always)
  private func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
      || byte == UInt8(ascii: "\r")
  }

  /// Returns true for a byte of an allowed character beyond ASCII: all but U+FFFE and U+FFFF.
  private func isCharacter() -> Bool {
    guard text[location] >= 0x80 else { return false }
    return !(text[location] == 0xEF && text[location + 1] == 0xBF && text[location + 2] >= 0xBE)
  }

  /// Reads an ASCII name without a colon.
  private mutating func readName() -> Range<Int>? {
    let start = location
    while location < text.count {
      switch text[location] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"):
        location += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
        guard location > start else { return nil }
        location += 1
      default: return location > start ? start..<location : nil
      }
    }
    return nil
  }

  @inline(__always)
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard location < text.count, text[location] == UInt8(ascii: character) else { return false }
    location += 1
    return true
  }

  /// Skips white space; returns true if there was some.
  @inline(__always) @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = location
    while location < text.count, isSpace(text[location]) { location += 1 }
    return location > start
  }
}
