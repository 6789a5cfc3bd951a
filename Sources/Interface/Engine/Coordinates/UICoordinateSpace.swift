public import Foundation
import GimbalGeometry

/// A coordinate space on the screen: a view, or one of the screen's two spaces.
///
/// Source: Apple, UICoordinateSpace.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  /// The space's bounds in its own coordinates, in points.
  var bounds: CGRect { get }

  /// Converts a point in points from this space to another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point in points from another space to this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle from this space to another; if the spaces are rotated, the result is the
  /// bounding box.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from another space to this one; if the spaces are rotated, the result is
  /// the bounding box.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// A coordinate space whose position is known; conversions go through the nearest space that
/// encloses both.
@preconcurrency @MainActor
protocol MovableSpace: UICoordinateSpace {
  /// The location of the space's origin in the hierarchy of spaces.
  var position: SpaceOrigin { get }
}

extension MovableSpace {
  /// Converts a point of this space into another space.
  func converted(_ point: CGPoint, to other: SpaceOrigin) -> CGPoint {
    let paths = position.paths(to: other)
    return point.applying(paths.up.concatenating(paths.down.inverted()))
  }

  /// Converts a rectangle to another space.
  ///
  /// Rule: L-CONV-2 (a bounding box in the common space, then a bounding box in the other one).
  func converted(_ rect: CGRect, to other: SpaceOrigin) -> CGRect {
    let paths = position.paths(to: other)
    return rect.applying(paths.up).applying(paths.down.inverted())
  }
}

extension UICoordinateSpace {
  /// The position of the space; nil for a space that the app implements.
  var knownPosition: SpaceOrigin? {
    // A cast to a class is faster than a cast to a protocol.
    if let view = self as? UIView { return view.position }
    return (self as? any MovableSpace)?.position
  }
}
