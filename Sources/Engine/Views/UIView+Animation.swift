public import Foundation
import GimbalTraces

/// Animations: what they change is changed at once, as in UIKit's model values; their completion comes
/// when the virtual clock has reached their end.
///
/// Source: Apple, UIView, Animating views with block objects.
extension UIView {
  /// Runs changes as an animation of some seconds.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    run(Animation(duration: duration), animations, completion: nil)
  }

  /// Runs changes as an animation of some seconds, and a block at its end.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(Animation(duration: duration), animations, completion: completion)
  }

  /// Runs changes as an animation of some seconds after a delay, and a block at its end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      Animation(duration: duration, delay: delay, options: options), animations,
      completion: completion)
  }

  /// Runs changes as an animation that swings like a spring, and a block at its end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      Animation(
        duration: duration, delay: delay, options: options,
        spring: (damping: dampingRatio, velocity: velocity)),
      animations, completion: completion)
  }

  /// Runs changes of what a view contains as a transition of some seconds, and a block at its end.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    run(Animation(duration: duration, options: options), animations ?? {}, completion: completion)
  }

  /// Puts a view in the place of another as a transition of some seconds, and runs a block at its end.
  ///
  /// With `showHideTransitionViews` the one is hidden and the other shown, and both stay where they are.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let exchange = {
      if options.contains(.showHideTransitionViews) {
        toView.isHidden = false
        fromView.isHidden = true
      } else {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    run(Animation(duration: duration, options: options), exchange, completion: completion)
  }

  private class func run(
    _ animation: Animation, _ changes: () -> Void, completion: ((Bool) -> Void)?
  ) {
    Machine.ensureDevice(for: "UIView.animate")
    let machine = Machine.forNewObjects
    machine.reserved("animation", for: UIView.self).send(
      .animations, machine.recorder.arguments(animation.arguments), changes)
    guard let completion, let end = animation.end(isEnabled: machine.animations.areEnabled) else {
      return
    }
    let finish: @MainActor () -> Void = { [unowned machine] in
      machine.reserved("animation", for: UIView.self).send(.animationCompletion) {
        completion(true)
      }
    }
    if let held = machine.animations.held {
      held.hold(end, finish)
    } else {
      machine.clock.schedule(after: end, finish)
    }
  }

  /// Runs changes without any animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let machine = Machine.forNewObjects
    let before = machine.animations.areEnabled
    machine.animations.areEnabled = false
    actionsWithoutAnimation()
    machine.animations.areEnabled = before
  }

  /// Turns animations on or off for the app.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Machine.forNewObjects.animations.areEnabled = enabled
  }

  /// True if animations take time.
  public class var areAnimationsEnabled: Bool { Machine.forNewObjects.animations.areEnabled }
}
