import Foundation

/// A word of a source file, outside of comments and texts.
struct SourceWord: Equatable {
  let text: String
  /// The number of the line, from 0.
  let line: Int
  /// The number of spaces at the line's beginning.
  let indent: Int
  /// What stands between the word and the one before it: 0 for blanks only, the one other character, or
  /// 255 for more.
  let gap: UInt8
  /// The character after the word.
  let after: UInt8
}

/// The words of a source file.
struct SourceWords {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 0
  private var indent = 0
  private var gap: UInt8 = 0
  private var words: [SourceWord] = []

  private init(_ text: String) { bytes = Array(text.utf8) }

  static func all(in text: String) -> [SourceWord] {
    var reader = SourceWords(text)
    reader.measureIndent()
    while reader.place < reader.bytes.count { reader.step() }
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
    place + distance < bytes.count ? bytes[place + distance] : 0
  }

  private mutating func step() {
    let byte = bytes[place]
    switch byte {
    case UInt8(ascii: "\n"):
      place += 1
      line += 1
      measureIndent()
    case UInt8(ascii: " "), UInt8(ascii: "`"): place += 1
    case UInt8(ascii: "/") where peek(1) == byte:
      while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
    case UInt8(ascii: "\""):
      skipText()
      gap = 255
    case _ where SourceWords.isPart(byte): readWord()
    default:
      gap = gap == 0 ? byte : 255
      place += 1
    }
  }

  private mutating func measureIndent() {
    indent = 0
    while peek(indent) == UInt8(ascii: " ") { indent += 1 }
  }

  private mutating func readWord() {
    let start = place
    while SourceWords.isPart(peek(0)) { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    let after = peek(0) == UInt8(ascii: "`") ? peek(1) : peek(0)
    words.append(SourceWord(text: text, line: line, indent: indent, gap: gap, after: after))
    gap = 0
  }

  /// Skips a text with what is inserted into it.
  private mutating func skipText() {
    let quote = UInt8(ascii: "\"")
    let isLong = peek(1) == quote && peek(2) == quote
    place += isLong ? 3 : 1
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\\"):
        place += 2
        if bytes[place - 1] == UInt8(ascii: "(") { skipInserted() }
      case quote where !isLong:
        place += 1
        return
      case quote where peek(1) == quote && peek(2) == quote:
        place += 3
        return
      case UInt8(ascii: "\n"):
        line += 1
        place += 1
      default: place += 1
      }
    }
  }

  private mutating func skipInserted() {
    var depth = 1
    while place < bytes.count, depth > 0 {
      switch bytes[place] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        skipText()
        continue
      case UInt8(ascii: "\n"): line += 1
      default: break
      }
      place += 1
    }
  }
}
