import GimbalDocuments
public import GimbalScenarios

/// The failures and warnings of a run as GitHub workflow commands, which annotate the lines of
/// files.
///
/// Source: GitHub, Workflow commands: `::error file=…,line=…,col=…,title=…::message`.
public enum RunAnnotations {
  /// Returns the lines; a failure at one position in several cases is one line.
  ///
  /// - Complexity: linear in the size of the failures.
  public static func report(_ run: RunResult) -> String {
    LocatedFindings.of(run).map { finding in
      let location =
        "file=\(property(finding.file)),line=\(max(1, finding.position.line)),"
        + "col=\(max(1, finding.position.column)),title=\(property("gimbal: \(finding.rule)"))"
      return "::\(finding.isFailure ? "error" : "warning") \(location)::\(data(finding.text))\n"
    }.joined()
  }

  /// Returns a message of several lines, without terminal controls.
  private static func data(_ text: String) -> String {
    VisibleText.lines(of: text).map { $0.replacing("%", with: "%25") }.joined(separator: "%0A")
  }

  private static func property(_ text: String) -> String {
    VisibleText.of(text, limit: 1_000).replacing("%", with: "%25").replacing(":", with: "%3A")
      .replacing(",", with: "%2C")
  }
}
