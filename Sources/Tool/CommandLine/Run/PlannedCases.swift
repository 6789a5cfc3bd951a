import GimbalScenarios
import GimbalTraits

/// The cases of a run, of which only the names are stored: scenarios are long, and a run may have
/// many.
struct PlannedCases {
  private struct Row {
    /// The index of the scenario in `scenarios`, in the order of reading.
    var scenario: Int32
    /// The number of the device's name in `devices`.
    var device: Int32
    /// The number of the system in `systems`.
    var system: Int32
  }

  private var rows: ContiguousArray<Row> = []
  private var scenarios: [(file: String, title: String, rule: String?)] = []
  private var devices = Numbered<String>()
  private var systems = Numbered<SystemVersion>()
  /// The complete cases of the last scenario, and the index of the first.
  private var lastCases: (first: Int, cases: [ScenarioCase]) = (0, [])

  /// The number of cases.
  var count: Int { rows.count }

  /// Adds the cases of a scenario that was read, in their order.
  mutating func add(_ cases: [ScenarioCase], of scenario: Scenario) {
    guard !cases.isEmpty else { return }
    lastCases = (rows.count, cases)
    scenarios.append((scenario.file, scenario.title, scenario.rule))
    for one in cases {
      rows.append(
        Row(
          scenario: Int32(scenarios.count - 1),
          device: devices.number(of: one.id.device), system: systems.number(of: one.system)))
    }
  }

  /// Returns the id of the case at an index.
  func id(of caseIndex: Int) -> CaseID {
    let row = rows[caseIndex]
    return CaseID(
      scenario: scenarios[Int(row.scenario)].file, device: devices.values[Int(row.device)],
      system: systems.values[Int(row.system)])
  }

  /// Returns true if the cases at two indices are of one scenario.
  func areOfOneScenario(_ one: Int, _ other: Int) -> Bool {
    rows[one].scenario == rows[other].scenario
  }

  /// Returns the title and the rule of the case's scenario.
  func scenario(of caseIndex: Int) -> (title: String, rule: String?) {
    let scenario = scenarios[Int(rows[caseIndex].scenario)]
    return (scenario.title, scenario.rule)
  }

  /// Returns the case at an index, if it is one of the last scenario.
  func last(_ caseIndex: Int) -> ScenarioCase? {
    let index = caseIndex - lastCases.first
    return lastCases.cases.indices.contains(index) ? lastCases.cases[index] : nil
  }
}
