import GimbalDocuments
import GimbalScenarios

/// A step of a storm: what a scenario file says, and the same as the runner takes it.
struct RandomTestStep: Sendable {
  /// The kind of change that a step makes, and so which laws can be asked afterwards.
  enum Sort: Sendable {
    /// The device, its settings, the app's life.
    case surroundings
    /// The controllers that are shown.
    case controllers
    /// Anything that the app does when a person touches it.
    case user
  }

  /// The step as a member of `steps`.
  let json: JSONValue
  let step: Step
  let sort: Sort
  /// The step that is begun and left before its end; nil for one that ends.
  let inner: JSONValue?
  /// The seconds after which it is left; nil for one that ends.
  let interruption: Double?

  /// A step by its key and value; nil for one that no scenario can say.
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

  /// The end of the app.
  static let end = RandomTestStep("terminate", .members([]), .surroundings)

  /// The step, left after some seconds; nil where nothing of it takes time.
  func interrupted(after seconds: Double) -> RandomTestStep? {
    RandomTestStep(
      .members([("interrupt", .members([("step", json), ("after", .number(seconds))]))]), sort,
      inner: json, after: seconds)
  }

  /// The step without being left before its end; nil for one that is not.
  var whole: RandomTestStep? { inner.flatMap { RandomTestStep($0, sort) } }

  /// The step on one line, as a scenario has it.
  var text: String { JSONText.compact(json) }
}
