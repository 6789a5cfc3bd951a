// Scenarios: what is done to a device and what must then be seen, read from files and run.
//
// This room holds scenarios, scenes and formulas as values with their places in a file, the readers,
// and the runner that plays a scenario on simulators. It refuses to print, to choose exit codes and to
// draw; the rooms `Comparison`, `Reports` and `CommandLine` take its results.

import GimbalDocuments
public import GimbalEngine
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

  /// The most steps of a scenario.
  public static let stepLimit = 10_000

  /// True if any step asserts something.
  public var hasExpectation: Bool { !expectations.isEmpty }

  /// The assertions of the steps, in order.
  public var expectations: [Expectation] {
    steps.compactMap { step in
      if case .expect(let expectation) = step.action { expectation } else { nil }
    }
  }
}
