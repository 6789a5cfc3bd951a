import GimbalScenarioFiles

/// Steps that compare a layout with a stored one.
extension Scenario {
  /// Returns true if a step compares the layout with one that an earlier step stored under a name.
  func compares(with label: String) -> Bool {
    steps.contains { step in
      guard case .expect(let expectation) = step.action else { return false }
      return expectation.outcomes.contains { outcome in
        switch outcome.kind {
        case .layout(_, as: label), .view(_, .unchanged(_, since: label)): true
        default: false
        }
      }
    }
  }
}
