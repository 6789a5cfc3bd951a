import Foundation
import GimbalDevices
import GimbalDocuments
import GimbalGeometry

/// Reads the steps of a scenario.
struct StepReader {
  private var added = SceneTreeReader()

  /// The most characters of a step's text.
  private static let textLimit = 100

  /// The most seconds that one step waits.
  static let waitLimit = 86_400.0

  mutating func steps(_ value: DocumentValue) throws(DocumentError) -> [Step] {
    let values = try value.array(limit: Scenario.stepLimit)
    guard !values.isEmpty else { throw value.error("'steps' must not be empty") }
    var steps: [Step] = []
    for value in values {
      let step = try step(value)
      if steps.isEmpty, !step.isLaunch {
        throw value.error("the first step must be 'launch'")
      }
      steps.append(step)
    }
    return steps
  }

  private mutating func step(_ value: DocumentValue) throws(DocumentError) -> Step {
    let reader = try value.object(ScenarioShapes.step)
    let condition = try reader.given("when")?.condition() ?? .always
    let action: Step.Action
    if let off = reader.given("deactivate"), let on = reader.given("activate") {
      // The one action of two words: what goes and what comes in one turn of the run loop.
      let others = ScenarioShapes.actions.filter { $0 != "activate" }
      _ = try reader.only(of: others, "a step")
      action = .constraints(
        activate: try on.constraintTargets(), deactivate: try off.constraintTargets())
    } else {
      let (key, content) = try reader.only(of: ScenarioShapes.actions, "a step")
      action = try self.action(key, content)
    }
    var step = Step(action: action, condition: condition, position: value.node.position)
    if action.acts { step.text = Self.text(of: value.node.value) }
    return step
  }

  /// The value as it is written, on one line and cut to a limit.
  private static func text(of value: JSONValue) -> String {
    guard case .object(let members) = value else { return "" }
    return members.filter { $0.key != "when" }.map { member in
      let content =
        if case .string(let word) = member.value.value { word } else {
          JSONText.compact(member.value.value)
        }
      let text = "\(member.key) \(content)"
      return text.utf8.count <= textLimit ? text : text.prefix(textLimit - 1) + "…"
    }.joined(separator: ", ")
  }

  private mutating func action(
    _ key: String, _ value: DocumentValue
  ) throws(DocumentError) -> Step.Action {
    switch key {
    case "launch":
      let reader = try value.object(ScenarioShapes.launch)
      return .launch(
        try reader.given("orientation")?.deviceOrientation(),
        inScene: try reader.given("form")?.word(of: ScenarioWords.launchForm) == "scene")
    case "rotate":
      return .rotate(try value.deviceOrientation())
    case "resize":
      return .resize(try value.windowLayout())
    case "settings":
      let reader = try value.object(ScenarioShapes.settings)
      let change = try reader.settingsChange()
      guard change != SettingsChange() else {
        throw value.error(
          "nothing is set; allowed is \(QuotedText.choice(ScenarioShapes.settings.optional))")
      }
      return .settings(change)
    case "set":
      return .set(try settings(value))
    case "add":
      return .add(try addition(value))
    case "remove":
      return try removal(value.object(ScenarioShapes.remove))
    case "interrupt":
      return try interrupt(value.object(ScenarioShapes.interrupt))
    case "activate":
      return .constraints(activate: try value.constraintTargets(), deactivate: [])
    case "deactivate":
      return .constraints(activate: [], deactivate: try value.constraintTargets())
    case "keyboard":
      return .keyboard(try value.number(in: 0...10_000))
    case "wait":
      return .wait(try value.number(in: 0...Self.waitLimit))
    case "snapshot":
      return .snapshot(try value.nonemptyString())
    case _ where LifeStep(rawValue: key) != nil:
      _ = try value.object(ScenarioShapes.life)
      return .life(LifeStep(rawValue: key)!)
    case _ where Self.controllerActs.contains(key):
      return .controllers(try controllerAct(key, value))
    default:
      return .expect(try ExpectationReader.read(value))
    }
  }

  private mutating func addition(_ value: DocumentValue) throws(DocumentError) -> Addition {
    let reader = try value.object(ScenarioShapes.add)
    let (kind, content) = try reader.only(of: Target.Kind.allCases.map(\.rawValue), "'add'")
    let index = try reader.given("at")?.integer(in: 0...Scene.objectLimit)
    if kind != "view", let at = reader.given("at") {
      throw at.error("'at' is for views")
    }
    if kind == "controller" {
      return Addition(
        content: try controller(content), to: try reader["to"].target(.controller),
        calls: try calls(of: reader, AdditionCall.self))
    }
    try refuseCalls(of: reader)
    if kind == "constraint" {
      return Addition(
        content: .constraint(try content.constraint()), to: try reader["to"].target(.view))
    }
    let to = try reader["to"].target(.view)
    if case .string = content.node.value {
      return Addition(content: .existing(try content.target(.view)), to: to, index: index)
    }
    return Addition(content: .view(try added.view(content)), to: to, index: index)
  }
}

/// Reading what parts of several steps are alike in.
extension StepReader {
  /// The settings of one turn: one object or a list.
  private func settings(_ value: DocumentValue) throws(DocumentError) -> [Setting] {
    guard case .array = value.node.value else {
      return [try value.object(ScenarioShapes.setting).setting(condition: .always)]
    }
    return try value.list(limit: Scene.objectLimit) { (value) throws(DocumentError) in
      try value.object(ScenarioShapes.setting).setting(condition: .always)
    }
  }

  /// A new controller, or the name of one that is there.
  private mutating func controller(_ value: DocumentValue) throws(DocumentError) -> Addition.Content
  {
    switch try reference(value) {
    case .new(let controller): .controller(controller)
    case .existing(let target): .existing(target)
    }
  }

  mutating func child(_ value: DocumentValue) throws(DocumentError) -> SceneController {
    try added.child(value)
  }

  private func removal(_ reader: ObjectReader) throws(DocumentError) -> Step.Action {
    let (kind, name) = try reader.only(of: Target.Kind.allCases.map(\.rawValue), "'remove'")
    if kind != "controller" { try refuseCalls(of: reader) }
    return .remove(
      try name.target(Target.Kind(rawValue: kind)!), calls: try calls(of: reader, RemovalCall.self))
  }

  /// The calls that a container makes: all that are usual, or some.
  private func calls<Call: RawRepresentable<String> & CaseIterable & Hashable>(
    of reader: ObjectReader, _ type: Call.Type
  ) throws(DocumentError) -> Set<Call> {
    guard let value = reader.given("calls") else { return Set(Call.allCases) }
    return Set(
      try value.list(limit: 100) { (value) throws(DocumentError) in try value.word(Call.self) })
  }

  private func refuseCalls(of reader: ObjectReader) throws(DocumentError) {
    if let calls = reader.given("calls") { throw calls.error("'calls' is for controllers") }
  }

  private mutating func interrupt(_ reader: ObjectReader) throws(DocumentError) -> Step.Action {
    let value = reader["step"]
    let step = try step(value)
    switch step.action {
    case .launch, .wait, .interrupt, .snapshot, .expect:
      throw value.error("nothing of this step takes time in the middle of which it can be left")
    default: break
    }
    if step.condition != .always {
      throw value.error("'when' stands beside 'interrupt', not in its step")
    }
    return .interrupt(step.action, after: try reader["after"].number(in: 0...Self.waitLimit))
  }
}

extension Step {
  /// True if the step starts the app.
  var isLaunch: Bool { if case .launch = action { true } else { false } }
}

extension DocumentValue {
  /// The identifiers of constraints: one or a list.
  fileprivate func constraintTargets() throws(DocumentError) -> [Target] {
    guard case .array = node.value else { return [try target(.constraint)] }
    return try list(limit: Scene.constraintLimit) { (value) throws(DocumentError) in
      try value.target(.constraint)
    }
  }

  /// A way to hold a device.
  func deviceOrientation() throws(DocumentError) -> UIDeviceOrientation {
    try named(UIDeviceOrientation.self, ScenarioWords.deviceOrientation)
  }

  /// A part of an iPad's screen: a word, `{"split": share}` or `{"window": [width, height]}`.
  fileprivate func windowLayout() throws(DocumentError) -> WindowLayout {
    if case .string = node.value {
      return try word(of: ScenarioWords.window) == "fullScreen" ? .fullScreen : .slideOver
    }
    guard case .object = node.value else {
      throw mismatch(
        "'fullScreen', 'slideOver', {\"split\": share} or {\"window\": [width, height]}")
    }
    let reader = try object(ScenarioShapes.pane)
    let (key, value) = try reader.only(of: ScenarioShapes.pane.optional, "'resize'")
    if key == "split" { return .split(try value.word(SplitShare.self)) }
    let size = try value.numbers(2, "a size as [width, height]")
    guard size[0] > 0, size[1] > 0 else {
      throw value.error("\(value.path.subject) must have a width and a height above 0")
    }
    return .window(CGSize(width: size[0], height: size[1]))
  }
}
