import Foundation
import GimbalGeometry
import GimbalLayers
import GimbalMotion

/// The visible motion of a controller transition: layer animations whose time is set by the clock
/// or a gesture.
///
/// Like the motion of a rotation, it is created only if it can be observed.
///
/// Rule: L-ANIM-19.
@MainActor
final class TransitionMiddle: TransitionMotion {
  private let machine: Machine
  private let timeline = AnimatorTimeline()
  private let block: AnimationBlock

  /// Creates the motion of a transition; nil if it has no duration or cannot be observed.
  init?(of transition: ControllerTransition, on machine: Machine) {
    let duration = transition.duration
    guard duration > 0,
      transition.isInteractive || AnimationBlocks(machine).isWatched(for: duration)
    else {
      return nil
    }
    self.machine = machine
    let pace = CAMediaTimingFunction(name: .easeInEaseOut)
    block = AnimationBlock(on: machine, duration: duration, pace: .curve(pace))
    block.isSystems = true
    block.driver = AnimatorDriver(timeline, from: 0)
    timeline.clock = machine.clock
    timeline.duration = duration
    timeline.curve = { pace.progress(at: $0) }
    if !transition.isInteractive { timeline.run(towards: 1) }
  }

  /// Moves a view's layer between two offsets in points, added to the position of the view.
  func slide(_ view: UIView, from start: CGVector, to end: CGVector) {
    move(
      view, "position", from: .point(CGPoint(x: start.dx, y: start.dy)),
      to: .point(CGPoint(x: end.dx, y: end.dy)), isAdditive: true)
  }

  /// Changes the opacity that a view's layer shows; the view's `alpha` is unchanged.
  func fade(_ view: UIView, from start: CGFloat, to end: CGFloat) {
    move(view, "opacity", from: .number(Double(start)), to: .number(Double(end)))
  }

  /// Rotates a view's layer about its vertical axis, between two angles in radians.
  func rotate(_ view: UIView, from start: CGFloat, to end: CGFloat) {
    move(
      view, "transform.rotation.y", from: .number(Double(start)), to: .number(Double(end)))
  }

  private func move(
    _ view: UIView, _ path: String, from start: MotionValue, to end: MotionValue,
    isAdditive: Bool = false
  ) {
    guard view.node.pointee.window != nil else { return }
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = start.asAny
    animation.toValue = end.asAny
    animation.isAdditive = isAdditive
    block.add(animation, to: view.layer, forKey: "transition-\(path)")
  }

  /// Runs changes of views, which are animated over the duration of the transition.
  func animating(_ changes: () -> Void) { AnimationBlocks(machine).animating(block, changes) }

  /// Runs the app's animator, whose animations follow the time of the transition.
  func holding(_ held: HeldAnimations, _ animate: () -> Void) {
    held.timeline = timeline
    animate()
  }

  /// Moves the animation to a fraction; called while a gesture controls the transition.
  func follow(_ share: CGFloat) { timeline.move(to: Double(share), isLinear: true) }

  /// Stops the motion at its current fraction; called when a gesture takes the transition over.
  func pause() { timeline.pause() }

  /// Runs the rest of the animation, forward or back to the start; called when the gesture ends.
  func run(cancelled: Bool, in seconds: Double, along pace: UIView.AnimationCurve) {
    let function = pace == .linear ? nil : pace.function
    timeline.run(towards: cancelled ? 0 : 1, in: seconds, along: function)
  }

  /// Ends all animations of the transition at once.
  func end() { block.endAll(true) }
}

/// Drives an animation of an app's animator that a gesture controls.
///
/// The gesture moves the time of the whole transition. The animation runs linearly during its own
/// part of that time.
///
/// See: L-ANIM-19.
/// Source: UIKit's header, UIPercentDrivenInteractiveTransition.completionCurve.
@MainActor
final class HeldDriver: AnimationDriver {
  private let timeline: AnimatorTimeline
  private let delay: Double
  private let duration: Double

  /// Creates the driver of a block inside a transition; takes the delay and duration of the block.
  init(_ timeline: AnimatorTimeline, of block: AnimationBlock) {
    self.timeline = timeline
    (delay, duration) = (block.delay, block.duration)
  }

  /// The completed fraction of the animation at the transition's current time, from 0 to 1.
  var progress: Double? {
    let passed = timeline.fraction * timeline.duration - delay
    guard duration > 0, passed < duration else { return passed < 0 ? 0 : 1 }
    return max(passed / duration, 0)
  }
}
