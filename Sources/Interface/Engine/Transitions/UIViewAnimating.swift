public import Foundation

/// The states of an animator.
///
/// Source: Apple, UIViewAnimatingState.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or ended; begun, running or not; stopped, and not ended yet.
  case inactive, active, stopped
}

/// The places at which an animation ends.
///
/// Source: Apple, UIViewAnimatingPosition.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The values to which it leads, those from which it came, and those between that are seen.
  case end, start, current
}

/// An object that runs an animation.
///
/// Source: Apple, UIViewAnimating.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// True while it moves.
  var isRunning: Bool { get }
  /// True if it moves backwards.
  var isReversed: Bool { get set }
  /// The share that is done in the present direction.
  var fractionComplete: CGFloat { get set }
  /// Begins, or goes on.
  func startAnimation()
  /// Begins after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stands still where it is.
  func pauseAnimation()
  /// Stops where it is; false waits for `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An object that runs an animation of changes of views.
///
/// Source: Apple, UIViewImplicitlyAnimating.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes that begin after a share of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds what runs at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on with another pace, and a share of the duration for what is left.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// Stands for the animator of one that has none which a gesture could take.
@MainActor
final class NoAnimator: UIViewImplicitlyAnimating {
  var state: UIViewAnimatingState { .inactive }
  var isRunning: Bool { false }
  var isReversed = false
  var fractionComplete: CGFloat = 0
  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
  func addAnimations(_ animation: @escaping () -> Void) {}
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
