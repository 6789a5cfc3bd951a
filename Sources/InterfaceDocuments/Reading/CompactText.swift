import Foundation

/// A document's bytes without the indentation between its tags.
///
/// A third of a document is indentation, which the parser would hand over piece by piece as text that nothing reads.
enum CompactText {
  /// Returns the bytes without line breaks and spaces between the end of one tag and the beginning of the next, unless
  /// they can be the text of a string; nil for bytes with comments or other markup in which they can count.
  ///
  /// - Complexity: O(bytes).
  static func bytes(of text: [UInt8]) -> Data? {
    text.withUnsafeBytes { source -> Data? in
      guard let start = source.baseAddress, !hasDeclarations(source) else { return nil }
      guard let room = malloc(source.count) else { return nil }
      var (read, written) = (0, 0)
      while read < source.count {
        let rest = source.count - read
        guard let found = memchr(start + read, Int32(UInt8(ascii: "\n")), rest) else {
          memcpy(room + written, start + read, rest)
          written += rest
          break
        }
        let lineEnd = UnsafeRawPointer(found) - start
        let next = contentStart(after: lineEnd, in: source)
        let isBetweenTags =
          lineEnd > 0 && source[lineEnd - 1] == UInt8(ascii: ">") && next < source.count
          && source[next] == UInt8(ascii: "<") && !isEndOfString(next, in: source)
        let end = isBetweenTags ? lineEnd : next
        memcpy(room + written, start + read, end - read)
        written += end - read
        read = next
      }
      return Data(bytesNoCopy: room, count: written, deallocator: .free)
    }
  }

  /// The place of the first byte that is no white space.
  private static func contentStart(after place: Int, in source: UnsafeRawBufferPointer) -> Int {
    var place = place + 1
    while place < source.count {
      switch source[place] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        place += 1
      default: return place
      }
    }
    return place
  }

  /// True for an end tag before which white space is text.
  private static func isEndOfString(_ place: Int, in source: UnsafeRawBufferPointer) -> Bool {
    guard place + 2 < source.count, source[place + 1] == UInt8(ascii: "/") else { return false }
    return source[place + 2] == UInt8(ascii: "s") || source[place + 2] == UInt8(ascii: "m")
  }

  /// True if there is any comment, declaration or section of character data.
  private static func hasDeclarations(_ source: UnsafeRawBufferPointer) -> Bool {
    guard let start = source.baseAddress else { return false }
    var place = 0
    while place < source.count,
      let found = memchr(start + place, Int32(UInt8(ascii: "!")), source.count - place)
    {
      place = UnsafeRawPointer(found) - start
      if place > 0, source[place - 1] == UInt8(ascii: "<") { return true }
      place += 1
    }
    return false
  }
}
