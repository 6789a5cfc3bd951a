import GimbalDocuments
import GimbalScenarios

/// Cases with the same failures, which are shown once.
enum FailureGroups {
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
