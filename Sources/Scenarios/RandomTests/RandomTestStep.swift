import GimbalDocuments
import GimbalScenarios

/// A step of a randomized test, as JSON in a scenario file and as a step of the runner.
struct RandomTestStep: Sendable {
  /// The kind of change by a step, which determines the invariants that apply afterwards.
  enum Sort: Sendable {
    /// The device, its settings, the app's life cycle.
    case surroundings
    /// The controllers that are shown.
    case controllers
    /// Anything that the app does after a touch.
    case user
  }

  /// The step as a member of `steps` in a scenario file.
  let json: JSONValue
  /// The same step as the runner performs it.
  let step: Step
  /// What the step changes.
  let sort: Sort
  /// The step that is interrupted; nil for a complete step.
  let inner: JSONValue?
  /// The seconds after which it is interrupted; nil for a complete step.
  let interruption: Double?

  /// Creates a step from its key and value; nil for one that scenarios do not have.
  init?(_ key: String, _ value: JSONValue, _ sort: Sort) {
    self.init(.members([(key, value)]), sort)
  }

  private init?(
    _ json: JSONValue, _ sort: Sort, inner: JSONValue? = nil, after interruption: Double? = nil
  ) {
    guard let step = try? Step.read(DocumentValue(JSONNode(json), file: "storm")) else {
      return nil
    }
    (self.json, self.step, self.sort) = (json, step, sort)
    (self.inner, self.interruption) = (inner, interruption)
  }

  /// The termination of the app, which ends a test of leaks.
  static let end = RandomTestStep("terminate", .members([]), .surroundings)

  /// Returns the step, interrupted after some seconds; nil if it takes no time.
  func interrupted(after seconds: Double) -> RandomTestStep? {
    RandomTestStep(
      .members([("interrupt", .members([("step", json), ("after", .number(seconds))]))]), sort,
      inner: json, after: seconds)
  }

  /// The interrupted step in complete form; nil for a complete step.
  var whole: RandomTestStep? { inner.flatMap { RandomTestStep($0, sort) } }

  /// The step on one line, as a scenario has it.
  var text: String { JSONText.compact(json) }
}
