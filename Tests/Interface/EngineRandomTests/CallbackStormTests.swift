import Foundation
import Gimbal
import SlowTests
import TestSupport
import Testing

@testable import GimbalEngine

/// Whatever an app does in its callbacks, the engine ends, its links agree, and nothing outlives the app
/// (F-1, F-2, F-13).
@MainActor @Suite struct CallbackStormTests {
  /// Runs one sequence; returns what is wrong.
  static func faults(of seed: Int, isTold: Bool = false) throws -> [String] {
    var faults: [String] = []
    var objects: [WeakObject] = []
    weak var machine: Machine?
    do {
      let storm = try CallbackStorm(seed: seed, isTold: isTold)
      storm.run(steps: 10)
      faults += storm.broken.isEmpty ? storm.faults() : storm.broken
      objects = storm.objects
      machine = storm.sim.machine
    }
    let held = objects.filter { $0.object != nil }.map(\.name)
    if !held.isEmpty { faults.append("still held: \(held)") }
    if isTold { for object in objects { object.object.map { print(CallbackStorm.links(of: $0)) } } }
    if let machine {
      faults.append(
        "the device is still held, with \(machine.afterCommit.count) ends that are due, "
          + "\(machine.held.departed.count) views, \(machine.transitions.changes.count) transitions"
      )
    }
    return faults
  }

  @Test(arguments: 0..<10) func `calls from inside callbacks end well`(block: Int) throws {
    for seed in block * 25..<(block + 1) * 25 {
      let faults = try Self.faults(of: seed)
      #expect(faults.isEmpty, "seed \(seed): \(faults.prefix(3))")
    }
  }

  /// `GIMBAL_STORM_SEEDS=5000..<6000` takes other seeds than all, and `GIMBAL_STORM_STORY` prints each step.
  @Test(.long)
  func `calls from inside callbacks end well in 100,000 sequences`() throws {
    let environment = ProcessInfo.processInfo.environment
    let range = environment["GIMBAL_STORM_SEEDS"]?.split(separator: "..<").compactMap { Int($0) }
    let seeds = range.map { $0[0]..<$0[1] } ?? 1000..<101_000
    let told = environment["GIMBAL_STORM_STORY"] != nil
    var failures = 0
    for seed in seeds {
      if told { print("seed", seed) }
      let faults = try Self.faults(of: seed, isTold: told)
      if !faults.isEmpty { failures += 1 }
      #expect(faults.isEmpty, "seed \(seed): \(faults.prefix(3))")
    }
    #expect(failures == 0, "of \(seeds.count) sequences")
  }
}
