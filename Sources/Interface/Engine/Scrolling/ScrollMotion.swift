package import Foundation
import GimbalMotion
import GimbalTraces

/// A way that a scroll view's content goes by itself, on the virtual clock.
@MainActor
package final class ScrollMotion {
  /// The cause of the motion.
  package enum Reason {
    case animation, deceleration
  }

  package let reason: Reason
  /// In virtual seconds.
  let duration: Double
  /// The offset after some seconds, in points.
  let offset: (Double) -> CGPoint
  /// Called once, at the end that the content reaches or where something stops it.
  let whenOver: (_ isDone: Bool) -> Void
  var start = 0.0
  var scheduled: Int?
  /// The offset that was set last, and how far the app has moved it from the way meanwhile.
  var last = CGPoint.zero
  var shift = CGPoint.zero

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

/// Content that goes by itself: an offset for each sixtieth of a second.
extension UIScrollView {
  /// The steps in a second, as many as those of a display.
  private static let stepsPerSecond = 60.0

  /// The seconds of an animated change of the offset.
  ///
  /// See: L-SCROLL-6.
  static let animationDuration = 0.3

  /// Has the content go a way by itself, in the place of what it does.
  package final func start(_ motion: ScrollMotion) {
    stopMotion()
    self.motion = motion
    motion.start = machine.clock.now
    motion.last = contentOffset
    scheduleStep(of: motion)
  }

  /// Stops the content where it is.
  package final func stopMotion() {
    guard let stopped = motion else { return }
    motion = nil
    if let scheduled = stopped.scheduled { machine.clock.cancel(scheduled) }
    stopped.whenOver(false)
  }

  /// Stops the content where it is, or where it would come to rest: at an edge that it has passed, or at a page
  /// (from iOS 17.4 on).
  ///
  /// That the content goes there at once is a CHOICE.
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
    // An app may move the content meanwhile, as one with infinite content does.
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

  /// Moves the offset in 0.3 seconds, and calls `then` unless something stops it.
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
