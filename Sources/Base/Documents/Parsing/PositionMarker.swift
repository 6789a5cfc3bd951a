/// Converts byte offsets to lines and columns.
///
/// It only moves forward, so that a whole document costs one pass, even if it is a single line.
struct PositionMarker {
  private var offset = 0
  private var line = 1
  private var column = 1

  /// Starts at the first byte after an optional byte order mark.
  init(offset: Int) {
    self.offset = offset
  }

  /// Moves to the byte at `target` and returns its position; `target` must not decrease from call
  /// to call.
  mutating func position(of target: Int, in bytes: UnsafeBufferPointer<UInt8>) -> SourcePosition {
    precondition(target >= offset, "byte \(target) asked for after byte \(offset)")
    while offset < target {
      if target - offset >= 8, isPlain(bytes, at: offset) {
        offset += 8
        column += 8
        continue
      }
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && !isNewline(offset, bytes)) {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return SourcePosition(line: line, column: column)
  }

  /// Returns true if the eight bytes from an offset are ASCII characters without control characters.
  private func isPlain(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    let eight = UnsafeRawPointer(bytes.baseAddress! + offset).loadUnaligned(as: UInt64.self)
    return (eight | (eight &- 0x2020_2020_2020_2020)) & 0x8080_8080_8080_8080 == 0
  }

  private func isNewline(_ offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    offset < bytes.count && bytes[offset] == UInt8(ascii: "\n")
  }
}
