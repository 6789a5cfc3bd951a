public import Foundation
import GimbalGeometry

extension UIView: PlacedSpace {
  var place: SpacePlace { .view(node) }

  /// The window's place, or that of the outermost view when there is no window: what nil stands for.
  private var windowPlace: SpacePlace {
    if let window = node.pointee.window { return .view(window) }
    var root = node
    while let parent = root.pointee.parent { root = parent }
    return .view(root)
  }

  /// Converts a point of the view's coordinates to another view's; nil means the window's.
  ///
  /// - Complexity: O(depth).
  ///
  /// See: L-CONV-1.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    converted(point, to: view?.place ?? windowPlace)
  }

  /// Converts a point of another view's coordinates to this one's; nil means the window's.
  ///
  /// - Complexity: O(depth).
  ///
  /// See: L-CONV-1.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let paths = (view?.place ?? windowPlace).paths(to: place)
    return point.applying(paths.up.concatenating(paths.down.inverted()))
  }

  /// Converts a rectangle of the view's coordinates to another view's; nil means the window's.
  ///
  /// - Complexity: O(depth).
  ///
  /// See: L-CONV-2.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    converted(rect, to: view?.place ?? windowPlace)
  }

  /// Converts a rectangle of another view's coordinates to this one's; nil means the window's.
  ///
  /// - Complexity: O(depth).
  ///
  /// See: L-CONV-2.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let paths = (view?.place ?? windowPlace).paths(to: place)
    return rect.applying(paths.up).applying(paths.down.inverted())
  }
}

/// The four conversions of every space that knows its place.
extension PlacedSpace {
  /// Converts a point of this space to another.
  ///
  /// - Complexity: O(depth).
  ///
  /// See: R-COORD-5.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    converted(point, to: coordinateSpace.knownPlace ?? place)
  }

  /// Converts a point of another space to this one.
  ///
  /// - Complexity: O(depth).
  ///
  /// See: R-COORD-5.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? any PlacedSpace)?.converted(point, to: place) ?? point
  }

  /// Converts a rectangle of this space to another.
  ///
  /// - Complexity: O(depth).
  ///
  /// See: L-CONV-2.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    converted(rect, to: coordinateSpace.knownPlace ?? place)
  }

  /// Converts a rectangle of another space to this one.
  ///
  /// - Complexity: O(depth).
  ///
  /// See: L-CONV-2.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? any PlacedSpace)?.converted(rect, to: place) ?? rect
  }
}
