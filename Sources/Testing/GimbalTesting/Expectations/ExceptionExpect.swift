#if !APPLE_UIKIT
  public import Gimbal

  #if canImport(Testing)
    import Testing

    extension Simulator {
      /// Records every UIKit exception as an issue.
      func reportExceptions(elsewhere: SourceLocation) {
        exceptionHandler = { [unowned self] exception, site in
          if let site {
            TestFailure(text: exception.description, caller: site).record()
          } else if let last = lastCallSite {
            // The test's own code has no known source location: the nearest is the previous call.
            let text = "\(exception)\nraised by code that runs after this call of the simulator"
            TestFailure(text: text, caller: last).record()
          } else {
            Issue.record(Comment(rawValue: exception.description), sourceLocation: elsewhere)
          }
        }
      }
    }
  #endif

  extension FailureRecorder: FailureRecording {
    /// Without a simulator's call the location is this line: the default device has no caller.
    package static func record(_ exception: UIKitException, _ site: CallSite?) {
      TestFailure(text: exception.description, caller: site ?? CallSite()).record()
    }
  }

  /// Fails the running test, at the caller's line, unless `body` causes a UIKit exception with a
  /// name.
  ///
  /// ```swift
  /// let sim = try Simulator(DeviceCatalog.standard.device("iphone-se-3"))
  /// sim.launch(PlayerViewController())
  /// expectException("CALayerInvalidGeometry", on: sim) {
  ///   sim.perform { sim.window?.rootViewController?.view.frame.origin.x = .nan }
  /// }
  /// ```
  ///
  /// Other exceptions fail the test as well. Returns true if only the expected one occurred.
  ///
  /// See: D-11.
  @MainActor
  @discardableResult
  public func expectException(
    _ name: String, on simulator: Simulator, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ body: () throws -> Void
  ) rethrows -> Bool {
    var exceptions: [UIKitException] = []
    let outer = simulator.exceptionHandler
    simulator.exceptionHandler = { exception, _ in exceptions.append(exception) }
    defer { simulator.exceptionHandler = outer }
    try body()
    let others = exceptions.filter { $0.name != name }
    if others.isEmpty, !exceptions.isEmpty { return true }
    let found =
      exceptions.isEmpty ? "nothing" : exceptions.map(\.description).joined(separator: "; ")
    let caller = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    TestFailure(text: "expected the exception \(name); raised was \(found)", caller: caller)
      .record()
    return false
  }
#endif
