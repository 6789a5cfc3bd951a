/// Splits Swift source into tokens, including the code in interpolations.
///
/// The lexer terminates for any bytes: an unclosed token ends with the source, and a single-line
/// string with its line.
///
/// - Complexity: O(bytes).
struct SwiftLexer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var tokens: [SwiftToken] = []
  /// The number of interpolations around the current position.
  private var interpolations = 0
  /// The limit of nested interpolations; deeper ones are read as text, since each uses stack space.
  private static let interpolationLimit = 256

  /// Returns the tokens of a source.
  static func tokens(of source: [UInt8]) -> [SwiftToken] {
    source.withUnsafeBufferPointer { bytes in
      var lexer = SwiftLexer(bytes: bytes)
      lexer.tokens.reserveCapacity(bytes.count / 4)
      lexer.skipFirstLineOfScript()
      lexer.read(untilInterpolationEnds: false)
      return lexer.tokens
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private func byte(_ ahead: Int = 0) -> UInt8 {
    let index = position + ahead
    return index < bytes.count ? bytes[index] : 0
  }

  private mutating func skipFirstLineOfScript() {
    if byte() == .hash, byte(1) == .exclamation { skipLine() }
  }

  private mutating func skipLine() {
    while position < bytes.count, !bytes[position].isNewline { position += 1 }
  }

  /// Reads to the end, or to the parenthesis that closes an interpolation, which is a token too.
  private mutating func read(untilInterpolationEnds isInterpolation: Bool) {
    var depth = 0
    while position < bytes.count {
      let start = position
      let first = bytes[position]
      if first.isSpace {
        position += 1
      } else if first == .slash, byte(1) == .slash {
        skipLine()
      } else if first == .slash, byte(1) == .star {
        skipComment()
      } else if first.startsWord {
        readWord()
      } else if first.isDigit {
        readNumber()
      } else if first == .quote {
        readString(hashes: 0)
      } else if first == .hash, let hashes = hashesOfLiteral() {
        position += hashes
        if byte() == .quote { readString(hashes: hashes) } else { readRegex(hashes: hashes) }
      } else if first == .slash, startsRegex() {
        readRegex(hashes: 0)
      } else {
        position += 1
        tokens.append(SwiftToken(kind: .symbol, range: start..<position))
        if first == .open { depth += 1 }
        if first == .close {
          depth -= 1
          if isInterpolation, depth == 0 { return }
        }
      }
    }
  }

  /// Skips a comment, which can contain nested comments.
  private mutating func skipComment() {
    var depth = 0
    while position < bytes.count {
      if bytes[position] == .slash, byte(1) == .star {
        depth += 1
        position += 2
      } else if bytes[position] == .star, byte(1) == .slash {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
    position = bytes.count
  }

  private mutating func readWord() {
    let start = position
    if bytes[position] == .backquote {
      position += 1
      while position < bytes.count, bytes[position] != .backquote, !bytes[position].isNewline {
        position += 1
      }
      if byte() == .backquote { position += 1 }
    } else {
      position += 1
      while position < bytes.count, bytes[position].continuesWord { position += 1 }
    }
    tokens.append(SwiftToken(kind: .word, range: start..<position))
  }

  private mutating func readNumber() {
    let start = position
    let isHexadecimal = byte() == .zero && byte(1) | 0x20 == UInt8(ascii: "x")
    while position < bytes.count {
      let next = bytes[position]
      if next.continuesWord {
        position += 1
        // The letter of an exponent.
        let exponent = isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")
        if next | 0x20 == exponent, byte() == .plus || byte() == .minus, byte(1).isDigit {
          position += 1
        }
      } else if next == .dot, byte(1).isDigit {
        position += 1
      } else {
        break
      }
    }
    tokens.append(SwiftToken(kind: .number, range: start..<position))
  }

  /// Returns the number of `#` before a raw string or an extended regular expression; nil without
  /// one.
  private func hashesOfLiteral() -> Int? {
    var count = 0
    while byte(count) == .hash { count += 1 }
    return byte(count) == .quote || byte(count) == .slash ? count : nil
  }

  private func hasHashes(_ count: Int, ahead: Int) -> Bool {
    for index in 0..<count where byte(ahead + index) != .hash { return false }
    return true
  }

  /// Reads a string from its first quote.
  private mutating func readString(hashes: Int) {
    var start = position - hashes
    let isLong = byte(1) == .quote && byte(2) == .quote
    let quotes = isLong ? 3 : 1
    position += quotes
    while position < bytes.count {
      let next = bytes[position]
      if next == .backslash, hasHashes(hashes, ahead: 1) {
        if byte(1 + hashes) == .open, interpolations < SwiftLexer.interpolationLimit {
          tokens.append(SwiftToken(kind: .string, range: start..<position + 1 + hashes))
          position += 1 + hashes
          interpolations += 1
          read(untilInterpolationEnds: true)
          interpolations -= 1
          start = position
        } else {
          position = min(position + 2 + hashes, bytes.count)
        }
      } else if next == .quote, !isLong || (byte(1) == .quote && byte(2) == .quote),
        hasHashes(hashes, ahead: quotes)
      {
        position = min(position + quotes + hashes, bytes.count)
        tokens.append(SwiftToken(kind: .string, range: start..<position))
        return
      } else if next.isNewline, !isLong {
        break
      } else {
        position += 1
      }
    }
    tokens.append(SwiftToken(kind: .string, range: start..<position))
  }

  /// Returns true if a slash begins a regular expression, which ends on its line.
  private func startsRegex() -> Bool {
    guard byte(1) != 0, !byte(1).isSpace, byte(1) != .close else { return false }
    if let last = tokens.last {
      switch last.kind {
      case .number, .string, .regex: return false
      case .word:
        let text = String(decoding: bytes[last.range], as: UTF8.self)
        guard SwiftLexer.keywordsBeforeValues.contains(text) else { return false }
      case .symbol:
        let symbol = bytes[last.range.lowerBound]
        guard symbol != .close, symbol != .closeSquare, symbol != .closeBrace, symbol != .dot
        else { return false }
        // An operator of several characters, or a postfix one.
        if symbol.isOperator, last.range.upperBound == position { return false }
      }
    }
    var index = position + 1
    var isInClass = false
    while index < bytes.count, !bytes[index].isNewline {
      switch bytes[index] {
      case .backslash: index += 1
      case .openSquare: isInClass = true
      case .closeSquare: isInClass = false
      case .slash where !isInClass: return true
      default: break
      }
      index += 1
    }
    return false
  }

  private static let keywordsBeforeValues: Set<String> = [
    "return", "in", "case", "if", "guard", "while", "else", "try", "await", "where", "switch",
    "throw", "let", "var", "is", "as",
  ]

  /// Reads a regular expression from its first slash; one with `#` may have several lines.
  private mutating func readRegex(hashes: Int) {
    let start = position - hashes
    position += 1
    var isInClass = false
    while position < bytes.count {
      let next = bytes[position]
      if next == .backslash {
        position = min(position + 2, bytes.count)
        continue
      }
      if hashes == 0 {
        if next == .openSquare { isInClass = true }
        if next == .closeSquare { isInClass = false }
        if next.isNewline { break }
      }
      position += 1
      if next == .slash, !isInClass, hasHashes(hashes, ahead: 0) {
        position += hashes
        break
      }
    }
    tokens.append(SwiftToken(kind: .regex, range: start..<position))
  }
}
