import GimbalDocuments
public import GimbalScenarios

/// The result of a run as Markdown, for a comment on a pull request.
public enum RunMarkdown {
  /// The limit of listed failures; comments have a limited length.
  static let limit = 50

  /// Returns a line of numbers, and a table of failures.
  ///
  /// - Complexity: linear in the size of the failures.
  public static func report(_ run: RunResult) -> String {
    let findings = LocatedFindings.of(run)
    let failures = findings.filter(\.isFailure)
    let flaky = findings.filter { $0.rule == LocatedFindings.flaky }
    let warnings = findings.count - failures.count - flaky.count
    var lines = [
      "### \(RunText.heading(run))", "",
      "\(counted(run.cases.count, "case")), \(run.failed.count) failed"
        + (run.flaky.isEmpty ? "" : ", \(run.flaky.count) flaky")
        + (run.pending.isEmpty ? "" : ", \(run.pending.count) pending")
        + (run.issues.isEmpty ? "" : ", " + counted(run.issues.count, "file error"))
        + (warnings == 0 ? "" : ", \(counted(warnings, "warning"))") + ".",
    ]
    let listed = failures + flaky
    if !listed.isEmpty {
      lines += ["", "| where | what | cases |", "| --- | --- | --- |"]
      for failure in listed.prefix(limit) {
        lines.append(
          "| \(MarkdownText.code("\(failure.file):\(failure.position)")) | \(MarkdownText.cell(failure.text, limit: 10_000)) | "
            + "\(failure.cases.count) |")
      }
      if listed.count > limit { lines += ["", "… and \(listed.count - limit) more."] }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
