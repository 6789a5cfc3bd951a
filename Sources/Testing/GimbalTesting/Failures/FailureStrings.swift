import Foundation
import Gimbal
import Synchronization

#if canImport(Testing)
  import Testing
#endif

/// The text of a failed expectation: all of its evidence the first time, one line when the same
/// line of a test fails again for the same reason, as on one device after the other.
enum FailureStrings {
  /// Says all each time.
  static let variable = "GIMBAL_EVIDENCE"

  private struct Location: Hashable {
    var file: String
    var line: UInt
    var column: UInt
    var test: String
    var expectation: String
  }

  private static let reported = Mutex<Set<Location>>([])

  /// The text for a failure of an expectation at a line.
  static func text(
    of artifacts: String, expectation: String, at caller: CallSite,
    isWhole: Bool = ProcessInfo.processInfo.environment[variable] == "all"
  ) -> String {
    // The failures of a matrix become one text, which has all of the first.
    guard !isWhole, ArtifactsBox.current?.isMatrix != true, let end = artifacts.firstIndex(of: "\n")
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
        + "\n(should it fail again, this line of the test says only the first of these "
        + "lines; \(variable)=all says all)"
    }
    return String(artifacts[..<end])
  }
}
