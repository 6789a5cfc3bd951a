package import Foundation
package import GimbalGeometry
import GimbalTraces

/// The coordinator of one turn or resize.
///
/// Source: R-ROT-1 steps 11 and 19, R-ROT-8.
@MainActor
package final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  package let isAnimated: Bool
  package let transitionDuration: TimeInterval
  package let targetTransform: CGAffineTransform
  package let containerView: UIView
  package var presentationStyle: UIModalPresentationStyle { .none }
  package var initiallyInteractive: Bool { false }
  package var isInterruptible: Bool { false }
  package var isInteractive: Bool { false }
  package var isCancelled: Bool { false }
  package var percentComplete: CGFloat { 0 }
  package var completionVelocity: CGFloat { 1 }

  private let machine: Machine
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var stage = Stage.setup

  private enum Stage {
    case setup
    case running
    case completed
  }

  init(on machine: Machine, window: UIView, duration: TimeInterval, turn: CGAffineTransform) {
    self.machine = machine
    containerView = window
    isAnimated = duration > 0
    transitionDuration = duration
    targetTransform = turn
  }

  package func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard stage != .completed, stage == .setup || animation == nil else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  package func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  package func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  /// Runs the blocks that animate along, in the order of their registration.
  func runAnimations() {
    // A block may register another.
    var next = 0
    while next < animations.count {
      let animation = animations[next]
      next += 1
      machine.coordinatorReceiver.send(.alongsideTransition) { animation(self) }
    }
    animations = []
    stage = .running
  }

  /// Runs the completion blocks, in the order of their registration, once.
  func complete() {
    guard stage != .completed else { return }
    var next = 0
    while next < completions.count {
      let completion = completions[next]
      next += 1
      machine.coordinatorReceiver.send(.completion) { completion(self) }
    }
    completions = []
    stage = .completed
  }
}
