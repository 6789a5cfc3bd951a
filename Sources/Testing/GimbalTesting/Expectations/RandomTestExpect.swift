#if !APPLE_UIKIT
  import Gimbal
  public import GimbalDevices
  import GimbalDocuments
  public import GimbalEngine
  // Exported because tests create the randomized test themselves.
  @_exported public import GimbalRandomTests
  import GimbalScenarios
  public import GimbalTraits

  /// The expectation that an app passes a randomized test.
  public struct RandomTestExpectation: Hashable, Sendable {
    /// The randomized test that the expectation runs.
    let randomTest: RandomTest

    /// Expects the invariants of a randomized test to hold after each of its steps.
    public static func survives(_ randomTest: RandomTest) -> RandomTestExpectation {
      RandomTestExpectation(randomTest: randomTest)
    }
  }

  /// Fails the running test, at the caller's line and with the shortest failing scenario, unless a
  /// controller passes a randomized test:
  /// `expect({ PlayerViewController() }, .survives(.storm(seed: 7)))`.
  ///
  /// The controller is created for each launch. Without `device` it is the device and system that the
  /// trait `.simulator(…)` bound to the test, or else an iPhone 15 Pro. Returns true if all
  /// invariants hold.
  ///
  /// ```swift
  /// expect({ PlayerViewController() }, .survives(.storm(seed: 7, steps: 40)))
  /// ```
  ///
  /// - Complexity: linear in the steps of the randomized test.
  @MainActor
  @discardableResult
  public func expect(
    _ root: @escaping @MainActor @Sendable () -> UIViewController,
    _ expectation: RandomTestExpectation,
    on device: DeviceProfile? = nil, system: SystemVersion? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    let failure = RandomTestRun(root: root, device: device, system: system).failure(
      of: expectation.randomTest)
    guard let failure else { return true }
    let caller = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    TestFailure(text: failure, caller: caller).record()
    return false
  }

  /// A randomized test of a controller that a test creates.
  @MainActor
  private struct RandomTestRun {
    /// The name of the controller in the scenario that a failure shows.
    private static let name = "Root"
    private static let usualDevice = "iphone-15-pro"

    /// Creates the root controller, once for each launch.
    let root: @MainActor @Sendable () -> UIViewController
    /// The device; nil for the bound one.
    let device: DeviceProfile?
    /// The system; nil for the bound or the default one.
    let system: SystemVersion?

    /// Returns the failure, or nil if all invariants hold.
    func failure(of randomTest: RandomTest) -> String? {
      var runner = ScenarioRunner()
      runner.registry.register(RandomTestRun.name, root)
      do {
        let device =
          try device ?? Simulator.bound?.profile
          ?? DeviceCatalog.standard.device(RandomTestRun.usualDevice)
        let bound = self.device == nil ? Simulator.bound?.system : nil
        let randomTests = try RandomTestRunner(
          scene: .members([("swift", .string(RandomTestRun.name))]), runner: runner)
        let result = try randomTests.run(
          randomTest, on: device, system ?? bound ?? device.defaultSystem)
        guard let finding = result.finding else { return nil }
        let steps = (["launch"] + finding.steps).map { "  " + $0 }.joined(separator: "\n")
        return
          "the randomized test with seed \(randomTest.seed) on \(result.device), iOS \(result.system) breaks the "
          + "invariant '\(finding.failure.invariant.rawValue)' at step \(result.stepCount): "
          + "\(finding.failure.message)\n"
          + (finding.failure.artifacts.isEmpty ? "" : finding.failure.artifacts + "\n")
          + "the shortest way there, found in \(finding.runCount) runs:\n\(steps)\n"
          + "as a scenario, where \(RandomTestRun.name) is registered:\n\(finding.scenario)"
      } catch {
        return "the randomized test cannot start: \(error)"
      }
    }
  }
#endif
