import GimbalDocuments

/// The scenario file that repeats a failure of a randomized test.
enum RandomTestScenario {
  /// Returns the text of the file: the steps, and the condition that does not hold after them.
  ///
  /// `RandomTestRunner` calls it for the shortest failing test.
  static func text(
    of found: RandomTestSearch.Found, scene: JSONValue, device: String, system: String, seed: UInt64
  ) -> String {
    var steps = found.steps.map(\.json)
    let failure = found.failure
    var moment = "launch"
    if let step = failure.moment, step > 0 {
      moment = "before"
      steps.insert(.members([("snapshot", .string(moment))]), at: step)
    }
    if failure.outcome == .released, let end = RandomTestStep.end { steps.append(end.json) }
    if let outcome = members(of: failure.outcome, moment) {
      steps.append(.members([("expect", .members(outcome))]))
    }
    return JSONText.pretty(
      document(
        title: "Randomized test, seed \(seed): \(failure.message)", scene: scene, device: device,
        system: system, seed: seed, steps: steps))
  }

  /// Returns a scenario that launches the scene and then performs some steps.
  static func document(
    title: String, scene: JSONValue, device: String, system: String, seed: UInt64,
    steps: [JSONValue]
  ) -> JSONValue {
    .members([
      ("title", .string(title)), ("devices", .elements([.string(device)])),
      ("systems", .elements([.string(system)])), ("scene", scene),
      ("seed", .number(Double(seed))),
      ("steps", .elements([.members([("launch", .members([]))])] + steps)),
    ])
  }

  private static func members(
    of outcome: RandomTestOutcome, _ moment: String
  ) -> [(String, JSONValue)]? {
    switch outcome {
    case .none: nil
    case .never(let event):
      [
        ("events", .members([("never", .elements([.string("* \(event)")]))])),
        ("since", .string("start")),
      ]
    case .view(let name, let key, let value):
      [("view", .string(name)), (key, value.json)]
    case .sameLayout: [("layout", .string("same")), ("as", .string(moment))]
    case .released: [("leaks", .bool(false))]
    }
  }
}

extension RandomTestValue {
  fileprivate var json: JSONValue {
    switch self {
    case .bool(let value): .bool(value)
    case .word(let word): .string(word)
    }
  }
}
