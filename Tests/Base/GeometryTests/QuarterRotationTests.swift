import Foundation
import GimbalGeometry
import SeededGenerator
import Testing

@Suite struct QuarterRotationTests {
  static let orientations: [UIInterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]

  @Test func `rectangles convert to fixed coordinates as in R-COORD-2`() {
    let screen = CGSize(width: 393, height: 852)
    let v = CGRect(x: 113, y: 111, width: 132, height: 194)
    let expected: [UIInterfaceOrientation: CGRect] = [
      .portrait: v,
      .portraitUpsideDown: CGRect(x: 148, y: 547, width: 132, height: 194),
      .landscapeLeft: CGRect(x: 111, y: 607, width: 194, height: 132),
      .landscapeRight: CGRect(x: 88, y: 113, width: 194, height: 132),
    ]

    for orientation in Self.orientations {
      let rotation = QuarterRotation(orientation)
      #expect(v.applying(rotation.interfaceToFixed(portraitSize: screen)) == expected[orientation])
    }
  }

  @Test(arguments: orientations) func `the interface fills the screen in every orientation`(
    orientation: UIInterfaceOrientation
  ) {
    let screen = CGSize(width: 393, height: 852)
    let rotation = QuarterRotation(orientation)

    let interface = CGRect(origin: .zero, size: rotation.size(portrait: screen))

    let fixed = interface.applying(rotation.interfaceToFixed(portraitSize: screen))
    #expect(fixed == CGRect(origin: .zero, size: screen))
    #expect((interface.width > interface.height) == orientation.isLandscape)
  }

  @Test(arguments: orientations) func `rectangles convert to fixed coordinates and back unchanged`(
    orientation: UIInterfaceOrientation
  ) {
    let rotation = QuarterRotation(orientation)
    for seed in 0..<200 {
      var random = SplitMix64(seed: seed)
      let screen = CGSize(width: 320 + seed, height: 480 + 2 * seed)
      let rect = random.wholeRect()

      let fixed = rect.applying(rotation.interfaceToFixed(portraitSize: screen))

      #expect(
        fixed.applying(rotation.fixedToInterface(portraitSize: screen)) == rect, "seed \(seed)")
    }
  }

  @Test func `the interface rotates in the opposite direction of the device (R-ROT-8)`() {
    let left = QuarterRotation.targetTransform(from: .portrait, to: .landscapeLeft)
    let right = QuarterRotation.targetTransform(from: .portrait, to: .landscapeRight)

    #expect(left == CGAffineTransform(0, -1, 1, 0, 0, 0))
    #expect(right == CGAffineTransform(0, 1, -1, 0, 0, 0))
    #expect(near(left, CGAffineTransform(rotationAngle: -.pi / 2)))
  }

  @Test func `the target transform leads from the old root transform to the new one`() {
    for old in Self.orientations {
      for new in Self.orientations {
        let step = QuarterRotation.targetTransform(from: old, to: new)
        let reached = QuarterRotation(old).rootTransform.concatenating(step)
        #expect(reached == QuarterRotation(new).rootTransform, "\(old) to \(new)")
      }
      #expect(QuarterRotation.targetTransform(from: old, to: old).isIdentity)
    }
  }

  @Test func `a root view of early systems covers the screen under its transform (R-COORD-3)`() {
    let bounds = CGRect(x: -512, y: -374, width: 1024, height: 748)
    let left = bounds.applying(QuarterRotation(.landscapeLeft).rootTransform)
    let right = bounds.applying(QuarterRotation(.landscapeRight).rootTransform)

    #expect(left.offsetBy(dx: 394, dy: 512) == CGRect(x: 20, y: 0, width: 748, height: 1024))
    #expect(right.offsetBy(dx: 374, dy: 512) == CGRect(x: 0, y: 0, width: 748, height: 1024))
    #expect(QuarterRotation(.landscapeLeft).rootTransform == CGAffineTransform(0, -1, 1, 0, 0, 0))
    #expect(QuarterRotation(.unknown).rootTransform.isIdentity)
  }
}
