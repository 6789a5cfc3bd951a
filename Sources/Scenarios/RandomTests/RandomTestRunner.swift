import Gimbal
public import GimbalDevices
public import GimbalDocuments
public import GimbalScenarios
public import GimbalTraits

/// The result of a randomized test on one device.
public struct RandomTestResult: Sendable {
  /// The device's slug.
  public var device: String
  /// The system.
  public var system: SystemVersion
  /// The number of steps until an invariant was violated, else of all steps.
  public var stepCount: Int
  /// The orientations that the launched controllers do not support, each with the reason and the
  /// deciding row.
  ///
  /// See: R-ORI-4.
  public var leftOut: [String] = []
  /// The failure with the shortest scenario that shows it; nil if all invariants held.
  public var finding: RandomTestFinding?
}

/// A failure that a randomized test found.
public struct RandomTestFinding: Sendable {
  /// The violated invariant.
  public var failure: RandomTestFailure
  /// The steps after the launch that cause it, one line each.
  public var steps: [String]
  /// The scenario file that shows it.
  public var scenario: String
  /// The number of runs that shortened the steps.
  public var runCount: Int
}

/// Runs randomized tests of a scene.
public struct RandomTestRunner: Sendable {
  private let scene: JSONValue
  private let runner: ScenarioRunner
  private let scenario: Scenario

  /// Reads the scene that a scenario file names.
  ///
  /// `file` is the path where the scenario of a failure would be written; a scene's path is
  /// relative to it.
  ///
  /// - Throws: one line for each error of the scene.
  public init(
    scene: JSONValue, runner: ScenarioRunner = ScenarioRunner(),
    file: String = "storm.scenario.json"
  ) throws(DocumentError) {
    self.scene = scene
    self.runner = runner
    let document = RandomTestScenario.document(
      title: "Randomized test", scene: scene, device: "iphone-se-3", system: "newest", seed: 0,
      steps: [])
    scenario = try ScenarioReader.read(DocumentValue(JSONNode(document), file: file))
  }

  /// Runs a randomized test of the scene on a device.
  ///
  /// - Throws: the reason why the scene cannot be launched.
  /// - Complexity: linear in the steps, and ``RandomTest/runLimit`` rounds more for a failure.
  @MainActor
  public func run(
    _ randomTest: RandomTest, on device: DeviceProfile, _ system: SystemVersion
  ) throws(RandomTestError) -> RandomTestResult {
    let scenarioCase = ScenarioCase(scenario: scenario, device: device, system: system)
    let leftOut = orientationsLeftOut(scenarioCase)
    let (found, stepCount) = try RandomTestSearch(scenarioCase, randomTest, runner).search()
    var result = RandomTestResult(device: device.slug, system: system, stepCount: stepCount)
    result.leftOut = leftOut
    guard let found else { return result }
    var shrinking = RandomTestShrinking(scenarioCase, randomTest, runner)
    let shortest = shrinking.shortest(found)
    result.finding = RandomTestFinding(
      failure: shortest.failure, steps: shortest.steps.map(\.text),
      scenario: RandomTestScenario.text(
        of: shortest, scene: scene, device: device.slug, system: "\(system)", seed: randomTest.seed),
      runCount: shrinking.runCount)
    return result
  }

  /// Launches the scene once, and finds the orientations that its controllers do not support.
  @MainActor
  private func orientationsLeftOut(_ scenarioCase: ScenarioCase) -> [String] {
    var played = PlayedCase(scenarioCase, of: runner)
    guard played.take(played.launchStep) == nil, let simulator = played.simulator else { return [] }
    return simulator.orientationsLeftOut.map { orientation, reason in
      "\(orientation.name): \(reason) (R-ORI-4: \(simulator.orientationRule))"
    }
  }
}
