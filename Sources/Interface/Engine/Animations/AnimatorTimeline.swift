import GimbalLayers
import GimbalMotion

/// The time of an animator, as a share of its duration that a clock or a hand moves.
@MainActor
final class AnimatorTimeline {
  var clock: VirtualClock?
  var duration = 0.0
  var curve: @MainActor (Double) -> Double = { $0 }
  private var stood = 0.0
  private var began = 0.0
  private var target = 1.0
  /// The seconds from `stood` to `target`.
  private var way = 0.0
  /// The pace of the time itself from `stood` to `target`; nil for a time that goes evenly.
  private var flow: CAMediaTimingFunction?
  private(set) var isRunning = false
  /// True if the present share was set by hand, and is the share of the way.
  private var isLinear = false

  /// The share of the time.
  var fraction: Double {
    guard isRunning, let clock else { return stood }
    guard way > 0 else { return target }
    let passed = min(max((clock.now - began) / way, 0), 1)
    return stood + (target - stood) * (flow?.progress(at: passed) ?? passed)
  }

  /// The share of the way.
  ///
  /// An animation that was moved by hand to a place goes on along its curve from where it stands.
  var progress: Double {
    let fraction = self.fraction
    return isLinear ? fraction : curve(fraction)
  }

  var secondsLeft: Double {
    guard isRunning, let clock else { return 0 }
    return max(0, began + way - clock.now)
  }

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

  func pause() {
    stood = fraction
    isRunning = false
  }

  func move(to fraction: Double, isLinear: Bool) {
    stood = fraction
    self.isLinear = isLinear
  }

  /// Takes another curve for what is left, or the present one, from the share of the way that is seen.
  func bend(_ other: (@MainActor (Double) -> Double)?) {
    let (from, reached) = (stood, progress)
    let next = other ?? curve
    isLinear = false
    // On either side of where it stands the curve is that of the whole way, made to fit; from an end there is one side.
    curve = { fraction in
      fraction < from
        ? reached * (1 - next((from - fraction) / from))
        : reached + (1 - reached) * next((fraction - from) / max(1 - from, .leastNormalMagnitude))
    }
  }
}

/// The share of the way of changes that begin at a share of an animator's time.
@MainActor
final class AnimatorDriver: AnimationDriver {
  private let timeline: AnimatorTimeline
  private let start: Double

  init(_ timeline: AnimatorTimeline, from start: Double) {
    (self.timeline, self.start) = (timeline, start)
  }

  var progress: Double? {
    guard start > 0 else { return timeline.progress }
    guard start < 1 else { return timeline.fraction >= 1 ? 1 : 0 }
    let share = (timeline.fraction - start) / (1 - start)
    return share <= 0 ? 0 : timeline.curve(min(share, 1))
  }
}
