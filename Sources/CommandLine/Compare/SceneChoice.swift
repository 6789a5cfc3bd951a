import GimbalDocuments
import GimbalEngine
import GimbalScenarios

/// The scene of a comparison, as a word names it.
@MainActor
struct SceneChoice {
  /// How a word begins that names a registered controller.
  static let registered = "swift:"

  /// What the comparison calls the scene.
  let name: String
  /// Makes the scene's root controller anew.
  let makeController: @MainActor () throws -> UIViewController

  /// Reads a scene's file, or finds the controller of `swift:NAME`.
  init(_ word: String, _ session: Session) throws {
    name = word
    guard word.hasPrefix(Self.registered) else {
      let scene = try SceneReader.read(contentsOf: word)
      let builder = SceneBuilder(registry: session.scenes)
      makeController = { try builder.makeController(for: scene) }
      return
    }
    let name = String(word.dropFirst(Self.registered.count))
    guard let factory = session.scenes.factory(name) else {
      throw CallError.unknownScene(name, allowed: session.scenes.names)
    }
    makeController = factory
  }
}
