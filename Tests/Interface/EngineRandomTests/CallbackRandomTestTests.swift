import Foundation
import Gimbal
import SlowTests
import TestSupport
import Testing

@testable import GimbalEngine

/// For all calls in callbacks, the engine ends, its links agree, and nothing outlives the app
/// (F-1, F-2, F-13, F-86).
@MainActor @Suite struct CallbackRandomTestTests {
  /// Runs one sequence; returns the violations.
  static func exceptions(of seed: Int, logsSteps: Bool = false) throws -> [String] {
    var exceptions: [String] = []
    var objects: [WeakObject] = []
    weak var machine: Machine?
    do {
      let randomTest = try CallbackRandomTest(seed: seed, logsSteps: logsSteps)
      randomTest.run(steps: 10)
      exceptions += randomTest.broken.isEmpty ? randomTest.exceptions() : randomTest.broken
      objects = randomTest.objects
      machine = randomTest.sim.machine
    }
    let held = objects.filter { $0.object != nil }.map(\.name)
    if !held.isEmpty { exceptions.append("still held: \(held)") }
    if logsSteps {
      for object in objects { object.object.map { print(CallbackRandomTest.links(of: $0)) } }
    }
    if let machine {
      exceptions.append(
        "the device is still held, with \(machine.afterCommit.count) ends that are due, "
          + "\(machine.held.departed.count) views, \(machine.transitions.changes.count) transitions"
      )
    }
    return exceptions
  }

  @Test(arguments: 0..<10) func `calls from inside callbacks preserve the invariants`(block: Int)
    throws
  {
    for seed in block * 25..<(block + 1) * 25 {
      let exceptions = try Self.exceptions(of: seed)
      #expect(exceptions.isEmpty, "seed \(seed): \(exceptions.prefix(3))")
    }
  }

  /// `GIMBAL_STORM_SEEDS=5000..<6000` selects other seeds, and `GIMBAL_STORM_STORY` prints each step.
  @Test(.long)
  func `calls from inside callbacks preserve the invariants in 100,000 sequences`() throws {
    let seeds = Range.seeds(1000..<101_000)
    let isLogged = ProcessInfo.processInfo.environment["GIMBAL_STORM_STORY"] != nil
    var failures = 0
    for seed in seeds {
      if isLogged { print("seed", seed) }
      let exceptions = try Self.exceptions(of: seed, logsSteps: isLogged)
      if !exceptions.isEmpty { failures += 1 }
      #expect(exceptions.isEmpty, "seed \(seed): \(exceptions.prefix(3))")
    }
    #expect(failures == 0, "of \(seeds.count) sequences")
  }
}
