public import Foundation
public import GimbalGeometry

/// The values of a transition that its participants can read.
///
/// Source: Apple, UIViewControllerTransitionCoordinatorContext.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// True if the transition is animated.
  var isAnimated: Bool { get }
  /// The presentation style; `none` in a rotation or a resize.
  var presentationStyle: UIModalPresentationStyle { get }
  /// True if a gesture began the transition.
  var initiallyInteractive: Bool { get }
  /// True if the transition can be interrupted by a gesture.
  var isInterruptible: Bool { get }
  /// True if a gesture drives the transition now.
  var isInteractive: Bool { get }
  /// True if the transition was cancelled.
  var isCancelled: Bool { get }
  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The fraction to which a gesture has driven the transition, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The velocity of the gesture at its end; always 1 in Gimbal.
  var completionVelocity: CGFloat { get }
  /// The curve after a gesture has ended; ease in and out without a gesture.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the transition happens: the container view, or the window in a rotation.
  var containerView: UIView { get }
  /// The rotation of the interface; the identity in a resize.
  var targetTransform: CGAffineTransform { get }
  /// Returns the outgoing or the incoming controller; nil in a rotation or a resize.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the outgoing or the incoming view; nil in a rotation or a resize.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// An object with which an app adds animations to a transition.
///
/// Source: Apple, UIViewControllerTransitionCoordinator.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs one block inside the transition's animation and another after its end.
  ///
  /// Returns false and runs neither if the animation has already been created.
  ///
  /// After a push or a presentation, the app can call it until the end of the run-loop turn.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs two blocks like `animate(alongsideTransition:completion:)`; `view` may be outside the
  /// container view.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Registers a block that is called when a gesture ends or begins its control of the transition;
  /// a rotation has no gesture.
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

  /// Runs a block like `animate(alongsideTransition:)`; `view` may be outside the container view.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }

  /// Registers a block for the end of a gesture; from iOS 10 on `notifyWhenInteractionChanges(_:)`
  /// replaces it.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    notifyWhenInteractionChanges { if !$0.isInteractive { handler($0) } }
  }
}
