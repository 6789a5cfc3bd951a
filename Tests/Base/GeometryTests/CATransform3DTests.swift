import Foundation
import GimbalGeometry
import SeededGenerator
import Testing

/// Transforms in three dimensions.
@Suite struct CATransform3DTests {
  private func near(_ a: CATransform3D, _ b: CATransform3D, _ tolerance: CGFloat = 1e-9) -> Bool {
    zip(a.rows.joined(), b.rows.joined()).allSatisfy { abs($0 - $1) < tolerance }
  }

  @Test func `a rotation about z equals the affine rotation`() {
    let rotation = CATransform3DMakeRotation(0.7, 0, 0, 5)
    #expect(CATransform3DIsAffine(rotation))
    let plane = CGAffineTransform(rotationAngle: 0.7)
    #expect(near(rotation, CATransform3DMakeAffineTransform(plane)))
    #expect(CATransform3DGetAffineTransform(rotation) == plane)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test func `translate, scale and rotate are applied first, as for affine transforms (L-GEO-5)`() {
    let rotation = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let moved = CATransform3DTranslate(rotation, 100, 0, 0)
    #expect(abs(moved.m41) < 1e-12 && abs(moved.m42 - 100) < 1e-12)
    #expect(CATransform3DScale(CATransform3DMakeTranslation(1, 2, 3), 2, 2, 2).m41 == 1)
    #expect(
      near(
        CATransform3DRotate(CATransform3DIdentity, 1, 0, 1, 0),
        CATransform3DMakeRotation(1, 0, 1, 0)))
  }

  @Test func `an inverse restores points, and a singular transform is returned unchanged`() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<200 {
      var transform = CATransform3DMakeRotation(
        .random(in: -3...3, using: &random), 1, .random(in: -1...1, using: &random), 0.5)
      transform = CATransform3DTranslate(transform, 3, .random(in: -9...9, using: &random), 7)
      transform.m34 = .random(in: -0.01...0.01, using: &random)
      #expect(near(CATransform3DConcat(transform, CATransform3DInvert(transform)), .identity))
    }
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
    #expect(CATransform3DInvert(CATransform3D()) == CATransform3D())
    let large = CATransform3DMakeScale(4, 2, 1)
    #expect(CATransform3DInvert(large) == CATransform3DMakeScale(0.25, 0.5, 1))
  }

  @Test func `points are projected through a transform and back`() {
    var lens = CATransform3DIdentity
    lens.m34 = -1 / 500
    let tilted = CATransform3DConcat(CATransform3DMakeRotation(0.6, 0, 1, 0), lens)
    let seen = tilted.projecting(CGPoint(x: 100, y: 50))
    // By hand: x = 100·cos, w = 1 + z / 500 with z = −100·sin.
    let w = 1 + 100 * sin(0.6) / 500
    #expect(abs(seen.x - 100 * cos(0.6) / w) < 1e-9 && abs(seen.y - 50 / w) < 1e-9)
    let found = tilted.unprojecting(seen)
    #expect(found.map { abs($0.x - 100) < 1e-9 && abs($0.y - 50) < 1e-9 } == true)
    #expect(CATransform3DMakeScale(0, 1, 1).unprojecting(.zero) == nil)
  }
}
