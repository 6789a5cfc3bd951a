/// Single bytes, white space and words of JSON.
extension JSONParser {
  /// Returns the byte at the offset, or nil at the end.
  func peek() -> UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  /// Skips the character if it is at the offset; returns false otherwise.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// Skips white space and comments.
  mutating func skipSpace() throws(DocumentError) {
    while let byte = peek() {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(DocumentError) {
    let start = offset
    let second = start + 1 < bytes.count ? bytes[start + 1] : 0
    switch second {
    case UInt8(ascii: "/"):
      while let byte = peek(), byte != 0x0A, byte != 0x0D { offset += 1 }
    case UInt8(ascii: "*"):
      offset += 2
      while offset + 1 < bytes.count {
        if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
          offset += 2
          return
        }
        offset += 1
      }
      throw error(at: start, "the comment that starts here never ends; expected '*/'")
    default:
      throw error(at: start, "found '/', expected '//' or '/*' or a value")
    }
  }

  /// Returns the letters, digits and underscores at the offset, without skipping them.
  func word() -> String {
    var end = offset
    while end < bytes.count, end - offset < QuotedText.limit * 2, Self.isWordByte(bytes[end]) {
      end += 1
    }
    return String(decoding: bytes[offset..<end], as: UTF8.self)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Returns the word or character at the offset, or the end of the document, for a message.
  func found() -> String {
    guard offset < bytes.count else { return "the end of the document" }
    let word = word()
    if !word.isEmpty { return QuotedText.of(word) }
    let character = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
    return QuotedText.of(String(character.unicodeScalars.prefix(1).map(Character.init)))
  }

  /// Returns an error at the offset with what was expected; at the end also with what is open.
  mutating func unexpected(
    _ expected: String, inside kind: String, from start: SourcePosition
  ) -> DocumentError {
    let open = offset == bytes.count ? " (the \(kind) starts at \(start))" : ""
    return error(at: offset, "found \(found()), expected \(expected)\(open)")
  }

  /// Returns an error at a byte that is not before one whose position was already computed.
  mutating func error(at offset: Int, _ issue: String) -> DocumentError {
    error(marker.position(of: offset, in: bytes), issue)
  }

  /// Returns an error at a position.
  func error(_ position: SourcePosition, _ issue: String) -> DocumentError {
    DocumentError(file: file, position: position, issue: issue)
  }
}
