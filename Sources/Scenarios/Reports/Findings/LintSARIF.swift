import GimbalComparison
import GimbalDocuments

/// Findings as SARIF 2.1.0, which code hosts and editors show at the lines of files.
public enum LintSARIF {
  /// Returns the log as text; `version` is Gimbal's.
  ///
  /// Allowed findings are suppressed results.
  ///
  /// - Complexity: linear in the number of findings.
  public static func report(_ result: LintResult, version: String) -> String {
    SARIFLog.text(
      version: version,
      rules: FindingKind.allCases.map { kind in
        .members([
          ("id", .string(kind.rawValue)),
          ("shortDescription", SARIFLog.message("A view is \(kind.title)")),
          ("fullDescription", SARIFLog.message(kind.explanation.replacing("\n", with: " "))),
          ("defaultConfiguration", .members([("level", level(kind.severity))])),
        ])
      },
      results: result.scenes.flatMap { scene in
        FindingDigest.all(of: scene.comparison.findings).map {
          self.result($0, in: scene, isAllowed: false)
        }
          + FindingDigest.all(of: scene.comparison.allowed).map {
            self.result($0, in: scene, isAllowed: true)
          }
      })
  }

  private static func result(
    _ digest: FindingDigest, in scene: LintResult.Scene, isAllowed: Bool
  ) -> JSONValue {
    let location = scene.comparison.locations[digest.view]
    let devices = LintText.locations(digest, scene.comparison)
    let view: JSONValue = .members([("name", .string(digest.view)), ("kind", .string("element"))])
    return .members(
      [
        ("ruleId", .string(digest.kind.rawValue)), ("level", level(digest.severity)),
        ("message", SARIFLog.message("\(digest.message) on \(devices).")),
        (
          "locations",
          .elements([
            .members([
              (
                "physicalLocation",
                SARIFLog.location(
                  location?.file ?? scene.file, line: location?.position.line,
                  column: location?.position.column)
              ),
              ("logicalLocations", .elements([view])),
            ])
          ])
        ),
        ("partialFingerprints", .members([("finding/v1", .string(digest.id))])),
      ]
        + (isAllowed
          ? [("suppressions", .elements([.members([("kind", .string("inSource"))])]))] : []))
  }

  private static func level(_ severity: Severity) -> JSONValue { .string(severity.rawValue) }
}
