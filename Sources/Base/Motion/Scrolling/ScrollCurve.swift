import Foundation

/// The way of content along one axis after fingers have let it go: it slows down, and at an edge it stops or goes
/// beyond it and comes back.
///
/// While it slows down, a millisecond leaves it the share `rate` of its speed, so that
/// `x(t) = x₀ + v₀·(d^(1000·t) − 1) / (1000·ln d)`. Beyond an edge it hangs on a spring of mass 1 and stiffness
/// 100 with critical damping.
///
/// Rule: L-SCROLL-9.
package struct ScrollCurve: Hashable, Sendable {
  /// The place at the beginning, in points, and the speed, in points a second.
  private let start: Double
  private let speed: Double
  /// `1000·ln d`: the share of the speed that goes in a second, below 0.
  private let decay: Double
  /// The time at which the content comes to the edge, beyond which it hangs on a spring; nil if it never does.
  private var springStart: Double?
  private var edge = 0.0
  /// The speed at which it comes to the edge.
  private var springSpeed = 0.0
  /// The place at which it comes to rest.
  package private(set) var end = 0.0
  /// The seconds until it does.
  package private(set) var duration = 0.0

  /// Half of the spring's frequencies: √(stiffness / mass).
  private static let springRate = 10.0

  /// Creates the way from a place with a speed, within limits beyond which it goes if it bounces.
  ///
  /// A target in the limits is where it comes to rest; without one it is where the speed leads.
  /// Content nearer to rest than `threshold`, in points, is at rest.
  package init(
    from start: Double, speed: Double, rate: Double, limits: ClosedRange<Double>,
    bounces: Bool, target: Double? = nil, threshold: Double = 0.5
  ) {
    let share = rate > 0 && rate < 1 ? rate : 0.998
    decay = 1000 * log(share)
    let isOutside = !limits.contains(start)
    let aim = target.map { min(max($0, limits.lowerBound), limits.upperBound) }
    let free = aim != nil && !isOutside ? (start - aim!) * decay : speed
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
    // d^(1000·t) is left of the way to where the speed would lead.
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

  /// The time constants until of a distance no more is left than the threshold.
  private static func slowing(_ distance: Double, _ threshold: Double) -> Double {
    distance > threshold ? log(distance / threshold) : 0
  }

  /// The seconds until a spring stays nearer to its edge than the threshold.
  private func springDuration(from start: Double, _ threshold: Double) -> Double {
    let rate = ScrollCurve.springRate
    let (first, second) = (start - edge, springSpeed + rate * (start - edge))
    func bound(_ time: Double) -> Double { (abs(first) + abs(second) * time) * exp(-rate * time) }
    // The bound falls from where its second part is greatest.
    var (low, high) = (1 / rate, 1 / rate)
    if bound(low) <= threshold, abs(first) <= threshold, abs(second) <= threshold { return 0 }
    while bound(high) > threshold, high < 1e6 { (low, high) = (high, high * 2) }
    for _ in 0..<60 where high - low > 1e-6 {
      let middle = (low + high) / 2
      if bound(middle) > threshold { low = middle } else { high = middle }
    }
    return high
  }

  /// The place after some seconds; from `duration` on that of rest.
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

  /// The distance that a speed in points a second leads to, at a rate.
  package static func extent(of speed: Double, rate: Double) -> Double {
    rate > 0 && rate < 1 ? -speed / (1000 * log(rate)) : 0
  }
}

/// The distance by which content follows fingers beyond its edge: less and less, up to the visible length.
///
/// Of `x` points it follows `(1 − 1 / (x·c / d + 1))·d`, where d is that length and c is 0.55.
///
/// Rule: L-SCROLL-11.
package enum RubberBand {
  private static let give = 0.55

  /// The points that content follows of a way beyond its edge; both may be negative.
  package static func stretch(_ way: Double, length: Double) -> Double {
    guard length > 0, way.isFinite else { return 0 }
    let stretched = (1 - 1 / (abs(way) * give / length + 1)) * length
    return way < 0 ? -stretched : stretched
  }

  /// The way of fingers that has drawn content some points beyond its edge.
  package static func way(of stretch: Double, length: Double) -> Double {
    guard length > 0, stretch.isFinite else { return 0 }
    let share = min(abs(stretch) / length, 0.999)
    let way = (1 / (1 - share) - 1) * length / give
    return stretch < 0 ? -way : way
  }
}
