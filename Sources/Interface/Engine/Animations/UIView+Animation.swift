public import Foundation
import GimbalLayers
import GimbalMotion
import GimbalTraces
import GimbalTraits

/// View animations.
///
/// Changes take effect at once, as model values do in UIKit. The layers' `presentation()` returns
/// the visible values in between. The completion is called when the virtual clock has reached the
/// end.
///
/// Source: Apple, UIView, Animating views with block objects.
extension UIView {
  /// Animates changes with a duration in seconds.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    run(Animation(duration: duration), animations, completion: nil)
  }

  /// Animates changes with a duration in seconds, and calls a completion at the end.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(Animation(duration: duration), animations, completion: completion)
  }

  /// Animates changes with duration and delay in seconds, and calls a completion at the end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      Animation(duration: duration, delay: delay, options: options), animations,
      completion: completion)
  }

  /// Animates changes with a spring, and calls a completion at the end.
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

  /// Animates changes with a spring of a perceived duration, in seconds, and a bounce, and calls a
  /// completion at the end (iOS 17).
  ///
  /// See: L-ANIM-5.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringMotion(
      perceptualDuration: duration, bounce: Double(bounce),
      velocity: Double(initialSpringVelocity))
    let length = spring.settlingDuration
    var animation = Animation(
      duration: length.isFinite ? length : duration, delay: delay, options: options)
    animation.own = .spring(spring)
    run(animation, animations, completion: completion)
  }

  /// Animates changes of a view's content with a transition; calls a completion at the end.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    recordTransition(of: view, duration, options)
    run(
      Animation(duration: duration, options: options), isTransition: true, animations ?? {},
      completion: completion)
  }

  /// Replaces a view with another, with a transition, and calls a completion at the end.
  ///
  /// With `showHideTransitionViews` the old view is hidden and the new one shown; both stay in
  /// their superviews.
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
    if let parent = fromView.superview { recordTransition(of: parent, duration, options) }
    run(
      Animation(duration: duration, options: options), isTransition: true, exchange,
      completion: completion)
  }

  /// Runs changes in an animation block, and schedules its completion.
  ///
  /// A nested block inherits duration and timing of the enclosing one, unless it overrides them. A
  /// block in which nothing is animated ends at once.
  ///
  /// Rule: L-ANIM-14.
  /// See: L-ANIM-20.
  class func run(
    _ animation: Animation, isTransition: Bool = false, _ changes: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    DefaultDevice.ensure(for: "UIView.animate")
    let machine = Machine.forNewObjects
    var effective = animation
    if let outer = machine.motion.blocks.last, !outer.isSystems, machine.animations.areEnabled {
      if !animation.options.contains(.overrideInheritedDuration) {
        effective.duration = outer.duration
      }
      if !animation.options.contains(.overrideInheritedCurve) { effective.inherited = outer.pace }
    }
    let flushes = AnimationBlocks(machine).flushesUpdates(animation.options)
    if flushes {
      effective.options.insert(.flushUpdates)
      AnimationBlocks(machine).flushUpdates()
    }
    let block = AnimationBlock(effective, on: machine)
    if let timeline = machine.animations.held?.timeline as? AnimatorTimeline {
      block.driver = HeldDriver(timeline, of: block)
      block.changes = []
    }
    if isTransition { block.captures = animation.options.contains(.allowAnimatedContent) }
    AnimationBlocks(machine).animating(block) {
      machine.reserved("animation", for: UIView.self).send(
        .animations, machine.recorder.arguments(animation.arguments), changes)
      if animation.options.contains(.layoutSubviews) { block.layOutChanged() }
      if flushes { AnimationBlocks(machine).flushUpdates() }
    }
    if let completion {
      block.completion = { [unowned machine] finished in
        machine.reserved("animation", for: UIView.self).send(.animationCompletion) {
          completion(finished)
        }
      }
    }
    let length = effective.end(isEnabled: machine.animations.areEnabled)
    let end = block.hasRuns || isTransition ? length : 0
    if let held = machine.animations.held {
      if let end, completion != nil || block.hasRuns {
        held.hold(end) { block.endHeld(cancelled: $0) }
      }
    } else {
      block.close(after: end)
    }
  }

  /// Adds the transition to the layer of a view whose content changes.
  class func recordTransition(
    of view: UIView, _ duration: TimeInterval, _ options: UIView.AnimationOptions = []
  ) {
    guard duration > 0, duration.isFinite, view.node.pointee.window != nil,
      view.machine.animations.areEnabled
    else { return }
    let transition = CATransition()
    transition.duration = duration
    view.layer.add(transition, forKey: kCATransition)
  }

  /// Runs changes without animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let machine = Machine.forNewObjects
    let before = machine.animations.areEnabled
    let flushes = AnimationBlocks(machine).flushesUpdates([])
    if flushes { AnimationBlocks(machine).flushUpdates() }
    machine.setAnimations(enabled: false)
    actionsWithoutAnimation()
    if flushes { AnimationBlocks(machine).flushUpdates() }
    machine.setAnimations(enabled: before)
  }

  /// Turns animations on or off for the app.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Machine.forNewObjects.setAnimations(enabled: enabled)
  }

  /// True if animations are enabled for the app.
  public class var areAnimationsEnabled: Bool { Machine.forNewObjects.animations.areEnabled }
}

extension AnimationBlocks {
  /// Returns true if a block with some options, or the enclosing block, flushes updates before and
  /// after its changes.
  fileprivate func flushesUpdates(_ options: UIView.AnimationOptions) -> Bool {
    (options.contains(.flushUpdates)
      || machine.motion.blocks.last?.options.contains(.flushUpdates) ?? false)
      && machine.features.flushesUpdatesInAnimations
  }

  /// Updates traits, properties, constraints and layout of all windows inside the current animation
  /// block.
  ///
  /// Rule: L-ANIM-24.
  fileprivate func flushUpdates() {
    for window in machine.showing.windows { window.layoutIfNeeded() }
  }
}
