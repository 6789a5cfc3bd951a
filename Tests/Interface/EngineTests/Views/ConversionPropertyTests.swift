import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalSnapshots
import GimbalTesting
import GimbalTraces
import GimbalTraits
import SeededGenerator
import TestSupport
import Testing

/// Random view trees in all four orientations, with random spaces to convert between.
@MainActor @Suite struct ConversionPropertyTests {
  private static let held: [UIDeviceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]

  /// Returns the spaces of a launched device with a random view tree.
  private func spaces(
    in sim: Simulator, _ random: inout SplitMix64, rotationsOnly: Bool
  ) -> [any UICoordinateSpace] {
    let root = Probe("root")
    root.orientations = .all
    sim.launch(root)
    var views: [UIView] = [root.view]
    for _ in 0..<12 {
      let view = UIView(
        frame: CGRect(
          x: .random(in: -300...300, using: &random), y: .random(in: -300...300, using: &random),
          width: .random(in: 0...300, using: &random),
          height: .random(in: 0...300, using: &random)))
      if rotationsOnly {
        view.transform = CGAffineTransform(
          rotationAngle: CGFloat(Int.random(in: 0..<4, using: &random)) * .pi / 2)
      } else {
        view.transform = CGAffineTransform(
          rotationAngle: .random(in: 0...7, using: &random)
        ).scaledBy(
          x: .random(in: 0.5...2, using: &random), y: .random(in: 0.5...2, using: &random))
        view.bounds.origin = CGPoint(x: .random(in: -50...50, using: &random), y: 10)
      }
      views.randomElement(using: &random)!.addSubview(view)
      views.append(view)
    }
    sim.rotate(to: Self.held.randomElement(using: &random)!)
    return views + [sim.window!, sim.screen.coordinateSpace, sim.screen.fixedCoordinateSpace]
  }

  @Test(arguments: 0..<25)
  func `points convert back and forth, by either method and through any third space`(
    seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    let sim = try device("ipad-10", .iOS(17), app: AppDescription(supportedOrientations: .all))
    let spaces = spaces(in: sim, &random, rotationsOnly: false)
    for _ in 0..<40 {
      let (a, b, c) = (
        spaces.randomElement(using: &random)!, spaces.randomElement(using: &random)!,
        spaces.randomElement(using: &random)!
      )
      let point = CGPoint(
        x: .random(in: -1000...1000, using: &random), y: .random(in: -1000...1000, using: &random))
      let there = a.convert(point, to: b)
      let magnitude = max(1, abs(point.x), abs(point.y), abs(there.x), abs(there.y), 1000)
      for (found, expected) in [
        (b.convert(there, to: a), point), (a.convert(there, from: b), point),
        (b.convert(point, from: a), there), (c.convert(a.convert(point, to: c), to: b), there),
      ] {
        #expect(abs(found.x - expected.x) <= 1e-9 * magnitude, "seed \(seed)")
        #expect(abs(found.y - expected.y) <= 1e-9 * magnitude, "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<25)
  func `rectangles convert back and forth under quarter rotations`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed &+ 1000)
    let sim = try device("ipad-10", .iOS(17), app: AppDescription(supportedOrientations: .all))
    let spaces = spaces(in: sim, &random, rotationsOnly: true)
    for _ in 0..<40 {
      let a = spaces.randomElement(using: &random)!
      let b = spaces.randomElement(using: &random)!
      let rect = CGRect(
        x: .random(in: -500...500, using: &random), y: .random(in: -500...500, using: &random),
        width: .random(in: 0...500, using: &random), height: .random(in: 0...500, using: &random))
      let there = a.convert(rect, to: b)
      #expect(abs(there.width * there.height - rect.width * rect.height) < 1e-6)
      for (found, expected) in [
        (b.convert(there, to: a), rect), (a.convert(there, from: b), rect),
        (b.convert(rect, from: a), there),
      ] {
        let differences = [
          found.minX - expected.minX, found.minY - expected.minY, found.width - expected.width,
          found.height - expected.height,
        ]
        #expect(differences.allSatisfy { abs($0) <= 1e-9 * 2000 }, "seed \(seed)")
      }
    }
  }
}
