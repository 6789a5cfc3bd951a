#if canImport(Testing)
  import Gimbal
  import GimbalDevices
  public import GimbalEngine
  public import GimbalGeometry
  import GimbalTraits
  public import Testing

  /// A trait that runs a test on each device of a matrix, and makes one issue of what fails at one line of it.
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
  /// The test runs once on each device with each of the systems that the device runs, one after the other; in it
  /// `Simulator.bound` is the device. An issue says on how many of them its line fails, what tells these from the
  /// others, and all of the first failure: `fails on 12 of 35: all narrower than 375 pt`. A test that throws goes on
  /// with the next device. The variable `GIMBAL_MATRIX=iphone-se-3,ipads` leaves only some of the devices.
  ///
  /// See: D-11.
  public struct SimulatorsTrait: TestTrait, SuiteTrait, TestScoping {
    let devices: MatrixDevices
    let systems: MatrixSystems
    let orientations: [UIDeviceOrientation]
    let app: AppDescription
    let reportsExceptions: Bool

    /// True: each test of a suite runs on the matrix.
    public var isRecursive: Bool { true }

    /// Runs the test on each device; what fails is recorded at the end.
    ///
    /// - Throws: the reason why there is no device; the error of a test that was cancelled.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      let places = try places()
      var gathered = MatrixFailures(places)
      for index in places.indices {
        let issues = IssueBox()
        let evidence = EvidenceBox(isMatrix: true)
        try await EvidenceBox.$current.withValue(evidence) {
          try await IssueHandlingTrait.compactMapIssues { issues.take($0) }.provideScope(
            for: test, testCase: testCase
          ) {
            let scope = SimulatorScope(
              device: places[index].device, system: places[index].system,
              orientation: places[index].orientation, app: app,
              reportsExceptions: reportsExceptions)
            do {
              try await scope.run(test, function)
            } catch {
              if Task.isCancelled { throw error }
              // A failed requirement is an issue already.
              if !(error is ExpectationFailedError) {
                Issue.record(error, sourceLocation: test.sourceLocation)
              }
            }
          }
        }
        gathered.add(issues.all, evidence.located, at: index)
      }
      gathered.record()
    }

    /// The places of the matrix, by device, then by system.
    private func places() throws -> [MatrixPlace] {
      let only = MatrixDevices.wordsOfEnvironment
      let places = try devices.devices(in: .standard, only: only).flatMap { device in
        systems.systems(of: device).flatMap { system in
          orientations.map { MatrixPlace(device: device, system: system, orientation: $0) }
        }
      }
      // With the variable a matrix may well have none of the devices that are asked for.
      guard !places.isEmpty || !only.isEmpty else { throw EmptyMatrix() }
      return places
    }
  }

  /// The error of a matrix without a device.
  struct EmptyMatrix: Error, CustomStringConvertible {
    var description: String {
      "the matrix has no device: none that is chosen runs one of the systems"
    }
  }

  extension Trait where Self == SimulatorsTrait {
    /// Runs a test on each device of a matrix.
    ///
    /// `orientations` are the ways in which a device is held at the start. Tests that look for exceptions in the
    /// trace turn their report off.
    public static func simulators(
      _ devices: MatrixDevices, systems: MatrixSystems = .newest,
      orientations: [UIDeviceOrientation] = [.portrait], app: AppDescription = AppDescription(),
      reportsExceptions: Bool = true
    ) -> SimulatorsTrait {
      SimulatorsTrait(
        devices: devices, systems: systems, orientations: orientations, app: app,
        reportsExceptions: reportsExceptions)
    }
  }
#endif
