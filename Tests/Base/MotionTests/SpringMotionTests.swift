import Foundation
import GimbalMotion
import Testing

/// Springs against a numeric integration of their equation.
@Suite struct SpringMotionTests {
  /// Integrates `m·y″ + c·y′ + k·y = 0` with the Runge-Kutta method of fourth order, and compares at 1,000 times.
  private func greatestDifference(_ spring: SpringMotion, seconds: Double) -> Double {
    func pull(_ y: Double, _ v: Double) -> Double {
      -(spring.damping * v + spring.stiffness * y) / spring.mass
    }
    var (y, v) = (1.0, -spring.velocity)
    let (samples, parts) = (1000, 40)
    let h = seconds / Double(samples * parts)
    var greatest = 0.0
    for sample in 1...samples {
      for _ in 0..<parts {
        let (y1, v1) = (v, pull(y, v))
        let (y2, v2) = (v + h / 2 * v1, pull(y + h / 2 * y1, v + h / 2 * v1))
        let (y3, v3) = (v + h / 2 * v2, pull(y + h / 2 * y2, v + h / 2 * v2))
        let (y4, v4) = (v + h * v3, pull(y + h * y3, v + h * v3))
        y += h / 6 * (y1 + 2 * y2 + 2 * y3 + y4)
        v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      }
      let time = Double(sample) / Double(samples) * seconds
      greatest = max(greatest, abs(spring.progress(at: time) - (1 - y)))
    }
    return greatest
  }

  @Test(arguments: [
    SpringMotion(), SpringMotion(damping: 0), SpringMotion(damping: 20), SpringMotion(damping: 60),
    SpringMotion(damping: 19.9999), SpringMotion(damping: 20.0001),
    SpringMotion(mass: 3, stiffness: 250, damping: 7, velocity: 4),
    SpringMotion(damping: 20, velocity: -5), SpringMotion(damping: 45, velocity: 12),
  ])
  func `a spring follows its differential equation (L-ANIM-2)`(spring: SpringMotion) {
    #expect(greatestDifference(spring, seconds: 2) < 1e-9)
    #expect(spring.progress(at: 0) == 0 && spring.progress(at: -1) == 0)
  }

  @Test func `a spring starts with its initial velocity`() {
    let spring = SpringMotion(velocity: 3)
    #expect(abs(spring.progress(at: 1e-6) / 1e-6 - 3) < 1e-3)
  }

  @Test func `settling times are those of Apple's documentation (L-ANIM-3)`() {
    #expect(abs(SpringMotion(damping: 5).settlingDuration - 2.85) < 0.01)
    #expect((1...1.1).contains(SpringMotion(damping: 15).settlingDuration))
    #expect(SpringMotion(damping: 0).settlingDuration == .infinity)
    for damping in [2.0, 10, 20, 40] {
      let spring = SpringMotion(damping: damping)
      let rest = spring.settlingDuration
      for step in 0..<100 {
        #expect(abs(1 - spring.progress(at: rest + Double(step) / 50)) <= 0.001)
      }
    }
  }

  @Test(arguments: [0.1, 0.5, 0.7, 0.999, 1, 1.5])
  func `a damping ratio and a duration give a spring that settles by then (L-ANIM-4)`(
    ratio: Double
  ) {
    for (duration, velocity) in [(0.25, 0.0), (1, 0), (3, 2), (0.5, -4)] {
      let spring = SpringMotion(dampingRatio: ratio, duration: duration, velocity: velocity)
      #expect(abs(spring.dampingRatio - ratio) < 1e-12)
      #expect(abs(spring.settlingDuration - duration) < 1e-9 * duration)
    }
  }

  @Test func `a perceptual duration and a bounce define a spring (L-ANIM-5)`() {
    let smooth = SpringMotion(perceptualDuration: 0.5, bounce: 0)
    #expect(abs(smooth.dampingRatio - 1) < 1e-12)
    #expect(abs(smooth.stiffness - 16 * Double.pi * Double.pi) < 1e-9)
    #expect(abs(SpringMotion(perceptualDuration: 0.5, bounce: 0.3).dampingRatio - 0.7) < 1e-12)
    #expect(abs(SpringMotion(perceptualDuration: 0.5, bounce: -0.5).dampingRatio - 2) < 1e-12)
  }

  @Test func `invalid spring parameters are replaced by valid ones`() {
    let odd = SpringMotion(mass: -1, stiffness: .nan, damping: .infinity, velocity: .nan)
    #expect(odd == SpringMotion())
    #expect(SpringMotion(mass: .infinity, stiffness: -5, damping: -1) == SpringMotion())
    #expect(SpringMotion(mass: .nan, stiffness: .infinity, damping: .nan) == SpringMotion())
    #expect(SpringMotion(mass: 0, stiffness: 0) == SpringMotion())
    for duration in [0, -1, Double.nan, .infinity] {
      let shortest = SpringMotion(perceptualDuration: 1e-6, bounce: .nan)
      #expect(SpringMotion(perceptualDuration: duration, bounce: 0) == shortest)
    }
    for ratio in [Double.nan, -1, 0, .infinity] {
      for duration in [0, -1, Double.nan, 1e9] {
        let spring = SpringMotion(dampingRatio: ratio, duration: duration)
        #expect(spring.progress(at: 0.5).isFinite && spring.settlingDuration.isFinite)
      }
    }
  }
}
