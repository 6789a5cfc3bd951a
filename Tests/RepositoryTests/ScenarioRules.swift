import Foundation
import GimbalScenarios

/// Every scenario proves something that a rule or a row of the plan names.
enum ScenarioRule {
  /// The rows of examples that exist.
  static let rows = 1...27

  /// What is wrong with a scenario as a proof.
  static func findings(in scenario: Scenario) -> [String] {
    var findings: [String] = []
    if !scenario.hasExpectation { findings.append("\(scenario.file): expects nothing") }
    if scenario.shows.isEmpty { findings.append("\(scenario.file): shows no row and no rule") }
    for id in scenario.shows where !exists(id) {
      findings.append("\(scenario.file): there is no row or rule '\(id)'")
    }
    return findings
  }

  /// Whether an identifier is one of a row (`S5`) or has the form of a rule (`R-ROT-1`, `L-MASK-3`, `D-5`).
  static func exists(_ id: String) -> Bool {
    let parts = id.split(separator: "-", omittingEmptySubsequences: false)
    if parts.count == 1 { return id.first == "S" && Int(id.dropFirst()).map(rows.contains) == true }
    guard let number = parts.last.flatMap({ Int($0) }), number > 0 else { return false }
    switch parts[0] {
    case "R", "L": return parts.count == 3 && parts[1].allSatisfy { $0.isLetter && $0.isUppercase }
    case "D": return parts.count == 2
    default: return false
    }
  }
}
