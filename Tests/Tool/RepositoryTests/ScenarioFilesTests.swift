import Foundation
import GimbalDevices
import GimbalDocuments
import GimbalScenarioFiles
import GimbalScenarios
import GimbalTraits
import ScenarioMutations
import SlowTests
import Testing

@MainActor
@Suite struct ScenarioFilesTests {
  nonisolated private static let paths = Repository.files(
    ending: ".scenario.json", below: ["Scenarios"])

  nonisolated private static let rules =
    Set((try? RuleBook.ofRepository())?.rules.map(\.id) ?? [])

  private func scenario(_ path: String) throws -> Scenario {
    try ScenarioReader.read(contentsOf: Repository.root.appendingPathComponent(path).path)
  }

  /// The cases, first a phone and a tablet of each callback timing: most expectations apply to one of these.
  private func oneOfEachKindFirst(_ cases: [ScenarioCase]) -> [ScenarioCase] {
    var counts: [String: Int] = [:]
    let ranks = cases.map { scenarioCase in
      counts["\(scenarioCase.device.idiom) \(CallbackTiming(scenarioCase.system))", default: 0] += 1
      return counts["\(scenarioCase.device.idiom) \(CallbackTiming(scenarioCase.system))"] ?? 0
    }
    return cases.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { cases[$0] }
  }

  @Test func `there are scenarios`() {
    #expect(!Self.paths.isEmpty)
  }

  @Test(arguments: paths)
  func `a scenario has expectations and the rules that it shows`(path: String) throws {
    #expect(ScenarioRule.findings(in: try scenario(path), rules: Self.rules) == [])
  }

  @Test(.tags(.slow), arguments: paths)
  func `every expectation of a scenario can fail`(path: String) throws {
    let runner = ScenarioRunner()
    let scenario = try scenario(path)
    var cases = oneOfEachKindFirst(try runner.cases(of: scenario))
    for mutation in scenario.mutations {
      // An expectation may apply to some devices only, so one failing case is enough.
      let failing = cases.firstIndex {
        var changed = $0
        changed.scenario = mutation.scenario
        return !runner.run(changed).passed
      }
      guard let failing else {
        Issue.record("\(path):\(mutation.position): still holds with \(mutation.change)")
        continue
      }
      // The next expectation often applies to the same devices.
      cases.insert(cases.remove(at: failing), at: 0)
    }
  }

  @Test func `every scene file is shown by a scenario`() throws {
    let shown = Set(try Self.paths.map { try scenario($0).scene.name })
    for path in Repository.files(ending: ".scene.json", below: ["Scenarios"]) {
      #expect(shown.contains { $0.hasSuffix("/" + path) || $0 == path }, "\(path)")
    }
  }

  @Test(arguments: [
    ("S1", true), ("S27", true), ("S0", false), ("S28", false), ("S", false), ("S1a", false),
    ("R-ROT-1", true), ("L-MASK-3", true), ("D-5", true), ("R-1", false), ("D-X", false),
    ("Q-ROT-1", false), ("R-rot-1", false), ("", false), ("R-ROT-0", false), ("R-XYZ-999", false),
    ("R-ROT-98", false), ("R-ROT-12", true), ("S01", false), ("S+1", false),
  ])
  func `ids of rows and rules are those of the page`(id: String, exists: Bool) {
    #expect(ScenarioRule.exists(id, rules: Self.rules) == exists)
  }

  @Test func `a scenario without expectations is found`() throws {
    let text = """
      {
        "title": "Nothing", "shows": ["S99"], "devices": ["all"], "scene": { "swift": "A" },
        "steps": [{ "launch": {} }]
      }
      """
    let node = try JSONReader.read(Array(text.utf8), file: "a.scenario.json")
    let scenario = try ScenarioReader.read(DocumentValue(node, file: "a.scenario.json"))

    #expect(
      ScenarioRule.findings(in: scenario, rules: Self.rules)
        == ["a.scenario.json: expects nothing", "a.scenario.json: there is no row or rule 'S99'"])
  }
}
