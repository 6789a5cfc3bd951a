import GimbalDocuments
import GimbalScenarios

/// Cases in which the same expectations failed, which are shown once.
enum FailureGroups {
  /// Returns how a list of further cases of a group begins: whether they have the same failures, or
  /// only failed at the same expectations.
  static func heading(_ others: [CaseResult], like shown: CaseResult) -> String {
    let messages = shown.failures.map(\.message)
    let isSame = others.allSatisfy { $0.failures.map(\.message) == messages }
    let cases = counted(others.count, "more case")
    return isSame ? "the same in \(cases)" : "the same expectations failed in \(cases)"
  }

  /// Returns groups of one scenario's cases that failed at the same expectations, in order.
  ///
  /// - Complexity: linear in the number of failures.
  static func alike(_ failed: [CaseResult]) -> [[CaseResult]] {
    struct Positions: Hashable {
      var scenario: String
      var positions: [SourcePosition]
    }
    var groups: [[CaseResult]] = []
    var index: [Positions: Int] = [:]
    for result in failed {
      let locations = Positions(
        scenario: result.id.scenario, positions: result.failures.map(\.position))
      if let group = index[locations] {
        groups[group].append(result)
      } else {
        index[locations] = groups.count
        groups.append([result])
      }
    }
    return groups
  }
}
