import GimbalDocuments

/// Reads what steps have controllers do with each other.
extension StepReader {
  /// The steps of this kind.
  static let controllerActs = [
    "push", "pop", "popToRoot", "setStack", "select", "swipeBack", "present", "dismiss",
    "swipeDown", "updateOrientations", "exchange", "overrideTraits",
    "turnPage", "swipePage",
  ]

  mutating func controllerAct(
    _ key: String, _ value: DocumentValue
  ) throws(DocumentError) -> ControllerAct {
    switch key {
    case "push":
      let reader = try value.object(ScenarioShapes.push)
      return .push(
        try reference(reader["controller"]), in: try reader["in"].target(.controller),
        animated: try isAnimated(reader))
    case "pop":
      let reader = try value.object(ScenarioShapes.pop)
      return .pop(
        in: try reader["in"].target(.controller), to: try reader.given("to")?.target(.controller),
        animated: try isAnimated(reader))
    case "popToRoot":
      let reader = try value.object(ScenarioShapes.popToRoot)
      return .popToRoot(
        in: try reader["in"].target(.controller), animated: try isAnimated(reader))
    case "setStack":
      let reader = try value.object(ScenarioShapes.setStack)
      var stack: [ControllerReference] = []
      for value in try reader["controllers"].array(limit: Scene.objectLimit) {
        stack.append(try reference(value))
      }
      return .setStack(
        stack, in: try reader["in"].target(.controller), animated: try isAnimated(reader))
    case "select":
      let reader = try value.object(ScenarioShapes.select)
      return .select(
        try reader["controller"].target(.controller), in: try reader["in"].target(.controller),
        byTap: try reader.given("by")?.word(of: ScenarioWords.selection) ?? "tap" == "tap")
    case "swipeBack":
      let reader = try value.object(ScenarioShapes.swipeBack)
      return .swipeBack(in: try reader["in"].target(.controller), try phase(reader))
    case "present":
      let reader = try value.object(ScenarioShapes.present)
      return .present(
        try reference(reader["controller"]),
        from: try reader.given("from")?.target(.controller)
          ?? Target(kind: .controller, name: "root", position: value.node.position),
        animated: try isAnimated(reader),
        sourceView: try reader.given("sourceView")?.target(.view))
    case "dismiss":
      let reader = try value.object(ScenarioShapes.dismiss)
      return .dismiss(
        from: try reader["from"].target(.controller), animated: try isAnimated(reader))
    case "swipeDown":
      let reader = try value.object(ScenarioShapes.swipeDown)
      return .swipeDown(try reader["controller"].target(.controller), try phase(reader))
    case "updateOrientations":
      let reader = try value.object(ScenarioShapes.updateOrientations)
      return .updateOrientations(try reader["controller"].target(.controller))
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
        forward: try isForward(reader), animated: try isAnimated(reader))
    default:
      let reader = try value.object(ScenarioShapes.swipePage)
      return .swipePage(
        in: try reader["in"].target(.controller), forward: try isForward(reader),
        try phase(reader))
    }
  }

  /// A new controller, or the name of one that is there.
  mutating func reference(_ value: DocumentValue) throws(DocumentError) -> ControllerReference {
    if case .string = value.node.value { return .existing(try value.target(.controller)) }
    return .new(try child(value))
  }

  private func isAnimated(_ reader: ObjectReader) throws(DocumentError) -> Bool {
    try reader.given("animated")?.bool() ?? true
  }

  private func phase(_ reader: ObjectReader) throws(DocumentError) -> GesturePhase {
    try reader.given("phase")?.word(GesturePhase.self) ?? .finish
  }

  private func isForward(_ reader: ObjectReader) throws(DocumentError) -> Bool {
    try reader.given("direction")?.word(of: ScenarioWords.direction) ?? "forward" == "forward"
  }
}
