#if !APPLE_UIKIT
  import Gimbal
#endif
#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// A failed expectation that is reported to the running test library.
struct TestFailure {
  /// The message of the failure.
  var text: String
  /// The line of the test that made the expectation.
  var caller: CallSite
  /// The subject of the expectation.
  var artifacts: [FailureArtifacts] = []

  /// Records the failure as an issue of the running test.
  ///
  /// Without a current test of Swift Testing the caller is an XCTest or a detached task, which
  /// cannot be distinguished. Both libraries then receive it, and the one that runs no test ignores
  /// it.
  func record() {
    #if canImport(Testing)
      let location = SourceLocation(
        fileID: "\(caller.fileID)", filePath: "\(caller.filePath)", line: Int(caller.line),
        column: Int(caller.column))
      for piece in artifacts {
        #if !APPLE_UIKIT
          if let box = ArtifactsBox.current {
            box.collect(piece, of: caller)
            continue
          }
        #endif
        if Test.current != nil { piece.attach(at: location) }
      }
      Issue.record(Comment(rawValue: text), sourceLocation: location)
      if Test.current != nil { return }
    #endif
    #if canImport(XCTest)
      XCTFail(text, file: caller.filePath, line: caller.line)
    #endif
  }
}
