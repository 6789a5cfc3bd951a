/// Finds processing instructions without content, `<?name?>`, at which the parser on Linux crashes.
enum BareInstruction {
  /// Returns the offset of the first such instruction outside of comments and CDATA sections, or
  /// nil.
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
        // White space, which is below the letters, separates a name from the content.
        if !content.contains(where: { $0 <= UInt8(ascii: " ") }) { return start }
      } else {
        offset = start + 1
      }
    }
    return nil
  }

  /// Returns the offset after the next delimiter, or the end.
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
