import GimbalDocuments
import GimbalFiles
import GimbalScenarios

/// The protocol between Bazel and a test: files about the test's capabilities and its results.
///
/// Source: Bazel, Test encyclopedia: `TEST_SHARD_STATUS_FILE`, `TEST_PREMATURE_EXIT_FILE`,
/// `XML_OUTPUT_FILE`, `TESTBRIDGE_TEST_ONLY`.
struct BazelTest {
  private let variables: [String: String]

  /// Creates the test that this process runs, or nil if Bazel did not start it.
  init?(_ variables: [String: String]) {
    guard variables["BAZEL_TEST"] == "1" else { return nil }
    self.variables = variables
  }

  /// The variables with their meanings, for the manual.
  static let environmentVariables: [(name: String, meaning: String)] = [
    (
      "BAZEL_TEST",
      "With the value 1: TESTBRIDGE_TEST_ONLY filters the run as '--filter' does, and the files that Bazel "
        + "names in TEST_SHARD_STATUS_FILE, TEST_PREMATURE_EXIT_FILE and XML_OUTPUT_FILE are written."
    )
  ]

  /// The filter of the cases, from `--test_filter` of the build.
  var filter: String? {
    variables["TESTBRIDGE_TEST_ONLY"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Declares that sharding is supported, and that the test has begun.
  func begin() throws(DocumentError) {
    for name in ["TEST_SHARD_STATUS_FILE", "TEST_PREMATURE_EXIT_FILE"] {
      if let path = file(name) { try FileWriter.write("", to: path) }
    }
  }

  /// Writes the report, and declares that the test has ended.
  func end(_ result: RunResult) throws(DocumentError) {
    if let path = file("XML_OUTPUT_FILE") {
      let report = RunFormat.junit.report(result, isColored: false, listsAssumptions: false)
      try FileWriter.put(path, report)
    }
    if let path = file("TEST_PREMATURE_EXIT_FILE") { try FileWriter.remove(path) }
  }

  private func file(_ name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
