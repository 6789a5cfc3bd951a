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
  /// The position and opacity of a view.
  package struct Position: Hashable, Sendable {
    /// The view.
    package var receiver: ReceiverID
    /// The box around its bounds, in points.
    package var rect: CGRect
    /// The frame in the superview's coordinates.
    package var frame: CGRect
    /// The effective opacity: the product along the ancestors, 0 when hidden.
    package var alpha: CGFloat
  }

  /// The window's views, the window first.
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
