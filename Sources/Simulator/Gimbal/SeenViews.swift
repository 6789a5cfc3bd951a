package import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalLayers
package import GimbalTraces

/// The rectangles of a window's views at one moment, parents before children, in window
/// coordinates.
///
/// It only reads geometry, so it can be created at any time, also during a callback.
@MainActor
package struct SeenViews {
  /// The position and opacity of a view in its window.
  package struct Position: Hashable, Sendable {
    /// The identity of the view in the trace.
    package var receiver: ReceiverID
    /// The box around the view's bounds in the window, in points.
    package var rect: CGRect
    /// The box around the view's bounds in its superview, in points.
    package var frame: CGRect
    /// The effective opacity: the product along the ancestors, 0 when hidden.
    package var alpha: CGFloat
  }

  /// The views of the window, the window itself first.
  package private(set) var positions: [Position] = []
  private let isPresented: Bool

  /// Reads the layout of a window, or with `presented` the presentation layers of running
  /// animations.
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
    // `subviews` of a bar would create its system views, whose events would follow.
    for child in view.children {
      let position = geometry(of: child)
      append(
        child, position, position.toSuperview.concatenating(toWindow), frame: position.frame,
        alpha: alpha)
    }
  }

  private struct Geometry {
    /// The bounds, in points.
    var bounds: CGRect
    /// The position of the anchor point in the superview, in points.
    var center: CGPoint
    /// The anchor point, as fractions of the bounds.
    var anchor = CGPoint(x: 0.5, y: 0.5)
    /// The transform about the anchor point.
    var transform: CGAffineTransform
    /// The opacity from 0 to 1.
    var alpha: CGFloat
    /// True if the view is hidden.
    var isHidden: Bool

    /// The transform from the view's to its superview's coordinates.
    var toSuperview: CGAffineTransform {
      CGAffineTransform(
        translationX: -(bounds.minX + bounds.width * anchor.x),
        y: -(bounds.minY + bounds.height * anchor.y)
      ).concatenating(transform).concatenating(
        CGAffineTransform(translationX: center.x, y: center.y))
    }

    /// The box around the bounds in the superview, in points.
    var frame: CGRect { bounds.applying(toSuperview) }
  }

  private func geometry(of view: UIView) -> Geometry {
    // Only a layer with animations needs a presentation copy.
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
