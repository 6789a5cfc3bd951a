package import Foundation
package import GimbalGeometry

/// The motion that is seen during a change of controllers: views stand at their ends, and their layers move there.
///
/// See: L-ANIM-19.
@preconcurrency @MainActor
package protocol TransitionMotion: AnyObject {
  /// Has a view be seen beside its place: from one displacement to another, in points.
  func slide(_ view: UIView, from start: CGVector, to end: CGVector)

  /// Has a view be seen with one opacity after another.
  func fade(_ view: UIView, from start: CGFloat, to end: CGFloat)

  /// Has a view be seen turned about its vertical axis, by angles in radians.
  func rotate(_ view: UIView, from start: CGFloat, to end: CGFloat)

  /// Runs changes of views that move along.
  func animating(_ changes: () -> Void)

  /// Runs an animator of the app's, whose animations stand where the gesture is.
  func holding(_ held: HeldAnimations, _ animate: () -> Void)

  /// Stands at a share of the way, from 0 to 1, where a gesture has it.
  func follow(_ share: CGFloat)

  /// Stands still where it is.
  func pause()

  /// Goes on by itself from where it is, to the end or back, in some seconds and at a pace.
  func run(cancelled: Bool, in seconds: Double, along pace: UIView.AnimationCurve)

  /// Ceases: all are seen where they are.
  func end()
}
