public import Foundation
public import GimbalGeometry

/// An object with which a gesture drives an animator: the animation is paused at the gesture's
/// fraction.
///
/// See: R-PRES-10.
/// Source: Apple, UIPercentDrivenInteractiveTransition.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private weak var context: ControllerTransition?

  /// Creates an object that drives no transition yet.
  public override init() { super.init() }

  /// The duration of the whole animation, in seconds.
  open var duration: CGFloat { CGFloat(context?.duration ?? 0) }

  /// The fraction to which the gesture has driven the transition, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  /// The speed of the rest after the gesture, as a multiple of the animation's own.
  @Settable open var completionSpeed: CGFloat = 1

  /// The curve of the rest after the gesture, for animations from `animateTransition(using:)`.
  @Settable open var completionCurve = UIView.AnimationCurve.easeInOut

  /// The timing of the rest after the gesture, for an interruptible animator; nil for its own.
  @Settable open var timingCurve: (any UITimingCurveProvider)?

  /// True if a gesture drives the transition from its beginning.
  @Settable open var wantsInteractiveStart = true

  /// Called when the transition begins.
  ///
  /// Runs the animator, and pauses it at its beginning if a gesture drives it from there.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    percentComplete = 0
    context = transitionContext as? ControllerTransition
    transitionContext.isInteractive ? context?.animateHeld() : context?.animate()
  }

  /// Pauses the transition, if it has an interruptible animator.
  open func pause() {
    if let share = context?.take() { percentComplete = share }
  }

  /// Moves the animation to a fraction from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete.isNaN ? 0 : min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Runs the rest of the animation to its end.
  open func finish() {
    context?.letGo(cancelled: false, rest)
  }

  /// Runs the animation back to its beginning.
  open func cancel() {
    context?.letGo(cancelled: true, rest)
  }

  private final var rest: ControllerTransition.Rest {
    ControllerTransition.Rest(speed: completionSpeed, curve: completionCurve, timing: timingCurve)
  }
}
