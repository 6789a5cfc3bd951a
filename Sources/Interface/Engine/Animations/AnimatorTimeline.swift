import GimbalLayers
import GimbalMotion

/// The time of an animator as a fraction of its duration; the clock moves it, or the app sets it.
@MainActor
final class AnimatorTimeline {
  /// The clock of the device; while it is nil the time stands still.
  var clock: VirtualClock?
  /// The duration of the whole animation, in virtual seconds.
  var duration = 0.0
  /// Returns the completed fraction of the change for an elapsed fraction of the time.
  var curve: @MainActor (Double) -> Double = { $0 }
  private var stood = 0.0
  private var began = 0.0
  private var target = 1.0
  /// The duration from `stood` to `target`, in virtual seconds.
  private var way = 0.0
  /// The timing of the time itself from `stood` to `target`; nil for uniform time.
  private var flow: CAMediaTimingFunction?
  /// True while the clock moves the fraction; false before the start, during a pause and after a
  /// stop.
  private(set) var isRunning = false
  /// True if the current fraction was set from outside and is the fraction of the change.
  private var isLinear = false

  /// The elapsed fraction of the time, from 0 to 1.
  var fraction: Double {
    guard isRunning, let clock else { return stood }
    guard way > 0 else { return target }
    let passed = min(max((clock.now - began) / way, 0), 1)
    return stood + (target - stood) * (flow?.progress(at: passed) ?? passed)
  }

  /// The completed fraction of the change, from 0 to 1.
  ///
  /// An animation whose fraction was set continues along its curve from there.
  var progress: Double {
    let fraction = self.fraction
    return isLinear ? fraction : curve(fraction)
  }

  /// The virtual seconds until the target fraction is reached; 0 if the time stands still.
  var secondsLeft: Double {
    guard isRunning, let clock else { return 0 }
    return max(0, began + way - clock.now)
  }

  /// Starts moving the position toward `target` with the clock.
  ///
  /// Called when an animator starts, continues or reverses.
  func run(
    towards target: Double, in seconds: Double? = nil, along flow: CAMediaTimingFunction? = nil
  ) {
    if isLinear { bend(nil) }
    self.target = target
    self.flow = flow
    way = seconds ?? abs(target - stood) * duration
    began = clock?.now ?? 0
    isRunning = true
  }

  /// Stops at the present fraction; called when an animator pauses or stops, or a gesture holds it.
  func pause() {
    stood = fraction
    isRunning = false
  }

  /// Moves to a fraction without running; called when the app or a gesture sets the fraction.
  func move(to fraction: Double, isLinear: Bool) {
    stood = fraction
    self.isLinear = isLinear
  }

  /// Applies another curve, or the current one, to the rest of the change from the visible fraction
  /// on.
  func bend(_ other: (@MainActor (Double) -> Double)?) {
    let (from, reached) = (stood, progress)
    let next = other ?? curve
    isLinear = false
    // On each side of the current fraction the whole curve is used, scaled to fit; at an end there
    // is only one side.
    curve = { fraction in
      fraction < from
        ? reached * (1 - next((from - fraction) / from))
        : reached + (1 - reached) * next((fraction - from) / max(1 - from, .leastNormalMagnitude))
    }
  }
}

/// Drives changes that start at a fraction of an animator's time.
@MainActor
final class AnimatorDriver: AnimationDriver {
  private let timeline: AnimatorTimeline
  private let start: Double

  /// Creates a driver for changes that were added at a fraction `start` of the animator's time.
  init(_ timeline: AnimatorTimeline, from start: Double) {
    (self.timeline, self.start) = (timeline, start)
  }

  /// The completed fraction of the changes, from 0 to 1; their curve is scaled to the remaining
  /// time.
  var progress: Double? {
    guard start > 0 else { return timeline.progress }
    guard start < 1 else { return timeline.fraction >= 1 ? 1 : 0 }
    let share = (timeline.fraction - start) / (1 - start)
    return share <= 0 ? 0 : timeline.curve(min(share, 1))
  }
}
