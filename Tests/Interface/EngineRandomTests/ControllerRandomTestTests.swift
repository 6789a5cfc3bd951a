import Gimbal
import GimbalEngine
import GimbalSnapshots
import GimbalTesting
import SeededGenerator
import SlowTests
import TestSupport
import Testing

/// Random container hierarchies under random steps: events stay paired and in order, and nothing is retained
/// after the end.
@MainActor @Suite struct ControllerRandomTestTests {
  private func check(_ seed: Int) throws {
    var controllers: RandomTestLedger?
    do {
      var randomTest = try ControllerRandomTest(seed: seed)
      randomTest.run(steps: 12)
      let exceptions = randomTest.exceptions()
      #expect(exceptions.isEmpty, "seed \(seed): \(exceptions.prefix(3))")
      controllers = randomTest.ledgerOfControllers
    }
    let held = controllers?.controllers.filter { $0.object != nil }.map(\.name) ?? []
    #expect(held.isEmpty, "seed \(seed): still held: \(held)")
  }

  @Test(arguments: 0..<20) func `callback pairs, order and release hold`(block: Int) throws {
    for seed in 0..<10 { try check(block * 10 + seed) }
  }

  @Test(.long)
  func `callback pairs, order and release hold in 20,000 random tests`() throws {
    for seed in 1000..<21_000 { try check(seed) }
  }
}
