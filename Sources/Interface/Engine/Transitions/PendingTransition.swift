/// A transition that was asked for and is still to begin: in the container's next layout, or after the
/// commit of the turn.
///
/// The coordinator of the transition to come is there from the first moment, so that the caller can
/// animate along. The machine keeps what is pending until it begins or the app ends.
///
/// See: V-2, V-3.
/// Source: Apple, UIViewControllerTransitionCoordinator.
@MainActor
package final class PendingTransition {
  let coordinator: TransitionCoordinator
  /// The action that begins it, where no layout does.
  package var whenDue: (@MainActor () -> Void)?
  /// Called if the app ends before the transition began, to release what it holds.
  package var whenAbandoned: (@MainActor () -> Void)?
  private let machine: Machine
  private var participants: [UIViewController]

  /// Creates a transition in a view, between two controllers; the participants answer
  /// `transitionCoordinator` with its coordinator.
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

  /// The change leads to another controller by now, or in another way.
  func lead(to controller: UIViewController?, animated: Bool) {
    var facts = coordinator.facts
    facts.to = controller
    facts.isAnimated = animated && machine.animations.areEnabled
    facts.duration = facts.isAnimated ? machine.switches.transitionDuration : 0
    coordinator.become(facts)
  }

  /// Begins it now, once.
  package func begin() {
    let due = whenDue
    whenDue = nil
    due?()
  }

  /// Hands the coordinator over to the transition that begins.
  func handOver() -> TransitionCoordinator {
    letParticipantsGo()
    return coordinator
  }

  /// Ends a transition that is not shown; its blocks run nevertheless.
  package func skip() {
    letParticipantsGo()
    coordinator.runAnimations()
    coordinator.complete()
  }

  /// Drops the transition without callbacks, when the app ends.
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
