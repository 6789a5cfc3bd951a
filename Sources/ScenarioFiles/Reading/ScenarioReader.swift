public import GimbalDocuments
import GimbalGeometry
import GimbalTerms
import GimbalTraits

/// Reads scenarios with the scenes that they name.
///
/// Every mistake is one line with its place, what was found, what is allowed and the nearest word.
/// Devices are not looked up here: a catalog may have more than the standard ones.
public enum ScenarioReader {
  /// Reads a scenario file; the path of a scene file begins beside it, and stays inside `folder`.
  ///
  /// Without a folder that is the current one where the scenario lies in it, else the scenario's own.
  ///
  /// - Throws: every mistake of the scenario and of its scene, with its own file, a line each.
  public static func read(
    contentsOf path: String, within folder: String? = nil
  ) throws(DocumentError) -> Scenario {
    try read(contentsOf: path, within: folder) { _ in }
  }

  /// Reads a scenario file and asks whether it is sound beyond what a file alone can say.
  package static func read(
    contentsOf path: String, within folder: String? = nil,
    check: (Scenario) throws(DocumentError) -> Void
  ) throws(DocumentError) -> Scenario {
    try read(
      DocumentValue(try JSONReader.read(contentsOf: path), file: path), within: folder, check: check
    )
  }

  /// Reads the document of a scenario; its file's folder is where the paths of scene files begin.
  ///
  /// - Throws: every mistake, a line each.
  public static func read(
    _ document: DocumentValue, within folder: String? = nil
  ) throws(DocumentError) -> Scenario {
    try read(document, within: folder) { _ in }
  }

  private static func read(
    _ document: DocumentValue, within folder: String?,
    check: (Scenario) throws(DocumentError) -> Void
  ) throws(DocumentError) -> Scenario {
    try EveryMistake.read(document) { (document) throws(DocumentError) in
      let (scenario, sceneMistake) = try scenario(document, within: folder)
      try check(scenario)
      if let sceneMistake { throw sceneMistake }
      return scenario
    }
  }

  /// The placeholder for a scene whose file cannot be read, while the rest of the scenario is
  /// checked.
  private static let emptyScene = JSONNode(.members([("controller", .members([]))]))

  /// The scenario, and what is wrong with its scene's file.
  ///
  /// - Throws: the first mistake of the scenario's own file.
  private static func scenario(
    _ document: DocumentValue, within folder: String?
  ) throws(DocumentError) -> (Scenario, sceneMistake: DocumentError?) {
    let reader = try document.object(ScenarioForms.table.shape)
    var scene: Scene
    var sceneMistake: DocumentError?
    do throws(DocumentError) {
      scene = try self.scene(reader["scene"], within: folder)
    } catch {
      guard case .string = reader["scene"].node.value else { throw error }
      scene = try SceneReader.scene(
        DocumentValue(emptyScene, file: document.file), name: "unread")
      sceneMistake = error
    }
    let scenario = Scenario(
      file: document.file, title: try reader["title"].nonemptyString(),
      rule: try reader.optional("rule", ScenarioForms.sequenceID),
      shows: try reader.optional("shows", ScenarioForms.shown) ?? [],
      devices: try ScenarioForms.devices.read(reader["devices"]),
      systems: try reader.optional("systems", ScenarioForms.systems) ?? [.newest],
      app: try reader.optional("app", ScenarioForms.app) ?? scene.app ?? AppDescription(),
      scene: scene,
      seed: try reader.optional("seed", ScenarioForms.seed).map { UInt64($0) },
      settings: (try reader.optional("settings", ValueForms.settings) ?? SettingsChange())
        .applied(to: UserSettings()),
      switches: try reader.optional("switches", ScenarioForms.switches) ?? BehaviourSwitches(),
      pending: try reader.optional("pending", Form.name),
      steps: try StepForms.steps.read(reader["steps"]))
    if sceneMistake == nil {
      var names = ScenarioNames(scenario)
      try names.check()
    }
    return (scenario, sceneMistake)
  }

  /// A scene file beside the scenario, a registered controller, or a tree on the spot.
  private static func scene(
    _ value: DocumentValue, within folder: String?
  ) throws(DocumentError) -> Scene {
    switch value.node.value {
    case .string:
      let name = try value.nonemptyString()
      let path = try scenePath(name, value, within: folder)
      if let address = DocumentAddress(path) {
        return Scene(
          name: path, file: address.path, content: .document(try documentScene(address, value)),
          position: value.node.position)
      }
      var scene: Scene
      do {
        scene = try SceneReader.read(contentsOf: path)
      } catch {
        if error.position == nil {
          // The file itself cannot be read: the mistake is where it is named.
          throw value.error(
            "the scene file \(QuotedText.of(path)) cannot be used: \(error.problem)")
        }
        var error = error
        error.named = value.node.position
        throw error
      }
      scene.position = value.node.position
      return scene
    case .object(let members) where members.contains { $0.key == "swift" }:
      let reader = try value.object(ScenarioForms.swiftScene.shape)
      let name = try reader["swift"].nonemptyString()
      return Scene(
        name: name, file: value.file, content: .registered(name),
        position: reader["swift"].node.position)
    case .object:
      return try SceneReader.scene(value, name: "inline")
    default:
      throw value.mismatch("a scene file, a scene on the spot, or {\"swift\": name}")
    }
  }

  /// A document's screen; a mistake of the file itself is where it is named.
  private static func documentScene(
    _ address: DocumentAddress, _ value: DocumentValue
  ) throws(DocumentError) -> DocumentScene {
    do throws(DocumentError) {
      return try DocumentScene(address)
    } catch {
      if error.position == nil {
        throw value.error(
          "the scene \(QuotedText.of(address.text)) cannot be used: \(error.problem)")
      }
      var error = error
      error.named = value.node.position
      throw error
    }
  }

  /// The path of a scene file, which is not opened where it leaves the folder.
  private static func scenePath(
    _ name: String, _ value: DocumentValue, within folder: String?
  ) throws(DocumentError) -> String {
    guard !name.hasPrefix("/"), !name.utf8.contains(0) else {
      throw value.error(
        "the scene file \(QuotedText.of(name)) is no path that begins beside the scenario")
    }
    let own = self.folder(of: value.file)
    let path = own + name
    let allowed = folder ?? (FileReader.isInside(value.file, folder: ".") ? "." : own)
    guard FileReader.isInside(path, folder: allowed) else {
      throw value.error(
        "the scene file \(QuotedText.of(name)) lies outside of the folder \(QuotedText.of(allowed)); "
          + "run a folder that holds both")
    }
    return path
  }

  private static func folder(of file: String) -> String {
    file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
  }
}

/// Checks that the steps call only what is there.
private struct ScenarioNames {
  private let scenario: Scenario
  private var names: SceneNames?
  private var labels: [String] = []

  init(_ scenario: Scenario) {
    self.scenario = scenario
    guard case .tree(let root) = scenario.scene.content else { return }
    var names = SceneNames(of: root)
    for step in scenario.steps {
      switch step.action.innermost {
      case .add(let addition): names.add(addition.content)
      case .controllers(let act):
        for controller in act.added { names.add(.controller(controller)) }
      default: break
      }
    }
    self.names = names
  }

  mutating func check() throws(DocumentError) {
    for step in scenario.steps {
      switch step.action.innermost {
      case .launch: labels.append("launch")
      case .snapshot(let label): labels.append(label)
      case .set(let settings), .animate(let settings, seconds: _):
        for setting in settings { try names?.check(setting, file: scenario.file) }
      case .remove(let target, calls: _): try names?.check(target, file: scenario.file)
      case .add(let addition): try check(addition)
      case .controllers(let act):
        try names?.check(act, file: scenario.file)
        for controller in act.added {
          try names?.checkRules(of: controller, file: scenario.file)
        }
      case .finger(let act):
        if let target = act.target { try names?.check(target, file: scenario.file) }
      case .list(let act): try names?.check(act, file: scenario.file)
      case .constraints(let on, let off):
        for target in on + off { try names?.check(target, file: scenario.file) }
      case .expect(let expectation):
        for claim in expectation.claims { try check(claim) }
      case .rotate, .resize, .settings, .life, .keyboard, .type, .choose, .dismissKeyboard,
        .interrupt,
        .wait:
        break
      }
    }
  }

  private func check(_ addition: Addition) throws(DocumentError) {
    try names?.check(addition.to, file: scenario.file)
    switch addition.content {
    case .existing(let target): try names?.check(target, file: scenario.file)
    case .view(let view): try names?.checkRules(of: view, file: scenario.file)
    case .controller(let child): try names?.checkRules(of: child, file: scenario.file)
    case .constraint(let constraint): try names?.check(constraint, file: scenario.file)
    }
  }

  private func check(_ claim: Claim) throws(DocumentError) {
    switch claim.kind {
    case .layout(_, let label): try check(label, claim)
    case .events(let events, let since):
      if case .label(let label) = since { try check(label, claim) }
      for pattern in events.patterns {
        try names?.checkReceiver(of: pattern, file: scenario.file)
      }
    case .traits(let target?, _): try names?.check(target, file: scenario.file)
    case .view(let target, let kind):
      // A claim about existence may have any name.
      if case .exists(false) = kind { return }
      try names?.check(target, file: scenario.file)
      if case .inside(_, .view(let other)) = kind {
        try names?.check(other, file: scenario.file)
      }
      try names?.check(kind.formulas, file: scenario.file)
    case .guide(let guide, let frame):
      try names?.check(guide.item, at: guide.position, file: scenario.file)
      try names?.check(frame.all, file: scenario.file)
    case .constraint(let target, let kind):
      try names?.check(target, file: scenario.file)
      if case .owner(let view) = kind { try names?.check(view, file: scenario.file) }
    case .traits, .orientation, .exception, .refused, .leaks: break
    }
  }

  private func check(_ label: String, _ claim: Claim) throws(DocumentError) {
    guard !labels.contains(label) else { return }
    throw DocumentError(
      file: scenario.file, position: claim.position,
      problem: "no step before this one keeps the moment \(QuotedText.of(label))"
        + NearestWord.hintOrAll(for: label, among: labels))
  }
}

extension ViewClaim {
  /// All formulas of the claim.
  var formulas: [LengthExpression] {
    switch self {
    case .frame(let rect, in: _), .bounds(let rect): rect.all
    case .center(let point, in: _), .intrinsicContentSize(let point), .fittingSize(_, let point):
      point.all
    case .safeArea(let insets), .layoutMargins(let insets): insets.all
    case .contentSize(let point), .contentOffset(let point): point.all
    case .transform, .inside, .reachable, .hidden, .alpha, .colors, .autoresizing, .exists,
      .ambiguous,
      .rowCounts,
      .visibleRows, .selectedRows:
      []
    }
  }
}
