import Foundation
import GimbalGeometry
import GimbalMotion
import SeededGenerator
import Testing

/// Interpolated values.
@Suite struct MotionValueTests {
  @Test func `rectangles are interpolated linearly, at a thousand points (L-ANIM-7)`() {
    let from = MotionValue.rect(CGRect(x: 1, y: 2, width: 3, height: 4))
    let to = MotionValue.rect(CGRect(x: 11, y: -18, width: 3, height: 0))
    for step in 0...1000 {
      let share = Double(step) / 1000
      guard case .rect(let rect) = from.between(to, share) else { return #expect(Bool(false)) }
      #expect(abs(rect.minX - (1 + 10 * share)) < 1e-9 && abs(rect.minY - (2 - 20 * share)) < 1e-9)
      #expect(rect.width == 3 && abs(rect.height - (4 - 4 * share)) < 1e-9)
    }
    #expect(MotionValue.number(1).between(.size(.zero), 0.4) == .number(1))
    #expect(MotionValue.number(1).between(.size(.zero), 0.5) == .size(.zero))
    let colors = MotionValue.color(CGColor(gray: 0, alpha: 1))
      .between(.color(CGColor(red: 1, green: 0.5, blue: 0, alpha: 0)), 0.5)
    #expect(colors == .color(CGColor(red: 0.5, green: 0.25, blue: 0, alpha: 0.5)))
    let (black, white) = (CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1))
    let (one, two) = (MotionValue.colors([black]), MotionValue.colors([white, white]))
    #expect(one.between(two, 0.4) == one && one.between(two, 0.5) == two)
    let gray = MotionValue.colors([CGColor(red: 0.25, green: 0.25, blue: 0.25, alpha: 1)])
    #expect(one.between(.colors([white]), 0.25) == gray)
  }

  @Test func `distances are those of the numbers of a kind, and 0 between kinds`() {
    #expect(MotionValue.number(1).distance(to: .number(-2)) == 3)
    #expect(MotionValue.point(.zero).distance(to: .point(CGPoint(x: 3, y: 4))) == 5)
    #expect(MotionValue.number(1).distance(to: .size(CGSize(width: 3, height: 4))) == 0)
    let moved = CATransform3DMakeTranslation(2, 3, 6)
    #expect(MotionValue.transform(.identity).distance(to: .transform(moved)) == 7)
  }

  @Test func `a rotation is interpolated along the arc (L-ANIM-8)`() {
    let half = CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    let middle = CATransform3DIdentity.between(half, 0.5)
    #expect(middle.isNear(CATransform3DMakeRotation(.pi / 4, 0, 0, 1)))
    let aboutX = CATransform3DMakeRotation(1, 1, 0, 0)
    #expect(
      CATransform3DIdentity.between(aboutX, 0.25).isNear(CATransform3DMakeRotation(0.25, 1, 0, 0)))
    // The shorter arc.
    let (left, right) = (
      CATransform3DMakeRotation(3, 0, 0, 1), CATransform3DMakeRotation(-3, 0, 0, 1)
    )
    #expect(left.between(right, 0.5).isNear(CATransform3DMakeRotation(.pi, 0, 0, 1)))
    // Of two arcs of equal length, the one with the growing angle.
    let halfRotation = CATransform3DMakeAffineTransform(CGAffineTransform(scaleX: -1, y: -1))
    #expect(
      CATransform3DIdentity.between(halfRotation, 0.5).isNear(
        CATransform3DMakeRotation(.pi / 2, 0, 0, 1)))
    #expect(
      halfRotation.between(CATransform3DIdentity, 0.5).isNear(
        CATransform3DMakeRotation(3 * .pi / 2, 0, 0, 1)))
    let verticalFlip = CATransform3DMakeScale(1, -1, -1)
    #expect(
      CATransform3DIdentity.between(verticalFlip, 0.5).isNear(
        CATransform3DMakeRotation(.pi / 2, 1, 0, 0)))
  }

  @Test func `interpolated transforms begin and end at the given transforms`() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<200 {
      func transform() -> CATransform3D {
        var result = CATransform3DMakeRotation(
          .random(in: -3...3, using: &random), .random(in: -1...1, using: &random),
          .random(in: -1...1, using: &random), .random(in: -1...1, using: &random))
        result = CATransform3DScale(
          result, .random(in: 0.1...3, using: &random), .random(in: -2...(-0.1), using: &random),
          1.5)
        result.m34 = .random(in: -0.01...0.01, using: &random)
        return CATransform3DTranslate(result, 3, .random(in: -9...9, using: &random), 2)
      }
      let (from, to) = (transform(), transform())
      #expect(from.between(to, 1e-13).isNear(from) && from.between(to, 1 - 1e-13).isNear(to))
      #expect(from.between(to, 0) == from && from.between(to, 1) == to)
      #expect(from.between(from, 0.3) == from)
    }
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DIdentity.between(flat, 0.5) == CATransform3DMakeScale(0.5, 1, 1))
    for (x, y, z) in [(0, 1, 2), (1, 0, 2), (1, 1, 0)] as [(CGFloat, CGFloat, CGFloat)] {
      let middle = CATransform3DIdentity.between(CATransform3DMakeScale(x, y, z), 0.5)
      #expect(middle == CATransform3DMakeScale((1 + x) / 2, (1 + y) / 2, (1 + z) / 2))
    }
  }

  @Test func `plus reverses minus`() {
    let values: [(MotionValue, MotionValue)] = [
      (.number(3), .number(-1)), (.point(CGPoint(x: 1, y: 2)), .point(CGPoint(x: 5, y: 6))),
      (.numbers([1, 2]), .numbers([4, 8])),
      (
        .transform(CATransform3DMakeScale(2, 4, 1)),
        .transform(CATransform3DMakeTranslation(2, 1, 0))
      ),
    ]
    for (all, part) in values {
      #expect(all.minus(part).plus(part) == all && all.zero.plus(all) == all)
    }
  }

  @Test func `values of app code convert to interpolated kinds`() {
    #expect(MotionValue(CGFloat(2)) == .number(2) && MotionValue(NSNumber(value: 2)) == .number(2))
    #expect(MotionValue(CGAffineTransform.identity) == .transform(.identity))
    #expect(MotionValue("text") == nil)
    #expect(MotionValue.point(.zero).asAny as? CGPoint == .zero)
  }
}

extension CATransform3D {
  func isNear(_ other: CATransform3D, tolerance: CGFloat = 1e-9) -> Bool {
    zip(rows.joined(), other.rows.joined()).allSatisfy { abs($0 - $1) < tolerance }
  }
}
