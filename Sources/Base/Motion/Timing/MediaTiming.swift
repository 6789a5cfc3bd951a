import Foundation

/// The timing of a layer or an animation: its local time, and its position in its runs.
///
/// Rule: L-ANIM-6.
/// Source: Apple, Core Animation Programming Guide, Timing, Timespaces, and CAAnimation.
package struct MediaTiming: Hashable, Sendable {
  /// The value of `beginTime`, in seconds.
  package var beginTime = 0.0
  /// The value of `timeOffset`, in seconds.
  package var timeOffset = 0.0
  /// The value of `speed`.
  package var speed = 1.0
  /// The value of `duration`, in seconds.
  package var duration = 0.0
  /// The value of `repeatCount`.
  package var repeatCount = 0.0
  /// The value of `repeatDuration`, in seconds.
  package var repeatDuration = 0.0
  /// The value of `autoreverses`.
  package var autoreverses = false
  /// The value of `fillMode`.
  package var fillMode = CAMediaTimingFillMode.removed

  package init() {}

  /// Returns the local time at a time of the parent.
  package func local(_ parent: Double) -> Double { (parent - beginTime) * speed + timeOffset }

  /// Returns the time of the parent at a local time; with a speed of 0 it is the beginning.
  package func parent(_ local: Double) -> Double {
    speed == 0 ? beginTime : (local - timeOffset) / speed + beginTime
  }

  /// The duration of all runs, in local seconds.
  package var total: Double {
    if repeatDuration > 0 { return repeatDuration }
    let once = duration * (autoreverses ? 2 : 1)
    return repeatCount > 0 ? once * repeatCount : once
  }

  /// A point in the repetitions of an animation.
  package struct Moment: Hashable, Sendable {
    /// The share of the run, from 0 to 1; decreasing in reversed runs.
    package var share: Double
    /// The number of completed runs.
    package var run: Int
  }

  /// Returns the run and the share of it at a time of the parent; nil if there is no effect then.
  ///
  /// A speed below 0 runs from the end to the beginning.
  package func moment(at parent: Double) -> Moment? {
    let length = total
    guard length > 0 else { return nil }
    let passed = (parent - beginTime) * speed
    let active = speed < 0 ? length + passed : passed
    let isEarly = speed < 0 ? active > length : active < 0
    let isLate = speed < 0 ? active <= 0 : active >= length
    if isEarly, fillMode != .backwards, fillMode != .both { return nil }
    if isLate, fillMode != .forwards, fillMode != .both { return nil }
    return moment(active: min(max(active, 0), length), of: length)
  }

  /// Returns the point after local seconds of the repetitions, with the offset wrapped around at
  /// the end.
  private func moment(active: Double, of length: Double) -> Moment? {
    guard duration > 0, duration.isFinite else { return nil }
    var time = active + timeOffset
    if timeOffset != 0, length.isFinite, time < 0 || time > length {
      time -= (time / length).rounded(.down) * length
    }
    let runs = time / duration
    var index = runs.rounded(.down)
    // The end of the last run belongs to it.
    if index > 0, index == runs, time >= length { index -= 1 }
    guard index.isFinite, index < 1e15 else { return Moment(share: 1, run: 0) }
    let share = min(max(runs - index, 0), 1)
    let isBackwards = autoreverses && Int(index) % 2 == 1
    return Moment(
      share: isBackwards ? 1 - share : share, run: autoreverses ? Int(index) / 2 : Int(index))
  }

  /// The time of the parent at which all runs are over, or nil if they never are.
  package var end: Double? {
    let length = total
    guard speed != 0, length.isFinite else { return nil }
    return beginTime + length / abs(speed)
  }
}
