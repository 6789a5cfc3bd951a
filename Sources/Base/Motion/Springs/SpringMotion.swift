import Foundation

/// A weight on a spring with friction, drawn from 0 to 1.
///
/// The distance y that is left obeys `m·y″ + c·y′ + k·y = 0` with y(0) = 1 and y′(0) = −v.
///
/// Rule: L-ANIM-2.
package struct SpringMotion: Hashable, Sendable {
  /// Above 0; anything else counts as 1.
  package var mass: Double
  /// In mass per second squared, above 0.
  package var stiffness: Double
  /// In mass per second, not below 0.
  package var damping: Double
  /// In ways per second, towards the end.
  package var velocity: Double

  /// Creates a spring; numbers that no spring has count as those of Core Animation's default.
  package init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, velocity: Double = 0
  ) {
    self.mass = mass > 0 && mass.isFinite ? mass : 1
    self.stiffness = stiffness > 0 && stiffness.isFinite ? stiffness : 100
    self.damping = damping >= 0 && damping.isFinite ? damping : 10
    self.velocity = velocity.isFinite ? velocity : 0
  }

  /// The share of the critical damping.
  package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The rate at which the swings become smaller, in 1 / s.
  private var decay: Double { damping / (2 * mass) }

  /// The share of the way that is done after some seconds; it can be above 1.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    return 1 - rest(at: time)
  }

  /// `e^(−αt)·(C + (α − v)·S)`, where C and S are cos ωt and sin ωt / ω below critical damping, their
  /// hyperbolic forms above it, and 1 and t at it.
  private func rest(at time: Double) -> Double {
    let alpha = decay
    let square = stiffness / mass - alpha * alpha
    if abs(square) * time * time < 1e-8 {
      // Near critical damping the quotient loses its digits: the first two terms of the series.
      let phaseSquared = square * time * time
      return exp(-alpha * time)
        * (1 - phaseSquared / 2 + (alpha - velocity) * time * (1 - phaseSquared / 6))
    }
    if square > 0 {
      let omega = square.squareRoot()
      return exp(-alpha * time)
        * (cos(omega * time) + (alpha - velocity) / omega * sin(omega * time))
    }
    let omega = (-square).squareRoot()
    // Each exponent is negative, where the hyperbolic functions alone would overflow.
    let (slow, fast) = (exp((omega - alpha) * time), exp(-(omega + alpha) * time))
    return (slow + fast) / 2 + (alpha - velocity) / omega * (slow - fast) / 2
  }

  /// The share of the way that may be left of a spring that counts as at rest.
  private static let threshold = 0.001

  /// The seconds until the spring is at rest: until a bound of its distance falls below a thousandth.
  ///
  /// For a mass of 1, a stiffness of 100 and dampings of 5 and 15 these are the 2.85 s and the bit more than
  /// 1 s of Apple's documentation.
  ///
  /// Rule: L-ANIM-3.
  /// Source: Apple, `CASpringAnimation.settlingDuration`.
  package var settlingDuration: Double {
    guard decay > 0 else { return .infinity }
    var (low, high) = (0.0, 1 / decay)
    while bound(at: high) > SpringMotion.threshold, high < 1e12 { (low, high) = (high, high * 2) }
    for _ in 0..<200 where high - low > 1e-12 * high {
      let middle = (low + high) / 2
      if bound(at: middle) > SpringMotion.threshold { low = middle } else { high = middle }
    }
    return high
  }

  /// The sum of the absolute values of the two parts of the distance.
  private func bound(at time: Double) -> Double {
    let alpha = decay
    let square = stiffness / mass - alpha * alpha
    let push = abs(alpha - velocity)
    if abs(square) * time * time < 1e-8 { return exp(-alpha * time) * (1 + push * time) }
    let omega = abs(square).squareRoot()
    if square > 0 { return exp(-alpha * time) * (1 + push / omega) }
    let (slow, fast) = (exp((omega - alpha) * time), exp(-(omega + alpha) * time))
    return (slow + fast) / 2 + push / omega * (slow - fast) / 2
  }

  /// Creates the spring with a damping ratio that is at rest after some seconds.
  ///
  /// UIKit's way to stiffness and damping has no public source: that the duration is the settling duration is
  /// a CHOICE. A ratio below 0.01, which would never be at rest, counts as 0.01, and NaN as 1.
  ///
  /// Rule: L-ANIM-4.
  package init(dampingRatio: Double, duration: Double, velocity: Double = 0) {
    let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0.01), 100)
    let time = duration > 1e-6 && duration.isFinite ? duration : 1e-6
    func spring(_ frequency: Double) -> SpringMotion {
      SpringMotion(
        stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
    }
    // A stiffer spring is at rest sooner.
    var (low, high) = (1 / time, 1 / time)
    while spring(low).settlingDuration < time, low > 1e-12 { low /= 2 }
    while spring(high).settlingDuration > time, high < 1e12 { high *= 2 }
    for _ in 0..<100 where high - low > 1e-13 * high {
      let middle = (low + high) / 2
      if spring(middle).settlingDuration > time { low = middle } else { high = middle }
    }
    self = spring(high)
  }

  /// The seconds of a swing without friction.
  package var perceptualDuration: Double { 2 * .pi / (stiffness / mass).squareRoot() }

  /// The bounce, from −1 to 1.
  ///
  /// See: L-ANIM-5.
  package var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// Creates the spring with the duration of a swing without friction and a bounce from −1 to 1.
  ///
  /// Rule: L-ANIM-5.
  /// Source: WWDC 2023, Animate with springs: stiffness (2π / duration)², damping 4π·(1 − bounce) / duration,
  /// and 4π / (duration + bounce·duration) for a bounce below 0.
  package init(perceptualDuration: Double, bounce: Double, velocity: Double = 0) {
    let time = perceptualDuration > 1e-6 && perceptualDuration.isFinite ? perceptualDuration : 1e-6
    let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.99), 1)
    let rate = 2 * Double.pi / time
    self.init(
      stiffness: rate * rate, damping: 2 * rate * (bounce < 0 ? 1 / (1 + bounce) : 1 - bounce),
      velocity: velocity)
  }
}
