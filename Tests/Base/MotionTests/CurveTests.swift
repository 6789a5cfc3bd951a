import Foundation
import GimbalMotion
import SeededGenerator
import Testing

/// Timing functions as Bezier curves.
@Suite struct CurveTests {
  private static let names: [(CAMediaTimingFunctionName, [Double])] = [
    (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
    (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
  ]

  /// A coordinate of a Bezier curve by Bernstein's form.
  private func bernstein(_ first: Double, _ second: Double, _ s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
  }

  @Test(arguments: 0..<5)
  func `a thousand samples of a named timing function lie on its curve (L-ANIM-1)`(index: Int) {
    let (name, points) = CurveTests.names[index]
    let function = CAMediaTimingFunction(name: name)
    for step in 0...1000 {
      let s = Double(step) / 1000
      let time = bernstein(points[0], points[2], s)
      #expect(abs(function.progress(at: time) - bernstein(points[1], points[3], s)) < 1e-9)
    }
  }

  @Test func `curves of any control points are solved, with vertical and flat parts`() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<200 {
      let (x1, x2) = (
        Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random)
      )
      let (y1, y2) = (
        Double.random(in: -2...3, using: &random), Double.random(in: -2...3, using: &random)
      )
      let curve = UnitBezier(x1, y1, x2, y2)
      for step in 0...50 {
        let point = curve.point(Double(step) / 50)
        // Where the curve is vertical, the height is not determined by the time.
        let near = curve.height(at: point.x + 1e-12) - curve.height(at: point.x - 1e-12)
        #expect(abs(curve.height(at: point.x) - point.y) <= 1e-9 + 4 * abs(near))
      }
    }
    let portrait = UnitBezier(1, 0, 0, 1)
    #expect(abs(portrait.height(at: 0.5) - 0.5) < 1e-4)
    #expect(portrait.height(at: 0) == 0 && portrait.height(at: 1) == 1)
    #expect(portrait.height(at: -1) == 0 && portrait.height(at: 2) == 1)
    #expect(portrait.height(at: .nan) == 0)
  }

  @Test func `a function returns its control points and equals one with the same points`() {
    let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    var point: [Float] = [9, 9]
    function.getControlPoint(at: 2, values: &point)
    #expect(point == [0.3, 0.4])
    function.getControlPoint(at: 4, values: &point)
    #expect(point == [0.3, 0.4])
    function.getControlPoint(at: 3, values: &point)
    #expect(point == [1, 1])
    #expect(function == CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4))
    #expect(CAMediaTimingFunction(name: .easeIn) != CAMediaTimingFunction(name: .easeOut))
    #expect(CAMediaTimingFunction(name: .init(rawValue: "none")).progress(at: 0.3) == 0.3)
  }
}
