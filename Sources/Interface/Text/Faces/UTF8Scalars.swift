/// The characters of valid UTF-8.
///
/// Reading a character takes a fraction of the time that it takes in a string's own view.
struct UTF8Scalars {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the next character.
  var position = 0

  /// Creates a sequence; the bytes must be those of a string.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Returns the next character, and advances past it.
  @inline(__always)
  mutating func next() -> Unicode.Scalar? {
    guard position < bytes.count else { return nil }
    let lead = bytes[position]
    position += 1
    return lead < 0x80 ? Unicode.Scalar(lead) : continued(UInt32(lead))
  }

  /// Returns the next character if it is an ASCII letter, digit or sign, and advances past it.
  @inline(__always)
  mutating func nextPrintableASCII() -> Int? {
    guard position < bytes.count else { return nil }
    let byte = bytes[position]
    guard byte > 0x20, byte < 0x7F else { return nil }
    position += 1
    return Int(byte)
  }

  /// Skips the following ASCII characters that satisfy a condition, and returns their number.
  @inline(__always)
  mutating func skipASCII(while condition: (UInt8) -> Bool) -> Int {
    let start = position
    while position < bytes.count, bytes[position] < 0x80, condition(bytes[position]) {
      position += 1
    }
    return position - start
  }

  private mutating func continued(_ lead: UInt32) -> Unicode.Scalar? {
    if lead < 0xE0 { return Unicode.Scalar((lead & 0x1F) << 6 | bits()) }
    if lead < 0xF0 { return Unicode.Scalar((lead & 0xF) << 12 | bits() << 6 | bits()) }
    return Unicode.Scalar((lead & 7) << 18 | bits() << 12 | bits() << 6 | bits())
  }

  /// Reads the bits of a continuation byte.
  @inline(__always)
  private mutating func bits() -> UInt32 {
    position += 1
    return UInt32(bytes[position - 1] & 0x3F)
  }
}
