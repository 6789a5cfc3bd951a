#if canImport(Testing)
  import Gimbal
  public import GimbalDevices
  public import GimbalEngine
  public import GimbalGeometry
  public import GimbalTraits
  public import Testing

  /// A trait that powers a device on for each test and binds it to the test's task.
  ///
  /// ```swift
  /// @Suite(.simulator("iphone-se-3")) @MainActor struct ScreenTests {
  ///   @Test func `the screen is the device's`() throws {
  ///     let phone = try #require(Simulator.bound)
  ///     #expect(UIScreen.main.bounds.size == phone.screen.bounds.size)
  ///   }
  /// }
  /// ```
  ///
  /// In the test `Simulator.bound` is that device, `UIScreen.main` is its screen, and views and
  /// controllers that are made belong to it, whatever tests run at the same time. What UIKit would have
  /// raised as an exception is an issue, at the line of the simulator's call during which it happened,
  /// else at the test itself; `expectException` takes one that is meant.
  ///
  /// The trace and the layout that a failed expectation was put to are attachments of the test, else those at its end;
  /// the layout as a picture too.
  ///
  /// See: D-11.
  public struct SimulatorTrait: TestTrait, SuiteTrait, TestScoping {
    let slug: String
    let system: SystemVersion?
    let orientation: UIDeviceOrientation
    let window: WindowLayout
    let app: AppDescription
    let reportsExceptions: Bool

    /// True: each test of a suite gets a device of its own.
    public var isRecursive: Bool { true }

    /// Powers the device on and runs the test; an unknown device or system fails the test.
    ///
    /// - Throws: what the test throws, or the reason why the device cannot be powered on.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      let scope = SimulatorScope(
        device: try DeviceCatalog.standard.device(slug), system: system, orientation: orientation,
        window: window, app: app, reportsExceptions: reportsExceptions)
      // Inside another trait's scope the evidence belongs to that.
      if ArtifactsBox.current != nil { return try await scope.run(test, function) }
      let artifacts = ArtifactsBox()
      defer { for piece in artifacts.all { piece.attach(at: test.sourceLocation) } }
      try await ArtifactsBox.$current.withValue(artifacts) { try await scope.run(test, function) }
    }
  }

  extension Trait where Self == SimulatorTrait {
    /// Powers a device of the standard catalog on for each test and binds it to the test's task; an app that is launched
    /// there begins in the window.
    ///
    /// Tests that look for exceptions in the trace turn their report off.
    public static func simulator(
      _ slug: String, system: SystemVersion? = nil, orientation: UIDeviceOrientation = .portrait,
      window: WindowLayout = .fullScreen, app: AppDescription = AppDescription(),
      reportsExceptions: Bool = true
    ) -> SimulatorTrait {
      SimulatorTrait(
        slug: slug, system: system, orientation: orientation, window: window, app: app,
        reportsExceptions: reportsExceptions)
    }
  }
#endif
