#if canImport(Testing) && !APPLE_UIKIT
  import Gimbal
  public import GimbalDevices
  public import GimbalEngine
  public import GimbalGeometry
  import GimbalTraits
  public import Testing

  /// A trait that runs a test on each device of a matrix, and combines failures at one line.
  ///
  /// ```swift
  /// @Test(.simulators(.phones, systems: [.iOS(17), .iOS(18)])) @MainActor
  /// func `the button stays on the screen`() throws {
  ///   let phone = try #require(Simulator.bound)
  ///   phone.launch(PlayerViewController())
  ///   expect(phone, "play", .inside(.safeArea))
  /// }
  /// ```
  ///
  /// The test runs once on each device with each supported system, one after the other. In the test
  /// `Simulator.bound` is the device. An issue has the number of devices on which its line fails
  /// and their common property: `fails on 12 of 35: all narrower than 375 pt`. The complete first
  /// failure follows. After a test throws, it runs on the next device. The environment variable
  /// `GIMBAL_MATRIX=iphone-se-3,ipads` limits the devices.
  ///
  /// See: D-11.
  public struct SimulatorsTrait: TestTrait, SuiteTrait, TestScoping {
    let devices: MatrixDevices
    let systems: MatrixSystems
    let orientations: [UIDeviceOrientation]
    let postures: [Posture]
    let windows: [WindowLayout]
    let app: AppDescription
    let reportsExceptions: Bool

    /// True: each test of a suite runs on the matrix.
    public var isRecursive: Bool { true }

    /// Runs the test on each device and records the failures at the end.
    ///
    /// - Throws: the reason why there is no device; the error of a test that was cancelled.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      let positions = try await positions()
      var gathered = MatrixFailures(positions)
      for index in positions.indices {
        let issues = IssueBox()
        let artifacts = ArtifactsBox(isMatrix: true)
        try await ArtifactsBox.$current.withValue(artifacts) {
          try await IssueHandlingTrait.compactMapIssues { issues.take($0) }.provideScope(
            for: test, testCase: testCase
          ) {
            let scope = SimulatorScope(
              device: positions[index].device, system: positions[index].system,
              orientation: positions[index].orientation, window: positions[index].window, app: app,
              reportsExceptions: reportsExceptions)
            do {
              try await scope.run(test, function)
            } catch {
              if Task.isCancelled { throw error }
              // A failed requirement is already recorded as an issue.
              if !(error is ExpectationFailedError) {
                Issue.record(error, sourceLocation: test.sourceLocation)
              }
            }
          }
        }
        gathered.add(issues.all, artifacts.located, at: index)
      }
      gathered.record()
    }

    /// Returns the locations by device, then by system, without windows that a device does not
    /// offer.
    @MainActor
    func positions() throws -> [MatrixLocation] {
      let only = MatrixDevices.namesOfEnvironment
      var positions: [MatrixLocation] = []
      for device in try devices.devices(
        in: DeviceCatalog.standard, only: only, postures: postures)
      {
        for system in systems.systems(of: device) {
          for orientation in orientations {
            for window in windows {
              var position = MatrixLocation(
                device: device, system: system, orientation: orientation, window: window)
              if window != .fullScreen || device.hinge != nil {
                guard let pane = try pane(of: position) else { continue }
                position.pane = pane
              }
              positions.append(position)
            }
          }
        }
      }
      // With the variable a matrix can be empty without an error.
      guard !positions.isEmpty || !only.isEmpty else { throw EmptyMatrix() }
      return positions
    }

    /// Returns the size and size classes of the app's window; nil if the device does not offer it.
    @MainActor
    private func pane(of position: MatrixLocation) throws -> WindowPane? {
      let simulator = try Simulator(
        position.device, system: position.system, orientation: position.orientation, app: app)
      do { try simulator.resize(to: position.window) } catch { return nil }
      let controller = UIViewController()
      simulator.launch(controller)
      let traits = controller.traitCollection
      return WindowPane(
        size: controller.view.bounds.size,
        sizeClasses: SizeClasses(
          horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass))
    }
  }

  /// The error of a matrix without a device.
  struct EmptyMatrix: Error, CustomStringConvertible {
    var description: String {
      "the matrix has no device: none that is chosen runs one of the systems and offers one of the windows"
    }
  }

  extension Trait where Self == SimulatorsTrait {
    /// Runs a test on each device of a matrix.
    ///
    /// `orientations` are those at the start. A foldable device runs in each of the `postures`, or
    /// without any as it is named. A device is left out if it does not offer one of the `windows`.
    /// Tests that inspect exceptions in the trace disable their report.
    public static func simulators(
      _ devices: MatrixDevices, systems: MatrixSystems = .newest,
      orientations: [UIDeviceOrientation] = [.portrait], postures: [Posture] = [],
      windows: [WindowLayout] = [.fullScreen], app: AppDescription = AppDescription(),
      reportsExceptions: Bool = true
    ) -> SimulatorsTrait {
      SimulatorsTrait(
        devices: devices, systems: systems, orientations: orientations, postures: postures,
        windows: windows, app: app, reportsExceptions: reportsExceptions)
    }
  }
#endif
