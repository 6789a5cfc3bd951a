import Foundation
import GimbalGeometry
import SeededGenerator

extension SplitMix64 {
  mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &self)
  }

  mutating func point() -> CGPoint {
    CGPoint(x: number(-2000...2000), y: number(-2000...2000))
  }

  mutating func wholeRect() -> CGRect {
    CGRect(
      x: Int.random(in: -900...900, using: &self), y: Int.random(in: -900...900, using: &self),
      width: Int.random(in: 0...900, using: &self), height: Int.random(in: 0...900, using: &self))
  }

  /// A rotation, a scale and a translation that are far from singular.
  mutating func transform() -> CGAffineTransform {
    CGAffineTransform(translationX: number(-500...500), y: number(-500...500))
      .rotated(by: number(-4...4))
      .scaledBy(x: number(0.25...4), y: Bool.random(using: &self) ? 1.5 : -0.75)
  }
}

/// Whether two numbers agree to 1e-9 of the larger magnitude, or of 1.
func near(_ one: CGFloat, _ two: CGFloat, tolerance: CGFloat = 1e-9) -> Bool {
  abs(one - two) <= tolerance * max(1, abs(one), abs(two))
}

func near(_ one: CGPoint, _ two: CGPoint) -> Bool {
  near(one.x, two.x) && near(one.y, two.y)
}

func near(_ one: CGRect, _ two: CGRect, tolerance: CGFloat = 1e-9) -> Bool {
  near(one.origin.x, two.origin.x, tolerance: tolerance)
    && near(one.origin.y, two.origin.y, tolerance: tolerance)
    && near(one.size.width, two.size.width, tolerance: tolerance)
    && near(one.size.height, two.size.height, tolerance: tolerance)
}

func near(_ one: CGAffineTransform, _ two: CGAffineTransform) -> Bool {
  near(one.a, two.a) && near(one.b, two.b) && near(one.c, two.c) && near(one.d, two.d)
    && near(one.tx, two.tx) && near(one.ty, two.ty)
}
