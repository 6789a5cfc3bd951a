/// A transition that was requested and has not started.
///
/// It starts in the container's next layout, or after the commit of the run-loop turn.
///
/// Its coordinator exists from the request on, so that the caller can add animations. The machine
/// retains a pending transition until it starts or the app ends.
///
/// See: V-2, V-3.
/// Source: Apple, UIViewControllerTransitionCoordinator.
@MainActor
package final class PendingTransition {
  /// The coordinator, which the controllers return until the transition starts and after that.
  let coordinator: TransitionCoordinator
  /// The action that starts the transition, if no layout does.
  package var whenDue: (@MainActor () -> Void)?
  /// Called if the app ends before the transition starts, to release captured objects.
  package var whenAbandoned: (@MainActor () -> Void)?
  private let machine: Machine
  private var participants: [UIViewController]

  /// Creates a transition in a view between two controllers.
  ///
  /// `transitionCoordinator` of the participants returns its coordinator.
  package init(
    on machine: Machine, in container: UIView, from: UIViewController?, to: UIViewController?,
    style: UIModalPresentationStyle = .none, animated: Bool, participants: [UIViewController]
  ) {
    let isAnimated = animated && machine.animations.areEnabled
    self.machine = machine
    self.participants = participants
    coordinator = TransitionCoordinator(
      on: machine,
      as: TransitionFacts(
        container: container, from: from, to: to, style: style,
        duration: isAnimated ? machine.switches.transitionDuration : 0, isAnimated: isAnimated))
    for participant in participants { participant.ownTransition = coordinator }
    machine.transitions.pending.append(self)
  }

  /// Changes the destination and whether the transition is animated.
  func lead(to controller: UIViewController?, animated: Bool) {
    var facts = coordinator.facts
    facts.to = controller
    facts.isAnimated = animated && machine.animations.areEnabled
    facts.duration = facts.isAnimated ? machine.switches.transitionDuration : 0
    coordinator.become(facts)
  }

  /// Starts the transition; later calls have no effect.
  package func begin() {
    let due = whenDue
    whenDue = nil
    due?()
  }

  /// Passes the coordinator on to the transition that starts.
  func handOver() -> TransitionCoordinator {
    letParticipantsGo()
    return coordinator
  }

  /// Ends a transition that is not shown; the blocks of its coordinator still run.
  package func skip() {
    letParticipantsGo()
    coordinator.runAnimations()
    coordinator.complete()
  }

  /// Ends the transition without callbacks, when the app ends.
  package func abandon() {
    let action = whenAbandoned
    letParticipantsGo()
    action?()
  }

  private func letParticipantsGo() {
    (whenDue, whenAbandoned) = (nil, nil)
    machine.transitions.pending.removeAll { $0 === self }
    for participant in participants where participant.ownTransition === coordinator {
      participant.ownTransition = nil
    }
    participants = []
  }
}
