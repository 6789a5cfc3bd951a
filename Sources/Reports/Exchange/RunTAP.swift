import GimbalDocuments
public import GimbalScenarios

/// The result of a run in the Test Anything Protocol, version 14: a line for each case.
public enum RunTAP {
  /// The document.
  ///
  /// - Complexity: linear in the size of the result.
  public static func report(_ run: RunResult) -> String {
    var text = ""
    write(run) { text += $0 }
    return text
  }

  /// Writes the document in pieces, of which none is larger than a case.
  ///
  /// - Throws: the error of the sink.
  /// - Complexity: linear in the size of the result.
  public static func write<Problem: Error>(
    _ run: RunResult, to sink: (String) throws(Problem) -> Void
  ) throws(Problem) {
    try sink("TAP version 14\n1..\(run.cases.count + run.problems.count)\n")
    for (index, result) in run.cases.enumerated() {
      let name = escaped("\(result.id)")
      let end = result.pending.map { " # SKIP \(escaped($0))" } ?? ""
      var text = "\(result.passed ? "ok" : "not ok") \(index + 1) - \(name)\(end)\n"
      if !result.passed || result.isFlaky {
        text += "  ---\n"
        if result.isFlaky {
          text += "  - \"flaky: held in try \(result.tries); what failed first:\"\n"
        }
        for failure in result.failures + result.flakes {
          let place = "\(failure.file):\(failure.position)"
          text += "  - \(JSONText.compact(.string("\(place): \(failure.sentence)")))\n"
        }
        text += "  ...\n"
      }
      try sink(text)
    }
    for (index, problem) in run.problems.enumerated() {
      try sink("not ok \(run.cases.count + index + 1) - \(escaped(problem))\n")
    }
  }

  /// A description on one line, in which no `#` begins a directive.
  private static func escaped(_ text: String) -> String {
    VisibleText.of(text, limit: 1_000).replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }
}
