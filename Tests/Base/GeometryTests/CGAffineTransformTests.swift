import Foundation
import GimbalGeometry
import SeededGenerator
import Testing

@Suite struct CGAffineTransformTests {
  let v1 = CGRect(x: 113, y: 111, width: 132, height: 194)

  /// The frame of a rectangle under a transform about its centre, as a view computes it (L-GEO-1).
  func frame(of rect: CGRect, under transform: CGAffineTransform) -> CGRect {
    let box = CGRect(
      x: -rect.width / 2, y: -rect.height / 2, width: rect.width, height: rect.height)
    return box.applying(transform).offsetBy(dx: rect.midX, dy: rect.midY)
  }

  @Test func `a rotation by 45 degrees gives the bounding box of L-GEO-3`() {
    let rotated = frame(of: v1, under: CGAffineTransform(rotationAngle: .pi / 4))

    let expected = CGRect(
      x: 63.7415946665928, y: 92.7415946665928, width: 230.516810666815, height: 230.516810666815)
    #expect(near(rotated, expected, tolerance: 1e-14))
  }

  @Test func `a rotation by 90 degrees swaps width and height about the centre (L-GEO-3)`() {
    let rotated = frame(of: v1, under: CGAffineTransform(rotationAngle: .pi / 2))

    #expect(near(rotated, CGRect(x: 82, y: 142, width: 194, height: 132)))
  }

  @Test func `scaling and shearing give the frames of L-GEO-3`() {
    let wide = frame(of: v1, under: CGAffineTransform(scaleX: 1.8, y: 1))
    let sheared = frame(of: v1, under: CGAffineTransform(1, 0, -0.2, 1, 0, 0))
    let square = CGRect(x: 100, y: 100, width: 50, height: 50)
    let larger = frame(of: square, under: CGAffineTransform(scaleX: 1.2, y: 1.2))

    #expect(near(wide, CGRect(x: 60.2, y: 111, width: 237.6, height: 194)))
    #expect(near(sheared, CGRect(x: 93.6, y: 111, width: 170.8, height: 194)))
    #expect(near(larger, CGRect(x: 95, y: 95, width: 60, height: 60)))
  }

  @Test func `the operation chained last is applied first (L-GEO-5)`() {
    let v2 = CGRect(x: 0, y: 0, width: 132, height: 194)
    let moved = CGAffineTransform(translationX: 100, y: 0).rotated(by: .pi / 4)
    let rotated = CGAffineTransform(rotationAngle: .pi / 4).translatedBy(x: 100, y: 0)

    #expect(moved.tx == 100 && moved.ty == 0)
    #expect(near(rotated.tx, 70.7106781186548, tolerance: 1e-14))
    #expect(near(rotated.ty, 70.7106781186548, tolerance: 1e-14))
    let first = CGRect(x: 50.741595, y: -18.258405, width: 230.516811, height: 230.516811)
    let second = CGRect(x: 21.452273, y: 52.452273, width: 230.516811, height: 230.516811)
    #expect(near(frame(of: v2, under: moved), first, tolerance: 1e-7))
    #expect(near(frame(of: v2, under: rotated), second, tolerance: 1e-7))
  }

  @Test func `concatenating applies the receiver first (L-GEO-5)`() {
    let t = CGAffineTransform(translationX: 100, y: 0)
    let r = CGAffineTransform(rotationAngle: .pi / 4)

    #expect(near(t.concatenating(r), r.translatedBy(x: 100, y: 0)))
    #expect(near(r.concatenating(t), t.rotated(by: .pi / 4)))
    let removed = r.inverted().concatenating(t.concatenating(r))
    let expected = CGAffineTransform(translationX: 70.7106781186548, y: 70.7106781186548)
    #expect(near(removed, expected))
  }

  @Test func `a singular transform is its own inverse`() {
    let flat = CGAffineTransform(1, 2, 2, 4, 5, 6)

    #expect(flat.inverted() == flat)
    #expect(CGAffineTransform().inverted() == CGAffineTransform())
  }

  @Test func `only the identity transform is recognised as identity`() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(CGAffineTransform(translationX: 0, y: 0).isIdentity)
    #expect(!CGAffineTransform(translationX: 0, y: 1e-300).isIdentity)
    #expect(!CGAffineTransform().isIdentity)
  }

  @Test func `the null and the infinite rectangle are not transformed`() {
    let t = CGAffineTransform(rotationAngle: 1).translatedBy(x: 3, y: 4)

    #expect(CGRect.null.applying(t).isNull)
    #expect(CGRect.infinite.applying(t).isInfinite)
  }

  @Test func `a negative size is transformed as its standardised rectangle`() {
    let rect = CGRect(x: 10, y: 20, width: -30, height: -40)

    for t in [CGAffineTransform(scaleX: -2, y: 3), CGAffineTransform(rotationAngle: 0.7)] {
      #expect(near(rect.applying(t), rect.standardized.applying(t)))
    }
  }

  @Test(arguments: 0..<200) func `an inverse restores points`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let t = random.transform()
    let point = random.point()

    #expect(near(point.applying(t).applying(t.inverted()), point))
    #expect(near(t.concatenating(t.inverted()), .identity))
  }

  @Test(arguments: 0..<200) func `a concatenation equals its factors applied one after the other`(
    seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    let one = random.transform()
    let two = random.transform()
    let point = random.point()

    #expect(near(point.applying(one.concatenating(two)), point.applying(one).applying(two)))
  }

  @Test(arguments: 0..<200) func `a transformed rectangle is the bounding box of its four corners`(
    seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    let rect = random.wholeRect()
    let t = random.transform()

    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { $0.applying(t) }
    let left = corners.map(\.x).min()!
    let top = corners.map(\.y).min()!
    let box = CGRect(
      x: left, y: top, width: corners.map(\.x).max()! - left,
      height: corners.map(\.y).max()! - top)
    #expect(near(rect.applying(t), box))
  }

  @Test(arguments: 0..<200) func `decomposed components recompose to the transform`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let t = random.transform().concatenating(
      CGAffineTransform(1, 0, random.number(-2...2), 1, 0, 0))

    #expect(near(CGAffineTransform(t.decomposed()), t))
  }

  @Test func `decomposing gives scale, shear, rotation and translation`() {
    let parts = CGAffineTransformComponents(
      scale: CGSize(width: 2, height: -3), horizontalShear: 0.25, rotation: 0.5,
      translation: CGVector(dx: 7, dy: 8))

    let found = CGAffineTransform(parts).decomposed()

    #expect(near(found.scale.width, 2) && near(found.scale.height, -3))
    #expect(near(found.horizontalShear, 0.25) && near(found.rotation, 0.5))
    #expect(found.translation == CGVector(dx: 7, dy: 8))
  }

  @Test func `a transform of zero width decomposes with the rotation of its height`() {
    let thin = CGAffineTransform(scaleX: 0, y: 2).concatenating(.init(rotationAngle: 0.5))

    #expect(near(CGAffineTransform(thin.decomposed()), thin))
  }

  @Test func `the C functions equal the methods`() {
    let t = CGAffineTransformMake(1, 2, 3, 4, 5, 6)
    let r = CGAffineTransformMakeRotation(0.3)

    #expect(CGAffineTransformMakeTranslation(1, 2) == CGAffineTransform(translationX: 1, y: 2))
    #expect(CGAffineTransformMakeScale(1, 2) == CGAffineTransform(scaleX: 1, y: 2))
    #expect(CGAffineTransformTranslate(t, 7, 8) == t.translatedBy(x: 7, y: 8))
    #expect(CGAffineTransformScale(t, 7, 8) == t.scaledBy(x: 7, y: 8))
    #expect(CGAffineTransformRotate(t, 0.3) == t.rotated(by: 0.3))
    #expect(CGAffineTransformConcat(t, r) == t.concatenating(r))
    #expect(CGAffineTransformInvert(t) == t.inverted())
    #expect(CGAffineTransformEqualToTransform(t, t) && !CGAffineTransformIsIdentity(t))
    #expect(CGPointApplyAffineTransform(CGPoint(x: 1, y: 1), t) == CGPoint(x: 9, y: 12))
    #expect(
      CGSizeApplyAffineTransform(CGSize(width: 1, height: 1), t) == .init(width: 4, height: 6))
    #expect(CGRectApplyAffineTransform(v1, t) == v1.applying(t))
    #expect(CGAffineTransformMakeWithComponents(CGAffineTransformDecompose(r)) == r)
  }

  @Test func `values are encoded as arrays and decoded unchanged`() throws {
    let t = CGAffineTransform(1, 2, 3, 4, 5, 6)
    let data = try JSONEncoder().encode(t)

    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == t)
    let vector = CGVector(dx: 1.5, dy: -2)
    #expect(try JSONDecoder().decode(CGVector.self, from: JSONEncoder().encode(vector)) == vector)
  }
}
