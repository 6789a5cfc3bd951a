/// Strict UTF-8: no overlong forms, no surrogates, nothing above U+10FFFF.
enum UTF8Check {
  /// Returns the offset of the first invalid byte, or nil if all bytes are valid.
  ///
  /// - Complexity: linear; ASCII is checked eight bytes at a time.
  static func firstInvalidOffset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = 0
    while offset < bytes.count {
      if offset + 8 <= bytes.count,
        raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        offset += 8
        continue
      }
      guard let length = characterLength(at: offset, in: bytes) else { return offset }
      offset += length
    }
    return nil
  }

  private static func characterLength(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int?
  {
    let first = bytes[offset]
    let length: Int
    // The first byte restricts the second: Unicode Standard, table 3-7.
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return nil }
    for index in 2..<max(2, length) where bytes[offset + index] & 0xC0 != 0x80 { return nil }
    return length
  }
}
