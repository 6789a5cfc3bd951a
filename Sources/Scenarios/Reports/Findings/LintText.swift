import GimbalComparison
import GimbalDocuments

/// Findings as text for terminals and editors, which recognize `file:line:column: severity: …`.
public enum LintText {
  /// Returns a line per finding, the most severe first, and a line per scene.
  ///
  /// - Complexity: linear in the number of findings.
  public static func report(_ result: LintResult, style: TextStyle = .plain) -> String {
    result.scenes.map { lines(of: $0, style).joined(separator: "\n") + "\n" }.joined()
  }

  private static func lines(of scene: LintResult.Scene, _ style: TextStyle) -> [String] {
    let file = VisibleText.of(scene.file)
    let digests = FindingDigest.all(of: scene.comparison)
    let findings = digests.map { digest in
      let location = scene.comparison.locations[digest.view]
      let start = location.map { VisibleText.of($0.text) } ?? file
      let severity = digest.severity.rawValue
      let label =
        digest.severity == .error
        ? style.bad(severity)
        : digest.severity == .warning ? style.doubtful(severity) : style.diagnostic(severity)
      let object = location?.object.map { " object \(VisibleText.of($0))" } ?? ""
      return "\(start): \(label): \(VisibleText.of(digest.message, limit: 1_000)) "
        + style.faint(
          "on \(locations(digest, scene.comparison)) [\(VisibleText.of(digest.id))]\(object)")
    }
    let stale = scene.comparison.staleAllowances.map {
      "\(file): \(style.diagnostic("note")): '\(VisibleText.of($0.description))' no longer allows any finding; "
        + "remove it"
    }
    let count = scene.comparison.configurations.count
    let skipped = scene.comparison.skipped.filter { $0.rule != nil }.map {
      "\(file): \(style.diagnostic("note")): not checked: \(VisibleText.of($0.name)): "
        + VisibleText.of($0.explanation, limit: 1_000)
    }
    return findings + stale + skipped + [
      "\(style.bold(file)): \(FindingDigest.summary(digests, of: count))"
        + AllowedFindingsText.count(scene.comparison, before: ", ")
        + (digests.isEmpty ? " on \(counted(count, "configuration"))" : "")
    ]
  }

  /// Returns the first configuration, and the number of the others.
  static func locations(_ digest: FindingDigest, _ comparison: LayoutComparison) -> String {
    let first = comparison.configurations[digest.configurations[0]].id.description
    let more = digest.configurations.count - 1
    return VisibleText.of(first) + (more > 0 ? " and \(more) more" : "")
      + (digest.varies ? ", with other values" : "")
  }
}
