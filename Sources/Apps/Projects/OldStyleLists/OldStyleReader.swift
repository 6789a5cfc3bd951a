import Foundation
package import GimbalInterfaceDocuments

/// A parser of old-style property lists: those of Xcode's projects, and strings files.
///
/// Source: Apple, Property List Programming Topics, Old-Style ASCII Property Lists; Core Foundation,
/// CFOldStylePList.
package struct OldStyleReader {
  /// The limit of nested arrays and dictionaries.
  private static let depthLimit = 100

  private let text: DocumentText
  private var location = 0

  private init(_ text: DocumentText) { self.text = text }

  /// Parses one value.
  ///
  /// - Throws: ``InterfaceDocumentError`` with the position of the first unexpected character.
  /// - Complexity: O(bytes).
  package static func value(_ text: DocumentText) throws -> PropertyValue {
    var reader = OldStyleReader(text)
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.byte == nil else { throw reader.error("unexpected text after the value") }
    return value
  }

  /// Parses a strings file: a dictionary, usually without its braces.
  ///
  /// Without braces, text that cannot be a key ends the dictionary; `rest` is the error there. Core
  /// Foundation does not report it.
  ///
  /// - Throws: ``InterfaceDocumentError`` with the position of the first unexpected character.
  /// - Complexity: O(bytes).
  ///
  /// Source: Core Foundation, CFOldStylePList.
  package static func strings(
    _ text: DocumentText
  ) throws -> (strings: [String: String], rest: InterfaceDocumentError?) {
    var reader = OldStyleReader(text)
    var table: [String: PropertyValue] = [:]
    var rest: InterfaceDocumentError?
    reader.skipSpace()
    if reader.byte == UInt8(ascii: "{") {
      guard case .table(let found) = try value(text) else { return ([:], nil) }
      table = found
    } else {
      rest = try reader.entries(into: &table, depth: 0, end: nil)
      if let rest, table.isEmpty { throw rest }
    }
    return (table.compactMapValues(\.string), rest)
  }

  // MARK: Values

  private var byte: UInt8? { location < text.bytes.count ? text.bytes[location] : nil }

  private func error(_ issue: String) -> InterfaceDocumentError { text.error(at: location, issue) }

  private mutating func value(depth: Int) throws -> PropertyValue {
    guard depth < OldStyleReader.depthLimit else {
      throw error("lists are inside each other more than \(OldStyleReader.depthLimit) deep")
    }
    skipSpace()
    switch byte {
    case UInt8(ascii: "{"):
      location += 1
      var table: [String: PropertyValue] = [:]
      _ = try entries(into: &table, depth: depth + 1, end: UInt8(ascii: "}"))
      return .table(table)
    case UInt8(ascii: "("):
      location += 1
      return .list(try list(depth: depth + 1))
    case UInt8(ascii: "<"): return .data(try data())
    default: return .text(try word())
    }
  }

  /// Parses the hexadecimal digits of data, with their brackets.
  private mutating func data() throws -> String {
    let start = location
    location += 1
    var digits = 0
    while let next = byte, next != UInt8(ascii: ">") {
      let isDigit = Character(UnicodeScalar(next)).isHexDigit
      guard isDigit || digits.isMultiple(of: 2) && [0x09, 0x0A, 0x0D, 0x20].contains(next)
      else { throw error("the data has other characters than pairs of hexadecimal digits") }
      digits += isDigit ? 1 : 0
      location += 1
    }
    guard byte != nil else {
      location = start
      throw error("the data has no >")
    }
    guard digits.isMultiple(of: 2) else { throw error("the data has an odd number of digits") }
    location += 1
    return String(decoding: text.bytes[start..<location], as: UTF8.self)
  }

  /// Parses entries up to a bracket or, without one, up to the end.
  ///
  /// Returns the error at text that cannot be a key if there is no bracket; it ends the entries.
  private mutating func entries(
    into table: inout [String: PropertyValue], depth: Int, end: UInt8?
  ) throws -> InterfaceDocumentError? {
    while true {
      skipSpace()
      if byte == end {
        if end != nil { location += 1 }
        return nil
      }
      let key: String
      do {
        key = try word()
      } catch let error as InterfaceDocumentError where end == nil {
        return error
      }
      skipSpace()
      // In strings files a key without a value is its own value.
      if byte == UInt8(ascii: ";") {
        table[key] = .text(key)
      } else {
        try take(UInt8(ascii: "="), "after a key")
        table[key] = try value(depth: depth)
        skipSpace()
      }
      try take(UInt8(ascii: ";"), "after a value")
    }
  }

  private mutating func list(depth: Int) throws -> [PropertyValue] {
    var values: [PropertyValue] = []
    while true {
      skipSpace()
      if byte == UInt8(ascii: ")") {
        location += 1
        return values
      }
      values.append(try value(depth: depth))
      skipSpace()
      if byte != UInt8(ascii: ")") { try take(UInt8(ascii: ","), "between values") }
    }
  }

  private mutating func take(_ expected: UInt8, _ where: String) throws {
    guard byte == expected else {
      throw error("there must be a \(Character(UnicodeScalar(expected))) \(`where`)")
    }
    location += 1
  }

  // MARK: Words

  private mutating func word() throws -> String {
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted() }
    let start = location
    while let byte, OldStyleReader.isPlain(byte) { location += 1 }
    guard location > start else {
      throw byte == nil
        ? error("the text ends in the middle of a value") : error("a value cannot begin here")
    }
    return String(decoding: text.bytes[start..<location], as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private mutating func quoted() throws -> String {
    let start = location
    let quote = byte
    location += 1
    var units: [UInt8] = []
    while let next = byte {
      location += 1
      if next == quote { return String(decoding: units, as: UTF8.self) }
      guard next == UInt8(ascii: "\\"), let escaped = byte else {
        units.append(next)
        continue
      }
      location += 1
      switch escaped {
      case UInt8(ascii: "a"): units.append(7)
      case UInt8(ascii: "b"): units.append(8)
      case UInt8(ascii: "v"): units.append(11)
      case UInt8(ascii: "f"): units.append(12)
      case UInt8(ascii: "0")...UInt8(ascii: "7"): units += octal(escaped).utf8
      case UInt8(ascii: "n"): units.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): units.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "r"): units.append(UInt8(ascii: "\r"))
      case UInt8(ascii: "U"): units += String(character()).utf8
      default: units.append(escaped)
      }
    }
    location = start
    throw error("the text in quotes does not end")
  }

  /// Returns the character of up to three octal digits, a byte of NeXTSTEP's encoding; U+0000 for the
  /// bytes without a character.
  ///
  /// Source: CoreFoundation, CFOldStylePList.
  private mutating func octal(_ first: UInt8) -> String {
    var value = first - UInt8(ascii: "0")
    for _ in 0..<2 {
      guard let digit = byte, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) else { break }
      value = value << 3 | (digit - UInt8(ascii: "0"))
      location += 1
    }
    guard value < 0xFE else { return "\0" }
    return String(data: Data([value]), encoding: .nextstep) ?? "\0"
  }

  /// Returns the character of up to four hexadecimal digits, or of a surrogate pair; without a digit
  /// it is U+0000.
  ///
  /// Source: CoreFoundation, CFOldStylePList.
  private mutating func character() -> Character {
    func digits(from start: Int) -> (value: UInt16, end: Int)? {
      var end = start
      while end < text.bytes.count, end < start + 4,
        Character(UnicodeScalar(text.bytes[end])).isHexDigit
      {
        end += 1
      }
      let digits = String(decoding: text.bytes[start..<end], as: UTF8.self)
      return UInt16(digits, radix: 16).map { ($0, end) }
    }
    guard let first = digits(from: location) else { return "\0" }
    location = first.end
    var units = [first.value]
    if UTF16.isLeadSurrogate(first.value), location + 1 < text.bytes.count,
      text.bytes[location] == UInt8(ascii: "\\"), text.bytes[location + 1] == UInt8(ascii: "U"),
      let second = digits(from: location + 2), UTF16.isTrailSurrogate(second.value)
    {
      units.append(second.value)
      location = second.end
    }
    return String(decoding: units, as: UTF16.self).first ?? "\u{FFFD}"
  }

  // MARK: White space

  /// Skips white space and comments; a comment may end with the text.
  private mutating func skipSpace() {
    while let next = byte {
      switch next {
      case UInt8(ascii: " "), 0x09...0x0D: location += 1
      case 0xE2 where isAtSeparator: location += 3
      case UInt8(ascii: "/") where follows("//"):
        while let next = byte, next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r"),
          !isAtSeparator
        {
          location += 1
        }
      case UInt8(ascii: "/") where follows("/*"):
        location += 2
        while byte != nil, !follows("*/") { location += 1 }
        location = min(location + 2, text.bytes.count)
      default: return
      }
    }
  }

  /// True at U+2028 and U+2029, which separate lines and paragraphs.
  private var isAtSeparator: Bool { follows("\u{2028}") || follows("\u{2029}") }

  private func follows(_ literal: StaticString) -> Bool {
    literal.withUTF8Buffer { text.bytes[location...].starts(with: $0) }
  }
}
