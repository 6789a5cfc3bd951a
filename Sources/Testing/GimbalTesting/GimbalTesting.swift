#if !APPLE_UIKIT
  // Expectations that fail a test of Swift Testing or XCTest at their line.
  //
  // This module records results as issues of tests and does not judge: `EventExpectation` and
  // `LayoutExpectation` do. Tests of apps import it.

  import Gimbal
  public import GimbalTraces

  /// Fails the running test, at the caller's line and with the artifacts, unless a trace meets an
  /// expectation.
  ///
  /// ```swift
  /// let sim = try Simulator(DeviceCatalog.standard.device("iphone-se-3"))
  /// sim.launch(PlayerViewController())
  /// expect(sim.trace, .count("root viewDidLoad", 1))
  /// expect(sim.trace, .never("* exception"))
  /// ```
  ///
  /// Works in Swift Testing and in XCTest, from any thread. Outside of a running test nothing fails:
  /// use `expectation.check(trace)` there.
  ///
  /// Returns true if the expectation is met.
  ///
  /// - Complexity: that of `EventExpectation.check(_:)`.
  @discardableResult
  public func expect(
    _ trace: Trace, _ expectation: EventExpectation, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    let result = expectation.check(trace)
    if !result.isMet {
      let caller = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      let text = FailureStrings.text(of: result.text, expectation: "\(expectation)", at: caller)
      TestFailure(text: text, caller: caller, artifacts: [.trace(trace)]).record()
    }
    return result.isMet
  }
#endif
