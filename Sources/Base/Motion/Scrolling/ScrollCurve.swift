import Foundation

/// The movement of scrolled content along one axis after a drag: it decelerates, and stops or
/// bounces at an edge.
///
/// While it decelerates, each millisecond multiplies its speed by `rate`, so that
/// `x(t) = x₀ + v₀·(d^(1000·t) − 1) / (1000·ln d)`. Beyond an edge it follows a critically damped
/// spring of mass 1 and stiffness 100.
///
/// Rule: L-SCROLL-9.
package struct ScrollCurve: Hashable, Sendable {
  /// The offset at the start, in points, and the speed, in points per second.
  private let start: Double
  private let speed: Double
  /// `1000·ln d`: the rate of the deceleration per second, below 0.
  private let decay: Double
  /// The time at which the content arrives at the edge and the spring begins; nil if it never does.
  private var springStart: Double?
  private var edge = 0.0
  /// The speed at the edge, in points per second.
  private var springSpeed = 0.0
  /// The final offset, in points.
  package private(set) var end = 0.0
  /// The seconds until the end.
  package private(set) var duration = 0.0

  /// The rate of the critically damped spring: √(stiffness / mass).
  private static let springRate = 10.0

  /// Creates the movement from an offset with a speed, within limits that it exceeds if it bounces.
  ///
  /// A target within the limits is the final offset; without one it follows from the speed. The
  /// movement ends when the distance to the final offset is below `threshold`, in points.
  package init(
    from start: Double, speed: Double, rate: Double, limits: ClosedRange<Double>,
    bounces: Bool, target: Double? = nil, threshold: Double = 0.5
  ) {
    let share = rate > 0 && rate < 1 ? rate : 0.998
    decay = 1000 * log(share)
    let isOutside = !limits.contains(start)
    let aim = target.map { min(max($0, limits.lowerBound), limits.upperBound) }
    let free = aim.map { [decay] in (start - $0) * decay } ?? speed
    self.start = start
    self.speed = isOutside ? speed : free
    if isOutside {
      hang(on: aim ?? (start < limits.lowerBound ? limits.lowerBound : limits.upperBound), at: 0)
      springSpeed = speed
      end = edge
      duration = springDuration(from: start, threshold)
      return
    }
    let rest = aim ?? start - free / decay
    let reached = min(max(rest, limits.lowerBound), limits.upperBound)
    end = reached
    if reached == rest {
      duration = ScrollCurve.slowing(abs(rest - start), threshold) / -decay
      return
    }
    // d^(1000·t) is the share of the distance to the unlimited end that remains.
    let time = log((rest - reached) / (rest - start)) / decay
    duration = time
    guard bounces else { return }
    hang(on: reached, at: time)
    springSpeed = free * exp(decay * time)
    duration = time + springDuration(from: reached, threshold)
  }

  private mutating func hang(on edge: Double, at time: Double) {
    self.edge = edge
    springStart = time
  }

  /// Returns the number of time constants until the remaining distance is below the threshold.
  private static func slowing(_ distance: Double, _ threshold: Double) -> Double {
    max(0, log(distance / threshold))
  }

  /// Returns the seconds until a spring stays within the threshold of its edge.
  private func springDuration(from start: Double, _ threshold: Double) -> Double {
    let rate = ScrollCurve.springRate
    let (first, second) = (start - edge, springSpeed + rate * (start - edge))
    func bound(_ time: Double) -> Double { (abs(first) + abs(second) * time) * exp(-rate * time) }
    // The bound decreases from the maximum of its second part on.
    var (low, high) = (1 / rate, 1 / rate)
    if bound(low) <= threshold, abs(first) <= threshold, abs(second) <= threshold { return 0 }
    while bound(high) > threshold, high < 1e6 { (low, high) = (high, high * 2) }
    for _ in 0..<60 where high - low > 1e-6 {
      let middle = (low + high) / 2
      if bound(middle) > threshold { low = middle } else { high = middle }
    }
    return high
  }

  /// Returns the offset after some seconds; from `duration` on it is the final offset.
  package func position(at time: Double) -> Double {
    guard time > 0 else { return start }
    guard time < duration else { return end }
    if let springStart, time >= springStart {
      let (rate, passed) = (ScrollCurve.springRate, time - springStart)
      let first = springStart == 0 ? start - edge : 0
      return edge + (first + (springSpeed + rate * first) * passed) * exp(-rate * passed)
    }
    return start + speed * (exp(decay * time) - 1) / decay
  }

  /// Returns the distance in points until content with a speed in points per second stops.
  ///
  /// `rate` is the factor of the speed per millisecond.
  package static func extent(of speed: Double, rate: Double) -> Double {
    rate > 0 && rate < 1 ? -speed / (1000 * log(rate)) : 0
  }
}

/// The movement of content that is dragged beyond its edge: less than the touch, and at most the
/// visible length.
///
/// For a drag of `x` points it is `(1 − 1 / (x·c / d + 1))·d`, where d is that length and c is
/// 0.55.
///
/// Rule: L-SCROLL-11.
package enum RubberBand {
  private static let give = 0.55

  /// Returns the movement of the content for a drag beyond its edge; both may be negative.
  package static func stretch(_ way: Double, length: Double) -> Double {
    guard length > 0, way.isFinite else { return 0 }
    let stretched = (1 - 1 / (abs(way) * give / length + 1)) * length
    return way < 0 ? -stretched : stretched
  }

  /// Returns the drag that moves the content some points beyond its edge.
  package static func way(of stretch: Double, length: Double) -> Double {
    guard length > 0, stretch.isFinite else { return 0 }
    let share = min(abs(stretch) / length, 0.999)
    let way = (1 / (1 - share) - 1) * length / give
    return stretch < 0 ? -way : way
  }
}
