public import Gimbal
import GimbalDocuments
public import GimbalEngine

/// Controllers and expectations from Swift, by their names in files: `{"swift": "Player"}`.
///
/// ```swift
/// var registry = SceneRegistry()
/// registry.register("Player") { PlayerViewController() }
/// let runner = ScenarioRunner(registry: registry)
/// print(runner.registry.names)
/// ```
public struct SceneRegistry: Sendable {
  /// Creates a controller for each case; called with the case's simulator as the current one.
  public typealias Factory = @MainActor @Sendable () -> UIViewController

  /// Returns a description of the failure, or nil if the expectation is met.
  public typealias Expectation = @MainActor @Sendable (Simulator) -> String?

  private var factories: [String: Factory] = [:]
  private var expectations: [String: Expectation] = [:]
  private var hosted: HostedApp?

  /// Creates an empty registry.
  public init() {}

  /// Registers a controller under a name, and replaces an earlier one.
  public mutating func register(_ name: String, _ factory: @escaping Factory) {
    factories[name] = factory
  }

  /// Registers an expectation under a name, `{"expect": {"swift": "playsOn"}}`, and replaces an
  /// earlier one.
  public mutating func register(expectation name: String, _ outcome: @escaping Expectation) {
    expectations[name] = outcome
  }

  /// The names of expectations, sorted.
  public var expectationNames: [String] { expectations.keys.sorted() }

  /// Returns the expectation with a name, or nil.
  func outcome(_ name: String) -> Expectation? { expectations[name] }

  /// Registers the app that the program launches, under the name `App`.
  public mutating func register(_ app: HostedApp) { hosted = app }

  /// Returns the app with a name; nil for a controller's name or an unknown one.
  package func app(_ name: String) -> HostedApp? {
    name == HostedApp.name && factories[name] == nil ? hosted : nil
  }

  /// The names of controllers and of the app, sorted.
  public var names: [String] {
    (factories.keys + (app(HostedApp.name) == nil ? [] : [HostedApp.name])).sorted()
  }

  /// Returns the factory of the controller with a name, or nil.
  public func factory(_ name: String) -> Factory? { factories[name] }

  /// Returns the factory of the controller with a name; an unknown name is an error at its
  /// position.
  func factory(
    _ name: String, namedIn file: String, at position: SourcePosition
  ) throws(DocumentError) -> Factory {
    if let factory = factories[name] { return factory }
    throw .notRegistered(name, among: names, namedIn: file, at: position)
  }
}
