import GimbalDocuments
public import GimbalScenarios

/// The failures and warnings of a run as SARIF 2.1.0, which code hosts show at the lines of files.
public enum RunSARIF {
  /// Returns the document; a failure at one position in several cases is one result.
  ///
  /// - Complexity: linear in the size of the failures.
  public static func report(_ run: RunResult, version: String) -> String {
    SARIFLog.text(
      version: version,
      rules: LocatedFindings.rules.map {
        .members([("id", .string($0.id)), ("shortDescription", SARIFLog.message($0.text))])
      },
      results: LocatedFindings.of(run).map { finding in
        let location = SARIFLog.location(
          finding.file, line: finding.position.line, column: finding.position.column)
        return .members([
          ("ruleId", .string(finding.rule)),
          ("level", .string(finding.isFailure ? "error" : "warning")),
          ("message", SARIFLog.message(finding.text)),
          ("locations", .elements([.members([("physicalLocation", location)])])),
        ])
      })
  }
}
