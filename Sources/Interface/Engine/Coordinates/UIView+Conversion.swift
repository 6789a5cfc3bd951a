public import Foundation
import GimbalGeometry

extension UIView: MovableSpace {
  /// The view's own coordinates; conversions start here.
  var position: SpaceOrigin { .view(node) }

  /// The position that a nil view stands for in conversions: the window's, or without a window the
  /// topmost view's.
  private var windowPosition: SpaceOrigin {
    if let window = node.pointee.window { return .view(window) }
    var root = node
    while let parent = root.pointee.parent { root = parent }
    return .view(root)
  }

  /// Converts a point from the view's coordinates to another view's; nil means the window's.
  ///
  /// - Complexity: O(depth).
  ///
  /// See: L-CONV-1.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    converted(point, to: view?.position ?? windowPosition)
  }

  /// Converts a point from another view's coordinates to this one's; nil means the window's.
  ///
  /// - Complexity: O(depth).
  ///
  /// See: L-CONV-1.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let paths = (view?.position ?? windowPosition).paths(to: position)
    return point.applying(paths.up.concatenating(paths.down.inverted()))
  }

  /// Converts a rectangle from the view's coordinates to another view's; nil means the window's.
  ///
  /// - Complexity: O(depth).
  ///
  /// See: L-CONV-2.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    converted(rect, to: view?.position ?? windowPosition)
  }

  /// Converts a rectangle from another view's coordinates to this one's; nil means the window's.
  ///
  /// - Complexity: O(depth).
  ///
  /// See: L-CONV-2.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let paths = (view?.position ?? windowPosition).paths(to: position)
    return rect.applying(paths.up).applying(paths.down.inverted())
  }
}

/// The four conversions of every space with a known position.
extension MovableSpace {
  /// Converts a point from this space to another.
  ///
  /// - Complexity: O(depth).
  ///
  /// See: R-COORD-5.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    converted(point, to: coordinateSpace.knownPosition ?? position)
  }

  /// Converts a point from another space to this one.
  ///
  /// - Complexity: O(depth).
  ///
  /// See: R-COORD-5.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? any MovableSpace)?.converted(point, to: position) ?? point
  }

  /// Converts a rectangle from this space to another.
  ///
  /// - Complexity: O(depth).
  ///
  /// See: L-CONV-2.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    converted(rect, to: coordinateSpace.knownPosition ?? position)
  }

  /// Converts a rectangle from another space to this one.
  ///
  /// - Complexity: O(depth).
  ///
  /// See: L-CONV-2.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? any MovableSpace)?.converted(rect, to: position) ?? rect
  }
}
