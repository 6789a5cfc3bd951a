import Foundation
import GimbalDevices
package import GimbalDocuments
import GimbalGeometry

/// The schemas of steps: each action with its key, the schema of its value and its description.
enum StepSchemas {
  /// The limit of seconds in one step.
  private static let seconds = ValueSchema<Double>.number(in: 0...86_400)

  /// An action of a step: its key, and the reader of its value.
  private struct Action: Sendable {
    /// The key with its schema and description.
    let entry: MemberEntry
    /// Reads the key's value as an action.
    let read: @Sendable (DocumentValue) throws(DocumentError) -> Step.Action

    /// Creates an action whose value `make` converts.
    init<Value>(
      _ key: String, _ valueSchema: @escaping @autoclosure @Sendable () -> ValueSchema<Value>,
      _ note: String? = nil,
      _ make: @escaping @Sendable (Value) -> Step.Action
    ) {
      entry = MemberEntry(key, valueSchema(), note)
      read = { (value) throws(DocumentError) in make(try valueSchema().read(value)) }
    }
  }

  private static let actions: [Action] =
    [
      Action("launch", launch) { .launch($0.orientation, inScene: $0.inScene) },
      Action("rotate", Keywords.deviceOrientation, "Rotates the device.") { .rotate($0) },
      Action("resize", ValueSchemas.sidedLayout) { .resize($0.layout, $0.side) },
      Action(
        "dragWindow", ValueSchemas.windowDrag,
        "Drags the app's window to a size, through sizes on the way."
      ) { .dragWindow($0.size, steps: $0.steps) },
      Action("fold", lifeObject, "Folds the device.") { _ in .fold(opens: false) },
      Action("unfold", lifeObject, "Unfolds the device until it is flat.") { _ in .fold(opens: true)
      },
      Action("hinge", .number(in: 0...180), "The angle of the hinge, in degrees; 180 is flat.") {
        .hinge($0)
      },
      Action("settings", settings) { .settings($0) },
      Action(
        "set", .oneOrMore(of: ConstraintSchemas.setting, limit: Scene.objectLimit),
        "A list is set in one turn of the run loop."
      ) { .set($0) },
      Action("animate", animation) { .animate($0.settings, seconds: $0.seconds) },
      Action("add", addition) { .add($0) },
      Action("remove", removal) { .remove($0.target, calls: $0.calls) },
      Action(
        "activate", identifiers,
        "Constraints by their identifiers; with 'deactivate', in one turn of the run loop."
      ) { .constraints(activate: $0, deactivate: []) },
      Action("deactivate", identifiers, "Constraints by their identifiers.") {
        .constraints(activate: [], deactivate: $0)
      },
      Action(
        "keyboard", .number(in: 0...10_000),
        "Shows a docked keyboard of this height in points; 0 hides it."
      ) { .keyboard($0) },
      Action(
        "type", .text,
        "Text that the user types into the first responder, one character at a time; a line feed is the return key."
      ) { .type($0) },
      Action(
        "choose", .name, "The title of a button of the shown alert, which the user taps."
      ) {
        .choose($0)
      },
      Action("dismissKeyboard", lifeObject, "As the dismiss key of the keyboard does.") { _ in
        .dismissKeyboard
      },
      Action("interrupt", interruption) { .interrupt($0.action, after: $0.seconds) },
      Action("wait", seconds, "Seconds on the virtual clock.") { .wait($0) },
      Action("snapshot", .name, "A name for the layout of this moment.") { .snapshot($0) },
      Action("expect", ExpectSchemas.expectation) { .expect($0) },
      Action("golden", GoldenSchemas.golden) { .golden($0) },
      Action(
        "do", group,
        "Steps that run together, if 'when' is true before the first; or for each round of 'repeat' "
          + "or 'for'."
      ) { .group($0) },
    ]
    + LifeStep.allCases.map { life in Action(life.rawValue, lifeObject) { _ in .life(life) } }
    + ControllerSchemas.all.map { key, valueSchema in Action(key, valueSchema) { .controllers($0) }
    }
    + TouchSchemas.all.map { key, valueSchema, note in Action(key, valueSchema, note) { .touch($0) }
    }
    + ListStepSchemas.all.map { key, valueSchema in Action(key, valueSchema) { .list($0) } }

  /// The keys of all actions, of which a step has exactly one.
  static let keys = actions.map(\.entry.key)

  // MARK: Steps

  /// The keys of loops and fragments in place of an action; steps are read after expansion.
  private static let loopEntries = [
    MemberEntry(
      "use", .name, "A fragment instead of a step: its steps, with the values of 'with'."),
    MemberEntry("with", Schema.type("object"), "Values by names, for the fragment of 'use'."),
    MemberEntry(
      "repeat", .integer(in: 1...Scenario.stepLimit),
      "How often 'do' runs; $round counts from 1."),
    MemberEntry(
      "for",
      .map(to: .any([.array(of: Schema(), least: 1), .keywords(LoopKeywords.all.map(\.word))])),
      "Lists by names, such as {\"orientation\": \"orientations\"}: 'do' runs with each value as $orientation, and "
        + "with each combination of several lists."),
  ]

  /// The keys of steps with their descriptions, for the guide.
  static let entries =
    actions.map(\.entry) + [
      ValueSchemas.when.entry,
      MemberEntry("unless", ValueSchemas.condition, "The step is skipped where this is true."),
    ] + loopEntries

  private static let table = ObjectTable(
    "step", nil, entries,
    rules: .one(
      keys.filter { $0 != "activate" && $0 != "deactivate" }.map { .requires($0) } + [
        .any([.requires("activate"), .requires("deactivate")]), .requires("use"),
      ])
      + .dependencies([("with", ["use"]), ("repeat", ["do"]), ("for", ["do"])]))

  /// The schema of a list of steps, which has at least one.
  static var schema: Schema { .array(of: table.schema, least: 1) }

  private static let group = ValueSchema<Int>(.array(of: .reference(to: "step"), least: 1)) {
    (value) throws(DocumentError) in try value.integer(in: 0...Scenario.stepLimit)
  }

  /// Reads all steps, the first of which launches, each with the iteration of its loops.
  static func steps(
    _ value: DocumentValue, rounds: [String]
  ) throws(DocumentError) -> [Step] {
    let values = try value.array(limit: Scenario.stepLimit)
    guard !values.isEmpty else { throw value.error("'steps' must not be empty") }
    var steps: [Step] = []
    var names = NewNames()
    for (value, round) in zip(values, rounds) {
      var step = try step(value)
      step.round = round
      if steps.allSatisfy(\.isGroup), !step.isGroup, !step.isLaunch {
        throw value.error("the first step must be 'launch'")
      }
      try names.add(of: step.action, file: value.file)
      steps.append(step)
    }
    return steps
  }

  /// Reads a step: its action, its condition and its expectations.
  ///
  /// - Throws: an error with the source location for an unknown or contradictory key.
  static func step(_ value: DocumentValue) throws(DocumentError) -> Step {
    let reader = try value.object(table.shape)
    for key in loopEntries.map(\.key) {
      if let other = reader.given(key) {
        throw other.error(
          key == "with"
            ? "'with' is only allowed with 'use'" : "'\(key)' is only allowed with 'do'")
      }
    }
    var condition = try reader.read(ValueSchemas.when)
    if let unless = try reader.optional("unless", ValueSchemas.condition) {
      condition.exceptions = [unless]
    }
    let action: Step.Action
    if let off = reader.given("deactivate"), let on = reader.given("activate") {
      // The only action with two keys: deactivation and activation in one run-loop turn.
      _ = try reader.only(of: keys.filter { $0 != "activate" }, "a step")
      action = .constraints(
        activate: try identifiers.read(on), deactivate: try identifiers.read(off))
    } else {
      let (key, content) = try reader.only(of: keys, "a step")
      action = try actions.first { $0.entry.key == key }!.read(content)
    }
    var step = Step(action: action, condition: condition, position: value.node.position)
    if action.acts { step.text = text(of: value.node.value) }
    return step
  }

  /// The limit of characters in a step's text.
  private static let textLimit = 100

  /// Returns the step as it is written, on one line and truncated.
  private static func text(of value: JSONValue) -> String {
    guard case .object(let members) = value else { return "" }
    return members.filter { !["when", "unless"].contains($0.key) }.map { member in
      let content =
        if case .string(let word) = member.value.value { word } else {
          JSONText.compact(member.value.value)
        }
      let text = "\(member.key) \(content)"
      return text.utf8.count <= textLimit ? text : text.prefix(textLimit - 1) + "…"
    }.joined(separator: ", ")
  }

  // MARK: Actions

  private static let identifiers = ValueSchema<[Target]>.oneOrMore(
    of: ValueSchemas.target(.constraint), limit: Scene.constraintLimit)

  private static let launch = ValueSchema<(orientation: UIDeviceOrientation?, inScene: Bool)>
    .object(
      "launch", nil,
      .optional("orientation", Keywords.deviceOrientation, "The device orientation."),
      .optional(
        "form", Keywords.isLaunchInScene, or: false,
        "What creates the window: the app delegate (default), or from iOS 13 on a scene delegate.")
    ) { ($0, $1) }

  private static let lifeObject = ValueSchema<Bool>(
    ObjectTable("life", "A change of the whole app.", [])
  ) { (_) in true }

  private static let settings = ValueSchema<SettingsChange>(ValueSchemas.settings) {
    (value) throws(DocumentError) in
    let change = try ValueSchemas.settings.read(value)
    guard change != SettingsChange() else {
      let keys = ValueSchemas.settingsFields.map(\.entry.key)
      throw value.error("no setting is changed; allowed is \(QuotedText.choice(keys))")
    }
    return change
  }

  private static let animation = ValueSchema<(settings: [Setting], seconds: Double)>.object(
    "animate", "Settings in an animation block; the root's view is laid out at its end.",
    .required(
      "set", .oneOrMore(of: ConstraintSchemas.setting, limit: Scene.objectLimit)),
    .required("seconds", .number(in: 0...3600), "The duration on the virtual clock.")
  ) { ($0, $1) }

  private static let kinds = Target.Kind.allCases.map(\.rawValue)

  private static let additionCalls = ValueSchema<[AdditionCall]>.list(
    of: Keywords.additionCall, limit: 100)
  private static let removalCalls = ValueSchema<[RemovalCall]>.list(
    of: Keywords.removalCall, limit: 100)
  private static let callsDescription =
    "Of a controller: which calls its container makes; default: all of them."

  private static let addition = ValueSchema<Addition>(
    ObjectTable(
      "add", nil,
      [
        MemberEntry(
          "view", .any([ValueSchema.name.schema, SceneSchemas.view.schema]),
          "A new view, or the name of one that is moved."),
        MemberEntry(
          "controller", ControllerSchemas.reference,
          "A new child controller, or the name of an existing one."),
        MemberEntry("constraint", ConstraintSchemas.constraint),
        MemberEntry(
          "to", .name,
          "The view or the controller that gets it; the view to which a constraint is added.",
          isRequired: true),
        MemberEntry(
          "at", .integer(in: 0...Scene.objectLimit),
          "The index among the subviews; default: in front of all."),
        MemberEntry("calls", additionCalls, callsDescription),
      ],
      rules: .oneKey(of: kinds) + .dependencies([("at", ["view"]), ("calls", ["controller"])]))
  ) { (reader) throws(DocumentError) in
    let (kind, content) = try reader.only(of: kinds, "'add'")
    let index = try reader.given("at")?.integer(in: 0...Scene.objectLimit)
    if kind != "view", let at = reader.given("at") { throw at.error("'at' is for views") }
    if kind == "controller" {
      return Addition(
        content: try ControllerSchemas.reference.read(content).addition,
        to: try reader["to"].target(.controller),
        calls: try reader.optional("calls", additionCalls).map { Set($0) }
          ?? Set(AdditionCall.allCases))
    }
    try refuseCalls(of: reader)
    if kind == "constraint" {
      return Addition(
        content: .constraint(try ConstraintSchemas.constraint.read(content)),
        to: try reader["to"].target(.view))
    }
    let to = try reader["to"].target(.view)
    if case .string = content.node.value {
      return Addition(content: .existing(try content.target(.view)), to: to, index: index)
    }
    return Addition(content: .view(try SceneSchemas.view.read(content)), to: to, index: index)
  }

  private static let removal = ValueSchema<(target: Target, calls: Set<RemovalCall>)>(
    ObjectTable(
      "remove", nil,
      [
        MemberEntry("view", .name), MemberEntry("controller", .name),
        MemberEntry("constraint", .name, "By its identifier."),
        MemberEntry("calls", removalCalls, callsDescription),
      ],
      rules: .oneKey(of: kinds) + .dependencies([("calls", ["controller"])]))
  ) { (reader) throws(DocumentError) in
    let (kind, name) = try reader.only(of: kinds, "'remove'")
    if kind != "controller" { try refuseCalls(of: reader) }
    return (
      try name.target(Target.Kind(rawValue: kind)!),
      calls: try reader.optional("calls", removalCalls).map { Set($0) }
        ?? Set(RemovalCall.allCases)
    )
  }

  private static func refuseCalls(of reader: ObjectReader) throws(DocumentError) {
    if let calls = reader.given("calls") { throw calls.error("'calls' is for controllers") }
  }

  private static let interruption = ValueSchema<(action: Step.Action, seconds: Double)>(
    ObjectTable(
      "interrupt",
      "Starts a step and advances the clock for a part of it; the next step that has an effect "
        + "continues from there.",
      [
        MemberEntry(
          "step", .reference(to: "step"),
          "A step without 'when' that is neither 'launch', 'wait', 'interrupt', 'snapshot' nor "
            + "'expect'.", isRequired: true),
        MemberEntry("after", seconds, "Seconds on the virtual clock.", isRequired: true),
      ])
  ) { (reader) throws(DocumentError) in
    let value = reader["step"]
    let step = try step(value)
    switch step.action {
    case .launch, .wait, .interrupt, .snapshot, .expect, .golden, .group:
      throw value.error("this step takes no time, so it cannot be interrupted")
    default: break
    }
    if step.condition != .always {
      throw value.error("put 'when' next to 'interrupt', not into its step")
    }
    return (step.action, seconds: try seconds.read(reader["after"]))
  }
}

extension Step {
  /// Reads a step of a scenario file.
  ///
  /// - Throws: one line with the position.
  package static func read(_ value: DocumentValue) throws(DocumentError) -> Step {
    try StepSchemas.step(value)
  }

  /// True if the step begins a group of others.
  fileprivate var isGroup: Bool { if case .group = action { true } else { false } }
  /// True if the step launches the app, which the first step must do.
  var isLaunch: Bool { if case .launch = action { true } else { false } }
}
