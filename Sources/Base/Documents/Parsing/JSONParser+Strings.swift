/// Strings of JSON, with their escapes.
extension JSONParser {
  /// Parses the string whose opening quote is at the offset; `position` is its start.
  mutating func string(from position: SourcePosition) throws(DocumentError) -> String {
    let start = offset + 1
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") {
        offset = end + 1
        return String(decoding: bytes[start..<end], as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      end += 1
    }
    return try stringWithEscapes(start: start, plainEnd: end, from: position)
  }

  private mutating func stringWithEscapes(
    start: Int, plainEnd: Int, from position: SourcePosition
  ) throws(DocumentError) -> String {
    var text = Array(bytes[start..<plainEnd])
    offset = plainEnd
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text.append(contentsOf: UTF8.encode(try escape())!)
      case 0x0A, 0x0D:
        throw error(position, "the string is not closed before the end of its line")
      case 0..<0x20:
        throw error(
          at: offset,
          "a raw control character \(QuotedText.of(String(Unicode.Scalar(byte)))) in a string; "
            + "write it as an escape")
      default:
        text.append(byte)
        offset += 1
      }
    }
    throw error(position, "the string that starts here is never closed")
  }

  /// Parses the escape whose backslash is at the offset.
  private mutating func escape() throws(DocumentError) -> Unicode.Scalar {
    let start = offset
    offset += 2
    guard start + 1 < bytes.count else { throw error(at: start, "the escape is cut off") }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(start)
    default:
      offset = start + 1
      throw error(
        at: start,
        "unknown escape \\ before \(found()); allowed are \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX"
      )
    }
  }

  private mutating func unicodeEscape(_ start: Int) throws(DocumentError) -> Unicode.Scalar {
    let unit = try hexadecimal(start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    // Above the basic plane a character is two surrogates, high before low.
    guard unit < 0xDC00, offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    else {
      throw error(at: start, "a surrogate without its pair; characters above U+FFFF need two")
    }
    offset += 2
    let low = try hexadecimal(start)
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else {
      throw error(at: start, "a surrogate without its pair; characters above U+FFFF need two")
    }
    return scalar
  }

  private mutating func hexadecimal(_ start: Int) throws(DocumentError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = peek().flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw error(at: start, "\\u must be followed by four hexadecimal digits")
      }
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return value
  }
}
