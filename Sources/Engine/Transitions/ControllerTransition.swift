package import Foundation
package import GimbalGeometry
import GimbalTraces

/// One change of controllers in a container view: a push, a pop, another tab, a presentation.
///
/// Whoever changes the controllers makes one, begins the appearances, sets `placeViews` and `end`, and
/// starts it; `end` ends the appearances. The object is the context that custom animators get.
///
/// One that is not animated ends after the commit.
///
/// Source: Apple, UIViewControllerContextTransitioning.
@MainActor
package final class ControllerTransition: UIViewControllerContextTransitioning {
  package let containerView: UIView
  package let coordinator: TransitionCoordinator
  /// The duration of the animation, in virtual seconds; 0 when nothing is animated.
  let duration: TimeInterval
  /// Puts the views where they are at the end: the system's own animation, which an animator replaces.
  package var placeViews: @MainActor () -> Void = {}
  /// Has the views be seen on their way, where somebody can look: called once they are at their ends.
  package var moveViews: @MainActor (any TransitionMotion) -> Void = { _ in }
  /// Called once, when the animation has ended, with whether the transition was carried out.
  package var end: @MainActor (_ completed: Bool) -> Void = { _ in }
  /// The frames of views at the beginning, in the container view.
  package var initialFrames: [ObjectIdentifier: CGRect] = [:]
  package var finalFrames: [ObjectIdentifier: CGRect] = [:]

  private let machine: Machine
  private let from: UIViewController?
  private let to: UIViewController?
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  private let interaction: (any UIViewControllerInteractiveTransitioning)?
  private let participants: [UIViewController]
  private let animatorReceiver: NamedReceiver?
  private var state = State.new
  /// What is seen meanwhile; nil where nobody can look.
  private var motion: (any TransitionMotion)?
  /// Animations of the app's that wait for a gesture to let them go.
  private var held: HeldAnimations?

  private enum State {
    case new
    case running
    case ended
  }

  /// Creates a transition that has not begun.
  ///
  /// Without a `duration` in seconds it takes the animator's, or the system's.
  /// A gesture drives it from the beginning if `isInteractive` says so or there is an `interaction`
  /// that wants it. The participants answer `transitionCoordinator` with its coordinator, which is that
  /// of the `pending` transition that now begins, if there was one.
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
    let interactive =
      isInteractive || self.interaction.map { $0.wantsInteractiveStart } ?? false
    // The animator is asked with the context, which does not exist yet: UIKit allows nil.
    let own = animatorReceiver?.send(.transitionDuration) {
      animator?.transitionDuration(using: nil)
    }
    self.duration = isAnimated ? duration ?? own ?? machine.switches.transitionDuration : 0
    let facts = TransitionFacts(
      container: containerView, from: from, to: to, style: style, duration: self.duration,
      isAnimated: isAnimated, isInteractive: isAnimated && interactive)
    if let pending {
      coordinator = pending.handOver()
      coordinator.become(facts)
    } else {
      coordinator = TransitionCoordinator(on: machine, as: facts)
    }
    for participant in participants { participant.ownTransition = coordinator }
  }

  // MARK: Running

  /// Begins the animation; the layout that belongs to it comes with the next update pass.
  ///
  /// Until then the caller of the push or presentation can animate along.
  ///
  /// Source: Apple, UIViewControllerTransitionCoordinator (a coordinator is asked for after its
  /// transition has started); how long is a CHOICE.
  package func start() {
    guard state == .new else { return }
    state = .running
    machine.transitions.changes.append(self)
    motion = containerView.makeMotion(of: self)
    coordinator.motion = motion
    if let interaction, coordinator.isInteractive {
      interaction.startInteractiveTransition(self)
    } else if animator != nil {
      animate()
    } else {
      placeViews()
      if let motion { moveViews(motion) }
    }
    coordinator.runAnimations(staysOpen: true)
    machine.afterCommit.append { [coordinator] in coordinator.close() }
    guard animator == nil, !coordinator.isInteractive else { return }
    finishLater(after: duration)
  }

  /// Runs changes that are a part of the animation.
  package func animating(_ changes: () -> Void) { motion?.animating(changes) ?? changes() }

  /// Ends the transition at once, as when another one has to begin.
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

  private func animate() {
    guard let animator else { return }
    animatorReceiver?.send(.animateTransition) { animator.animateTransition(using: self) }
  }

  /// Runs the animator, with the completions of its animations held back until the gesture ends.
  func animateHeld() {
    let held = HeldAnimations()
    self.held = held
    let outer = machine.animations.held
    machine.animations.held = held
    motion?.holding(held) { animate() } ?? animate()
    machine.animations.held = outer
  }

  /// Lets go of a transition that a gesture drives: what is left runs by itself, forwards or back; false
  /// where no gesture drives it.
  @discardableResult
  package func letGo(cancelled: Bool, speed: CGFloat = 1) -> Bool {
    guard state == .running, coordinator.isInteractive else { return false }
    coordinator.endInteraction(cancelled: cancelled)
    let done = Double(coordinator.percentComplete)
    let part = (cancelled ? done : 1 - done) / (speed > 0 ? Double(speed) : 1)
    motion?.run(cancelled: cancelled, in: duration * part)
    if let held {
      self.held = nil
      held.release(on: machine, takingPart: part)
    } else if animator == nil {
      finishLater(after: duration * part)
    }
    return true
  }

  // MARK: The context

  package var isAnimated: Bool { coordinator.isAnimated }
  package var isInteractive: Bool { coordinator.isInteractive }
  package var transitionWasCancelled: Bool { coordinator.isCancelled }
  package var presentationStyle: UIModalPresentationStyle { coordinator.presentationStyle }
  package var targetTransform: CGAffineTransform { .identity }

  package func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard coordinator.isInteractive else { return }
    coordinator.follow(percentComplete)
    motion?.follow(coordinator.percentComplete)
  }

  package func finishInteractiveTransition() { letGo(cancelled: false) }

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
    if !didComplete { coordinator.markCancelled() }
    end(didComplete)
    if let animator, let animatorReceiver {
      _ = animatorReceiver.sendOptional(.animationEnded) { animator.animationEnded(didComplete) }
    }
    coordinator.complete()
    letParticipantsGo()
  }

  /// Drops the transition without callbacks, when the app ends.
  func abandon() {
    state = .ended
    motion?.end()
    letParticipantsGo()
  }

  private func letParticipantsGo() {
    machine.transitions.changes.removeAll { $0 === self }
    for participant in participants where participant.ownTransition === coordinator {
      participant.ownTransition = nil
    }
    motion = nil
    coordinator.motion = nil
    placeViews = {}
    moveViews = { _ in }
    end = { _ in }
  }

  package func viewController(forKey key: UITransitionContextViewControllerKey)
    -> UIViewController?
  {
    coordinator.viewController(forKey: key)
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    coordinator.view(forKey: key)
  }

  package func initialFrame(for vc: UIViewController) -> CGRect {
    initialFrames[ObjectIdentifier(vc)] ?? (vc === from ? from?.viewIfLoaded?.frame : nil) ?? .zero
  }

  package func finalFrame(for vc: UIViewController) -> CGRect {
    finalFrames[ObjectIdentifier(vc)] ?? .zero
  }
}

/// The ends of animations that a gesture holds back.
@MainActor
package final class HeldAnimations {
  /// What moves the animations meanwhile: of the folder of animations.
  var timeline: AnyObject?
  private var ends: [(delay: Double, action: @MainActor () -> Void)] = []

  func hold(_ delay: Double, _ action: @escaping @MainActor () -> Void) {
    ends.append((delay, action))
  }

  /// Lets the animations end, each after a part of its own time.
  func release(on machine: Machine, takingPart part: Double) {
    for end in ends { machine.clock.schedule(after: end.delay * part, end.action) }
    ends = []
  }
}
