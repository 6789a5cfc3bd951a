package import Foundation
package import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// One change of controllers in a container view: a push, a pop, a tab change or a presentation.
///
/// A container creates one, begins the appearances, sets `positionViews` and `end`, and starts it;
/// `end` ends the appearances. The object is also the context that custom animators receive.
///
/// A transition that is not animated ends after the commit.
///
/// Source: Apple, UIViewControllerContextTransitioning.
@MainActor
package final class ControllerTransition: UIViewControllerContextTransitioning {
  /// The view in which the transition runs; animators add the incoming view to it.
  package let containerView: UIView
  /// The coordinator of the transition, which the controllers return as `transitionCoordinator`.
  package let coordinator: TransitionCoordinator
  /// The duration of the animation, in virtual seconds; 0 if the transition is not animated.
  let duration: TimeInterval
  /// Moves the views to their final frames: the system's own animation, which an animator replaces.
  package var positionViews: @MainActor () -> Void = {}
  /// Shows the views in motion, for observers of the screen; called once the views have their final
  /// frames.
  package var moveViews: @MainActor (any TransitionMotion) -> Void = { _ in }
  /// Called once at the end of the animation; `completed` is false if the transition was cancelled.
  package var end: @MainActor (_ completed: Bool) -> Void = { _ in }
  /// The frames of views at the beginning, in the container view's coordinates.
  package var initialFrames: [ObjectIdentifier: CGRect] = [:]
  /// The frames that `finalFrame(for:)` returns, by controller; the container sets them before the
  /// start.
  package var finalFrames: [ObjectIdentifier: CGRect] = [:]

  private let machine: Machine
  private let from: UIViewController?
  private let to: UIViewController?
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  private let interaction: (any UIViewControllerInteractiveTransitioning)?
  private let participants: [UIViewController]
  private let animatorReceiver: NamedReceiver?
  private var state = State.new
  /// The visible motion of the views; nil if none can be seen.
  private var motion: (any TransitionMotion)?
  /// The animations of the app's animator while a gesture drives them.
  private var held: HeldAnimations?
  /// The app's interruptible animator, once a `UIPercentDrivenInteractiveTransition` controls it.
  private var taken: (any UIViewImplicitlyAnimating)?
  /// The result of `interruptibleAnimator(using:)`; nil before the call.
  private var vended: (any UIViewImplicitlyAnimating)??

  /// The progress of the transition.
  private enum State {
    /// It has not started.
    case new
    /// It has started.
    case running
    /// It has ended.
    case ended
  }

  /// Creates a transition that has not started.
  ///
  /// If `duration` is nil, the transition takes the animator's or the system's, in seconds. A
  /// gesture drives the transition from the beginning if `isInteractive` is true, or if
  /// `interaction` requests it; up to iOS 9 every `interaction` does.
  ///
  /// The participants' `transitionCoordinator` returns the coordinator of the transition. A
  /// `pending` transition passes its coordinator on to this one.
  package init(
    on machine: Machine, in containerView: UIView, from: UIViewController?, to: UIViewController?,
    style: UIModalPresentationStyle = .none, animated: Bool = true,
    animator: (any UIViewControllerAnimatedTransitioning)? = nil,
    interaction: (any UIViewControllerInteractiveTransitioning)? = nil,
    isInteractive: Bool = false, duration: TimeInterval? = nil,
    pending: PendingTransition? = nil, participants: [UIViewController]
  ) {
    let isAnimated = animated && machine.animations.areEnabled && duration != 0
    self.machine = machine
    self.containerView = containerView
    self.from = from
    self.to = to
    self.animator = isAnimated ? animator : nil
    self.interaction = isAnimated && animator != nil ? interaction : nil
    self.participants = participants
    animatorReceiver = self.animator.map {
      NamedReceiver("animator", for: type(of: $0), on: machine)
    }
    let canStartAlone = machine.features.interruptsTransitions
    let interactive =
      isInteractive || self.interaction.map { !canStartAlone || $0.wantsInteractiveStart } ?? false
    // The animator is called before its context exists; UIKit allows a nil context here.
    let own = animatorReceiver?.send(.transitionDuration) {
      animator?.transitionDuration(using: nil)
    }
    self.duration = isAnimated ? duration ?? own ?? machine.switches.transitionDuration : 0
    let facts = TransitionFacts(
      container: containerView, from: from, to: to, style: style, duration: self.duration,
      isAnimated: isAnimated, isInteractive: isAnimated && interactive,
      hasAnimator: self.animator != nil)
    if let pending {
      coordinator = pending.handOver()
      coordinator.become(facts)
    } else {
      coordinator = TransitionCoordinator(on: machine, as: facts)
    }
    for participant in participants { participant.ownTransition = coordinator }
    coordinator.allowsInteraction = { [weak self] in self?.interruptible != nil }
  }

  // MARK: Running

  /// Starts the animation; its layout follows with the next update pass.
  ///
  /// Until then the caller of the push or presentation can add animations.
  ///
  /// Source: Apple, UIViewControllerTransitionCoordinator (a coordinator is read after its
  /// transition has started); for how long it accepts animations is a CHOICE.
  package func start() {
    guard state == .new else { return }
    state = .running
    machine.transitions.changes.append(self)
    motion = containerView.makeMotion(of: self)
    coordinator.motion = motion
    // See: R-PRES-10.
    if let interaction, coordinator.isInteractive || machine.features.interruptsTransitions {
      interaction.startInteractiveTransition(self)
    } else if animator != nil {
      animate()
    } else {
      positionViews()
      if let motion { moveViews(motion) }
    }
    coordinator.runAnimations(staysOpen: true)
    machine.afterCommit.append { [coordinator] in coordinator.close() }
    guard animator == nil, !coordinator.isInteractive else { return }
    finishLater(after: duration)
  }

  /// Runs changes that are part of the animation.
  package func animating(_ changes: () -> Void) { motion?.animating(changes) ?? changes() }

  /// Ends the transition at once, for example when another one must begin.
  package func finishNow() {
    if coordinator.isInteractive { coordinator.endInteraction(cancelled: false) }
    completeTransition(!coordinator.isCancelled)
  }

  private func finishLater(after delay: TimeInterval) {
    let finish: @MainActor () -> Void = { self.completeTransition(!self.coordinator.isCancelled) }
    if coordinator.isAnimated {
      machine.clock.schedule(after: delay, finish)
    } else {
      machine.afterCommit.append(finish)
    }
  }

  /// Calls `animateTransition(using:)` of the app's animator; without one it does nothing.
  func animate() {
    guard let animator else { return }
    animatorReceiver?.send(.animateTransition) { animator.animateTransition(using: self) }
  }

  /// Lets a gesture drive the transition from its beginning.
  ///
  /// An interruptible animator is paused. Any other animator starts its animations, whose
  /// completions wait until the gesture ends.
  func animateHeld() {
    taken = interruptible
    if let taken { return taken.pauseAnimation() }
    let held = HeldAnimations()
    self.held = held
    let outer = machine.animations.held
    machine.animations.held = held
    motion?.holding(held) { animate() } ?? animate()
    machine.animations.held = outer
  }

  /// How a transition continues after a gesture: its speed as a multiple of the transition's own,
  /// and its timing.
  struct Rest {
    /// The speed as a multiple of the transition's own.
    var speed: CGFloat = 1
    /// The curve of animations that the animator created in `animateTransition(using:)`.
    var curve = UIView.AnimationCurve.linear
    /// The timing with which an interruptible animator continues; nil for its own.
    var timing: (any UITimingCurveProvider)?
  }

  /// Ends a gesture's control of the transition, which then runs by itself to its end or back.
  ///
  /// Returns false if no gesture drives the transition.
  @discardableResult
  package func letGo(cancelled: Bool) -> Bool { letGo(cancelled: cancelled, Rest()) }

  /// Ends the interactive part of a transition; the rest runs on the clock.
  ///
  /// Called when the gesture or the app ends the interaction; returns false if none is running.
  @discardableResult
  func letGo(cancelled: Bool, _ rest: Rest) -> Bool {
    guard state == .running, coordinator.isInteractive else { return false }
    coordinator.endInteraction(cancelled: cancelled)
    let done = Double(coordinator.percentComplete)
    let part = (cancelled ? done : 1 - done) / (rest.speed > 0 ? Double(rest.speed) : 1)
    motion?.run(cancelled: cancelled, in: duration * part, along: rest.curve)
    if let held {
      self.held = nil
      held.release(on: machine, takingPart: part, cancelled: cancelled)
    } else if let taken {
      taken.isReversed = cancelled
      taken.continueAnimation(withTimingParameters: rest.timing, durationFactor: CGFloat(part))
    } else if animator == nil {
      finishLater(after: duration * part)
    }
    return true
  }

  // MARK: Interruption by a gesture

  /// The interruptible animator of the app's animator, which is queried once; nil if it has none.
  private var interruptible: (any UIViewImplicitlyAnimating)? {
    guard let animator, state == .running, machine.features.interruptsTransitions else {
      return nil
    }
    if let vended { return vended }
    let answer = animatorReceiver?.sendOptional(.interruptibleAnimator, to: animator) {
      animator.interruptibleAnimator(using: self)
    }
    vended = .some(answer)
    return answer
  }

  /// Gives a gesture control of the running transition, and pauses it.
  ///
  /// Returns the completed fraction, or nil if the transition cannot be interrupted.
  ///
  /// Rule: R-PRES-10.
  func take() -> CGFloat? {
    guard state == .running, !coordinator.isInteractive, let animator = interruptible else {
      return nil
    }
    taken = animator
    animator.pauseAnimation()
    animator.isReversed = false
    pauseInteractiveTransition()
    let share = animator.fractionComplete
    updateInteractiveTransition(share)
    return share
  }

  /// Begins a gesture's control of a running transition; called by app code or by `take()`.
  package func pauseInteractiveTransition() {
    guard state == .running, !coordinator.isInteractive, machine.features.interruptsTransitions
    else { return }
    motion?.pause()
    coordinator.beginInteraction()
  }

  // MARK: The context

  package var isAnimated: Bool { coordinator.isAnimated }
  package var isInteractive: Bool { coordinator.isInteractive }
  package var transitionWasCancelled: Bool { coordinator.isCancelled }
  package var presentationStyle: UIModalPresentationStyle { coordinator.presentationStyle }
  package var targetTransform: CGAffineTransform { .identity }

  /// Moves an interactive transition to a fraction; called while a gesture controls it.
  package func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard coordinator.isInteractive else { return }
    coordinator.follow(percentComplete)
    motion?.follow(coordinator.percentComplete)
    taken?.fractionComplete = coordinator.percentComplete
  }

  /// Lets an interactive transition run to its end.
  package func finishInteractiveTransition() { letGo(cancelled: false) }

  /// Lets an interactive transition run back to its beginning.
  package func cancelInteractiveTransition() { letGo(cancelled: true) }

  /// Ends the transition.
  ///
  /// Calls after the first have no effect.
  package func completeTransition(_ didComplete: Bool) {
    guard state == .running else { return }
    guard let animatorReceiver else { return finish(didComplete) }
    animatorReceiver.send(
      .completeTransition, machine.arguments(TraceArgument(nil, .bool(didComplete)))
    ) { finish(didComplete) }
  }

  private func finish(_ didComplete: Bool) {
    state = .ended
    motion?.end()
    if coordinator.isInteractive { coordinator.endInteraction(cancelled: !didComplete) }
    if !didComplete { coordinator.setCancelled() }
    end(didComplete)
    if let animator, let animatorReceiver {
      _ = animatorReceiver.sendOptional(.animationEnded, to: animator) {
        animator.animationEnded(didComplete)
      }
    }
    coordinator.complete()
    letParticipantsGo()
  }

  /// Ends the transition without callbacks, when the app ends.
  func abandon() {
    state = .ended
    motion?.end()
    letParticipantsGo()
  }

  private func letParticipantsGo() {
    assert(state == .ended, "a transition releases its participants before its end")
    machine.transitions.changes.removeAll { $0 === self }
    for participant in participants where participant.ownTransition === coordinator {
      participant.ownTransition = nil
    }
    motion = nil
    coordinator.motion = nil
    (taken, vended) = (nil, .some(nil))
    positionViews = {}
    moveViews = { _ in }
    end = { _ in }
  }

  /// Returns the outgoing or the incoming controller.
  package func viewController(forKey key: UITransitionContextViewControllerKey)
    -> UIViewController?
  {
    coordinator.viewController(forKey: key)
  }

  /// Returns the outgoing or the incoming view.
  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    coordinator.view(forKey: key)
  }

  /// Returns a controller's frame before the transition, in the container view's coordinates.
  package func initialFrame(for vc: UIViewController) -> CGRect {
    initialFrames[ObjectIdentifier(vc)] ?? (vc === from ? from?.viewIfLoaded?.frame : nil) ?? .zero
  }

  /// Returns a controller's frame after the transition, or `.zero` if the container has set none.
  package func finalFrame(for vc: UIViewController) -> CGRect {
    finalFrames[ObjectIdentifier(vc)] ?? .zero
  }
}

/// The completions of animations that a gesture defers.
@MainActor
package final class HeldAnimations {
  /// The timeline that drives the animations meanwhile; its class is in the Animations folder.
  var timeline: AnyObject?
  private var ends: [(delay: Double, action: @MainActor (_ cancelled: Bool) -> Void)] = []

  /// Defers a completion by `delay` virtual seconds after the gesture, until `release` is called.
  func hold(_ delay: Double, _ action: @escaping @MainActor (_ cancelled: Bool) -> Void) {
    ends.append((delay, action))
  }

  /// Completes the animations, each after a fraction of its own duration, at their ends or back at
  /// their beginnings; `part` is that fraction.
  func release(on machine: Machine, takingPart part: Double, cancelled: Bool) {
    for end in ends {
      machine.clock.schedule(after: end.delay * part) { end.action(cancelled) }
    }
    ends = []
  }
}
