public import Gimbal
import GimbalDocuments
public import GimbalEngine

/// Controllers and claims that are made in Swift, by the names that files have for them: `{"swift": "Player"}`.
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

  /// Tells what it found of a simulator that does not agree with it, or nil where it holds.
  public typealias Expectation = @MainActor @Sendable (Simulator) -> String?

  private var factories: [String: Factory] = [:]
  private var expectations: [String: Expectation] = [:]
  private var hosted: HostedApp?

  /// Creates a registry with nothing in it.
  public init() {}

  /// Gives a controller a name; a name that is taken gets the new one.
  public mutating func register(_ name: String, _ factory: @escaping Factory) {
    factories[name] = factory
  }

  /// Gives a claim a name, `{"expect": {"swift": "playsOn"}}`; a name that is taken gets the new one.
  public mutating func register(expectation name: String, _ outcome: @escaping Expectation) {
    expectations[name] = outcome
  }

  /// The names of claims, sorted.
  public var expectationNames: [String] { expectations.keys.sorted() }

  /// The claim with a name, or nil.
  func outcome(_ name: String) -> Expectation? { expectations[name] }

  /// Registers the app that the program launches, under the name `App`.
  public mutating func register(_ app: HostedApp) { hosted = app }

  /// The app of a name; nil for a controller's name and one that is not registered.
  package func app(_ name: String) -> HostedApp? {
    name == HostedApp.name && factories[name] == nil ? hosted : nil
  }

  /// The names of controllers, sorted, and that of the app.
  public var names: [String] {
    (factories.keys + (app(HostedApp.name) == nil ? [] : [HostedApp.name])).sorted()
  }

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
