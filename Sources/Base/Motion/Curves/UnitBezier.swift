import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1), with two control points whose x is from 0 to 1.
package struct UnitBezier: Hashable, Sendable {
  private let x: Polynomial
  private let y: Polynomial

  /// The polynomial `((a·s + b)·s + c)·s` of a coordinate.
  private struct Polynomial: Hashable, Sendable {
    let a: Double
    let b: Double
    let c: Double

    init(_ first: Double, _ second: Double) {
      c = 3 * first
      b = 3 * (second - first) - c
      a = 1 - c - b
    }

    /// Returns the coordinate at a curve parameter from 0 to 1.
    func value(_ s: Double) -> Double { ((a * s + b) * s + c) * s }
    /// Returns the derivative of the coordinate at a curve parameter.
    func slope(_ s: Double) -> Double { (3 * a * s + 2 * b) * s + c }
  }

  /// Creates the curve with two control points; x is clamped to 0…1, so that x is monotonic.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    x = Polynomial(min(max(x1, 0), 1), min(max(x2, 0), 1))
    y = Polynomial(y1, y2)
  }

  /// Returns the point of the curve at a parameter from 0 to 1.
  package func point(_ s: Double) -> (x: Double, y: Double) { (x.value(s), y.value(s)) }

  /// Returns the y of the curve at the x `time`, a share of the duration.
  ///
  /// Times outside 0…1 have the value of the nearer end.
  package func height(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    return y.value(parameter(at: time))
  }

  /// Returns the parameter at which x is `time`.
  ///
  /// It uses Newton's method inside an interval that is bisected where a step would leave it, since
  /// the slope of x can be zero at the ends and in the middle.
  private func parameter(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var s = time
    for _ in 0..<80 {
      let error = x.value(s) - time
      if abs(error) < 1e-16 { return s }
      if error < 0 { low = s } else { high = s }
      let next = s - error / x.slope(s)
      let step = next > low && next < high ? next : (low + high) / 2
      if step == s || high - low < 1e-17 { return s }
      s = step
    }
    return s
  }
}
