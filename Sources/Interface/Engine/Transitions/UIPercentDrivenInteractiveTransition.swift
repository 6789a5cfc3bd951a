public import Foundation
public import GimbalGeometry

/// An object through which a gesture drives an animator.
///
/// The animation is paused at the fraction that the gesture sets.
///
/// See: R-PRES-10.
/// Source: Apple, UIPercentDrivenInteractiveTransition.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private weak var context: ControllerTransition?

  /// Creates an object that drives no transition yet.
  public override init() { super.init() }

  /// The duration of the whole animation, in seconds; 0 before the transition begins.
  open var duration: CGFloat { CGFloat(context?.duration ?? 0) }

  /// The fraction to which the gesture has driven the transition, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  /// The speed after the gesture has ended, as a multiple of the animation's own speed.
  @Settable open var completionSpeed: CGFloat = 1

  /// The curve after the gesture has ended, for animations from `animateTransition(using:)`.
  @Settable open var completionCurve = UIView.AnimationCurve.easeInOut

  /// The timing after the gesture has ended, for an interruptible animator; nil for the animator's
  /// own.
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

  /// Pauses the running transition; without an interruptible animator it has no effect.
  open func pause() {
    if let share = context?.take() { percentComplete = share }
  }

  /// Moves the animation to a fraction from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete.isNaN ? 0 : min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Ends the gesture's control; the animation runs to its end.
  open func finish() {
    context?.letGo(cancelled: false, rest)
  }

  /// Ends the gesture's control; the animation runs back to its beginning.
  open func cancel() {
    context?.letGo(cancelled: true, rest)
  }

  private final var rest: ControllerTransition.Rest {
    ControllerTransition.Rest(speed: completionSpeed, curve: completionCurve, timing: timingCurve)
  }
}
