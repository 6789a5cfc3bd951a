public import Foundation

/// Distances from the four sides of a rectangle inwards, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top side.
  public var top: CGFloat
  /// The distance from the left side.
  public var left: CGFloat
  /// The distance from the bottom side.
  public var bottom: CGFloat
  /// The distance from the right side.
  public var right: CGFloat

  /// Insets without distance.
  public static let zero = UIEdgeInsets()

  /// Creates insets without distance.
  @inlinable
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets from four distances in points.
  @inlinable
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets from directional ones, in the reading direction that is given.
  @inlinable
  public init(_ insets: NSDirectionalEdgeInsets, rightToLeft: Bool) {
    self.init(
      top: insets.top, left: rightToLeft ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: rightToLeft ? insets.leading : insets.trailing)
  }
}

extension UIEdgeInsets: Codable {
  /// Reads the distances from an array `[top, left, bottom, right]`.
  public init(from decoder: any Decoder) throws {
    var parts = try decoder.unkeyedContainer()
    self.init(
      top: try parts.decode(CGFloat.self), left: try parts.decode(CGFloat.self),
      bottom: try parts.decode(CGFloat.self), right: try parts.decode(CGFloat.self))
  }

  /// Writes the distances as an array `[top, left, bottom, right]`.
  public func encode(to encoder: any Encoder) throws {
    var parts = encoder.unkeyedContainer()
    for part in [top, left, bottom, right] {
      try parts.encode(part)
    }
  }
}
