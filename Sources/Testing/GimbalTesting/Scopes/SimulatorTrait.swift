#if canImport(Testing) && !APPLE_UIKIT
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
  /// In the test `Simulator.bound` is that device, `UIScreen.main` is its screen, and created views
  /// and controllers belong to it, even if other tests run at the same time. A UIKit exception is
  /// an issue at the simulator's call that caused it, else at the test; `expectException` expects
  /// one.
  ///
  /// The subject of a failed expectation, a trace or a layout, is attached to the test, a layout
  /// also as an image. Without one, the trace and layout at the test's end are attached.
  ///
  /// See: D-11.
  public struct SimulatorTrait: TestTrait, SuiteTrait, TestScoping {
    let slug: String
    let system: SystemVersion?
    let orientation: UIDeviceOrientation
    let window: WindowLayout
    let app: AppDescription
    let reportsExceptions: Bool

    /// True: each test of a suite has its own device.
    public var isRecursive: Bool { true }

    /// Powers the device on and runs the test; an unknown device or system fails the test.
    ///
    /// - Throws: the test's error, or the reason why the device cannot be powered on.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      let scope = SimulatorScope(
        device: try DeviceCatalog.standard.device(slug), system: system, orientation: orientation,
        window: window, app: app, reportsExceptions: reportsExceptions)
      // Inside another trait's scope the artifacts belong to that trait.
      if ArtifactsBox.current != nil { return try await scope.run(test, function) }
      let artifacts = ArtifactsBox()
      defer { for piece in artifacts.all { piece.attach(at: test.sourceLocation) } }
      try await ArtifactsBox.$current.withValue(artifacts) { try await scope.run(test, function) }
    }
  }

  extension Trait where Self == SimulatorTrait {
    /// Powers on a device of the standard catalog for each test and binds it to the test's task.
    ///
    /// An app that is launched on it begins in the window. Tests that inspect exceptions in the
    /// trace disable their report.
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
