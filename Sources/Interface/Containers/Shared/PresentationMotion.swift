import Foundation
import GimbalEngine
import GimbalGeometry

/// The animation of a presentation or dismissal.
extension UIPresentationController {
  /// Animates the presented view by the transition style; the dimming view fades.
  ///
  /// Popovers fade, whatever the style. A page curl moves nothing.
  ///
  /// See: L-ANIM-19.
  func move(_ motion: any TransitionMotion, comes: Bool) {
    guard let container, let view = presentedView else { return }
    // The fractions of the distance at the beginning and at the end.
    let (start, end): (CGFloat, CGFloat) = comes ? (1, 0) : (0, 1)
    if let dimming = container.children.first as? UIDimmingView {
      motion.fade(dimming, from: 1 - start, to: 1 - end)
    }
    switch style == .popover ? .crossDissolve : presentedViewController.modalTransitionStyle {
    case .coverVertical:
      let way = container.bounds.height - view.frame.minY
      motion.slide(view, from: CGVector(dx: 0, dy: way * start), to: CGVector(dx: 0, dy: way * end))
    case .crossDissolve: motion.fade(view, from: 1 - start, to: 1 - end)
    case .flipHorizontal:
      motion.rotate(view, from: .pi * start, to: .pi * end)
      if let below = presentingViewController.viewIfLoaded {
        motion.rotate(below, from: -.pi * (1 - start), to: -.pi * (1 - end))
      }
    case .partialCurl: break
    }
  }
}
