import GimbalDocuments
public import GimbalScenarios

/// The failures and warnings of a run as SARIF 2.1.0, which code hosts show beside the lines of files.
public enum RunSARIF {
  /// The document; a failure at one place in several cases is one result.
  ///
  /// - Complexity: linear in the size of the failures.
  public static func report(_ run: RunResult, version: String) -> String {
    let results = PlacedFindings.of(run).map { finding -> JSONValue in
      .members([
        ("ruleId", .string(finding.rule)),
        ("level", .string(finding.isFailure ? "error" : "warning")),
        ("message", .members([("text", .string(finding.text))])),
        (
          "locations",
          .elements([
            .members([
              (
                "physicalLocation",
                .members([
                  ("artifactLocation", .members([("uri", .string(finding.file))])),
                  (
                    "region",
                    .members([
                      ("startLine", .number(Double(max(1, finding.position.line)))),
                      ("startColumn", .number(Double(max(1, finding.position.column)))),
                    ])
                  ),
                ])
              )
            ])
          ])
        ),
      ])
    }
    let driver: JSONValue = .members([
      ("name", .string("gimbal")), ("version", .string(version)),
      (
        "rules",
        .elements(
          PlacedFindings.rules.map {
            .members([
              ("id", .string($0.id)), ("shortDescription", .members([("text", .string($0.text))])),
            ])
          })
      ),
    ])
    return JSONText.pretty(
      .members([
        ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
        ("version", .string("2.1.0")),
        (
          "runs",
          .elements([
            .members([
              ("tool", .members([("driver", driver)])), ("results", .elements(results)),
            ])
          ])
        ),
      ]))
  }
}
