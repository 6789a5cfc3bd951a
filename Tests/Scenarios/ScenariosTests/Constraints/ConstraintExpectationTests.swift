import Gimbal
import GimbalDocuments
import ScenarioMutations
import Testing

@testable import GimbalScenarioFiles
@testable import GimbalScenarios

/// Expectations about constraints, guides and sizes.
@MainActor @Suite struct ConstraintExpectationTests {
  /// An expectation about `v` that holds, its changed form, and the message of the changed form.
  private nonisolated static let outcomes: [(held: String, failed: String, message: String)] = [
    (
      #"{"constraint": "w", "active": true}"#, #"{"constraint": "w", "active": false}"#,
      "'w' is active"
    ),
    (
      #"{"constraint": "w", "constant": 30}"#, #"{"constraint": "w", "constant": 31}"#,
      "constant of 'w' is 30, expected 31"
    ),
    (
      #"{"constraint": "w", "priority": 1000}"#, #"{"constraint": "w", "priority": 999}"#,
      "priority of 'w' is 1000, expected 999"
    ),
    (
      #"{"constraint": "w", "owner": "v"}"#, #"{"constraint": "w", "owner": "root.view"}"#,
      "'w' is not owned by 'root.view'"
    ),
    (
      #"{"guide": "g", "frame": [0, 0, 0, 20]}"#, #"{"guide": "g", "frame": [0, 0, 1, 20]}"#,
      "layout frame of 'g' is (0, 0, 0, 20), expected (0, 0, 1, 20)"
    ),
    (
      #"{"guide": "root.safeArea", "frame": [0, 59, 393, 759]}"#,
      #"{"guide": "safeArea", "frame": [0, 60, 393, 759]}"#,
      "layout frame of 'safeArea' is (0, 59, 393, 759), expected (0, 60, 393, 759)"
    ),
    (
      #"{"view": "v", "intrinsicContentSize": [-1, -1]}"#,
      #"{"view": "v", "intrinsicContentSize": [-1, 0]}"#,
      "intrinsic content size of 'v' is -1 × -1, expected -1 × 0"
    ),
    (
      #"{"view": "v", "fittingSize": [30, 20]}"#, #"{"view": "v", "fittingSize": [30, 21]}"#,
      "fitting size of 'v' is 30 × 20, expected 30 × 21"
    ),
    (
      #"{"view": "v", "ambiguous": false}"#, #"{"view": "v", "ambiguous": true}"#,
      "the layout of 'v' is not ambiguous"
    ),
  ]

  private func expectationScene() -> String {
    Draft.constrained(
      #"{"id": "v", "layoutGuides": ["g"]}"#,
      Draft.pinned.replacing(
        #""v.width == 30""#, with: #"{"equation": "v.width == 30", "identifier": "w"}"#)
        + #", "g.top == v.top", "g.bottom == v.bottom", "g.left == v.left", "g.width == 0""#)
  }

  @Test(arguments: outcomes.indices) func `an expectation is checked`(index: Int) throws {
    let (held, failed, message) = Self.outcomes[index]

    #expect(try Draft.messages("{\"expect\": \(held)}", scene: expectationScene()) == [])
    #expect(try Draft.messages("{\"expect\": \(failed)}", scene: expectationScene()) == [message])
  }

  @Test func `every expectation has a mutation that makes it fail`() throws {
    let outcomes = Self.outcomes.map { "{\"expect\": \($0.held)}" }.joined(separator: ",\n")
    let scenario = try Draft.read(Draft.text(steps: outcomes, scene: expectationScene()))
    let runner = ScenarioRunner()
    let scenarioCase = try runner.cases(of: scenario)[0]

    #expect(scenario.mutations.count >= scenario.expectations.count)
    for mutation in scenario.mutations {
      var changed = scenarioCase
      changed.scenario = mutation.scenario
      #expect(runner.run(changed).failures.count == 1, "\(mutation.position) \(mutation.change)")
    }
  }
}
