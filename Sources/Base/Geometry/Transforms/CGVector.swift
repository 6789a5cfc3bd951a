#if !canImport(Darwin)
  public import Foundation

  /// A displacement in two dimensions, in points.
  public struct CGVector: Hashable, Sendable {
    /// The horizontal part; positive is rightwards.
    public var dx: CGFloat
    /// The vertical part; positive is downwards.
    public var dy: CGFloat

    /// The vector without length.
    public static let zero = CGVector()

    /// Creates the vector without length.
    @inlinable
    public init() {
      self.init(dx: 0, dy: 0)
    }

    /// Creates a vector from its parts in points.
    @inlinable
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// Creates a vector from its parts in whole points.
    @inlinable
    public init(dx: Int, dy: Int) {
      self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
  }

  extension CGVector: Codable {
    /// Reads the parts from an array `[dx, dy]`.
    public init(from decoder: any Decoder) throws {
      var parts = try decoder.unkeyedContainer()
      self.init(dx: try parts.decode(CGFloat.self), dy: try parts.decode(CGFloat.self))
    }

    /// Writes the parts as an array `[dx, dy]`.
    public func encode(to encoder: any Encoder) throws {
      var parts = encoder.unkeyedContainer()
      try parts.encode(dx)
      try parts.encode(dy)
    }
  }
#endif
