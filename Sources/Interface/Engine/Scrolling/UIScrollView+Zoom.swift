package import Foundation
import GimbalGeometry
import GimbalTraces

/// A scroll view's zoom state, which the pinch gesture changes too.
package struct ZoomState {
  /// True while touches zoom, and while the content returns from a scale beyond its limits.
  package var isUnderTouches = false
  /// The value of `isZoomBouncing`.
  package var isBouncing = false
  /// True while scale, size and offset are set one after the other.
  var isChanging = false
  /// The view that was last zoomed, and the center that was set for it.
  weak var view: UIView?
  /// The center that was set for `view`, in points.
  var center = CGPoint.zero

  init() {}
}

/// Zooming, by the transform of one view and the size of the content.
extension UIScrollView {
  /// The view that the delegate's `viewForZooming(in:)` returns; nil if zooming is not supported.
  package final var zoomedView: UIView? {
    notify(.viewForZooming) { $0.viewForZooming(in: self) } ?? nil
  }

  /// The value of `zoomScale`: the horizontal scale of the zoomed view's transform.
  final var currentZoomScale: CGFloat { zoomedView?.transform.a ?? 1 }

  /// Returns a scale clamped to the minimum and maximum.
  package final func limited(scale: CGFloat) -> CGFloat {
    max(minimumZoomScale, min(scale, max(minimumZoomScale, maximumZoomScale)))
  }

  /// Zooms about the center of the visible part.
  ///
  /// See: L-SCROLL-13.
  final func changeZoom(to scale: CGFloat, _ animated: Bool) {
    guard scale.isFinite, let view = zoomedView else { return }
    let (middle, size) = (CGPoint(x: bounds.midX, y: bounds.midY), bounds.size)
    let factor = limited(scale: scale) / view.transform.a
    guard factor != 1, factor.isFinite else { return }
    carryOut(animated, of: view) {
      self.apply(
        scale: view.transform.a * factor, to: view,
        offset: CGPoint(
          x: middle.x * factor - size.width / 2, y: middle.y * factor - size.height / 2))
    }
  }

  /// Zooms and scrolls to show a rectangle of the zoomed view.
  ///
  /// See: L-SCROLL-13.
  final func changeZoom(toShow rect: CGRect, _ animated: Bool) {
    guard !rect.isEmpty, rect.numbers.isFinite, let view = zoomedView else { return }
    let size = bounds.size
    let scale = limited(scale: min(size.width / rect.width, size.height / rect.height))
    guard scale.isFinite else { return }
    carryOut(animated, of: view) {
      self.apply(scale: scale, to: view, offset: self.contentOffset)
      let shown = view.convert(rect, to: self)
      self.setBoundsOrigin(
        self.inRange(CGPoint(x: shown.midX - size.width / 2, y: shown.midY - size.height / 2)))
    }
  }

  private func carryOut(_ animated: Bool, of view: UIView, _ change: @escaping () -> Void) {
    stopMotion()
    guard animated, window != nil else { return change() }
    notify(.scrollViewWillBeginZooming) { $0.scrollViewWillBeginZooming(self, with: view) }
    UIView.animate(withDuration: UIScrollView.animationDuration, animations: change) {
      [weak self] _ in
      self?.endZooming()
    }
  }

  /// Sends the callbacks at the end of zooming.
  package final func endZooming() {
    let view = zoomedView
    let scale = view?.transform.a ?? 1
    notify(.scrollViewDidEndZooming, argument("atScale", scale)) {
      $0.scrollViewDidEndZooming(self, with: view, atScale: scale)
    }
  }

  /// Sets the scale of the zoomed view about its top left corner, the content size, and the offset.
  ///
  /// Rule: L-SCROLL-13.
  package final func apply(scale: CGFloat, to view: UIView, offset: CGPoint) {
    let old = view.transform.a
    guard scale > 0, old > 0, scale.isFinite else { return }
    let (factor, origin) = (scale / old, view.frame.origin)
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let frame = view.frame
    view.center = CGPoint(
      x: view.center.x + origin.x - frame.minX, y: view.center.y + origin.y - frame.minY)
    (zoom.view, zoom.center) = (view, view.center)
    let size = contentSize
    zoom.isChanging = true
    contentSize =
      zoomedContentSize(at: scale, of: view)
      ?? CGSize(width: size.width * factor, height: size.height * factor)
    zoom.isChanging = false
    setBoundsOrigin(zoom.isUnderTouches ? offset : inRange(offset))
    if factor != 1 {
      notify(.scrollViewDidZoom, argument("scale", scale)) { $0.scrollViewDidZoom(self) }
    }
  }

  /// Returns the content size from constraints at a scale of the zoomed view; nil if constraints do
  /// not position it.
  ///
  /// The space around the view is not scaled.
  ///
  /// See: L-SCROLL-13.
  final func zoomedContentSize(at scale: CGFloat, of view: UIView) -> CGSize? {
    guard view.node.pointee.flags.contains(.positionedByConstraints),
      let size = constrainedContentSize
    else { return nil }
    let inner = view.bounds.size
    return CGSize(
      width: size.width + inner.width * (scale - 1),
      height: size.height + inner.height * (scale - 1))
  }

  /// Moves a zoomed view that constraints have positioned without its scale, so that its top left
  /// corner stays.
  ///
  /// See: L-SCROLL-13.
  final func positionZoomed() {
    guard let view = zoom.view, view.superview === self, view.center != zoom.center,
      view.node.pointee.flags.contains(.positionedByConstraints)
    else { return }
    let (center, size, growth) = (view.center, view.bounds.size, view.transform.a - 1)
    view.center = CGPoint(
      x: center.x + size.width * growth / 2, y: center.y + size.height * growth / 2)
    zoom.center = view.center
  }

  private func setBoundsOrigin(_ origin: CGPoint) {
    if origin != contentOffset { contentOffset = origin }
  }

  private func argument(_ label: String, _ number: CGFloat) -> ArgumentsID {
    guard machine.recorder.isRecording else { return .none }
    return machine.arguments(TraceArgument(label, .number(Double(number))))
  }
}
