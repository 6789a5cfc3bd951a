package import GimbalDocuments

/// A scenario with one claim changed so that it must fail: proof that the claim can.
package struct ScenarioMutation: Sendable {
  /// How the claim was changed.
  package enum Kind: String, CaseIterable, Sendable {
    /// Another number.
    case number
    /// The same patterns in another order; a claim that still holds says nothing about order.
    case order
    /// An event that never comes.
    case name
    /// What must not come, or must not be, has to; or the other way round.
    case presence
    /// Another word.
    case word
  }

  /// How the claim was changed.
  package let kind: Kind
  /// What was changed into what, in a few words.
  package let change: String
  /// Where the claim stands.
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
      for (claimIndex, claim) in expectation.claims.enumerated() {
        for mutant in claim.mutants {
          var changed = expectation
          changed.claims[claimIndex].kind = mutant.claim
          var scenario = self
          scenario.steps[stepIndex].action = .expect(changed)
          mutations.append(
            ScenarioMutation(
              kind: mutant.kind, change: mutant.change, position: claim.position,
              scenario: scenario))
        }
      }
    }
    return mutations
  }
}
