package import GimbalDocuments
package import GimbalScenarioFiles

/// A scenario with one claim changed so that it must fail: proof that the claim can.
package struct ScenarioMutation: Sendable {
  /// The kind of the change.
  package enum Kind: String, CaseIterable, Sendable {
    /// Another number.
    case number
    /// The same patterns in another order; a claim that still holds says nothing about order.
    case order
    /// An event that never comes.
    case name
    /// Absence is claimed in place of presence, or the reverse.
    case presence
    /// Another word.
    case word
  }

  /// The kind of the change.
  package let kind: Kind
  /// The change in a few words.
  package let change: String
  /// The position of the claim.
  package let position: SourcePosition
  /// The changed scenario; all other claims are as they were.
  package let scenario: Scenario
}

extension Scenario {
  /// All ways to change one claim so that some case that asks it must fail.
  ///
  /// - Complexity: O(claims × steps).
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
