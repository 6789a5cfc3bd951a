public import Foundation
import GimbalGeometry

/// A frame of reference on the screen: a view, or one of the screen's two spaces.
///
/// Source: Apple, UICoordinateSpace.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  /// The space's extent in its own coordinates, in points.
  var bounds: CGRect { get }

  /// Converts a point of this space to another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point of another space to this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle of this space to another; under a rotation that is a bounding box.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle of another space to this one; under a rotation that is a bounding box.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// A coordinate space that knows its place; conversions between two of them go through the nearest
/// space that encloses both.
@preconcurrency @MainActor
protocol MovableSpace: UICoordinateSpace {
  var position: SpaceOrigin { get }
}

extension MovableSpace {
  func converted(_ point: CGPoint, to other: SpaceOrigin) -> CGPoint {
    let paths = position.paths(to: other)
    return point.applying(paths.up.concatenating(paths.down.inverted()))
  }

  /// Converts a rectangle to another space.
  ///
  /// Rule: L-CONV-2 (up to the common space, boxed, then down, boxed again).
  func converted(_ rect: CGRect, to other: SpaceOrigin) -> CGRect {
    let paths = position.paths(to: other)
    return rect.applying(paths.up).applying(paths.down.inverted())
  }
}

extension UICoordinateSpace {
  /// The place of the space; nil for a space of the app's own.
  var knownPosition: SpaceOrigin? {
    // A class is found sooner than a protocol.
    if let view = self as? UIView { return view.position }
    return (self as? any MovableSpace)?.position
  }
}
