#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A reader of lines from a pipe, as many at a time as have arrived.
struct LineReader {
  /// The descriptor of the pipe, which the reader does not close.
  let file: Int32
  /// The number of bytes that have arrived.
  private(set) var received = 0
  /// The beginning of an incomplete line.
  private var unread: [UInt8] = []

  /// The maximum number of bytes of one line.
  static let limit = 64 << 20

  /// Creates a reader of an open file.
  init(_ file: Int32) { self.file = file }

  /// Returns a reader of the standard input.
  static func ofStandardInput() -> LineReader { LineReader(STDIN_FILENO) }

  /// Waits for bytes and returns the complete lines, without their ends; nil at the end of the
  /// input.
  mutating func read() -> [ArraySlice<UInt8>]? {
    // The pipe's contents are read in one call, into uninitialized memory.
    let count = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { space in
      #if canImport(Darwin)
        let count = Darwin.read(file, space.baseAddress, space.count)
      #elseif canImport(Musl)
        let count = Musl.read(file, space.baseAddress, space.count)
      #else
        let count = Glibc.read(file, space.baseAddress, space.count)
      #endif
      unread.append(contentsOf: UnsafeRawBufferPointer(rebasing: space[..<max(0, count)]))
      return count
    }
    if count < 0, errno == EINTR { return [] }
    guard count > 0, unread.count <= Self.limit else { return nil }
    received += count
    return lines(from: unread.count - count)
  }

  /// Returns the complete lines after bytes that were received another way.
  mutating func take(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    unread += bytes
    received += bytes.count
    return lines(from: unread.count - bytes.count)
  }

  /// Removes the complete lines, whose first end is not before an index.
  private mutating func lines(from start: Int) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var begin = 0
    for end in start..<unread.count where unread[end] == UInt8(ascii: "\n") {
      lines.append(unread[begin..<end])
      begin = end + 1
    }
    if begin > 0 { unread = Array(unread[begin...]) }
    return lines
  }
}
