package import GimbalDocuments
package import GimbalScenarioFiles

/// A scenario with one expectation changed so that it must fail, which proves that the expectation can fail.
package struct ScenarioMutation: Sendable {
  /// The kind of the change.
  package enum Kind: String, CaseIterable, Sendable {
    /// Another number.
    case number
    /// The same patterns in another order; an expectation that still holds does not check the order.
    case order
    /// An event that never occurs.
    case name
    /// Absence is expected instead of presence, or the reverse.
    case presence
    /// Another keyword.
    case word
  }

  /// The kind of the change.
  package let kind: Kind
  /// The change in a few words.
  package let change: String
  /// The source position of the expectation.
  package let position: SourcePosition
  /// The changed scenario; all other expectations are unchanged.
  package let scenario: Scenario
}

extension Scenario {
  /// All ways to change one expectation so that some case that checks it must fail.
  ///
  /// - Complexity: O(expectations × steps).
  package var mutations: [ScenarioMutation] {
    var mutations: [ScenarioMutation] = []
    for (stepIndex, step) in steps.enumerated() {
      guard case .expect(let expectation) = step.action else { continue }
      for (outcomeIndex, outcome) in expectation.outcomes.enumerated() {
        for mutant in outcome.mutants {
          var changed = expectation
          changed.outcomes[outcomeIndex].kind = mutant.outcome
          var scenario = self
          scenario.steps[stepIndex].action = .expect(changed)
          mutations.append(
            ScenarioMutation(
              kind: mutant.kind, change: mutant.change, position: outcome.position,
              scenario: scenario))
        }
      }
    }
    return mutations
  }
}
