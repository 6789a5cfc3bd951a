/// Bounds on what one document may cost.
public struct JSONLimits: Sendable, Hashable {
  /// The most bytes of a document.
  public let bytes: Int
  /// The most objects and arrays inside each other; at most 1,000, since freeing a tree recurses.
  public let depth: Int
  /// The most values in a document, which bounds its memory.
  public let values: Int
  /// The most characters of one number.
  public let numberLength: Int

  /// Creates bounds; each must be positive, and the depth at most 1,000.
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
