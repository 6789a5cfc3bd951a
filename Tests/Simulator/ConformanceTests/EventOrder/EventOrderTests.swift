import GimbalDevices
import GimbalGeometry
import GimbalTraits
import Testing

@testable import GimbalScenarioFiles
@testable import GimbalScenarios

/// Scenarios that check the engine against the reference sequences of events.
@MainActor
@Suite struct EventOrderTests {
  private nonisolated static let paths = ShippedFiles.scenarios.filter {
    $0.hasPrefix("event-order/")
  }

  /// Events that a decision moves to another position from a system on; the position in the record is not expected.
  private static let moves: [(sequences: [String], events: [String], from: Int)] = [
    // D-1: from iOS 17 on trait changes are sent in the layout pass.
    (["R-ROT-1", "R-ROT-1-core", "R-RSZ-1"], ["traitCollectionDidChange(_:)"], 17),
    // W-6: on phones an observer of the device finds the interface rotated (R-ORI-1).
    (["R-ROT-1", "R-ROT-5"], ["orientationDidChangeNotification"], 0),
    // D-3: the safe area is refreshed before a view's own layout step.
    (["R-ROT-1"], ["safeAreaInsetsDidChange()", "viewSafeAreaInsetsDidChange()"], 0),
  ]

  /// The patterns of a scenario's sequence on a system, and those of events that must not occur.
  private func expected(
    _ scenario: Scenario, on scenarioCase: ScenarioCase
  ) -> (sequence: [LocatedPattern], absent: [LocatedPattern]) {
    let circumstances = Circumstances(
      device: scenarioCase.device, system: scenarioCase.system, orientation: .portrait,
      sizeClasses: scenarioCase.device.portraitSizeClasses)
    var found: ([LocatedPattern], [LocatedPattern]) = ([], [])
    for outcome in scenario.expectations.flatMap(\.outcomes) {
      guard case .events(.sequence(let patterns, let absent, _), _) = outcome.kind else { continue }
      found.0 += patterns.filter { $0.condition.holds(in: circumstances) }
      found.1 += absent
    }
    return found
  }

  /// The sequences of the record without those that need a storyboard.
  private static let sequences = """
    R-LAUNCH-2 R-LAUNCH-3 R-LAUNCH-4-E2 R-LAUNCH-4-E3 R-LAUNCH-5 R-LAUNCH-6 R-LAUNCH-8 \
    R-ROT-1 R-ROT-1-core R-ROT-1-child R-ROT-2 R-ROT-4 R-ROT-5 R-ROT-6 R-ROT-7 \
    R-TRAIT-1 R-TRAIT-7 R-CC-2 R-RSZ-1 R-RSZ-2 R-RSZ-4 R-LAY-1 R-LAY-2 R-LAY-3 R-LAY-10 \
    R-SAFE-1 R-VIEW-1 R-VIEW-2 R-VIEW-3 R-VIEW-4 R-VIEW-9 \
    R-CON-1 R-CON-2 R-CON-3 R-CON-4 R-CON-6 R-CON-7 \
    R-PRES-1 R-PRES-2 R-PRES-3a R-PRES-3b R-PRES-4 R-PRES-7 R-PRES-8 R-PRES-8b \
    R-NAV-1 R-NAV-2 R-NAV-3 R-TAB-1 R-PAGE-1 R-COLL-1 R-COLL-2
    """

  @Test func `every sequence has a scenario, and those that change at iOS 17 have two`() throws {
    let rules = try Self.paths.compactMap { try ShippedFiles.scenario($0).rule }
    let target = Self.sequences.split(separator: " ").map(String.init)

    #expect(target.count == 52)
    // D-1: from iOS 17 on trait changes are sent in the layout pass.
    #expect(rules.sorted() == (target + ["R-ROT-1", "R-RSZ-1", "R-TRAIT-1"]).sorted())
  }

  @Test(arguments: paths)
  func `a scenario names its sequence and expects it once`(path: String) throws {
    let scenario = try ShippedFiles.scenario(path)

    let sequences = scenario.expectations.flatMap(\.outcomes).count { outcome in
      if case .events(.sequence, _) = outcome.kind { true } else { false }
    }
    #expect(scenario.rule != nil)
    #expect(sequences == 1)
  }

  @Test(
    .enabled(if: SequenceRecord.isThere, "the record is not beside the repository"),
    arguments: paths)
  func `a scenario expects the events of the record, translated by the table`(path: String) throws {
    let scenario = try ShippedFiles.scenario(path)
    let record = try #require(try SequenceRecord.sequences().first { $0.id == scenario.rule })
    let target = record.steps.flatMap { step in
      let patterns = RecordNames.patterns(step.receiver, step.event, in: record.id)
      #expect(!patterns.isEmpty, "the table lacks '\(step.event)'")
      return patterns
    }

    var everExpected: Set<String> = []
    for scenarioCase in try ScenarioRunner().cases(of: scenario) {
      let expected = expected(scenario, on: scenarioCase).sequence.map {
        $0.isReturn ? "\($0.text) returns" : $0.text
      }
      everExpected.formUnion(expected)
      // Events of later systems have conditions; an event that is never expected is found below.
      let here = target.filter { expected.contains($0) }
      let moved = Self.moves.filter {
        $0.sequences.contains(record.id) && scenarioCase.system.major >= $0.from
      }.flatMap(\.events)
      func stays(_ pattern: String) -> Bool { !moved.contains { pattern.hasSuffix(" " + $0) } }
      #expect(expected.filter(stays) == here.filter(stays), "\(scenarioCase.id)")
      #expect(expected.sorted() == here.sorted(), "\(scenarioCase.id)")
    }
    #expect(everExpected == Set(target))
  }

  @Test(
    .enabled(if: SequenceRecord.isThere, "the record is not beside the repository"),
    arguments: paths)
  func `a scenario excludes the events that the record lists as absent`(path: String) throws {
    let scenario = try ShippedFiles.scenario(path)
    let record = try #require(try SequenceRecord.sequences().first { $0.id == scenario.rule })
    func name(_ text: String, after separator: Character) -> String {
      String(text.split(separator: separator, maxSplits: 1).last ?? "")
    }
    let target = record.absent.map { RecordNames.events[name($0, after: ".")] ?? $0 }

    let scenarioCase = try #require(try ScenarioRunner().cases(of: scenario).first)
    let absent = expected(scenario, on: scenarioCase).absent
    #expect(absent.map { name($0.text, after: " ") }.sorted() == target.sorted())
  }

  @Test(.enabled(if: SequenceRecord.isThere, "the record is not beside the repository"))
  func `each sequence is expected for every callback timing that it names`() throws {
    var callbackTimings: [String: Set<CallbackTiming>] = [:]
    for path in Self.paths {
      let scenario = try ShippedFiles.scenario(path)
      let found = try ScenarioRunner().cases(of: scenario).map { CallbackTiming($0.system) }
      callbackTimings[scenario.rule ?? "", default: []].formUnion(found)
    }
    for record in try SequenceRecord.sequences() {
      guard let found = callbackTimings[record.id] else { continue }
      #expect(found == Set(record.callbackTimings), "\(record.id)")
    }
  }
}
