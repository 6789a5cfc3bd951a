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

  /// The controller that is there when the transition begins.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is there when it has ended.
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

  /// The view that is there when the transition begins.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is there when it has ended.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The interface between an animator and the transition that it animates.
///
/// Source: Apple, UIViewControllerContextTransitioning.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which the transition happens; the animator adds the view that comes.
  var containerView: UIView { get }
  /// True if the transition takes time.
  var isAnimated: Bool { get }
  /// True if a gesture drives the transition now.
  var isInteractive: Bool { get }
  /// True if the transition was called off.
  var transitionWasCancelled: Bool { get }
  /// The presentation style; `none` in a push or pop.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The turn that the interface undergoes: the identity here.
  var targetTransform: CGAffineTransform { get }

  /// Says how far the gesture has driven the transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Says that the gesture has ended and the transition goes on.
  func finishInteractiveTransition()
  /// Says that the gesture has ended and the transition goes back.
  func cancelInteractiveTransition()
  /// Says that a gesture has taken a transition that was running (from iOS 10 on).
  func pauseInteractiveTransition()
  /// Says that the animation is over; the animator must call it once.
  func completeTransition(_ didComplete: Bool)
  /// The controller that goes or the one that comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that goes or the one that comes.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame of a controller's view at the beginning, in the container view; zero when it is not
  /// there.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view at the end, in the container view; zero when that is not
  /// known.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// An object that animates a transition between controllers.
///
/// Source: Apple, UIViewControllerAnimatedTransitioning.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// The duration of the animation, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Animates, and calls the context's `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// The animator by which a gesture can take the transition at any time, the same one for all of it (from iOS 10 on).
  ///
  /// See: R-PRES-10.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating

  /// Called after the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Not implemented: a gesture cannot take the transition while it runs.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { Machine.byDefault(NoAnimator(), self) }

  /// Not implemented.
  public func animationEnded(_ transitionCompleted: Bool) { Machine.callDefault(self) }
}

/// An object through which a gesture drives a transition between controllers.
///
/// Source: Apple, UIViewControllerInteractiveTransitioning.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Called when the transition begins; the object keeps the context and tells it of the gesture.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)

  /// True if a gesture drives the transition from its beginning.
  var wantsInteractiveStart: Bool { get }

  /// The speed of what is left after the gesture, as a multiple of the animation's own.
  var completionSpeed: CGFloat { get }

  /// The pace of what is left after the gesture.
  var completionCurve: UIView.AnimationCurve { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Not implemented: the animation's own speed.
  public var completionSpeed: CGFloat { 1 }
  /// Not implemented: slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Not implemented: the gesture is there from the beginning.
  public var wantsInteractiveStart: Bool { true }
}
