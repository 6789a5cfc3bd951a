import GimbalDocuments
public import GimbalScenarios

/// The result of a run in the Test Anything Protocol, version 14: a line for each case.
public enum RunTAP {
  /// The document.
  ///
  /// - Complexity: linear in the size of the failures.
  public static func report(_ run: RunResult) -> String {
    var lines = ["TAP version 14", "1..\(run.cases.count + run.problems.count)"]
    for (index, result) in run.cases.enumerated() {
      let name = escaped("\(result.id)")
      let end = result.pending.map { " # SKIP \(escaped($0))" } ?? ""
      lines.append("\(result.passed ? "ok" : "not ok") \(index + 1) - \(name)\(end)")
      guard !result.passed || result.isFlaky else { continue }
      lines.append("  ---")
      if result.isFlaky {
        lines.append("  - \"flaky: held in try \(result.tries); what failed first:\"")
      }
      for failure in result.failures + result.flakes {
        let place = "\(failure.file):\(failure.position)"
        lines.append("  - \(JSONText.compact(.string("\(place): \(failure.sentence)")))")
      }
      lines.append("  ...")
    }
    for (index, problem) in run.problems.enumerated() {
      lines.append("not ok \(run.cases.count + index + 1) - \(escaped(problem))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A description on one line, in which no `#` begins a directive.
  private static func escaped(_ text: String) -> String {
    VisibleText.of(text, limit: 1_000).replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }
}
