// ScenarioFiles holds the files of scenarios and scenes as values with their places: the forms of what they may
// say, from which reading, checking and the schemas follow, and the cases that a scenario has in a catalog. No
// engine is needed for any of it, and nothing is run here. The next room up is Scenarios, which plays them.

public import GimbalDocuments
public import GimbalTerms
public import GimbalTraits

/// One behaviour with its proof: an app on some devices, steps, and what must hold after them.
public struct Scenario: Sendable {
  /// The file as the user named it; errors and results show it.
  public var file: String
  /// The subject of the scenario, in one sentence.
  public var title: String
  /// The sequence of the record that it holds the simulator to, such as `R-NAV-1`; reports name it.
  public var rule: String?
  /// The rows and rules that it shows, such as `S5` or `R-COORD-2`; none unless said.
  public var shows: [String]
  /// The devices that it is for.
  public var devices: [DeviceSelector]
  /// The systems that it is for.
  public var systems: [SystemSelector]
  /// The app's declarations.
  public var app: AppDescription
  /// The scene that the app shows.
  public var scene: Scene
  /// The seed of what is random in an app; nothing is in Gimbal itself.
  public var seed: UInt64?
  /// The person's settings at launch.
  public var settings: UserSettings
  /// Choices of Gimbal's, as they are before the launch.
  public var switches: BehaviourSwitches
  /// The reason why the scenario is set aside; nil when it runs.
  public var pending: String?
  /// The acts and claims, in order; never empty.
  public var steps: [Step]
  /// The files of which the scenario was put together, in which its places are.
  public var files: SourceFiles

  /// The most steps of a scenario.
  public static let stepLimit = 10_000

  /// An error at a place of the scenario, in whichever of its files that is.
  package func error(_ position: SourcePosition, _ issue: String) -> DocumentError {
    files.located(DocumentError(file: file, position: position, issue: issue))
  }

  /// True if any step asserts something.
  public var hasExpectation: Bool { !expectations.isEmpty || comparesWithGoldens }

  /// True if a step compares something with a golden file.
  public var comparesWithGoldens: Bool {
    steps.contains { if case .golden = $0.action { true } else { false } }
  }

  /// The assertions of the steps, in order.
  public var expectations: [Expectation] {
    steps.compactMap { step in
      if case .expect(let expectation) = step.action { expectation } else { nil }
    }
  }
}
