#if canImport(Testing) && !APPLE_UIKIT
  import Gimbal
  import GimbalDevices
  import GimbalEngine
  import GimbalGeometry
  import GimbalTraits
  import Testing

  /// The configuration of a device that is powered on for one run of a test.
  struct SimulatorScope {
    var device: DeviceProfile
    var system: SystemVersion?
    var orientation: UIDeviceOrientation
    var window: WindowLayout
    var app: AppDescription
    var reportsExceptions: Bool

    /// Powers the device on, binds it to the task, and runs the test.
    ///
    /// If the test fails and no failed expectation is about a trace or a layout, the trace and the
    /// layout at the end of the test are collected as artifacts.
    func run(_ test: Test, _ function: @Sendable () async throws -> Void) async throws {
      let simulator = try await powerOn(for: test)
      let issues = IssueBox()
      do {
        try await IssueHandlingTrait.compactMapIssues { issues.collect($0) }.provideScope(
          for: test, testCase: Test.Case.current
        ) {
          try await simulator.bind { try await function() }
        }
      } catch {
        await Self.collect(simulator)
        throw error
      }
      if issues.all.isEmpty {
        // The failure is a known issue.
        ArtifactsBox.current?.clear()
      } else {
        await Self.collect(simulator)
      }
    }

    @MainActor
    private static func collect(_ simulator: Simulator) {
      guard let box = ArtifactsBox.current else { return }
      let collected = box.all
      if !collected.contains(where: \.isTrace) { box.collect(.trace(simulator.trace), of: nil) }
      if collected.allSatisfy(\.isTrace) { box.collect(.layout(simulator.layout), of: nil) }
    }

    /// Powers on the device for the test without suspension, since other tests run at suspension
    /// points.
    @MainActor
    private func powerOn(for test: Test) throws -> Simulator {
      let simulator = try Simulator(
        device, system: system, orientation: orientation, app: app)
      if window != .fullScreen { try simulator.resize(to: window) }
      simulator.machine.power.isOneTasksOwn = true
      if reportsExceptions { simulator.reportExceptions(elsewhere: test.sourceLocation) }
      return simulator
    }
  }
#endif
