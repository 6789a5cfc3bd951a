/// A part of a font file, read by offsets in bytes; numbers are big-endian.
///
/// Bytes beyond the end are read as 0, so that a truncated or hostile file only gives wrong
/// metrics.
struct FontBytes: Sendable {
  private let file: [UInt8]
  private let range: Range<Int>

  init(_ file: [UInt8]) {
    self.file = file
    range = 0..<file.count
  }

  private init(_ file: [UInt8], _ range: Range<Int>) {
    self.file = file
    self.range = range
  }

  /// The number of bytes.
  var count: Int { range.count }

  /// Returns the byte at an offset; 0 beyond the end.
  func u8(_ offset: Int) -> Int {
    guard offset >= 0, offset < range.count else { return 0 }
    return Int(file[range.lowerBound + offset])
  }

  /// Returns the unsigned number in two bytes, the high one first; 0 beyond the end.
  func u16(_ offset: Int) -> Int {
    guard offset >= 0, offset < range.count - 1 else { return 0 }
    let start = range.lowerBound + offset
    return Int(file[start]) << 8 | Int(file[start + 1])
  }

  /// Returns the signed number in two bytes, the high one first; 0 beyond the end.
  func i16(_ offset: Int) -> Int { Int(Int16(truncatingIfNeeded: u16(offset))) }

  /// Returns the unsigned number in four bytes, the high one first.
  func u32(_ offset: Int) -> Int { u16(offset) << 16 | u16(offset + 2) }

  /// Returns at most so many bytes from an offset; none if the offset is outside.
  func part(_ offset: Int, count: Int = .max) -> FontBytes {
    guard offset >= 0, offset <= range.count, count >= 0 else { return FontBytes(file, 0..<0) }
    let start = range.lowerBound + offset
    return FontBytes(file, start..<start + min(count, range.count - offset))
  }

  /// Returns four letters at an offset.
  func tag(_ offset: Int) -> String {
    String(decoding: (0..<4).map { UInt8(u8(offset + $0)) }, as: UTF8.self)
  }

  /// The bytes themselves.
  var bytes: ArraySlice<UInt8> { file[range] }

  /// Returns the last of `count` rows whose number is not above a value; rows are sorted by number.
  ///
  /// - Complexity: O(log count).
  func row(notAbove value: Int, count: Int, number: (FontBytes, Int) -> Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if number(self, middle) <= value { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
