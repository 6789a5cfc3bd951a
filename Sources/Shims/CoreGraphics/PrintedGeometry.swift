public import Foundation

// Printed forms that texts and tests of apps contain. Foundation here gives none, so that the type's own name and those
// of its parts would stand in them.
//
// Source: the Swift project, the overlay of CoreGraphics, `CGRect.debugDescription` and its kin.

// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates in parentheses: `(1.0, 2.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The width and the height in parentheses.
  public var debugDescription: String { "(\(width), \(height))" }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The origin's coordinates, the width and the height in parentheses.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
