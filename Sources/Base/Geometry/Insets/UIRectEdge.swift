/// A set of sides of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top side.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left side.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The bottom side.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right side.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four sides.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A set of sides of a rectangle in terms of the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top side.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The side where a line of text begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom side.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The side where a line of text ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four sides.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
