import Foundation
import GimbalEngine
import GimbalGeometry

extension UIPresentationController {
  /// Gives the presented view its place: a floating sheet by a transform.
  ///
  /// See: V-47.
  func give(_ view: UIView, _ frame: CGRect) {
    let place =
      ownStyle.isOwn ? PresentedPlace(frame) : systemPlace(in: container?.bounds.size ?? .zero)
    guard place.scale != 1 else {
      stopFloating(view)
      if view.frame != frame { view.frame = frame }
      return
    }
    floats = true
    if safeAreaBottom != place.safeAreaBottom {
      safeAreaBottom = place.safeAreaBottom
      view.markSafeArea()
    }
    let transform = CGAffineTransform(scaleX: place.scale, y: place.scale)
    if view.transform != transform { view.transform = transform }
    let bounds = CGRect(origin: view.bounds.origin, size: place.size)
    if view.bounds != bounds { view.bounds = bounds }
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if view.center != center { view.center = center }
  }

  /// Takes back the transform of a floating sheet.
  func stopFloating(_ view: UIView?) {
    guard floats else { return }
    floats = false
    safeAreaBottom = nil
    view?.transform = .identity
    view?.markSafeArea()
  }
}
