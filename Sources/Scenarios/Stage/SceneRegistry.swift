import GimbalDocuments
public import GimbalEngine

/// Controllers that are made in Swift, by the names that scenes have for them: `{"swift": "Player"}`.
///
/// ```swift
/// var registry = SceneRegistry()
/// registry.register("Player") { PlayerViewController() }
/// let runner = ScenarioRunner(registry: registry)
/// print(runner.registry.names)
/// ```
public struct SceneRegistry: Sendable {
  /// Makes a controller anew for each case; called with the case's simulator current.
  public typealias Factory = @MainActor @Sendable () -> UIViewController

  private var factories: [String: Factory] = [:]

  /// Creates a registry without controllers.
  public init() {}

  /// Gives a controller a name; a name that is taken gets the new one.
  public mutating func register(_ name: String, _ factory: @escaping Factory) {
    factories[name] = factory
  }

  /// The names, sorted.
  public var names: [String] { factories.keys.sorted() }

  /// The factory of the controller with a name, or nil.
  public func factory(_ name: String) -> Factory? { factories[name] }

  /// The factory of the controller with a name; a name that is not registered is an error where it
  /// stands.
  func factory(
    _ name: String, namedIn file: String, at position: SourcePosition
  ) throws(DocumentError) -> Factory {
    if let factory = factories[name] { return factory }
    throw .notRegistered(name, among: names, namedIn: file, at: position)
  }
}
