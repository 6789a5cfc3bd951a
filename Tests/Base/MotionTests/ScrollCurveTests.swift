import Foundation
import GimbalMotion
import SeededGenerator
import Testing

/// Deceleration of scrolled content, compared with steps of a millisecond (L-SCROLL-9, L-SCROLL-11).
@Suite struct ScrollCurveTests {
  /// The positions each millisecond, computed in steps of a sixteenth of it.
  private func integrated(
    _ start: Double, _ speed: Double, _ rate: Double, _ limits: ClosedRange<Double>, _ count: Int
  ) -> [Double] {
    var (position, speed, positions) = (start, speed, [start])
    let steps = 16
    let (time, share) = (0.001 / Double(steps), pow(rate, 1 / Double(steps)))
    var edge: Double? =
      limits.contains(start) ? nil : min(max(start, limits.lowerBound), limits.upperBound)
    for _ in 0..<count {
      for _ in 0..<steps {
        if let hangs = edge {
          // A mass of 1 on a spring of stiffness 100 with critical damping, by the midpoint method.
          func force(_ position: Double, _ speed: Double) -> Double {
            -100 * (position - hangs) - 20 * speed
          }
          let half = (position + speed * time / 2, speed + force(position, speed) * time / 2)
          position += half.1 * time
          speed += force(half.0, half.1) * time
        } else {
          position += speed * (1 + share) / 2 * time
          speed *= share
          if !limits.contains(position) {
            edge = min(max(position, limits.lowerBound), limits.upperBound)
          }
        }
      }
      positions.append(position)
    }
    return positions
  }

  @Test func `the curve agrees with integration in millisecond steps (L-SCROLL-9, L-SCROLL-11)`() {
    var generator = SplitMix64(seed: 21)
    for _ in 0..<200 {
      let limits = 0...Double.random(in: 0...1000, using: &generator)
      let start = Double.random(in: -100...1100, using: &generator)
      let speed = Double.random(in: -4000...4000, using: &generator)
      let rate = Bool.random(using: &generator) ? 0.998 : 0.99
      let curve = ScrollCurve(
        from: start, speed: speed, rate: rate, limits: limits, bounces: true, threshold: 0.01)
      let positions = integrated(start, speed, rate, limits, 3000)
      for index in stride(from: 0, to: positions.count, by: 50) {
        let position = curve.position(at: Double(index) / 1000)
        #expect(
          abs(position - positions[index]) < 0.75,
          "\(index) ms from \(start) at \(speed) in \(limits): \(position), \(positions[index])")
      }
      #expect(curve.duration.isFinite && curve.duration >= 0)
      #expect(limits.contains(curve.end))
    }
  }

  @Test func `the extent of a speed is the sum of its millisecond steps (L-SCROLL-9)`() {
    #expect(abs(ScrollCurve.extent(of: 1000, rate: 0.998) - 499.5) < 0.1)
    #expect(abs(ScrollCurve.extent(of: 1000, rate: 0.99) - 99.5) < 0.1)
    #expect(ScrollCurve.extent(of: 1000, rate: 1) == 0)
    let curve = ScrollCurve(
      from: 10, speed: 1000, rate: 0.998, limits: 0...10_000, bounces: true)
    #expect(abs(curve.end - 509.5) < 0.1)
    #expect(abs(curve.position(at: curve.duration - 1e-6) - curve.end) < 0.51)
    #expect(curve.position(at: curve.duration) == curve.end)
  }

  @Test func `without bouncing scrolling stops at the edge, and a target sets the end`() {
    let stopped = ScrollCurve(
      from: 50, speed: 1000, rate: 0.998, limits: 0...100, bounces: false)
    #expect(stopped.end == 100)
    #expect(abs(stopped.position(at: stopped.duration - 1e-9) - 100) < 1e-3)
    for target in [0.0, 20, 90, 300] {
      let curve = ScrollCurve(
        from: 50, speed: 1000, rate: 0.998, limits: 0...100, bounces: true, target: target)
      #expect(curve.end == min(target, 100))
    }
    let resting = ScrollCurve(from: 50, speed: 0, rate: 0.998, limits: 0...100, bounces: true)
    #expect(resting.duration == 0 && resting.end == 50)
    func curve(rate: Double) -> ScrollCurve {
      ScrollCurve(from: 50, speed: 10, rate: rate, limits: 0...100, bounces: true)
    }
    for rate in [0, -1, 1, 7, Double.nan] { #expect(curve(rate: rate) == curve(rate: 0.998)) }
  }

  @Test func `content that stays within the threshold of its edge ends at once (L-SCROLL-9)`() {
    // (−0.25 + 0.5·t)·e^(−10·t) is nowhere more than a quarter of a point from the edge.
    let near = ScrollCurve(
      from: -0.25, speed: 3, rate: 0.998, limits: 0...100, bounces: true, threshold: 0.5)
    #expect(near.duration == 0 && near.end == 0)
    let exact = ScrollCurve(
      from: -0.5, speed: 5, rate: 0.998, limits: 0...100, bounces: true, threshold: 0.5)
    #expect(exact.duration == 0 && exact.end == 0)
    let beyond = ScrollCurve(
      from: -0.75, speed: 3, rate: 0.998, limits: 0...100, bounces: true, threshold: 0.5)
    #expect(beyond.duration > 0 && beyond.end == 0)
  }

  @Test func `a rubber band stretches by 0.55 at first, and at most by its length (L-SCROLL-11)`() {
    #expect(abs(RubberBand.stretch(1, length: 400) - 0.5492) < 1e-3)
    #expect(abs(RubberBand.stretch(400, length: 960) - 178.98) < 0.01)
    #expect(RubberBand.stretch(1e9, length: 400) <= 400)
    #expect(RubberBand.stretch(-100, length: 400) == -RubberBand.stretch(100, length: 400))
    for way in [-300.0, -1, 0, 20, 500] {
      #expect(
        abs(RubberBand.way(of: RubberBand.stretch(way, length: 400), length: 400) - way) < 1e-9)
    }
    #expect(RubberBand.stretch(.infinity, length: 400) == 0)
    for way in [0.0, 10] {
      #expect(RubberBand.stretch(way, length: 0) == 0 && RubberBand.way(of: way, length: 0) == 0)
    }
  }
}
