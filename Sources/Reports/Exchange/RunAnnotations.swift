import GimbalDocuments
public import GimbalScenarios

/// The failures and warnings of a run as commands of GitHub's workflows, which show them beside the lines of files.
///
/// Source: GitHub, Workflow commands: `::error file=…,line=…,col=…,title=…::message`.
public enum RunAnnotations {
  /// The lines; a failure at one place in several cases is one of them.
  ///
  /// - Complexity: linear in the size of the failures.
  public static func report(_ run: RunResult) -> String {
    PlacedFindings.of(run).map { finding in
      let place =
        "file=\(property(finding.file)),line=\(max(1, finding.position.line)),"
        + "col=\(max(1, finding.position.column)),title=\(property("gimbal: \(finding.rule)"))"
      return "::\(finding.isFailure ? "error" : "warning") \(place)::\(data(finding.text))\n"
    }.joined()
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
