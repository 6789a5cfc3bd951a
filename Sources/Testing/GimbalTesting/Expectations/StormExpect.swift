import Gimbal
public import GimbalDevices
import GimbalDocuments
public import GimbalEngine
import GimbalScenarios
// A test that expects something of a storm makes the storm itself.
@_exported public import GimbalRandomTests
public import GimbalTraits

/// A trial that an app is expected to survive.
public struct StormExpectation: Hashable, Sendable {
  let storm: Storm

  /// The laws of a storm hold after each of its steps.
  public static func survives(_ storm: Storm) -> StormExpectation {
    StormExpectation(storm: storm)
  }
}

/// Fails the running test, at the caller's line and with the shortest way to the failure, unless the screen of a
/// controller survives a storm on a device: `expect({ PlayerViewController() }, .survives(.storm(seed: 7)))`.
///
/// The controller is made anew for each launch. The device is the one that the trait `.simulator(…)` has bound to the
/// test, with its system, unless one is given; without either it is an iPhone 15 Pro. Returns true when all laws held.
///
/// ```swift
/// expect({ PlayerViewController() }, .survives(.storm(seed: 7, steps: 40)))
/// ```
///
/// - Complexity: linear in the steps of the storm.
@MainActor
@discardableResult
public func expect(
  _ root: @escaping @MainActor @Sendable () -> UIViewController, _ expectation: StormExpectation,
  on device: DeviceProfile? = nil, system: SystemVersion? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  let failure = StormTest(root: root, device: device, system: system).failure(of: expectation.storm)
  guard let failure else { return true }
  let caller = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  TestFailure(text: failure, caller: caller).record()
  return false
}

/// A storm over a controller that a test makes.
@MainActor
private struct StormTest {
  /// The name of the controller in the scenario that a failure shows.
  private static let name = "Root"
  private static let usualDevice = "iphone-15-pro"

  let root: @MainActor @Sendable () -> UIViewController
  let device: DeviceProfile?
  let system: SystemVersion?

  /// The failure in words; nil where all laws held.
  func failure(of storm: Storm) -> String? {
    var runner = ScenarioRunner()
    runner.registry.register(StormTest.name, root)
    do {
      let device =
        try device ?? Simulator.bound?.profile
        ?? DeviceCatalog.standard.device(StormTest.usualDevice)
      let bound = self.device == nil ? Simulator.bound?.system : nil
      let storms = try StormRunner(
        scene: .members([("swift", .string(StormTest.name))]), runner: runner)
      let result = try storms.run(storm, on: device, system ?? bound ?? device.defaultSystem)
      guard let finding = result.finding else { return nil }
      let steps = (["launch"] + finding.steps).map { "  " + $0 }.joined(separator: "\n")
      return
        "the storm of the seed \(storm.seed) on \(result.device), iOS \(result.system) breaks the "
        + "law '\(finding.failure.law.rawValue)' at step \(result.stepCount): "
        + "\(finding.failure.sentence)\n"
        + (finding.failure.evidence.isEmpty ? "" : finding.failure.evidence + "\n")
        + "the shortest way there, found in \(finding.runCount) runs:\n\(steps)\n"
        + "as a scenario, where \(StormTest.name) is registered:\n\(finding.scenario)"
    } catch {
      return "the storm cannot begin: \(error)"
    }
  }
}
