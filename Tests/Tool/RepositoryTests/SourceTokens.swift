import Foundation

/// A word of a source file, outside of comments and strings.
struct SourceWord: Equatable {
  let text: String
  /// The number of the line, from 0.
  let line: Int
  /// The number of spaces at the line's beginning.
  let indent: Int
  /// The character between the word and the one before it: 0 for blanks only, the single other character, or
  /// 255 for more.
  let gap: UInt8
  /// The character after the word.
  let after: UInt8
}

/// The words of a source file.
struct SourceTokens {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 0
  private var indent = 0
  private var gap: UInt8 = 0
  private var words: [SourceWord] = []

  private init(_ text: String) { bytes = Array(text.utf8) }

  static func all(in text: String) -> [SourceWord] {
    var reader = SourceTokens(text)
    reader.measureIndent()
    while reader.position < reader.bytes.count { reader.step() }
    return reader.words
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private func peek(_ distance: Int) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  private mutating func step() {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "\n"):
      position += 1
      line += 1
      measureIndent()
    case UInt8(ascii: " "), UInt8(ascii: "`"): position += 1
    case UInt8(ascii: "/") where peek(1) == byte:
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    case UInt8(ascii: "\""):
      skipText()
      gap = 255
    case _ where SourceTokens.isPart(byte): readWord()
    default:
      gap = gap == 0 ? byte : 255
      position += 1
    }
  }

  private mutating func measureIndent() {
    indent = 0
    while peek(indent) == UInt8(ascii: " ") { indent += 1 }
  }

  private mutating func readWord() {
    let start = position
    while SourceTokens.isPart(peek(0)) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    let after = peek(0) == UInt8(ascii: "`") ? peek(1) : peek(0)
    words.append(SourceWord(text: text, line: line, indent: indent, gap: gap, after: after))
    gap = 0
  }

  /// Skips a string with its interpolations.
  private mutating func skipText() {
    let quote = UInt8(ascii: "\"")
    let isLong = peek(1) == quote && peek(2) == quote
    position += isLong ? 3 : 1
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\\"):
        position += 2
        if bytes[position - 1] == UInt8(ascii: "(") { skipInserted() }
      case quote where !isLong:
        position += 1
        return
      case quote where peek(1) == quote && peek(2) == quote:
        position += 3
        return
      case UInt8(ascii: "\n"):
        line += 1
        position += 1
      default: position += 1
      }
    }
  }

  private mutating func skipInserted() {
    var depth = 1
    while position < bytes.count, depth > 0 {
      switch bytes[position] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        skipText()
        continue
      case UInt8(ascii: "\n"): line += 1
      default: break
      }
      position += 1
    }
  }
}
