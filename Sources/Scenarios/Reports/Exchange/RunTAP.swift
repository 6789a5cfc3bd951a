import GimbalDocuments
public import GimbalScenarios

/// The result of a run in the Test Anything Protocol, version 13.
///
/// It has a line for each case, and a YAML block below a failed or flaky one. Version 14 is
/// rejected by `prove` (Test::Harness 3.44), which also reads YAML mappings only.
public enum RunTAP {
  /// Returns the document.
  ///
  /// - Complexity: linear in the size of the result.
  public static func report(_ run: RunResult) -> String {
    var text = ""
    write(run) { text += $0 }
    return text
  }

  /// Writes the document in pieces of at most one case.
  ///
  /// - Throws: the error of the sink.
  /// - Complexity: linear in the size of the result.
  public static func write<Failure: Error>(
    _ run: RunResult, to sink: (String) throws(Failure) -> Void
  ) throws(Failure) {
    try sink("TAP version 13\n1..\(run.cases.count + run.issues.count)\n")
    for (index, result) in run.cases.enumerated() {
      let name = escaped("\(result.id)")
      let end = result.pending.map { " # SKIP \(escaped($0))" } ?? ""
      var text = "\(result.passed ? "ok" : "not ok") \(index + 1) - \(name)\(end)\n"
      if !result.passed || result.isFlaky { text += diagnostic(result) }
      try sink(text)
    }
    for (index, issue) in run.issues.enumerated() {
      try sink("not ok \(run.cases.count + index + 1) - \(escaped(issue))\n")
    }
  }

  private static func diagnostic(_ result: CaseResult) -> String {
    let failures = result.failures + result.flakes
    var text = "  ---\n  severity: \(result.passed ? "comment" : "fail")\n"
    if result.isFlaky { text += "  tries: \(result.tries)\n" }
    text += "  message: \(quoted(failures.first?.message ?? ""))\n  failures:\n"
    for failure in failures {
      text += """
            - file: \(quoted(failure.file))
              line: \(failure.position.line)
              column: \(failure.position.column)
              step: \(failure.step)
              message: \(quoted(failure.message))

        """
    }
    return text + "  ...\n"
  }

  private static func quoted(_ text: String) -> String {
    JSONText.compact(.string(VisibleText.of(text, limit: 2_000)))
  }

  /// Returns a description on one line, in which the full-width `＃` replaces `#`.
  ///
  /// Readers disagree about `\#`: some take it for a directive, which lets a failed case pass.
  private static func escaped(_ text: String) -> String {
    VisibleText.of(text, limit: 1_000).replacing("#", with: "＃")
  }
}
