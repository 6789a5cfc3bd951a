import Foundation
import GimbalGeometry
import SeededGenerator
import Testing

@Suite struct QuarterTurnTests {
  static let upright: [UIInterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]

  @Test func `a rectangle stands in fixed coordinates where R-COORD-2 says`() {
    let screen = CGSize(width: 393, height: 852)
    let v = CGRect(x: 113, y: 111, width: 132, height: 194)
    let expected: [UIInterfaceOrientation: CGRect] = [
      .portrait: v,
      .portraitUpsideDown: CGRect(x: 148, y: 547, width: 132, height: 194),
      .landscapeLeft: CGRect(x: 111, y: 607, width: 194, height: 132),
      .landscapeRight: CGRect(x: 88, y: 113, width: 194, height: 132),
    ]

    for orientation in Self.upright {
      let turn = QuarterTurn(orientation)
      #expect(v.applying(turn.interfaceToFixed(portraitSize: screen)) == expected[orientation])
    }
  }

  @Test(arguments: upright) func `the interface fills the screen in every orientation`(
    orientation: UIInterfaceOrientation
  ) {
    let screen = CGSize(width: 393, height: 852)
    let turn = QuarterTurn(orientation)

    let interface = CGRect(origin: .zero, size: turn.size(portrait: screen))

    let fixed = interface.applying(turn.interfaceToFixed(portraitSize: screen))
    #expect(fixed == CGRect(origin: .zero, size: screen))
    #expect((interface.width > interface.height) == orientation.isLandscape)
  }

  @Test(arguments: upright) func `rectangles come back unchanged`(
    orientation: UIInterfaceOrientation
  ) {
    let turn = QuarterTurn(orientation)
    for seed in 0..<200 {
      var random = SplitMix64(seed: seed)
      let screen = CGSize(width: 320 + seed, height: 480 + 2 * seed)
      let rect = random.wholeRect()

      let fixed = rect.applying(turn.interfaceToFixed(portraitSize: screen))

      #expect(fixed.applying(turn.fixedToInterface(portraitSize: screen)) == rect, "seed \(seed)")
    }
  }

  @Test func `a device's turn makes the interface turn the other way (R-ROT-8)`() {
    let left = QuarterTurn.targetTransform(from: .portrait, to: .landscapeLeft)
    let right = QuarterTurn.targetTransform(from: .portrait, to: .landscapeRight)

    #expect(left == CGAffineTransform(0, -1, 1, 0, 0, 0))
    #expect(right == CGAffineTransform(0, 1, -1, 0, 0, 0))
    #expect(near(left, CGAffineTransform(rotationAngle: -.pi / 2)))
  }

  @Test func `the incremental turn leads from the old root transform to the new one`() {
    for old in Self.upright {
      for new in Self.upright {
        let step = QuarterTurn.targetTransform(from: old, to: new)
        let reached = QuarterTurn(old).rootTransform.concatenating(step)
        #expect(reached == QuarterTurn(new).rootTransform, "\(old) to \(new)")
      }
      #expect(QuarterTurn.targetTransform(from: old, to: old).isIdentity)
    }
  }

  @Test func `an early root view covers the screen under its transform (R-COORD-3)`() {
    let bounds = CGRect(x: -512, y: -374, width: 1024, height: 748)
    let left = bounds.applying(QuarterTurn(.landscapeLeft).rootTransform)
    let right = bounds.applying(QuarterTurn(.landscapeRight).rootTransform)

    #expect(left.offsetBy(dx: 394, dy: 512) == CGRect(x: 20, y: 0, width: 748, height: 1024))
    #expect(right.offsetBy(dx: 374, dy: 512) == CGRect(x: 0, y: 0, width: 748, height: 1024))
    #expect(QuarterTurn(.landscapeLeft).rootTransform == CGAffineTransform(0, -1, 1, 0, 0, 0))
    #expect(QuarterTurn(.unknown).rootTransform.isIdentity)
  }
}
