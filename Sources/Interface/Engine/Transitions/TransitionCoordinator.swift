package import Foundation
package import GimbalGeometry
import GimbalTraces

/// The constant facts of a transition that its coordinator answers.
struct TransitionFacts {
  var container: UIView
  var from: UIViewController? = nil
  var to: UIViewController? = nil
  var style = UIModalPresentationStyle.none
  /// In virtual seconds.
  var duration: TimeInterval
  var isAnimated: Bool
  var isInteractive = false
  /// True if an animator of the app's moves the views.
  var hasAnimator = false
}

/// The coordinator of one transition: a turn, a resize, or a change of controllers.
///
/// See: R-ROT-1, R-ROT-8.
@MainActor
package final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  package let targetTransform: CGAffineTransform
  package var isAnimated: Bool { facts.isAnimated }
  package var transitionDuration: TimeInterval { facts.duration }
  package var containerView: UIView { facts.container }
  package var presentationStyle: UIModalPresentationStyle { facts.style }
  package var initiallyInteractive: Bool { facts.isInteractive }
  package var isInterruptible: Bool { allowsInteraction?() ?? false }
  package private(set) var isInteractive: Bool
  package private(set) var isCancelled = false
  package private(set) var percentComplete: CGFloat = 0
  package var completionVelocity: CGFloat { 1 }
  package var completionCurve: UIView.AnimationCurve { .easeInOut }

  private let machine: Machine
  private(set) var facts: TransitionFacts
  /// The views of the two, where they are not those of the controllers: a presentation knows them, and
  /// shows none that stays where it is.
  package var views: (from: UIView?, to: UIView?)?
  /// The motion that is seen meanwhile; changes of the blocks move along with it.
  var motion: (any TransitionMotion)?
  /// Says whether a gesture can take the change of controllers while it runs.
  var allowsInteraction: (@MainActor () -> Bool)?
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []
  private var stage = Stage.setup
  /// True if blocks that join late run at this moment, and take further ones along.
  private var runsLateBlocks = false

  private enum Stage {
    case setup
    /// The animation has been made, and more can be added to it.
    case open
    case running
    case completed
  }

  /// A turn or a resize of the window in which it happens.
  init(
    on machine: Machine, window: UIView, duration: TimeInterval,
    rotationTransform: CGAffineTransform
  ) {
    self.machine = machine
    facts = TransitionFacts(container: window, duration: duration, isAnimated: duration > 0)
    targetTransform = rotationTransform
    isInteractive = false
  }

  /// A change of controllers in a container view.
  init(on machine: Machine, as facts: TransitionFacts) {
    self.machine = machine
    self.facts = facts
    targetTransform = .identity
    isInteractive = facts.isInteractive
  }

  /// Takes on what a pending change is by the time at which it begins.
  func become(_ facts: TransitionFacts) {
    self.facts = facts
    isInteractive = facts.isInteractive
  }

  package func viewController(forKey key: UITransitionContextViewControllerKey)
    -> UIViewController?
  {
    switch key {
    case .from: facts.from
    case .to: facts.to
    default: nil
    }
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: views.map(\.from) ?? facts.from?.viewIfLoaded
    case .to: views.map(\.to) ?? facts.to?.viewIfLoaded
    default: nil
    }
  }

  package func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard stage != .completed, stage != .running || animation == nil else { return false }
    if let completion { completions.append(completion) }
    if let animation { add(animation) }
    return true
  }

  private func add(_ animation: @escaping Block) {
    animations.append(animation)
    guard stage == .open, !runsLateBlocks else { return }
    runsLateBlocks = true
    run(.animations, as: .alongsideTransition)
    runsLateBlocks = false
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
  ) {
    if stage != .completed { interactionHandlers.append(handler) }
  }

  /// Runs the blocks that animate along, in the order of their registration.
  ///
  /// A transition that stays open takes more of them until `close()`, and runs each at once.
  func runAnimations(staysOpen: Bool = false) {
    run(.animations, as: .alongsideTransition)
    if stage == .setup { stage = staysOpen ? .open : .running }
  }

  /// Ends the time in which blocks can join the animation.
  func close() {
    if stage == .open { stage = .running }
  }

  /// Follows a gesture, from 0 to 1.
  func follow(_ percent: CGFloat) { percentComplete = min(max(percent, 0), 1) }

  /// Lets the gesture go: what is left runs by itself, forwards or back.
  ///
  /// Source: Apple, `notifyWhenInteractionChanges(_:)`.
  func endInteraction(cancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    isCancelled = cancelled
    run(.interactionHandlers, as: .interactionChange, retainsHandlers: true)
  }

  /// A gesture takes the transition, which goes on forwards or back as the gesture says in the end.
  ///
  /// See: R-PRES-10.
  func beginInteraction() {
    guard !isInteractive else { return }
    isInteractive = true
    isCancelled = false
    run(.interactionHandlers, as: .interactionChange, retainsHandlers: true)
  }

  /// Calls the transition off, whatever drives it.
  func setCancelled() { isCancelled = true }

  /// Runs the completion blocks, in the order of their registration, once.
  func complete() {
    guard stage != .completed else { return }
    run(.completions, as: .completion)
    interactionHandlers = []
    allowsInteraction = nil
    stage = .completed
  }

  private enum BlockKind { case animations, completions, interactionHandlers }

  private subscript(kind: BlockKind) -> [Block] {
    get {
      switch kind {
      case .animations: animations
      case .completions: completions
      case .interactionHandlers: interactionHandlers
      }
    }
    set {
      switch kind {
      case .animations: animations = newValue
      case .completions: completions = newValue
      case .interactionHandlers: interactionHandlers = newValue
      }
    }
  }

  /// The limit of blocks of one kind; an app that registers more would never end.
  private static let mostBlocks = 10_000

  /// A block may register another, which runs too.
  private func run(
    _ kind: BlockKind, as name: EventName,
    retainsHandlers: Bool = false
  ) {
    var next = 0
    while next < self[kind].count {
      if next == TransitionCoordinator.mostBlocks {
        machine.reserved("coordinator", for: TransitionCoordinator.self).recordEvent(
          .layoutLoop,
          machine.arguments(
            TraceArgument("reason", .text("blocks of a transition register others without end"))))
        break
      }
      let block = self[kind][next]
      next += 1
      let coordinator = machine.reserved("coordinator", for: TransitionCoordinator.self)
      if name == .alongsideTransition, let motion {
        motion.animating { coordinator.send(name) { block(self) } }
      } else {
        coordinator.send(name) { block(self) }
      }
    }
    if !retainsHandlers { self[kind] = [] }
  }
}
