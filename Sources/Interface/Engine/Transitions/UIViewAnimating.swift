public import Foundation

/// The states of an animator.
///
/// Source: Apple, UIViewAnimatingState.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started or finished; started, running or paused; stopped and not finished.
  case inactive, active, stopped
}

/// The positions at which an animation finishes.
///
/// Source: Apple, UIViewAnimatingPosition.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The final values, the initial values, and the current values.
  case end, start, current
}

/// An object that controls an animation.
///
/// Source: Apple, UIViewAnimating.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// True while the animation runs.
  var isRunning: Bool { get }
  /// True if the animation runs backwards.
  var isReversed: Bool { get set }
  /// The completed fraction from 0 to 1, in the current direction.
  var fractionComplete: CGFloat { get set }
  /// Starts or continues the animation.
  func startAnimation()
  /// Starts the animation after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation.
  func pauseAnimation()
  /// Stops the animation at its current values; if false, it must be ended by
  /// `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An object that animates changes of views made in blocks; its own requirements are optional.
///
/// Source: Apple, UIViewImplicitlyAnimating.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds an animation block.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds an animation block that starts after a fraction from 0 to 1 of the remaining duration.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a completion block.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation with other timing, for `durationFactor` times its duration; 0
  /// means the remaining duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Default implementation: does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Default implementation: does nothing.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// Default implementation: does nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Default implementation: does nothing.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}

/// The default of `interruptibleAnimator(using:)`: an animator without an interruptible one.
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
}
