/// The order of slugs: bytes by value, runs of digits by their number.
enum SlugOrder {
  /// Returns true if one slug comes before another; false if they are equal.
  ///
  /// - Complexity: linear in the length of the shorter one.
  static func precedes(_ one: String, _ other: String) -> Bool {
    var one = one
    var other = other
    return one.withUTF8 { a in other.withUTF8 { b in precedes(a, b) } }
  }

  private static func precedes(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var i = 0
    var j = 0
    while i < a.count, j < b.count {
      if isDigit(a[i]), isDigit(b[j]) {
        let first = number(in: a, from: &i)
        let second = number(in: b, from: &j)
        // Without leading zeros a longer number is a greater one.
        if first.count != second.count { return first.count < second.count }
        if !first.elementsEqual(second) { return first.lexicographicallyPrecedes(second) }
      } else {
        if a[i] != b[j] { return a[i] < b[j] }
        i += 1
        j += 1
      }
    }
    if i < a.count || j < b.count { return j < b.count }
    // Only leading zeros can differ here.
    return a.lexicographicallyPrecedes(b)
  }

  /// Returns the run of digits at an index without leading zeros, and advances the index past it.
  private static func number(
    in bytes: UnsafeBufferPointer<UInt8>, from index: inout Int
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    var start = index
    while index < bytes.count, isDigit(bytes[index]) { index += 1 }
    while start < index, bytes[start] == UInt8(ascii: "0") { start += 1 }
    return bytes[start..<index]
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
