public import Foundation

/// A displacement of a position, in points.
public struct UIOffset: Hashable, Sendable {
  /// The horizontal part; positive is rightwards.
  public var horizontal: CGFloat
  /// The vertical part; positive is downwards.
  public var vertical: CGFloat

  /// The offset without length.
  public static let zero = UIOffset()

  /// Creates the offset without length.
  @inlinable
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset from its parts in points.
  @inlinable
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension UIOffset: Codable {
  /// Reads the parts from an array `[horizontal, vertical]`.
  public init(from decoder: any Decoder) throws {
    var parts = try decoder.unkeyedContainer()
    self.init(
      horizontal: try parts.decode(CGFloat.self), vertical: try parts.decode(CGFloat.self))
  }

  /// Writes the parts as an array `[horizontal, vertical]`.
  public func encode(to encoder: any Encoder) throws {
    var parts = encoder.unkeyedContainer()
    try parts.encode(horizontal)
    try parts.encode(vertical)
  }
}
