import Gimbal
public import GimbalDevices
public import GimbalDocuments
public import GimbalScenarios
public import GimbalTraits

/// The result of a storm on one device.
public struct RandomTestResult: Sendable {
  /// The device's slug.
  public var device: String
  /// The system.
  public var system: SystemVersion
  /// The number of steps until a law was broken, else of all steps.
  public var stepCount: Int
  /// The orientations in which the interface is never with the controllers that are launched, each with the reason and
  /// the row that decides.
  ///
  /// See: R-ORI-4.
  public var leftOut: [String] = []
  /// The fault with the shortest scenario that shows it; nil where all laws held.
  public var finding: RandomTestFinding?
}

/// A fault that a storm found.
public struct RandomTestFinding: Sendable {
  /// The broken law.
  public var failure: RandomTestFailure
  /// The steps after the launch that lead to it, a line each.
  public var steps: [String]
  /// The scenario file that shows it.
  public var scenario: String
  /// The number of runs that it took to find so few steps.
  public var runCount: Int
}

/// Has storms go over a scene.
public struct RandomTestRunner: Sendable {
  private let scene: JSONValue
  private let runner: ScenarioRunner
  private let scenario: Scenario

  /// Reads the scene as a scenario file names it.
  ///
  /// `file` is where the scenario of a failure would be written: a scene's path begins beside it.
  ///
  /// - Throws: one line for each mistake of the scene.
  public init(
    scene: JSONValue, runner: ScenarioRunner = ScenarioRunner(),
    file: String = "storm.scenario.json"
  ) throws(DocumentError) {
    self.scene = scene
    self.runner = runner
    let document = RandomTestScenario.document(
      title: "A storm", scene: scene, device: "iphone-se-3", system: "newest", seed: 0, steps: [])
    scenario = try ScenarioReader.read(DocumentValue(JSONNode(document), file: file))
  }

  /// Has a storm go over the scene on a device.
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

  /// Launches the scene once, and queries which orientations its controllers leave out.
  @MainActor
  private func orientationsLeftOut(_ scenarioCase: ScenarioCase) -> [String] {
    var played = PlayedCase(scenarioCase, of: runner)
    guard played.take(played.launchStep) == nil, let simulator = played.simulator else { return [] }
    return simulator.orientationsLeftOut.map { orientation, reason in
      "\(orientation.name): \(reason) (R-ORI-4: \(simulator.orientationRule))"
    }
  }
}
