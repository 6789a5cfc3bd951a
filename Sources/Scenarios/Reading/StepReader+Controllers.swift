import GimbalDocuments

/// Reads what steps have controllers do with each other.
extension StepReader {
  /// The steps of this kind.
  static let controllerActs = ["exchange", "overrideTraits", "turnPage", "swipePage"]

  mutating func controllerAct(
    _ key: String, _ value: DocumentValue
  ) throws(DocumentError) -> ControllerAct {
    switch key {
    case "exchange":
      let reader = try value.object(ScenarioShapes.exchange)
      return .exchange(
        in: try reader["in"].target(.controller), from: try reader["from"].target(.controller),
        to: try reference(reader["to"]),
        duration: try reader.given("duration")?.number(in: 0...60) ?? 0)
    case "overrideTraits":
      let reader = try value.object(ScenarioShapes.overrideTraits)
      return .overrideTraits(
        in: try reader["in"].target(.controller), child: try reader["child"].target(.controller),
        try reader.known("traits")?.someTraits())
    case "turnPage":
      let reader = try value.object(ScenarioShapes.turnPage)
      return .turnPage(
        in: try reader["in"].target(.controller), to: try reader["to"].target(.controller),
        forward: try isForward(reader), animated: try reader.given("animated")?.bool() ?? true)
    default:
      let reader = try value.object(ScenarioShapes.swipePage)
      return .swipePage(
        in: try reader["in"].target(.controller), forward: try isForward(reader),
        try reader.given("phase")?.word(GesturePhase.self) ?? .finish)
    }
  }

  /// A new controller, or the name of one that is there.
  mutating func reference(_ value: DocumentValue) throws(DocumentError) -> ControllerReference {
    if case .string = value.node.value { return .existing(try value.target(.controller)) }
    return .new(try child(value))
  }

  private func isForward(_ reader: ObjectReader) throws(DocumentError) -> Bool {
    try reader.given("direction")?.word(of: ScenarioWords.direction) ?? "forward" == "forward"
  }
}
