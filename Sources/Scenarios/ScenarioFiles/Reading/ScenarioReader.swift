public import GimbalDocuments
import GimbalGeometry
import GimbalTerms
import GimbalTraits

/// A reader of scenarios with the scenes that they name.
///
/// Every error is one line with its position, what was found, what is allowed and the nearest word.
/// Devices are not checked here, since a catalog may have more than the standard ones.
public enum ScenarioReader {
  /// Reads a scenario file; paths of other files are relative to it and restricted to `folder`.
  ///
  /// Without a folder it is the current one if it contains the scenario, else the scenario's own.
  ///
  /// - Throws: every error of the scenario and of its scene, with its own file, one line each.
  public static func read(
    contentsOf path: String, within folder: String? = nil
  ) throws(DocumentError) -> Scenario {
    try read(contentsOf: path, access: FileAccess(within: folder)) { _ in }
  }

  /// Reads a scenario file and calls a function for further checks.
  ///
  /// - Parameter locale: The user's language for an app's own scene, and for a scene of an interface
  ///   document; other scenes have no strings of a language.
  /// - Throws: every error, one line each.
  package static func read(
    contentsOf path: String, access: FileAccess, locale: String? = nil,
    check: (Scenario) throws(DocumentError) -> Void = { _ in }
  ) throws(DocumentError) -> Scenario {
    try read(
      DocumentValue(try JSONReader.read(contentsOf: path), file: path), access, locale,
      check: check)
  }

  /// Reads the document of a scenario; paths of scene files are relative to its file's folder.
  ///
  /// - Throws: every error, one line each.
  public static func read(
    _ document: DocumentValue, within folder: String? = nil
  ) throws(DocumentError) -> Scenario {
    try read(document, FileAccess(within: folder), nil) { _ in }
  }

  private static func read(
    _ document: DocumentValue, _ access: FileAccess, _ locale: String?,
    check: (Scenario) throws(DocumentError) -> Void
  ) throws(DocumentError) -> Scenario {
    try EveryMistake.read(document) { (document) throws(DocumentError) in
      var expansion = Expansion(document, access: access)
      do throws(DocumentError) {
        let (scenario, sceneMistake) = try scenario(document, &expansion, access, locale)
        try check(scenario)
        if let sceneMistake { throw sceneMistake }
        return scenario
      } catch {
        throw expansion.located(error)
      }
    }
  }

  /// A placeholder for an unreadable scene, so that the rest of the scenario is checked.
  private static let emptyScene = JSONNode(.members([("controller", .members([]))]))

  /// Returns the scenario, and the errors in its scene's file.
  ///
  /// - Throws: the first error of the scenario's own file.
  private static func scenario(
    _ document: DocumentValue, _ expansion: inout Expansion, _ access: FileAccess,
    _ locale: String?
  ) throws(DocumentError) -> (Scenario, sceneMistake: DocumentError?) {
    let setup = try FolderSetup(nextTo: document, &expansion)
    if case .object = document.node.value { try expansion.define(document.node) }
    let parts = try parts(of: document, setup, &expansion)
    let reader = try parts.document.object(ScenarioFileSchemas.table.shape)
    for key in ["devices", "scene"] where reader.given(key) == nil {
      throw document.lacks(key)
    }
    var scene: Scene
    var sceneMistake: DocumentError?
    do throws(DocumentError) {
      scene = try self.scene(reader["scene"], expansion, access, locale)
    } catch {
      switch reader["scene"].node.value {
      case .string: break
      case .object where reader["scene"].node.value["file"] != nil && error.file != document.file:
        break
      default: throw error
      }
      scene = try SceneReader.scene(
        DocumentValue(emptyScene, file: document.file), name: "unread")
      sceneMistake = error
    }
    var scenario = Scenario(
      file: document.file, title: try reader["title"].nonemptyString(),
      rule: try reader.optional("rule", ScenarioFileSchemas.sequenceID),
      shows: try reader.optional("shows", ScenarioFileSchemas.shown) ?? [],
      devices: try ScenarioFileSchemas.devices.read(reader["devices"]),
      systems: try reader.optional("systems", ScenarioFileSchemas.systems) ?? [.newest],
      app: try reader.optional("app", ScenarioFileSchemas.app) ?? scene.app ?? AppDescription(),
      scene: scene,
      seed: try reader.optional("seed", ScenarioFileSchemas.seed).map { UInt64($0) },
      settings: (try reader.optional("settings", ValueSchemas.settings) ?? SettingsChange())
        .applied(to: defaults(for: scene, locale)),
      switches: try reader.optional("switches", ScenarioFileSchemas.switches)
        ?? BehaviourSwitches(),
      pending: try reader.optional("pending", ValueSchema.name),
      steps: try StepSchemas.steps(reader["steps"], rounds: parts.rounds), files: expansion.files)
    scenario.locale = locale
    if sceneMistake == nil {
      var names = ScenarioNames(scenario)
      try names.check()
    }
    return (scenario, sceneMistake)
  }

  /// Returns the user's settings before a scenario's own: those of the language if the scene has
  /// strings of languages.
  private static func defaults(for scene: Scene, _ locale: String?) -> UserSettings {
    switch scene.content {
    case .registered, .document: UserLocale.settings(locale)
    default: UserSettings()
    }
  }

  /// Returns the expanded document with the folder's setup, and the loop iteration of each step.
  private static func parts(
    of document: DocumentValue, _ setup: FolderSetup, _ expansion: inout Expansion
  ) throws(DocumentError) -> (document: DocumentValue, rounds: [String]) {
    guard case .object(let own) = document.node.value else { return (document, []) }
    var rounds: [String] = []
    var members: [JSONMember] = []
    for member in own + setup.defaults(for: own) {
      let value: JSONNode
      switch member.key {
      case "steps":
        let steps = try setup.steps(around: member.value, &expansion)
        rounds = steps.map(\.round)
        value = member.value.holding(.array(steps.map(\.node)))
      case "$schema", "title", "variables", "fragments", "include": value = member.value
      case "scene": value = try expansion.expandedScene(member.value)
      default: value = try expansion.expanded(member.value)
      }
      members.append(
        JSONMember(key: member.key, keyPosition: member.keyPosition, value: value))
    }
    let node = document.node.holding(.object(members))
    return (DocumentValue(node, file: document.file), rounds)
  }

  /// Reads a scene file, a registered controller's name, or an inline tree.
  private static func scene(
    _ value: DocumentValue, _ expansion: Expansion, _ access: FileAccess, _ locale: String?
  ) throws(DocumentError) -> Scene {
    switch value.node.value {
    case .string: return try sceneFile(value, [], expansion, access, locale)
    case .object(let members) where members.contains { $0.key == "swift" }:
      let reader = try value.object(ScenarioFileSchemas.swiftScene.shape)
      let name = try reader["swift"].nonemptyString()
      return Scene(
        name: name, file: value.file, content: .registered(name),
        position: reader["swift"].node.position)
    case .object(let members) where members.contains { $0.key == "file" }:
      let reader = try value.object(ScenarioFileSchemas.sceneFile.shape)
      guard case .object(let values) = reader["with"].node.value else {
        throw reader["with"].mismatch("values by names")
      }
      return try sceneFile(reader["file"], values, expansion, access, locale)
    case .object:
      for key in ["variables", "fragments", "include"] {
        guard let node = value.node.value[key] else { continue }
        throw DocumentError(
          file: value.file, position: node.position,
          issue: "'\(key)' of an inline scene belongs to the scenario; put it next to 'scene'")
      }
      return try SceneReader.scene(value, name: "inline")
    default:
      throw value.mismatch("a scene file, an inline scene, or {\"swift\": name}")
    }
  }

  private static func sceneFile(
    _ value: DocumentValue, _ values: [JSONMember], _ expansion: Expansion, _ access: FileAccess,
    _ locale: String?
  ) throws(DocumentError) -> Scene {
    let name = try value.nonemptyString()
    let path = try scenePath(name, value, expansion, access)
    if let address = DocumentAddress(path) {
      return Scene(
        name: path, file: address.path,
        content: .document(try documentScene(address, value, locale)),
        position: value.node.position)
    }
    var scene: Scene
    do {
      // A scene file's own inclusions are restricted to the same folder as the scenario's.
      var access = access
      access.folder = access.folder ?? FileAccess.usualFolder(of: value.file)
      scene = try SceneReader.read(contentsOf: path, access: access, with: values, from: value.file)
    } catch {
      if error.position == nil {
        // If the file cannot be read, the error is at the position that names it.
        throw value.error(
          "the scene file \(QuotedText.of(path)) cannot be used: \(error.issue)")
      }
      var error = error
      error.named = expansion.files.site(of: value.node.position)
      throw error
    }
    scene.position = value.node.position
    return scene
  }

  /// Reads an interface document's screen; an error of the file is at the position that names it.
  private static func documentScene(
    _ address: DocumentAddress, _ value: DocumentValue, _ locale: String?
  ) throws(DocumentError) -> DocumentScene {
    do throws(DocumentError) {
      return try DocumentScene(address, locale: locale)
    } catch {
      if error.position == nil {
        throw value.error(
          "the scene \(QuotedText.of(address.text)) cannot be used: \(error.issue)")
      }
      var error = error
      error.named = value.node.position
      throw error
    }
  }

  /// Returns the path of a scene file; a path outside the folder is not opened.
  private static func scenePath(
    _ name: String, _ value: DocumentValue, _ expansion: Expansion, _ access: FileAccess
  ) throws(DocumentError) -> String {
    do throws(PathRefusal) {
      return try access.path(
        to: name, "scene file", namedIn: expansion.files.file(of: value.node.position),
        of: value.file)
    } catch {
      throw value.error(error.issue)
    }
  }
}
