import GimbalComparison
import GimbalDocuments

/// Findings as JSON; `Documentation/Schemas/lint-report.schema.json` describes the format.
public enum LintJSON {
  /// The version of the format.
  public static let format = 1

  /// Returns the document as text.
  ///
  /// - Complexity: linear in the number of findings.
  public static func report(_ result: LintResult) -> String {
    JSONText.pretty(
      .members([
        ("format", .number(Double(format))), ("scenes", .elements(result.scenes.map(scene))),
      ]))
  }

  private static func scene(_ scene: LintResult.Scene) -> JSONValue {
    let comparison = scene.comparison
    return .members([
      ("file", .string(scene.file)),
      ("configurations", .number(Double(comparison.configurations.count))),
      (
        "findings",
        .elements(
          FindingDigest.all(of: comparison).map { digest in
            .members([
              ("id", .string(digest.id)), ("kind", .string(digest.kind.rawValue)),
              ("severity", .string(digest.severity.rawValue)), ("view", .string(digest.view)),
              ("sentence", .string(digest.message)), ("varies", .bool(digest.varies)),
              (
                "line",
                comparison.locations[digest.view].map { .number(Double($0.position.line)) } ?? .null
              ),
              ("place", ComparisonJSON.location(comparison.locations[digest.view])),
              (
                "configurations",
                .elements(
                  digest.configurations.map {
                    .string(comparison.configurations[$0].id.description)
                  })
              ),
            ])
          })
      ),
      (
        "allowed", .elements(Set(comparison.allowed.map(\.id)).sorted().map { .string($0) })
      ),
      ("stale", .elements(comparison.staleAllowances.map { .string($0.description) })),
      ("skipped", .elements(comparison.skipped.map(ComparisonJSON.skipped))),
    ])
  }
}
