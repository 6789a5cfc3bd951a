package import Foundation
package import GimbalGeometry

/// The visible motion during a change of controllers.
///
/// Views have their final frames at once; only their layers move there.
///
/// See: L-ANIM-19.
@preconcurrency @MainActor
package protocol TransitionMotion: AnyObject {
  /// Shows a view displaced from its frame, from one offset to another, in points.
  func slide(_ view: UIView, from start: CGVector, to end: CGVector)

  /// Shows a view changing from one opacity to another.
  func fade(_ view: UIView, from start: CGFloat, to end: CGFloat)

  /// Shows a view rotating about its vertical axis, from one angle to another in radians.
  func rotate(_ view: UIView, from start: CGFloat, to end: CGFloat)

  /// Runs changes of views that are animated with the motion.
  func animating(_ changes: () -> Void)

  /// Runs the app's animator, whose animations follow the gesture.
  func holding(_ held: HeldAnimations, _ animate: () -> Void)

  /// Moves to a fraction from 0 to 1 of the motion; a gesture sets it.
  func follow(_ share: CGFloat)

  /// Stops the motion at its current fraction; called when a gesture takes the transition over.
  func pause()

  /// Continues from the current fraction to the end, or back if `cancelled`, in some seconds and
  /// along a curve.
  func run(cancelled: Bool, in seconds: Double, along pace: UIView.AnimationCurve)

  /// Ends the motion and shows all views at their frames.
  func end()
}
