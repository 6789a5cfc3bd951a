public import Foundation
public import GimbalGeometry

/// The facts of a transition that its participants can read.
///
/// Source: Apple, UIViewControllerTransitionCoordinatorContext.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// True if the transition takes time.
  var isAnimated: Bool { get }
  /// The presentation style; `none` in a turn or a resize.
  var presentationStyle: UIModalPresentationStyle { get }
  /// True if a gesture began the transition.
  var initiallyInteractive: Bool { get }
  /// True if the transition can be interrupted by a gesture.
  var isInterruptible: Bool { get }
  /// True if a gesture drives the transition now.
  var isInteractive: Bool { get }
  /// True if the transition was called off.
  var isCancelled: Bool { get }
  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The share of the transition to which a gesture had driven it, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed of a gesture at its end; 1 without one.
  var completionVelocity: CGFloat { get }
  /// The curve of what is left once a gesture has ended; ease in and out without one.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which a presentation happens: the window in a turn.
  var containerView: UIView { get }
  /// The turn that the interface undergoes; the identity in a resize.
  var targetTransform: CGAffineTransform { get }
  /// The controller that goes or the one that comes; nil in a turn or a resize.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that goes or the one that comes; nil in a turn or a resize.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// The object through which an app animates along with a transition.
///
/// Source: Apple, UIViewControllerTransitionCoordinator.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs one block inside the transition's animation and another after its end; false, with neither
  /// run, when the transition's animation has been made already.
  ///
  /// After a push, a presentation and the like it can be called until the turn of the run loop ends.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// As `animate(alongsideTransition:completion:)`, for a view that is not in the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Registers a block for the moments at which a gesture lets the transition go or takes it again; a turn
  /// never has one.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a block inside the transition's animation.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// As `animate(alongsideTransition:)`, for a view that is not in the container.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }

  /// As `notifyWhenInteractionChanges(_:)`, by which iOS 10 replaced it, when a gesture lets go.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    notifyWhenInteractionChanges { if !$0.isInteractive { handler($0) } }
  }
}
