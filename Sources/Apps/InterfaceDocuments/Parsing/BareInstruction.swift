/// Finds processing instructions that are a name alone, `<?name?>`: the parser of Linux ends the process at one.
enum BareInstruction {
  /// The offset of the first outside of comments and sections; nil where there is none.
  ///
  /// - Complexity: O(bytes).
  static func offset(in bytes: [UInt8]) -> Int? {
    var offset = 0
    while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = bytes[start...]
      if rest.starts(with: "<!--".utf8) {
        offset = end(of: "-->", in: bytes, from: start + 4)
      } else if rest.starts(with: "<![CDATA[".utf8) {
        offset = end(of: "]]>", in: bytes, from: start + 9)
      } else if rest.starts(with: "<?".utf8) {
        offset = end(of: "?>", in: bytes, from: start + 2)
        let content = bytes[min(start + 2, offset)..<offset].dropLast(2)
        // White space, which is below the letters, parts a name from what follows it.
        if !content.contains(where: { $0 <= UInt8(ascii: " ") }) { return start }
      } else {
        offset = start + 1
      }
    }
    return nil
  }

  /// The offset behind the next mark; the end where there is none.
  private static func end(of delimiter: StaticString, in bytes: [UInt8], from start: Int) -> Int {
    let delimiter = UnsafeBufferPointer(
      start: delimiter.utf8Start, count: delimiter.utf8CodeUnitCount)
    var offset = start
    while offset + delimiter.count <= bytes.count {
      if bytes[offset..<offset + delimiter.count].elementsEqual(delimiter) {
        return offset + delimiter.count
      }
      offset += 1
    }
    return bytes.count
  }
}
