import Foundation

/// A damped mass on a spring that moves from 0 to 1.
///
/// The remaining distance y satisfies `m·y″ + c·y′ + k·y = 0` with y(0) = 1 and y′(0) = −v.
///
/// Rule: L-ANIM-2.
package struct SpringMotion: Hashable, Sendable {
  /// The mass, above 0; anything else counts as 1.
  package var mass: Double
  /// The stiffness in mass per second squared, above 0.
  package var stiffness: Double
  /// The damping in mass per second, not below 0.
  package var damping: Double
  /// The initial velocity in whole distances per second, towards the end.
  package var velocity: Double

  /// Creates a spring; invalid values are replaced by Core Animation's defaults.
  package init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, velocity: Double = 0
  ) {
    self.mass = mass > 0 && mass.isFinite ? mass : 1
    self.stiffness = stiffness > 0 && stiffness.isFinite ? stiffness : 100
    self.damping = damping >= 0 && damping.isFinite ? damping : 10
    self.velocity = velocity.isFinite ? velocity : 0
  }

  /// The damping relative to the critical damping.
  package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The decay rate of the oscillation, in 1 / s.
  private var decay: Double { damping / (2 * mass) }

  /// Returns the progress after some seconds; it can exceed 1.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    return 1 - rest(at: time)
  }

  /// Returns the remaining distance `e^(−αt)·(C + (α − v)·S)`.
  ///
  /// C and S are cos ωt and sin ωt / ω below critical damping, their hyperbolic forms above it, and
  /// 1 and t at it.
  private func rest(at time: Double) -> Double {
    let alpha = decay
    let square = stiffness / mass - alpha * alpha
    if abs(square) * time * time < 1e-8 {
      // Near critical damping the quotient loses precision: it uses two terms of the series.
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
    // Both exponents are negative, whereas the hyperbolic functions alone would overflow.
    let (slow, fast) = (exp((omega - alpha) * time), exp(-(omega + alpha) * time))
    return (slow + fast) / 2 + (alpha - velocity) / omega * (slow - fast) / 2
  }

  /// The remaining share at which a spring counts as settled.
  private static let threshold = 0.001

  /// The seconds until a bound of the remaining distance falls below a thousandth.
  ///
  /// For a mass of 1, a stiffness of 100 and dampings of 5 and 15 these are the 2.85 s and a bit
  /// more than 1 s of Apple's documentation.
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

  /// Returns the sum of the absolute values of the two parts of the distance.
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

  /// Creates the spring with a damping ratio that settles after some seconds.
  ///
  /// No public source says how UIKit derives stiffness and damping. Gimbal treats the duration as
  /// the settling duration; this is Gimbal's choice (CHOICE). A ratio below 0.01, which would never
  /// settle, counts as 0.01, and NaN as 1.
  ///
  /// Rule: L-ANIM-4.
  package init(dampingRatio: Double, duration: Double, velocity: Double = 0) {
    let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0.01), 100)
    let time = duration.isFinite ? max(duration, 1e-6) : 1e-6
    func spring(_ frequency: Double) -> SpringMotion {
      SpringMotion(
        stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
    }
    // A stiffer spring settles sooner.
    var (low, high) = (1 / time, 1 / time)
    while spring(low).settlingDuration < time, low > 1e-12 { low /= 2 }
    while spring(high).settlingDuration > time, high < 1e12 { high *= 2 }
    for _ in 0..<100 where high - low > 1e-13 * high {
      let middle = (low + high) / 2
      if spring(middle).settlingDuration > time { low = middle } else { high = middle }
    }
    self = spring(high)
  }

  /// The period of the undamped oscillation, in seconds.
  package var perceptualDuration: Double { 2 * .pi / (stiffness / mass).squareRoot() }

  /// The bounce, from −1 to 1.
  ///
  /// See: L-ANIM-5.
  package var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// Creates the spring with the period of its undamped oscillation and a bounce from −1 to 1.
  ///
  /// Rule: L-ANIM-5.
  /// Source: WWDC 2023, Animate with springs: stiffness (2π / duration)², damping 4π·(1 − bounce) /
  /// duration, and 4π / (duration + bounce·duration) for a bounce below 0.
  package init(perceptualDuration: Double, bounce: Double, velocity: Double = 0) {
    let time = perceptualDuration.isFinite ? max(perceptualDuration, 1e-6) : 1e-6
    let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.99), 1)
    let rate = 2 * Double.pi / time
    self.init(
      stiffness: rate * rate, damping: 2 * rate * (bounce < 0 ? 1 / (1 + bounce) : 1 - bounce),
      velocity: velocity)
  }
}
