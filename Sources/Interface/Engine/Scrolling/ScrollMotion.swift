package import Foundation
import GimbalMotion
import GimbalTraces

/// A motion of a scroll view's content without touches, on the virtual clock.
@MainActor
package final class ScrollMotion {
  /// The cause of the motion: an animated change of the offset, or deceleration after a drag.
  package enum Reason {
    case animation, deceleration
  }

  /// The cause of the motion, from which `isDecelerating` follows.
  package let reason: Reason
  /// The duration of the motion, in virtual seconds.
  let duration: Double
  /// Returns the offset after a number of virtual seconds since the start, in points.
  let offset: (Double) -> CGPoint
  /// Called once when the motion ends; `isDone` is false if it was stopped before its end.
  let whenOver: (_ isDone: Bool) -> Void
  /// The time of the start, in virtual seconds; set when the motion starts.
  var start = 0.0
  /// The number of the next step on the clock; nil if none is scheduled.
  var scheduled: Int?
  /// The last set offset, and by how much the app has moved it meanwhile.
  var last = CGPoint.zero
  /// The distance by which the app has moved the content during the motion, in points.
  var shift = CGPoint.zero

  /// Creates a motion that `UIScrollView.start(_:)` runs.
  package init(
    _ reason: Reason, duration: Double, offset: @escaping (Double) -> CGPoint,
    whenOver: @escaping (_ isDone: Bool) -> Void
  ) {
    self.reason = reason
    self.duration = duration
    self.offset = offset
    self.whenOver = whenOver
  }
}

/// Motion without touches: a new offset for each sixtieth of a second.
extension UIScrollView {
  /// The number of steps per virtual second: the display's frame rate.
  private static let stepsPerSecond = 60.0

  /// The duration of an animated change of the offset, in virtual seconds.
  ///
  /// See: L-SCROLL-6.
  static let animationDuration = 0.3

  /// Starts a motion, which replaces the current one.
  package final func start(_ motion: ScrollMotion) {
    stopMotion()
    self.motion = motion
    motion.start = machine.clock.now
    motion.last = contentOffset
    scheduleStep(of: motion)
  }

  /// Stops the content at its current offset, and ends the motion with `isDone` false.
  package final func stopMotion() {
    guard let stopped = motion else { return }
    motion = nil
    if let scheduled = stopped.scheduled { machine.clock.cancel(scheduled) }
    stopped.whenOver(false)
  }

  /// Stops the content at its current offset, or at its nearest resting offset: an edge that it has
  /// passed, or a page (from iOS 17.4 on).
  ///
  /// No source says that the content moves there at once; this is Gimbal's choice (CHOICE).
  ///
  /// Rule: L-SCROLL-16.
  public final func stopScrollingAndZooming() {
    guard isOffered(from: 17, "stopScrollingAndZooming()") else { return }
    stopMotion()
    var rest = contentOffset
    if isPagingEnabled, bounds.width > 0, bounds.height > 0 {
      rest.x = (rest.x / bounds.width).rounded() * bounds.width
      rest.y = (rest.y / bounds.height).rounded() * bounds.height
    }
    rest = inRange(rest)
    if rest != contentOffset { contentOffset = rest }
  }

  private func scheduleStep(of motion: ScrollMotion) {
    let left = motion.start + motion.duration - machine.clock.now
    motion.scheduled = machine.clock.schedule(after: min(left, 1 / UIScrollView.stepsPerSecond)) {
      [weak self] in
      motion.scheduled = nil
      self?.step(motion)
    }
  }

  private func step(_ motion: ScrollMotion) {
    guard self.motion === motion else { return }
    let time = machine.clock.now - motion.start
    let isOver = time >= motion.duration - 1e-9
    let way = motion.offset(isOver ? motion.duration : time)
    // An app may move the content during the motion, for example for infinite scrolling.
    let now = contentOffset
    motion.shift.x += now.x - motion.last.x
    motion.shift.y += now.y - motion.last.y
    let new = CGPoint(x: way.x + motion.shift.x, y: way.y + motion.shift.y)
    motion.last = new
    if new != now { contentOffset = new }
    guard self.motion === motion else { return }
    guard isOver else { return scheduleStep(of: motion) }
    self.motion = nil
    motion.whenOver(true)
  }

  /// Sets the offset, animated or at once.
  ///
  /// Rule: L-SCROLL-6.
  final func setOffset(_ target: CGPoint, animated: Bool) {
    guard target.x.isFinite, target.y.isFinite else {
      contentOffset = target
      return
    }
    stopMotion()
    let first = contentOffset
    guard animated, target != first else {
      if target != first { contentOffset = target }
      return
    }
    animateOffset(to: target) { [weak self] in self?.endAnimation() }
  }

  /// Moves the offset during 0.3 virtual seconds, and calls `then` unless the motion is stopped.
  ///
  /// See: L-SCROLL-6.
  package final func animateOffset(to target: CGPoint, then: @escaping () -> Void) {
    let first = contentOffset
    guard window != nil, machine.animations.areEnabled else {
      contentOffset = target
      return then()
    }
    let pace = CAMediaTimingFunction(name: .easeInEaseOut)
    let duration = UIScrollView.animationDuration
    start(
      ScrollMotion(.animation, duration: duration) { time in
        let share = time >= duration ? 1 : CGFloat(pace.progress(at: time / duration))
        return CGPoint(
          x: first.x + (target.x - first.x) * share, y: first.y + (target.y - first.y) * share)
      } whenOver: { isDone in
        if isDone { then() }
      })
  }

  private func endAnimation() {
    notify(.scrollViewDidEndScrollingAnimation) { $0.scrollViewDidEndScrollingAnimation(self) }
  }
}
