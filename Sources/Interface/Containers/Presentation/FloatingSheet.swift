import Foundation
import GimbalEngine
import GimbalGeometry

/// The frame of a presented view, and sheets that float with a smaller scale.
extension UIPresentationController {
  /// Sets the frame of the presented view; a floating sheet is scaled to it by a transform.
  ///
  /// See: V-47.
  func give(_ view: UIView, _ frame: CGRect) {
    let position =
      ownStyle.isOwn ? PresentedFrame(frame) : systemPosition(in: container?.bounds.size ?? .zero)
    guard position.scale != 1 else {
      stopFloating(view)
      if view.frame != frame { view.frame = frame }
      return
    }
    floats = true
    if safeAreaBottom != position.safeAreaBottom {
      safeAreaBottom = position.safeAreaBottom
      view.setNeedsSafeArea()
    }
    let transform = CGAffineTransform(scaleX: position.scale, y: position.scale)
    if view.transform != transform { view.transform = transform }
    let bounds = CGRect(origin: view.bounds.origin, size: position.size)
    if view.bounds != bounds { view.bounds = bounds }
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if view.center != center { view.center = center }
  }

  /// Removes the transform and the safe area of a floating sheet from a view.
  func stopFloating(_ view: UIView?) {
    guard floats else { return }
    floats = false
    safeAreaBottom = nil
    view?.transform = .identity
    view?.setNeedsSafeArea()
  }
}
