public import Foundation
public import GimbalGeometry

/// A gesture's hold on an animator: the animation stands still where the gesture is.
///
/// See: R-PRES-10.
/// Source: Apple, UIPercentDrivenInteractiveTransition.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private weak var context: ControllerTransition?

  /// Creates a hold on no transition yet.
  public override init() { super.init() }

  /// The duration of the whole animation, in seconds.
  open var duration: CGFloat { CGFloat(context?.duration ?? 0) }

  /// The share of the transition to which the gesture has driven it, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  /// The speed of what is left after the gesture, as a multiple of the animation's own.
  @Settable open var completionSpeed: CGFloat = 1

  /// The pace of what is left after the gesture, where the animator made its animations in
  /// `animateTransition(using:)`.
  @Settable open var completionCurve = UIView.AnimationCurve.easeInOut

  /// The pace of what is left after the gesture, where the animator has an interruptible one; nil for that
  /// one's own.
  @Settable open var timingCurve: (any UITimingCurveProvider)?

  /// True if a gesture drives the transition from its beginning.
  @Settable open var wantsInteractiveStart = true

  /// Called when the transition begins: lets the animator animate, and holds it at its beginning where a gesture
  /// drives it from there.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    percentComplete = 0
    context = transitionContext as? ControllerTransition
    transitionContext.isInteractive ? context?.animateHeld() : context?.animate()
  }

  /// Takes the transition where it stands, if the animator has an interruptible one.
  open func pause() {
    if let share = context?.take() { percentComplete = share }
  }

  /// Moves the animation to a part of its way, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete.isNaN ? 0 : min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Lets the animation run to its end.
  open func finish() {
    context?.letGo(cancelled: false, rest)
  }

  /// Lets the animation run back to its beginning.
  open func cancel() {
    context?.letGo(cancelled: true, rest)
  }

  private final var rest: ControllerTransition.Rest {
    ControllerTransition.Rest(speed: completionSpeed, curve: completionCurve, timing: timingCurve)
  }
}
