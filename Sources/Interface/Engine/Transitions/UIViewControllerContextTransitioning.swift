public import Foundation
public import GimbalGeometry

/// A key for one of the two controllers of a transition.
///
/// Source: Apple, UITransitionContextViewControllerKey.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key as text.
  public let rawValue: String

  /// Creates a key from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is visible when the transition begins.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible when the transition has completed.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// A key for one of the two views of a transition.
///
/// Source: Apple, UITransitionContextViewKey.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key as text.
  public let rawValue: String

  /// Creates a key from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is visible when the transition begins.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is visible when the transition has completed.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The interface between an animator and the transition that it animates.
///
/// Source: Apple, UIViewControllerContextTransitioning.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which the transition happens; the animator adds the incoming view to it.
  var containerView: UIView { get }
  /// True if the transition is animated.
  var isAnimated: Bool { get }
  /// True if a gesture drives the transition now.
  var isInteractive: Bool { get }
  /// True if the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The presentation style; `none` in a push or pop.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the interface; always the identity in Gimbal.
  var targetTransform: CGAffineTransform { get }

  /// Updates the fraction to which the gesture has driven the transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Notifies the context that the gesture has ended and the transition continues.
  func finishInteractiveTransition()
  /// Notifies the context that the gesture has ended and the transition reverses.
  func cancelInteractiveTransition()
  /// Notifies the context that a gesture has interrupted the running transition (from iOS 10 on).
  func pauseInteractiveTransition()
  /// Ends the transition; the animator must call it once, at the end of its animation.
  func completeTransition(_ didComplete: Bool)
  /// Returns the outgoing or the incoming controller.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the outgoing or the incoming view.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a controller's view at the beginning, in the container view's
  /// coordinates.
  ///
  /// The result is zero if the view is not visible then.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view at the end, in the container view's coordinates.
  ///
  /// The result is zero if the frame is not known.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// An object that animates a transition between controllers.
///
/// Source: Apple, UIViewControllerAnimatedTransitioning.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the duration of the animation, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Animates, and calls the context's `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Returns the animator with which a gesture can interrupt the transition (from iOS 10 on).
  ///
  /// Every call during one transition must return the same object.
  ///
  /// See: R-PRES-10.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating

  /// Called after the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Marks the member as not implemented: a gesture cannot interrupt the running transition.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { OptionalCalls.byDefault(NoAnimator(), self) }

  /// Reports to the caller that the app does not implement the method.
  public func animationEnded(_ transitionCompleted: Bool) { OptionalCalls.callDefault(self) }
}

/// An object through which a gesture drives a transition between controllers.
///
/// Source: Apple, UIViewControllerInteractiveTransitioning.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Called when the transition begins; the object retains the context and updates it from the
  /// gesture.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)

  /// True if a gesture drives the transition from its beginning.
  var wantsInteractiveStart: Bool { get }

  /// The speed after the gesture has ended, as a multiple of the animation's own speed.
  var completionSpeed: CGFloat { get }

  /// The curve after the gesture has ended.
  var completionCurve: UIView.AnimationCurve { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The default if not implemented: the animation's own speed.
  public var completionSpeed: CGFloat { 1 }
  /// The default if not implemented: ease in and out.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// The default if not implemented: a gesture drives the transition from its beginning.
  public var wantsInteractiveStart: Bool { true }
}
