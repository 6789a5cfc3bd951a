package import Foundation
package import GimbalGeometry
import GimbalTraces

/// The constant values of a transition, which its coordinator returns.
struct TransitionFacts {
  /// The view in which the transition runs.
  var container: UIView
  /// The outgoing controller; nil for a rotation or resize.
  var from: UIViewController? = nil
  /// The incoming controller; nil for a rotation or resize.
  var to: UIViewController? = nil
  /// The style of a presentation; `none` for other transitions.
  var style = UIModalPresentationStyle.none
  /// The duration in virtual seconds; 0 if the transition is not animated.
  var duration: TimeInterval
  /// True if the changes are animated.
  var isAnimated: Bool
  /// True if a gesture started the transition.
  var isInteractive = false
  /// True if an animator of the app moves the views.
  var hasAnimator = false
}

/// The coordinator of one transition: a rotation, a resize, or a change of controllers.
///
/// See: R-ROT-1, R-ROT-8.
@MainActor
package final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  /// The type of app code that the coordinator calls with itself as the context.
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The rotation of the interface as a transform; the identity for other transitions.
  package let targetTransform: CGAffineTransform
  package var isAnimated: Bool { facts.isAnimated }
  package var transitionDuration: TimeInterval { facts.duration }
  package var containerView: UIView { facts.container }
  package var presentationStyle: UIModalPresentationStyle { facts.style }
  package var initiallyInteractive: Bool { facts.isInteractive }
  package var isInterruptible: Bool { allowsInteraction?() ?? false }
  /// True while a gesture controls the transition.
  package private(set) var isInteractive: Bool
  /// True if the transition was cancelled, so that it runs back to its beginning.
  package private(set) var isCancelled = false
  /// The fraction that the gesture has set, from 0 to 1.
  package private(set) var percentComplete: CGFloat = 0
  package var completionVelocity: CGFloat { 1 }
  package var completionCurve: UIView.AnimationCurve { .easeInOut }

  private let machine: Machine
  /// The values that are known when the transition is requested.
  private(set) var facts: TransitionFacts
  /// The two views of the transition, if they are not the controllers' own views.
  ///
  /// A presentation sets them; the view that does not move is nil.
  package var views: (from: UIView?, to: UIView?)?
  /// The visible motion of the views; changes in the blocks are animated with it.
  var motion: (any TransitionMotion)?
  /// Returns whether a gesture can interrupt the change of controllers.
  var allowsInteraction: (@MainActor () -> Bool)?
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []
  private var stage = Stage.setup
  /// True while a block that was added late runs; blocks that it adds run after it.
  private var runsLateBlocks = false

  /// How far the transition is, which decides when a new block runs.
  private enum Stage {
    /// Blocks are collected for the animation.
    case setup
    /// The animation has been created, and blocks can still be added.
    case open
    /// The animation runs.
    case running
    /// The transition has ended.
    case completed
  }

  /// Creates the coordinator of a rotation or resize of a window.
  init(
    on machine: Machine, window: UIView, duration: TimeInterval,
    rotationTransform: CGAffineTransform
  ) {
    self.machine = machine
    facts = TransitionFacts(container: window, duration: duration, isAnimated: duration > 0)
    targetTransform = rotationTransform
    isInteractive = false
  }

  /// Creates the coordinator of a change of controllers in a container view.
  init(on machine: Machine, as facts: TransitionFacts) {
    self.machine = machine
    self.facts = facts
    targetTransform = .identity
    isInteractive = facts.isInteractive
  }

  /// Takes the values that a pending transition has when it starts.
  func become(_ facts: TransitionFacts) {
    self.facts = facts
    isInteractive = facts.isInteractive
  }

  /// Returns the outgoing or the incoming controller.
  package func viewController(forKey key: UITransitionContextViewControllerKey)
    -> UIViewController?
  {
    switch key {
    case .from: facts.from
    case .to: facts.to
    default: nil
    }
  }

  /// Returns the outgoing or the incoming view, which may be that of a presentation.
  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: views.map(\.from) ?? facts.from?.viewIfLoaded
    case .to: views.map(\.to) ?? facts.to?.viewIfLoaded
    default: nil
    }
  }

  /// Adds app code that runs with the transition and after it.
  ///
  /// Returns false, and adds nothing, if it is too late for that code.
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

  /// As `animate(alongsideTransition:completion:)`; Gimbal does not distinguish the view.
  package func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// Adds app code that runs when a gesture's control of the transition begins or ends.
  package func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    if stage != .completed { interactionHandlers.append(handler) }
  }

  /// Runs the animation blocks in the order of their registration.
  ///
  /// A coordinator that stays open accepts further blocks until `close()`, and runs each at once.
  func runAnimations(staysOpen: Bool = false) {
    run(.animations, as: .alongsideTransition)
    if stage == .setup { stage = staysOpen ? .open : .running }
  }

  /// Rejects further animation blocks from now on; called after the commit in which the transition
  /// started.
  func close() {
    if stage == .open { stage = .running }
  }

  /// Sets the fraction to which a gesture has driven the transition, from 0 to 1.
  func follow(_ percent: CGFloat) { percentComplete = min(max(percent, 0), 1) }

  /// Ends a gesture's control of the transition, which then runs by itself to its end or back.
  ///
  /// Source: Apple, `notifyWhenInteractionChanges(_:)`.
  func endInteraction(cancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    isCancelled = cancelled
    run(.interactionHandlers, as: .interactionChange, retainsHandlers: true)
  }

  /// Gives a gesture control of the transition, until it finishes or cancels the transition.
  ///
  /// See: R-PRES-10.
  func beginInteraction() {
    guard !isInteractive else { return }
    isInteractive = true
    isCancelled = false
    run(.interactionHandlers, as: .interactionChange, retainsHandlers: true)
  }

  /// Sets `isCancelled`, whether or not a gesture drives the transition.
  func setCancelled() { isCancelled = true }

  /// Runs the completion blocks once, in the order of their registration.
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

  /// The maximum number of blocks of one kind; a greater number indicates blocks that register
  /// blocks without end.
  private static let mostBlocks = 10_000

  /// Runs the blocks of one kind, including those that a block registers meanwhile.
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
