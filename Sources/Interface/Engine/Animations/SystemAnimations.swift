import Foundation
import GimbalLayers
import GimbalMotion

/// Predefined animations that UIKit performs on views.
extension UIView {
  /// A predefined animation.
  ///
  /// Source: Apple, UIView.SystemAnimation.
  public enum SystemAnimation: UInt, Sendable {
    /// The views disappear and are removed from their superviews at the end.
    case delete = 0
  }

  /// The duration of a predefined animation, in seconds.
  ///
  /// See: L-ANIM-23 (CHOICE).
  private static var systemDuration: Double { 0.25 }

  /// Performs a predefined animation on views, with additional changes and a completion.
  ///
  /// Rule: L-ANIM-23.
  /// Source: Apple, perform(_:on:options:animations:completion:).
  public class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView],
    options: UIView.AnimationOptions = [], animations parallelAnimations: (() -> Void)? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    let changes = {
      for view in views where view.node.pointee.window != nil {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = Double(view.alpha)
        fade.toValue = 0.0
        view.machine.motion.blocks.last?.add(fade, to: view.layer, forKey: "systemAnimation")
      }
      parallelAnimations?()
    }
    run(Animation(duration: systemDuration, options: options), changes) { finished in
      for view in views { view.removeFromSuperview() }
      completion?(finished)
    }
  }
}
