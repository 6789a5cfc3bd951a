import Foundation
import GimbalMotion
import Testing

/// Time conversion between an animation and its parent.
@Suite struct MediaTimingTests {
  private func timing(_ change: (inout MediaTiming) -> Void = { _ in }) -> MediaTiming {
    var timing = MediaTiming()
    timing.duration = 2
    change(&timing)
    return timing
  }

  @Test func `local time converts to parent time and back (L-ANIM-6)`() {
    let timing = timing { ($0.beginTime, $0.speed, $0.timeOffset) = (3, 2, 0.5) }
    #expect(timing.local(3) == 0.5 && timing.local(4) == 2.5 && timing.parent(2.5) == 4)
    #expect(timing.end == 4)
  }

  @Test func `an animation is active from its begin time to its end`() {
    let timing = timing { $0.beginTime = 1 }
    #expect(timing.moment(at: 0.9) == nil && timing.moment(at: 3) == nil)
    #expect(timing.moment(at: 1)?.share == 0 && timing.moment(at: 2)?.share == 0.5)
  }

  @Test(arguments: [
    (CAMediaTimingFillMode.removed, false, false), (.backwards, true, false),
    (.forwards, false, true), (.both, true, true),
  ])
  func `the fill mode decides what is shown before and after the animation`(
    mode: CAMediaTimingFillMode, before: Bool, after: Bool
  ) {
    let timing = timing { $0.fillMode = mode }
    #expect(timing.moment(at: -1)?.share == (before ? 0 : nil))
    #expect(timing.moment(at: 9)?.share == (after ? 1 : nil))
  }

  @Test func `animations repeat by count or by duration, and autoreverse`() {
    let twice = timing { $0.repeatCount = 2.5 }
    #expect(twice.end == 5 && twice.moment(at: 3)?.share == 0.5 && twice.moment(at: 3)?.run == 1)
    let timed = timing { ($0.repeatDuration, $0.repeatCount) = (3, 9) }
    #expect(timed.end == 3 && timed.moment(at: 2.5)?.share == 0.25)
    let back = timing { ($0.autoreverses, $0.fillMode) = (true, .forwards) }
    #expect(
      back.end == 4 && back.moment(at: 3)?.share == 0.5 && back.moment(at: 3.5)?.share == 0.25)
    #expect(back.moment(at: 9)?.share == 0)
    let forever = timing { $0.repeatCount = .infinity }
    #expect(forever.end == nil && forever.moment(at: 1e6 + 1)?.share == 0.5)
    let held = timing { ($0.repeatCount, $0.fillMode) = (3, .forwards) }
    #expect(held.moment(at: 100)?.share == 1 && held.moment(at: 100)?.run == 2)
  }

  @Test func `speed and time offset change the shown moment`() {
    let fast = timing { $0.speed = 4 }
    #expect(fast.end == 0.5 && fast.moment(at: 0.25)?.share == 0.5)
    let still = timing { ($0.speed, $0.timeOffset) = (0, 0.5) }
    #expect(still.end == nil && still.moment(at: 77)?.share == 0.25)
    let moved = timing { $0.timeOffset = 1 }
    #expect(moved.moment(at: 0)?.share == 0.5 && moved.moment(at: 1.5)?.share == 0.25)
    #expect(moved.moment(at: 1)?.share == 1 && moved.moment(at: 1.5)?.run == 0)
    let earlier = timing { $0.timeOffset = -0.5 }
    #expect(earlier.moment(at: 0)?.share == 0.75 && earlier.moment(at: 0)?.run == 0)
    let backwards = timing { $0.speed = -1 }
    #expect(backwards.moment(at: 0.5)?.share == 0.75 && backwards.moment(at: 2) == nil)
    #expect(backwards.moment(at: 0)?.share == 1 && backwards.moment(at: -0.1) == nil)
  }

  @Test func `zero, negative and NaN durations show nothing`() {
    for duration in [0, -1, Double.nan] {
      #expect(timing { ($0.duration, $0.fillMode) = (duration, .both) }.moment(at: 0) == nil)
      #expect(timing { ($0.duration, $0.repeatDuration) = (duration, 3) }.moment(at: 1) == nil)
    }
    #expect(
      timing { ($0.duration, $0.timeOffset) = (1e9, .nan) }.moment(at: 0)?.share.isFinite == true)
  }
}
