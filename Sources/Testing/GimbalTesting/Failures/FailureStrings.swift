#if !APPLE_UIKIT
  import Foundation
  import Gimbal
  import Synchronization

  #if canImport(Testing)
    import Testing
  #endif

  /// The text of a failed expectation.
  ///
  /// The first failure has the complete text. If the same line of a test fails again for the same
  /// reason, for example on the next device, the text is one line.
  enum FailureStrings {
    /// The environment variable that requests the complete text of every failure.
    static let variable = "GIMBAL_EVIDENCE"

    private struct Location: Hashable {
      var file: String
      var line: UInt
      var column: UInt
      var test: String
      var expectation: String
    }

    private static let reported = Mutex<Set<Location>>([])

    /// Returns the text for a failure of an expectation at a line.
    static func text(
      of artifacts: String, expectation: String, at caller: CallSite,
      isWhole: Bool = ProcessInfo.processInfo.environment[variable] == "all"
    ) -> String {
      // A matrix combines failures into one text, which needs the first one complete.
      guard !isWhole, ArtifactsBox.current?.isMatrix != true,
        let end = artifacts.firstIndex(of: "\n")
      else { return artifacts }
      var test = ""
      #if canImport(Testing)
        test = Test.current.map { "\($0.id)" } ?? ""
      #endif
      let position = Location(
        file: "\(caller.fileID)", line: caller.line, column: caller.column, test: test,
        expectation: expectation)
      if reported.withLock({ $0.insert(position).inserted }) {
        return artifacts
          + "\n(if it fails again, this line of the test prints only the first of these "
          + "lines; \(variable)=all prints all)"
      }
      return String(artifacts[..<end])
    }
  }
#endif
