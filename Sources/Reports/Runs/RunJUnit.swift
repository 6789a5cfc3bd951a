public import GimbalScenarios

/// The result of a run as JUnit XML, which continuous integration reads.
///
/// A scenario is a suite, a device with a system is a test case of it, a file that could not be read is
/// an error of the suite `files`. Times are what the cases took; that of all is the time of the run, in
/// which several cases may have run side by side. Warnings are a case's `system-out`, what failed in the
/// first try of a case that held in a later one its `flakyFailure`.
public enum RunJUnit {
  /// The document.
  ///
  /// - Complexity: linear in the size of the failures.
  public static func report(_ run: RunResult) -> String {
    let suites = suites(of: run.cases)
    var xml = Markup()
    xml.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    xml.element(
      "testsuites",
      [("name", "gimbal")]
        + counts(
          tests: run.cases.count + run.problems.count, failures: run.failed.count,
          errors: run.problems.count, skipped: run.pending.count, seconds: run.seconds)
    ) { root in
      root.line()
      for suite in suites { write(suite, to: &root) }
      if !run.problems.isEmpty { write(run.problems, to: &root) }
    }
    xml.line()
    return xml.text
  }

  private static func suites(of cases: [CaseResult]) -> [[CaseResult]] {
    var suites: [[CaseResult]] = []
    var places: [String: Int] = [:]
    for result in cases {
      if let place = places[result.id.scenario] {
        suites[place].append(result)
      } else {
        places[result.id.scenario] = suites.count
        suites.append([result])
      }
    }
    return suites
  }

  private static func write(_ suite: [CaseResult], to root: inout Markup) {
    let name = suite[0].id.scenario
    root.element(
      "testsuite",
      [("name", name)]
        + counts(
          tests: suite.count, failures: suite.count { !$0.passed }, errors: 0,
          skipped: suite.count { $0.pending != nil },
          seconds: suite.reduce(0) { $0 + $1.seconds })
    ) { element in
      element.line()
      for result in suite { write(result, to: &element) }
    }
    root.line()
  }

  private static func write(_ result: CaseResult, to suite: inout Markup) {
    let attributes = [
      ("classname", result.id.scenario), ("name", "\(result.id.device) · iOS \(result.id.system)"),
      ("time", ElapsedTime.decimal(result.seconds)),
    ]
    if result.passed, result.pending == nil, result.warnings.isEmpty, !result.isFlaky {
      suite.element("testcase", attributes)
      suite.line()
      return
    }
    suite.element("testcase", attributes) { element in
      if let reason = result.pending { element.element("skipped", [("message", reason)]) }
      // Readers expect one failure for each case: the first names it, its text has all.
      if let first = result.failures.first {
        element.element("failure", [("message", first.sentence), ("type", "expectation")]) { text in
          for failure in result.failures { write(failure, to: &text) }
        }
      }
      // As Surefire writes what failed and held when it was run again.
      if let first = result.flakes.first {
        element.element("flakyFailure", [("message", first.sentence), ("type", "expectation")]) {
          text in
          for failure in result.flakes { write(failure, to: &text) }
        }
      }
      if !result.warnings.isEmpty {
        element.element("system-out", []) { text in
          for warning in result.warnings { write(warning, of: result.id, to: &text) }
        }
      }
    }
    suite.line()
  }

  private static func write(_ failure: CaseFailure, to text: inout Markup) {
    text.line()
    text.characters(
      "\(VisibleText.of(failure.file)):\(failure.position): step \(failure.step): "
        + VisibleText.of(failure.sentence, limit: 2_000))
    for line in VisibleText.lines(of: failure.evidence) where !failure.evidence.isEmpty {
      text.line()
      text.characters(line)
    }
    text.line()
    text.characters("again: \(failure.reproduce)")
    text.line()
  }

  private static func write(
    _ warning: CaseWarning, of id: CaseID, to text: inout Markup
  ) {
    text.line()
    text.characters(
      "warning: \(VisibleText.of(id.scenario)):\(warning.position): step \(warning.step): "
        + VisibleText.of(warning.sentence, limit: 2_000))
    for line in VisibleText.lines(of: warning.evidence) where !warning.evidence.isEmpty {
      text.line()
      text.characters(line)
    }
    text.line()
  }

  private static func write(_ problems: [String], to root: inout Markup) {
    root.element(
      "testsuite",
      [("name", "files")]
        + counts(
          tests: problems.count, failures: 0, errors: problems.count, skipped: 0,
          seconds: 0)
    ) { suite in
      suite.line()
      for problem in problems {
        suite.element(
          "testcase", [("classname", "files"), ("name", problem), ("time", "0")]
        ) { $0.element("error", [("message", problem), ("type", "file")]) }
        suite.line()
      }
    }
    root.line()
  }

  private static func counts(
    tests: Int, failures: Int, errors: Int, skipped: Int, seconds: Double
  ) -> [(String, String)] {
    [
      ("tests", "\(tests)"), ("failures", "\(failures)"), ("errors", "\(errors)"),
      ("skipped", "\(skipped)"), ("time", ElapsedTime.decimal(seconds)),
    ]
  }
}
