import GimbalDocuments

/// The scenario file of a failure.
enum StormScenario {
  /// The text of the file: the steps, and the claim that does not hold after them.
  static func text(
    of found: StormSearch.Found, scene: JSONValue, device: String, system: String, seed: UInt64
  ) -> String {
    var steps = found.steps.map(\.json)
    let failure = found.failure
    var moment = "launch"
    if let step = failure.moment, step > 0 {
      moment = "before"
      steps.insert(.members([("snapshot", .string(moment))]), at: step)
    }
    if failure.claim == .released, let end = StormStep.end { steps.append(end.json) }
    if let claim = members(of: failure.claim, moment) {
      steps.append(.members([("expect", .members(claim))]))
    }
    return JSONText.pretty(
      document(
        title: "A storm of the seed \(seed): \(failure.sentence)", scene: scene, device: device,
        system: system, seed: seed, steps: steps))
  }

  /// A scenario of some steps after the launch.
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
    of claim: StormClaim, _ moment: String
  ) -> [(String, JSONValue)]? {
    switch claim {
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

extension StormValue {
  fileprivate var json: JSONValue {
    switch self {
    case .bool(let value): .bool(value)
    case .word(let word): .string(word)
    }
  }
}
