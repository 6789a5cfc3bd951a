package import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalLayers
package import GimbalTraces

/// The rectangles of the views of a window at one moment, parents before children, in the window's coordinates.
///
/// It asks views for their geometry alone, so that it may be taken in the midst of whatever goes on.
@MainActor
package struct SeenViews {
  /// A view at its place.
  package struct Position: Hashable, Sendable {
    /// The view.
    package var receiver: ReceiverID
    /// The box around its bounds, in points.
    package var rect: CGRect
    /// The rectangle in the superview.
    package var frame: CGRect
    /// The opacity with which it is seen: the product down the tree, 0 when hidden.
    package var alpha: CGFloat
  }

  /// The window's views, the window first.
  package private(set) var positions: [Position] = []
  private let isPresented: Bool

  /// Looks at a window as it is laid out, or as its layers are seen in the midst of their animations.
  ///
  /// - Complexity: O(views).
  init(_ window: UIWindow, presented: Bool) {
    isPresented = presented
    let own = geometry(of: window)
    append(window, own, .identity, frame: own.frame, alpha: 1)
  }

  private mutating func append(
    _ view: UIView, _ own: Geometry, _ toWindow: CGAffineTransform, frame: CGRect, alpha: CGFloat
  ) {
    let alpha = own.isHidden ? 0 : alpha * own.alpha
    positions.append(
      Position(
        receiver: view.traceReceiver, rect: own.bounds.applying(toWindow), frame: frame,
        alpha: alpha))
    for child in view.subviews {
      let position = geometry(of: child)
      append(
        child, position, position.toSuperview.concatenating(toWindow), frame: position.frame,
        alpha: alpha)
    }
  }

  private struct Geometry {
    var bounds: CGRect
    var center: CGPoint
    var anchor = CGPoint(x: 0.5, y: 0.5)
    var transform: CGAffineTransform
    var alpha: CGFloat
    var isHidden: Bool

    var toSuperview: CGAffineTransform {
      CGAffineTransform(
        translationX: -(bounds.minX + bounds.width * anchor.x),
        y: -(bounds.minY + bounds.height * anchor.y)
      ).concatenating(transform).concatenating(
        CGAffineTransform(translationX: center.x, y: center.y))
    }

    var frame: CGRect { bounds.applying(toSuperview) }
  }

  private func geometry(of view: UIView) -> Geometry {
    // A layer that nothing moves is seen as it is; only others are worth a copy.
    if isPresented, view.layer.animationKeys() != nil, let seen = view.layer.presentation() {
      return Geometry(
        bounds: seen.bounds, center: seen.position, anchor: seen.anchorPoint,
        transform: seen.affineTransform(), alpha: CGFloat(seen.opacity), isHidden: seen.isHidden)
    }
    return Geometry(
      bounds: view.bounds, center: view.center, transform: view.transform, alpha: view.alpha,
      isHidden: view.isHidden)
  }
}
