/// Bytes with a single owner, to which more are appended.
///
/// An array checks for uniqueness and capacity at each append, which costs more than the short
/// pieces of documents.
package struct ByteBuffer: ~Copyable, @unchecked Sendable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// The number of bytes after which a writer of long documents passes them on.
  package static let piece = 16 << 10
  /// The number of bytes.
  package private(set) var count = 0

  /// Creates an empty buffer with a capacity of at least one byte.
  package init(spaceFor capacity: Int = 256) {
    start = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit { start.deallocate() }

  /// The bytes as a string.
  package var text: String {
    String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// Passes the bytes to a closure, which must not store the pointer.
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: start, count: count))
  }

  /// Returns the bytes as a string and empties the buffer.
  package mutating func take() -> String {
    defer { count = 0 }
    return text
  }

  /// Removes the bytes after a count.
  package mutating func cut(to count: Int) { self.count = min(self.count, count) }

  /// Appends a byte.
  package mutating func append(_ byte: UInt8) {
    reserveSpace(1)
    start[count] = byte
    count += 1
  }

  /// Appends bytes.
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    reserveSpace(bytes.count)
    (start + count).update(from: first, count: bytes.count)
    count += bytes.count
  }

  /// Appends a literal of the program.
  package mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a string unchanged.
  package mutating func append(text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Appends the digits of an integer.
  package mutating func append(digits value: Int) {
    if value < 0 { append(UInt8(ascii: "-")) }
    var rest = value.magnitude
    var (digits, unit) = (1, rest)
    while unit >= 10 { (digits, unit) = (digits + 1, unit / 10) }
    reserveSpace(digits)
    for location in stride(from: count + digits - 1, through: count, by: -1) {
      start[location] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    count += digits
  }

  /// Appends spaces.
  package mutating func append(spaces: Int) {
    reserveSpace(spaces)
    (start + count).update(repeating: UInt8(ascii: " "), count: spaces)
    count += spaces
  }

  private mutating func reserveSpace(_ more: Int) {
    if capacity - count < more { grow(more) }
  }

  @inline(never)
  private mutating func grow(_ more: Int) {
    capacity = max(2 * capacity, count + more)
    let new = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    new.update(from: start, count: count)
    start.deallocate()
    start = new
  }
}

// MARK: JSON

extension ByteBuffer {
  /// Appends a string in double quotes, escaping only what JSON requires.
  mutating func append(quoted text: String) {
    var text = text
    text.withUTF8 { bytes in
      // Nearly all strings need no escapes: they are checked and copied as a whole.
      if Self.isPlain(bytes) { return append(plain: bytes) }
      append(UInt8(ascii: "\""))
      for byte in bytes { append(escaped: byte) }
      append(UInt8(ascii: "\""))
    }
  }

  /// Appends a key of the program without escapes, after a comma unless it is the first.
  mutating func append(key: StaticString, isFirst: Bool) {
    reserveSpace(key.utf8CodeUnitCount + 4)
    if !isFirst { put(UInt8(ascii: ",")) }
    append(plain: UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))
    put(UInt8(ascii: ":"))
  }

  /// Appends such a key on a new line.
  mutating func append(key: StaticString, isFirst: Bool, indent: Int) {
    reserveSpace(key.utf8CodeUnitCount + indent + 6)
    if !isFirst { put(UInt8(ascii: ",")) }
    put(UInt8(ascii: "\n"))
    append(spaces: indent)
    append(plain: UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))
    put(UInt8(ascii: ":"))
    put(UInt8(ascii: " "))
  }

  private mutating func append(plain bytes: UnsafeBufferPointer<UInt8>) {
    reserveSpace(bytes.count + 2)
    put(UInt8(ascii: "\""))
    if let first = bytes.baseAddress {
      (start + count).update(from: first, count: bytes.count)
      count += bytes.count
    }
    put(UInt8(ascii: "\""))
  }

  /// Writes a byte; the capacity must suffice.
  private mutating func put(_ byte: UInt8) {
    start[count] = byte
    count += 1
  }

  /// Appends a number as ``JSONWriter/text(_:)`` writes it.
  mutating func append(_ value: Double) {
    if let whole = Int(exactly: value), abs(value) < 1e15 { return append(digits: whole) }
    append(text: JSONWriter.text(value))
  }

  private mutating func append(escaped byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      append(UInt8(ascii: "\\"))
      append(byte)
    case 0x0A: append("\\n")
    case 0x0D: append("\\r")
    case 0x09: append("\\t")
    case 0..<0x20:
      append(text: "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))")
    default: append(byte)
    }
  }

  /// Returns true if no byte needs an escape; checks eight bytes at a time.
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let raw = UnsafeRawBufferPointer(bytes)
    var location = 0
    var matches: UInt64 = 0
    while location + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: location, as: UInt64.self)
      // Sets the high bit of each byte below a number: 0x20, or 1 after XOR, which finds zeros.
      let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
      let slashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
      matches |= (word &- ones &* 0x20) & ~word
      matches |= (quotes &- ones) & ~quotes
      matches |= (slashes &- ones) & ~slashes
      location += 8
    }
    guard matches & (ones &* 0x80) == 0 else { return false }
    for byte in bytes[location...]
    where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
      return false
    }
    return true
  }
}
