import Foundation
import Gimbal
import GimbalEngine
import SlowTests
import Testing

/// For all calls in the callbacks of lists, fields, recognizers and layers, the engine ends, its links agree, and
/// nothing outlives the app (F-13, F-86).
@MainActor @Suite struct InputRandomTestTests {
  /// Runs one sequence; returns the violations.
  private func exceptions(of seed: Int, logsSteps: Bool = false) throws -> [String] {
    var exceptions: [String] = []
    var objects: [WeakObject] = []
    weak var machine: Machine?
    do {
      let randomTest = try InputRandomTest(seed: seed, logsSteps: logsSteps)
      randomTest.run(steps: 12)
      exceptions = randomTest.broken
      objects = randomTest.objects
      machine = randomTest.sim.machine
    }
    let held = objects.filter { $0.object != nil }.map(\.name)
    if !held.isEmpty { exceptions.append("still held: \(held)") }
    if machine != nil { exceptions.append("the device is still held") }
    return exceptions
  }

  @Test(arguments: 0..<10) func `input and calls from inside its callbacks preserve the invariants`(
    block: Int
  ) throws {
    for seed in block * 10..<(block + 1) * 10 {
      let exceptions = try exceptions(of: seed)
      #expect(exceptions.isEmpty, "seed \(seed): \(exceptions.prefix(3))")
    }
  }

  /// `GIMBAL_STORM_SEEDS=5000..<6000` selects other seeds, and `GIMBAL_STORM_STORY` prints each step.
  @Test(.long)
  func `input and calls from inside its callbacks preserve the invariants in 60,000 sequences`()
    throws
  {
    let isLogged = ProcessInfo.processInfo.environment["GIMBAL_STORM_STORY"] != nil
    for seed in Range.seeds(1000..<61_000) {
      if isLogged { print("seed", seed) }
      let exceptions = try exceptions(of: seed, logsSteps: isLogged)
      #expect(exceptions.isEmpty, "seed \(seed): \(exceptions.prefix(3))")
    }
  }
}
