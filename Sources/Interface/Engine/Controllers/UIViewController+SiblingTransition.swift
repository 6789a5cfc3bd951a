import Foundation
import GimbalTraces

/// Transitions between two children.
extension UIViewController {
  /// Replaces the view of one child with that of another in an animation, and sends both their
  /// appearance callbacks.
  ///
  /// If the parent forwards appearance callbacks itself, it notifies its children, and this method
  /// only changes the views.
  ///
  /// Rule: R-CON-6.
  func exchange(
    _ from: UIViewController, for to: UIViewController, duration: TimeInterval,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard from.parentController === self, to.parentController === self else {
      return report(.nonSiblingsExchanged(from, to))
    }
    guard from !== to, let container = from.view.superview ?? view else { return }
    send(.transitionFromTo) {
      begin(from, to, in: container, duration: duration, animations, completion)
    }
  }

  private func begin(
    _ from: UIViewController, _ to: UIViewController, in container: UIView,
    duration: TimeInterval, _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    let forwards = isVisible && shouldAutomaticallyForwardAppearanceMethods
    let isAnimated = duration > 0
    to.loadViewIfNeeded()
    let transition = ControllerTransition(
      on: machine, in: container, from: from, to: to, duration: isAnimated ? duration : 0,
      participants: [from, to])
    if forwards {
      from.beginAppearance(false, animated: isAnimated)
      to.beginAppearance(true, animated: isAnimated)
    }
    transition.positionViews = { [machine, unowned transition] in
      if let view = to.loadedView, view.superview !== container { container.addSubview(view) }
      guard let animations else { return }
      transition.animating {
        machine.reserved("animation", for: UIView.self).send(.animations, .none, animations)
      }
    }
    transition.end = { _ in
      from.loadedView?.removeFromSuperview()
      if forwards {
        to.endAppearance()
        from.endAppearance()
      }
      completion?(true)
    }
    transition.start()
  }
}
