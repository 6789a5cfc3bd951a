// The files of scenarios and scenes as values with positions.
//
// Schemas of the values define their reading, checking and JSON schemas. The module also finds the
// cases of a scenario in a catalog. It does not need the engine and runs nothing; `GimbalScenarios`
// runs scenarios.

public import GimbalDocuments
public import GimbalTerms
public import GimbalTraits

/// A test of one behaviour: an app on some devices, steps, and expectations.
public struct Scenario: Sendable {
  /// The file as it was given, for errors and results.
  public var file: String
  /// The subject of the scenario, in one sentence.
  public var title: String
  /// The recorded sequence that the scenario checks, such as `R-NAV-1`; reports name it.
  public var rule: String?
  /// The rows and rules that it demonstrates, such as `S5` or `R-COORD-2`; may be empty.
  public var shows: [String]
  /// The selected devices.
  public var devices: [DeviceSelector]
  /// The selected systems.
  public var systems: [SystemSelector]
  /// The app's declarations.
  public var app: AppDescription
  /// The scene that the app shows.
  public var scene: Scene
  /// The seed of random values in an app; Gimbal itself has none.
  public var seed: UInt64?
  /// The user's settings at launch.
  public var settings: UserSettings
  /// The user's language, such as `de`, for an app that the scenario launches; nil is the app's own.
  package var locale: String?
  /// Gimbal's choices of behaviour before the launch.
  public var switches: BehaviourSwitches
  /// The reason why the scenario is not run; nil if it is run.
  public var pending: String?
  /// The actions and expectations, in order; never empty.
  public var steps: [Step]
  /// The files of the scenario, to which positions refer.
  public var files: SourceFiles

  /// The limit of steps.
  public static let stepLimit = 10_000

  /// Returns an error at a position in any of the scenario's files.
  package func error(_ position: SourcePosition, _ issue: String) -> DocumentError {
    files.located(DocumentError(file: file, position: position, issue: issue))
  }

  /// True if any step has an expectation.
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
