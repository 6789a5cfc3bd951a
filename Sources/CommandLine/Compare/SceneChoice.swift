import Gimbal
import GimbalScenarios

/// The scene of a comparison, as a word names it.
@MainActor
struct SceneChoice {
  /// The prefix of words that name a registered controller.
  static let registered = "swift:"

  /// The scene's name in the comparison.
  let name: String
  /// The declarations of the folder's app; nil for a scene of no folder.
  private(set) var app: AppDescription?
  /// Shows the scene on a simulator.
  let launch: @MainActor (Simulator) throws -> Void

  /// Reads a scene's file, or finds the controller of `swift:NAME`.
  ///
  /// Of a storyboard the scene of an identifier is taken, else the one with which it begins.
  init(
    _ word: String, scene identifier: String? = nil, locale: String? = nil, target: String? = nil,
    _ session: Session
  ) throws {
    name = identifier.map { "\(word) \($0)" } ?? word
    if var address = DocumentAddress(word) {
      address.scene = address.scene ?? identifier
      let scene = try DocumentScene(address, locale: locale, target: target)
      app = scene.app
      launch = { simulator in
        simulator.settings.layoutDirection = PersonLocale.settings(locale).layoutDirection
        simulator.launch(try simulator.perform { try scene.makeController() })
      }
      return
    }
    guard word.hasPrefix(Self.registered) else {
      if let problem = FileKind.misplaced(word, for: .scene) { throw problem }
      let scene = try SceneReader.read(contentsOf: word)
      launch = { simulator in
        let builder = SceneBuilder(registry: session.scenes)
        let root = try simulator.perform { try builder.makeController(for: scene) }
        simulator.launch(root)
        if let problem = SceneBuilder.problems(of: root).first { throw problem }
      }
      return
    }
    let name = String(word.dropFirst(Self.registered.count))
    guard let factory = session.scenes.factory(name) else {
      throw CallError.unknownScene(name, allowed: session.scenes.names)
    }
    launch = { simulator in simulator.launch(simulator.perform { factory() }) }
  }
}
