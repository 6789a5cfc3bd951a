import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraces

/// The pinch recognizer of a scroll view.
final class ScrollPinch: UIPinchGestureRecognizer {
  private weak var scrollView: UIScrollView?
  private weak var zoomed: UIView?
  private var firstScale: CGFloat = 1
  /// The point of the zoomed view that stays between the touches, in its coordinates, in points.
  private var anchor = CGPoint.zero

  /// Sets the scroll view.
  func zoom(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    gesture.onChange = { [weak self] _ in self?.follow() }
  }

  /// Returns false if nothing can be zoomed.
  override func shouldReceive(_ event: UIEvent) -> Bool { scrollView?.zooms ?? false }

  /// Touches may zoom and scroll at the same time.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    (preventedGestureRecognizer as? ScrollPan)?.view !== view
  }

  private func follow() {
    guard let scrollView else { return }
    if state == .began { begin(scrollView) }
    guard let zoomed else { return }
    switch state {
    case .began, .changed: move(scrollView, zoomed)
    case .ended, .cancelled: end(scrollView, zoomed)
    default: break
    }
  }

  private func begin(_ scrollView: UIScrollView) {
    guard let view = scrollView.zoomedView else { return }
    scrollView.stopMotion()
    zoomed = view
    firstScale = view.transform.a
    anchor = location(in: view)
    scrollView.zoom.isUnderTouches = true
    scrollView.notify(.scrollViewWillBeginZooming) {
      $0.scrollViewWillBeginZooming(scrollView, with: view)
    }
  }

  /// Zooms and moves the view so that the anchor stays between the touches.
  ///
  /// See: L-SCROLL-13.
  private func move(_ scrollView: UIScrollView, _ zoomed: UIView) {
    let expected = firstScale * scale
    let limit = scrollView.limited(scale: expected)
    let new = scrollView.bouncesZoom ? limit * (expected / limit).squareRoot() : limit
    let (old, origin) = (zoomed.transform.a, zoomed.frame.origin)
    guard new > 0, old > 0 else { return }
    let held = zoomed.convert(anchor, to: scrollView)
    let (touchPoint, offset) = (location(in: scrollView), scrollView.contentOffset)
    let factor = new / old
    scrollView.apply(
      scale: new, to: zoomed,
      offset: CGPoint(
        x: origin.x + (held.x - origin.x) * factor - (touchPoint.x - offset.x),
        y: origin.y + (held.y - origin.y) * factor - (touchPoint.y - offset.y)))
  }

  private func end(_ scrollView: UIScrollView, _ zoomed: UIView) {
    self.zoomed = nil
    scrollView.zoom.isUnderTouches = false
    let scale = zoomed.transform.a
    let limit = scrollView.limited(scale: scale)
    let rest = scrollView.inRange(scrollView.contentOffset)
    guard limit != scale || rest != scrollView.contentOffset else {
      return scrollView.endZooming()
    }
    scrollView.zoom.isBouncing = limit != scale
    let (middle, size) = (
      CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY), scrollView.bounds.size
    )
    let factor = limit / scale
    UIView.animate(withDuration: GestureMetrics.zoomBounceDuration) {
      scrollView.apply(
        scale: limit, to: zoomed,
        offset: CGPoint(
          x: middle.x * factor - size.width / 2, y: middle.y * factor - size.height / 2))
    } completion: { [weak scrollView] _ in
      scrollView?.zoom.isBouncing = false
    }
    scrollView.endZooming()
  }
}
