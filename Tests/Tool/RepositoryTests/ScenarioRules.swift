import Foundation
import GimbalScenarioFiles

/// Every scenario verifies a rule or a row of the plan.
enum ScenarioRule {
  /// The rows of examples that exist.
  static let rows = 1...27

  /// The violations of a scenario.
  static func findings(in scenario: Scenario, rules: Set<String>) -> [String] {
    var findings: [String] = []
    if !scenario.hasExpectation { findings.append("\(scenario.file): expects nothing") }
    if scenario.shows.isEmpty { findings.append("\(scenario.file): shows no row and no rule") }
    for id in scenario.shows where !exists(id, rules: rules) {
      findings.append("\(scenario.file): there is no row or rule '\(id)'")
    }
    return findings
  }

  /// Whether an identifier is one of a row (`S5`) or of a rule that the page on fidelity lists (`D-5`).
  static func exists(_ id: String, rules: Set<String>) -> Bool {
    if rules.contains(id) { return true }
    return id.first == "S" && id == "S\(Int(id.dropFirst()) ?? 0)"
      && rows.contains(Int(id.dropFirst()) ?? 0)
  }
}
