public import Foundation

/// Distances from the four sides of a rectangle inwards, in points, by the reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top side.
  public var top: CGFloat
  /// The distance from the side where a line of text begins.
  public var leading: CGFloat
  /// The distance from the bottom side.
  public var bottom: CGFloat
  /// The distance from the side where a line of text ends.
  public var trailing: CGFloat

  /// Insets without distance.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets without distance.
  @inlinable
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets from four distances in points.
  @inlinable
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates directional insets from fixed ones, in the reading direction that is given.
  @inlinable
  public init(_ insets: UIEdgeInsets, rightToLeft: Bool) {
    self.init(
      top: insets.top, leading: rightToLeft ? insets.right : insets.left,
      bottom: insets.bottom, trailing: rightToLeft ? insets.left : insets.right)
  }
}

extension NSDirectionalEdgeInsets: Codable {
  /// Reads the distances from an array `[top, leading, bottom, trailing]`.
  public init(from decoder: any Decoder) throws {
    var parts = try decoder.unkeyedContainer()
    self.init(
      top: try parts.decode(CGFloat.self), leading: try parts.decode(CGFloat.self),
      bottom: try parts.decode(CGFloat.self), trailing: try parts.decode(CGFloat.self))
  }

  /// Writes the distances as an array `[top, leading, bottom, trailing]`.
  public func encode(to encoder: any Encoder) throws {
    var parts = encoder.unkeyedContainer()
    for part in [top, leading, bottom, trailing] {
      try parts.encode(part)
    }
  }
}
