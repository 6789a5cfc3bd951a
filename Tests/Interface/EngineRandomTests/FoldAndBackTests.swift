import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import SeededGenerator
import SlowTests
import TestSupport
import Testing

/// Fold, unfold, hinge, Split View and rotation in any order, with random containers (R-FOLD-7, R-FOLD-8).
///
/// A step may begin during another one or inside a callback. The reverse steps restore traits, bounds and layout.
@MainActor @Suite struct FoldAndBackTests {
  @Test(arguments: 0..<20) func `steps in any order and their reversal restore all values`(
    block: Int
  ) throws {
    for seed in block * 20..<block * 20 + 20 { try check(seed) }
  }

  /// `GIMBAL_STORM_SEEDS=5000..<6000` selects other seeds.
  @Test(.long)
  func `steps in any order and their reversal restore all values in 20,000 sequences`() throws {
    for seed in Range.seeds(1000..<21_000) { try check(seed) }
  }

  private func check(_ seed: Int) throws {
    var random = SplitMix64(seed: seed)
    var randomTest = try ControllerRandomTest(
      seed: 70_000 + seed, on: [("iphone-duo", []), ("iphone-duo@open", [])])
    randomTest.run(steps: 0)
    let (sim, ledger) = (randomTest.sim, randomTest.ledgerOfControllers)
    let isClosed = sim.posture == .closed
    // A container loads some of its views only in one posture or orientation.
    for _ in 0..<2 {
      for orientation in [UIDeviceOrientation.landscapeLeft, .portrait] {
        sim.rotate(to: orientation)
        if sim.posture == .closed { sim.unfold() } else { sim.fold() }
      }
    }
    reverse(sim, isClosed)
    let root = try #require(sim.window?.rootViewController)
    RandomViews.add(below: root, on: sim, &random)
    let before = RestoredState(sim, root)

    for _ in 0..<8 {
      let (step, inside) = (choose(&random), choose(&random))
      if Int.random(in: 0..<4, using: &random) == 0 { ledger.nextInside = { inside(sim) } }
      if Bool.random(using: &random) {
        sim.begin { step(sim) }
        sim.advance(by: Double.random(in: 0...0.5, using: &random))
      } else {
        step(sim)
      }
    }
    ledger.nextInside = nil
    sim.settle()
    reverse(sim, isClosed)

    let difference = before.difference(to: RestoredState(sim, root))
    #expect(difference == nil, "seed \(seed): \(difference ?? "")")
    let exceptions = randomTest.exceptions()
    #expect(exceptions.isEmpty, "seed \(seed): \(exceptions.prefix(3))")
  }

  /// Returns a step; one that is refused in the present state has no effect.
  private func choose(_ random: inout SplitMix64) -> @MainActor (Simulator) -> Void {
    let (angle, isLeft) = (
      Double.random(in: 0...180, using: &random), Bool.random(using: &random)
    )
    let orientation: UIDeviceOrientation = [
      .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
    ].randomElement(using: &random)!
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return { $0.fold() }
    case 1: return { $0.unfold() }
    case 2: return { $0.setHinge(degrees: angle) }
    case 3: return { $0.rotate(to: orientation) }
    case 4: return { try? $0.resize(to: .split(.half), side: isLeft ? .left : .right) }
    default: return { try? $0.resize(to: .fullScreen) }
    }
  }

  /// Takes the device back to its first posture, upright and with the app on the whole screen.
  private func reverse(_ sim: Simulator, _ isClosed: Bool) {
    try? sim.resize(to: .fullScreen)
    if isClosed { sim.fold() } else { sim.unfold() }
    sim.rotate(to: .portrait)
    sim.settle()
  }
}
