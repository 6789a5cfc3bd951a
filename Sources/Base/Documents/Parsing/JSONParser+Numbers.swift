/// Numbers of JSON.
extension JSONParser {
  /// Parses the number at the offset; `position` is its start.
  mutating func number(from position: SourcePosition) throws(DocumentError) -> JSONNumber {
    let start = offset
    let isNegative = take("-")
    var scan = DecimalScan()
    let integerStart = offset
    scan.digits(&self)
    guard offset > integerStart else {
      throw error(position, "'-' must be followed by a digit")
    }
    if bytes[integerStart] == UInt8(ascii: "0"), offset - integerStart > 1 {
      throw error(position, "a number must not start with 0: \(spelling(start))")
    }
    if take(".") {
      let fractionStart = offset
      scan.digits(&self)
      guard offset > fractionStart else {
        throw error(position, "a digit must follow the point of \(spelling(start))")
      }
      scan.exponent = fractionStart - offset
    }
    if take("e") || take("E") {
      scan.hasExponentPart = true
      if !take("+") { _ = take("-") }
      let exponentStart = offset
      var exponent = DecimalScan()
      exponent.digits(&self)
      guard offset > exponentStart else {
        throw error(position, "a digit must follow the exponent sign of \(spelling(start))")
      }
    }
    if !word().isEmpty || peek() == UInt8(ascii: ".") {
      throw error(position, "\(spelling(start)) is not a JSON number")
    }
    guard offset - start <= limits.numberLength else {
      throw error(
        position,
        "a number of \(offset - start) characters; at most \(limits.numberLength) are read")
    }
    let literal = String(decoding: bytes[start..<offset], as: UTF8.self)
    if let exact = scan.exactValue {
      return JSONNumber(isNegative ? -exact : exact, literal: literal)
    }
    guard let value = Double(literal), value.isFinite else {
      throw error(position, "the number \(QuotedText.of(literal)) is too large for a double")
    }
    return JSONNumber(value, literal: literal)
  }

  /// Returns the number with all adjoining characters, for a message.
  private func spelling(_ start: Int) -> String {
    var end = offset
    while end < bytes.count, end - start < QuotedText.limit * 2,
      Character(Unicode.Scalar(bytes[end])).isLetter || (0x2B...0x39).contains(bytes[end]),
      bytes[end] != UInt8(ascii: ","), bytes[end] != UInt8(ascii: "/")
    { end += 1 }
    return QuotedText.of(String(decoding: bytes[start..<end], as: UTF8.self))
  }
}

/// The significant digits of a decimal number that a double can represent exactly.
private struct DecimalScan {
  /// The exponent that the text states.
  var exponent = 0
  /// True if the text has an exponent.
  var hasExponentPart = false
  private var mantissa: UInt64 = 0
  private var count = 0

  /// Reads digits, and counts them; the first 18 are added to the mantissa.
  mutating func digits(_ parser: inout JSONParser) {
    while let byte = parser.peek(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      count += 1
      if count <= 18 { mantissa = mantissa * 10 + UInt64(byte - UInt8(ascii: "0")) }
      parser.offset += 1
    }
  }

  /// The value if digits and power of ten are exact doubles, so that one division rounds once.
  var exactValue: Double? {
    guard !hasExponentPart, count <= 18, mantissa < 1 << 53, exponent >= -15 else { return nil }
    return exponent == 0 ? Double(mantissa) : Double(mantissa) / Self.powers[-exponent]
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
