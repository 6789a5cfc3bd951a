/// Limits of a document's size.
public struct JSONLimits: Sendable, Hashable {
  /// The limit of bytes.
  public let bytes: Int
  /// The limit of nested objects and arrays; at most 1,000, since freeing a tree recurses.
  public let depth: Int
  /// The limit of values, which bounds memory.
  public let values: Int
  /// The limit of characters in a number.
  public let numberLength: Int

  /// Creates limits; each must be positive, and the depth at most 1,000.
  public init(
    bytes: Int = 64 << 20, depth: Int = 512, values: Int = 5_000_000, numberLength: Int = 1_000
  ) {
    precondition(
      bytes > 0 && values > 0 && numberLength > 0 && (1...1_000).contains(depth),
      "limits out of range: \(bytes) bytes, depth \(depth), \(values) values, \(numberLength)")
    self.bytes = bytes
    self.depth = depth
    self.values = values
    self.numberLength = numberLength
  }

  /// 64 MB, 512 levels, five million values.
  public static let standard = JSONLimits()
}
