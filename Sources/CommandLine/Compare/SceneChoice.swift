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
  private let scene: Scene
  private let builder: SceneBuilder

  /// Reads a scene's file, or finds the controller of `swift:NAME`.
  init(_ word: String, _ session: Session) throws {
    name = word
    builder = SceneBuilder(registry: session.scenes)
    guard word.hasPrefix(Self.registered) else {
      scene = try SceneReader.read(contentsOf: word)
      return
    }
    let name = String(word.dropFirst(Self.registered.count))
    guard session.scenes.factory(name) != nil else {
      throw CallError.unknownScene(name, allowed: session.scenes.names)
    }
    scene = Scene(name: name, content: .registered(name), position: .unknown)
  }

  /// Makes the scene's root controller anew.
  func makeController() throws -> UIViewController { try builder.makeController(for: scene) }
}
