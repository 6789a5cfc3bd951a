/// Compression by RFC 1950 and RFC 1951: one block with the fixed codes, and repetitions found by
/// their first three bytes.
enum Deflate {
  /// Returns the compressed bytes as a zlib stream with header and checksum.
  ///
  /// - Complexity: linear in the number of bytes.
  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var stream = BitStream()
    // A window of 32 KB, and the fastest of four compression levels.
    stream.bytes = [0x78, 0x01]
    stream.write(0b011, count: 3)
    var latest = [Int32](repeating: -1, count: 1 << hashBits)
    var earlier = [Int32](repeating: -1, count: windowSize)
    var position = 0
    while position < bytes.count {
      let found = repetition(at: position, of: bytes, latest, earlier)
      if let found {
        stream.write(length: found.length)
        stream.write(distance: found.distance)
      } else {
        stream.write(literal: Int(bytes[position]))
      }
      let end = position + (found?.length ?? 1)
      while position < end {
        if let hash = hash(at: position, of: bytes) {
          earlier[position % windowSize] = latest[hash]
          latest[hash] = Int32(position)
        }
        position += 1
      }
    }
    stream.write(literal: 256)
    stream.finish()
    let sum = Checksum.adler32(bytes)
    return stream.bytes + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
  }

  private static let hashBits = 15
  private static let windowSize = 32_768
  private static let longest = 258
  /// The limit of earlier positions that are compared.
  private static let tries = 16

  private static func hash(at position: Int, of bytes: [UInt8]) -> Int? {
    guard position + 2 < bytes.count else { return nil }
    let three =
      UInt32(bytes[position]) | UInt32(bytes[position + 1]) << 8 | UInt32(bytes[position + 2]) << 16
    return Int((three &* 2_654_435_761) >> UInt32(32 - hashBits))
  }

  /// Returns the longest repetition of earlier bytes, of at least three bytes.
  private static func repetition(
    at position: Int, of bytes: [UInt8], _ latest: [Int32], _ earlier: [Int32]
  ) -> (length: Int, distance: Int)? {
    guard let hash = hash(at: position, of: bytes) else { return nil }
    var best = (length: 2, distance: 0)
    var candidate = Int(latest[hash])
    var triesLeft = tries
    let most = min(longest, bytes.count - position)
    while candidate >= 0, position - candidate <= windowSize - 1, triesLeft > 0 {
      var length = 0
      while length < most, bytes[candidate + length] == bytes[position + length] { length += 1 }
      if length > best.length { best = (length, position - candidate) }
      if length == most { break }
      let next = Int(earlier[candidate % windowSize])
      // A slot that was overwritten refers to a later position.
      guard next < candidate else { break }
      candidate = next
      triesLeft -= 1
    }
    return best.length > 2 ? best : nil
  }
}

/// Bits that are packed into bytes, the lowest first.
struct BitStream {
  /// The complete bytes so far.
  var bytes: [UInt8] = []
  private var pending: UInt32 = 0
  private var count = 0

  /// Appends the lowest bits of a number.
  mutating func write(_ value: Int, count added: Int) {
    pending |= UInt32(value) << UInt32(count)
    count += added
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count -= 8
    }
  }

  /// Appends a Huffman code, whose highest bit comes first.
  private mutating func write(code: Int, count: Int) {
    var reversed = 0
    for bit in 0..<count where code & (1 << bit) != 0 { reversed |= 1 << (count - 1 - bit) }
    write(reversed, count: count)
  }

  /// Appends a byte, the end (256), or the code of a length.
  mutating func write(literal: Int) {
    switch literal {
    case ..<144: write(code: 0x30 + literal, count: 8)
    case ..<256: write(code: 0x190 + literal - 144, count: 9)
    case ..<280: write(code: literal - 256, count: 7)
    default: write(code: 0xC0 + literal - 280, count: 8)
    }
  }

  /// Appends the length of a repetition, from 3 to 258.
  mutating func write(length: Int) {
    if length == 258 { return write(literal: 285) }
    let (code, extra, rest) = Self.parts(length - 3, steps: 4)
    write(literal: 257 + code)
    write(rest, count: extra)
  }

  /// Appends the distance of a repetition, from 1 to 32,768.
  mutating func write(distance: Int) {
    let (code, extra, rest) = Self.parts(distance - 1, steps: 2)
    write(code: code, count: 5)
    write(rest, count: extra)
  }

  /// Completes the last byte.
  mutating func finish() {
    if count > 0 { write(0, count: 8 - count) }
  }

  /// Returns the code of a number, and the count and value of its extra bits.
  ///
  /// There are `steps` codes for each count of extra bits.
  private static func parts(_ value: Int, steps: Int) -> (code: Int, extra: Int, rest: Int) {
    guard value >= 2 * steps else { return (value, 0, 0) }
    let extra = Int.bitWidth - 1 - (value / steps).leadingZeroBitCount
    return (steps * extra + value >> extra, extra, value & (1 << extra - 1))
  }
}

/// Checksums by which readers detect damage.
enum Checksum {
  /// Returns the checksum of a zlib stream.
  static func adler32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }

  /// Returns the checksum of a chunk of a PNG file.
  static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
  }

  private static let table: [UInt32] = (0..<256).map { start in
    (0..<8).reduce(UInt32(start)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
  }
}
