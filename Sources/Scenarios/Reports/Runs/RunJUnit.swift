import Foundation
import GimbalDocuments
public import GimbalScenarios
import GimbalTraits

/// The result of a run as JUnit XML, for continuous integration.
///
/// A scenario is a suite, a device with a system is a test case, a file that could not be read is
/// an error of the suite `files`. Times are the durations of cases; the total is that of the run,
/// in which cases may run in parallel. Warnings are a case's `system-out`. The failures of the
/// first run of a case that passed later are its `flakyFailure`. Each case names its file, a failed
/// one also the line. Suites have the start of the run in UTC, if known.
public enum RunJUnit {
  /// Returns the document.
  ///
  /// - Complexity: linear in the size of the failures.
  public static func report(_ run: RunResult) -> String {
    var text = ""
    write(run) { text += $0 }
    return text
  }

  /// Writes the document in pieces, each of a few cases.
  ///
  /// - Throws: the error of the sink.
  /// - Complexity: linear in the size of the result.
  public static func write<Failure: Error>(
    _ run: RunResult, to sink: (String) throws(Failure) -> Void
  ) throws(Failure) {
    var xml = Markup()
    xml.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    xml.begin(
      "testsuites",
      [("name", "gimbal")]
        + counts(
          tests: run.cases.count + run.issues.count, failures: run.failed.count,
          errors: run.issues.count, skipped: run.pending.count, seconds: run.seconds))
    xml.line()
    let began = run.began.map { [("timestamp", timestamp($0))] } ?? []
    for (name, ranges) in suites(of: run.cases) {
      try write(name, began, ranges, of: run.cases, to: &xml, sink)
    }
    if !run.issues.isEmpty { write(run.issues, began, to: &xml) }
    xml.end("testsuites")
    xml.line()
    try sink(xml.take())
  }

  /// Returns a date in the format of JUnit's schema: in seconds, without a time zone.
  private static func timestamp(_ date: Date) -> String {
    date.formatted(.iso8601).replacing("Z", with: "")
  }

  /// Returns the indices of each scenario's cases, in the order of the first.
  private static func suites(of cases: CaseResults) -> [(name: String, ranges: [Range<Int>])] {
    var suites: [(name: String, ranges: [Range<Int>])] = []
    var locations: [String: Int] = [:]
    for location in cases.indices {
      let name = cases.scenario(at: location)
      if let last = suites.last, last.name == name, last.ranges.last!.upperBound == location {
        suites[suites.count - 1].ranges[last.ranges.count - 1] =
          last.ranges.last!.lowerBound..<location + 1
      } else if let suite = locations[name] {
        suites[suite].ranges.append(location..<location + 1)
      } else {
        locations[name] = suites.count
        suites.append((name, [location..<location + 1]))
      }
    }
    return suites
  }

  private static func write<Failure: Error>(
    _ name: String, _ began: [(String, String)], _ ranges: [Range<Int>], of cases: CaseResults,
    to xml: inout Markup,
    _ sink: (String) throws(Failure) -> Void
  ) throws(Failure) {
    var (tests, failures, skipped, seconds) = (0, 0, 0, 0.0)
    for location in ranges.joined() {
      tests += 1
      seconds += cases.seconds(at: location)
      guard let result = cases.diagnostic(at: location) else { continue }
      failures += result.passed ? 0 : 1
      skipped += result.pending == nil ? 0 : 1
    }
    xml.begin(
      "testsuite",
      [("name", name)] + began
        + counts(
          tests: tests, failures: failures, errors: 0, skipped: skipped, seconds: seconds))
    xml.line()
    let file = Markup.escaped(name)
    let start = "<testcase classname=\"\(file)\" file=\"\(file)\" name=\""
    // Bytes, since nearly all cases pass and strings would be too expensive.
    var lines = ByteBuffer()
    for location in ranges.joined() {
      if let result = cases.diagnostic(at: location) {
        xml.raw(lines.take())
        write(result, to: &xml)
        try sink(xml.take())
      } else {
        lines.append(text: start)
        lines.append(text: Markup.escaped(cases.device(at: location)))
        lines.append(" · iOS ")
        lines.append(text: cases.system(at: location).description)
        lines.append("\" time=\"")
        ElapsedTime.append(decimal: cases.seconds(at: location), to: &lines)
        lines.append("\"/>\n")
        if lines.count >= ByteBuffer.piece {
          xml.raw(lines.take())
          try sink(xml.take())
        }
      }
    }
    xml.raw(lines.take())
    xml.end("testsuite")
    xml.line()
    try sink(xml.take())
  }

  private static func caseName(_ id: CaseID) -> String {
    id.device + " · iOS " + id.system.description
  }

  private static func write(_ result: CaseResult, to suite: inout Markup) {
    let first = result.failures.first ?? result.flakes.first
    let line = first.map { [("line", "\($0.position.line)")] } ?? []
    let attributes =
      [("classname", result.id.scenario), ("file", first?.file ?? result.id.scenario)] + line
      + [("name", caseName(result.id)), ("time", ElapsedTime.decimal(result.seconds))]
    if result.passed, result.pending == nil, result.warnings.isEmpty, !result.isFlaky {
      suite.element("testcase", attributes)
      suite.line()
      return
    }
    suite.element("testcase", attributes) { element in
      if let reason = result.pending { element.element("skipped", [("message", reason)]) }
      // Readers expect one failure for each case: the first one names it, its text has all.
      if let first = result.failures.first {
        element.element("failure", [("message", first.message), ("type", "expectation")]) { text in
          for failure in result.failures { write(failure, to: &text) }
        }
      }
      // The format of Surefire for failures that did not recur.
      if let first = result.flakes.first {
        element.element("flakyFailure", [("message", first.message), ("type", "expectation")]) {
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
        + VisibleText.of(failure.message, limit: 2_000))
    for line in VisibleText.lines(of: failure.artifacts) where !failure.artifacts.isEmpty {
      text.line()
      // A line on standard output with this prefix is a command to GitHub.
      text.characters((line.hasPrefix("::") ? " " : "") + line)
    }
    text.line()
    text.characters("run again: \(failure.reproduce)")
    text.line()
  }

  private static func write(
    _ warning: CaseWarning, of id: CaseID, to text: inout Markup
  ) {
    text.line()
    text.characters(
      "warning: \(VisibleText.of(id.scenario)):\(warning.position): step \(warning.step): "
        + VisibleText.of(warning.message, limit: 2_000))
    for line in VisibleText.lines(of: warning.artifacts) where !warning.artifacts.isEmpty {
      text.line()
      // A line on standard output with this prefix is a command to GitHub.
      text.characters((line.hasPrefix("::") ? " " : "") + line)
    }
    text.line()
  }

  private static func write(
    _ issues: [String], _ began: [(String, String)], to root: inout Markup
  ) {
    root.element(
      "testsuite",
      [("name", "files")] + began
        + counts(
          tests: issues.count, failures: 0, errors: issues.count, skipped: 0,
          seconds: 0)
    ) { suite in
      suite.line()
      for issue in issues {
        suite.element(
          "testcase", [("classname", "files"), ("name", issue), ("time", "0")]
        ) { $0.element("error", [("message", issue), ("type", "file")]) }
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
