import GimbalDocuments
import GimbalScenarios
import GimbalTraits
import LayoutFixtures

/// Runs with which every output is tested.
enum SampleRun {
  static func id(_ scenario: String, _ device: String = "iphone-15-pro") -> CaseID {
    CaseID(scenario: scenario, device: device, system: .iOS(17))
  }

  static func failure(_ scenario: String, _ message: String, artifacts: String = "") -> CaseFailure
  {
    CaseFailure(
      file: scenario, position: SourcePosition(line: 12, column: 5), step: 3, message: message,
      artifacts: artifacts, reproduce: id(scenario).reproduce)
  }

  static let mixed = RunResult(
    cases: [
      CaseResult(
        id: id("turn.scenario.json"), title: "A turn keeps the title", stepCount: 4,
        outcomeCount: 2, eventCount: 120, assumptions: ["margin: as on other phones"],
        layouts: [NamedLayout(label: "launch", layout: LayoutBuilder.layout([]))]),
      CaseResult(
        id: id("turn.scenario.json", "iphone-se-2"), title: "A turn keeps the title",
        failures: [
          failure(
            "turn.scenario.json", "title is at (0, 20), expected (0, 0)",
            artifacts: "  0.000  root  viewDidLoad()\n> 0.000  root  <&>"),
          failure("turn.scenario.json", "title is hidden"),
        ], stepCount: 4, outcomeCount: 2, eventCount: 80),
      CaseResult(id: id("later.scenario.json"), title: "Later", pending: "no navigation yet"),
    ], issues: ["broken.scenario.json:1:2: 'stesp' is unknown"])

  /// Two scenarios of three in which constraints conflict, with times.
  static let warned: RunResult = {
    var run = RunResult(
      cases: ["a", "b", "c", "a"].map {
        CaseResult(id: id("\($0).scenario.json"), title: $0, outcomeCount: 1)
      })
    for index in [0, 2, 3] {
      run.cases[index].warnings = [
        CaseWarning(
          kind: .conflict, position: SourcePosition(line: 8, column: 5), step: 2,
          message: "constraints at 'card' conflict", artifacts: "card.width == 10")
      ]
      run.cases[index].seconds = 0.000_25
    }
    run.cases[3].warnings.append(
      CaseWarning(
        kind: .layoutLoop, position: SourcePosition(line: 9, column: 5), step: 3,
        message: "the layout does not settle"))
    run.seconds = 1.26
    return run
  }()

  static let passed = RunResult(cases: [mixed.cases[0]])

  static let empty = RunResult()

  static let hostile = RunResult(
    cases: SampleComparison.hostileNames.map { name in
      CaseResult(
        id: CaseID(scenario: name, device: name, system: .iOS(17)), title: name,
        failures: [failure(name, name, artifacts: name)], assumptions: [name])
    }, issues: SampleComparison.hostileNames)

  static let all = [
    "warned": warned, "mixed": mixed, "passed": passed, "empty": empty, "hostile": hostile,
  ]

  static let names = all.keys.sorted()
}
