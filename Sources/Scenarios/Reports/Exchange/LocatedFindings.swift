import GimbalDocuments
import GimbalScenarios

/// A failure or a warning at a position in a file, with its cases.
struct LocatedFindings {
  /// The kind of the result, one of ``rules``.
  let rule: String
  /// The path of the file.
  let file: String
  /// The line and column in the file.
  let position: SourcePosition
  /// True for a failure, false for a warning.
  let isFailure: Bool
  /// The message without cases, on one line.
  let message: String
  /// The cases with this result; empty if it belongs to no case.
  private(set) var cases: [CaseID]

  /// The kind of failures that did not recur.
  static let flaky = "flaky"

  /// The kinds of results with their descriptions, for reports that list them.
  static let rules = [
    (id: "expectation", text: "An expectation failed."),
    (id: flaky, text: "An expectation failed at first, and passed when the case was run again."),
    (id: "file", text: "A file cannot be read."),
    (id: "conflict", text: "Required constraints conflict."),
    (id: "ambiguity", text: "Constraints leave a layout ambiguous."),
    (id: "layoutLoop", text: "A layout does not settle."),
  ]

  /// The message with its first case and the number of the others.
  var text: String {
    guard let first = cases.first else { return message }
    let more = cases.count - 1
    return "\(message) (on \(first.device) iOS \(first.system)"
      + (more > 0 ? " and in \(more) more case\(more == 1 ? "" : "s")" : "") + ")"
  }

  /// Returns all of a run, combined by position and message, in the order of the cases.
  static func of(_ run: RunResult) -> [LocatedFindings] {
    struct Key: Hashable {
      let file: String
      let position: SourcePosition
      let message: String
    }
    var found: [LocatedFindings] = []
    var locations: [Key: Int] = [:]
    /// Adds a failure or a warning, or its case to an equal one.
    func add(
      _ rule: String, _ file: String, _ position: SourcePosition, _ message: String, _ id: CaseID?,
      isFailure: Bool
    ) {
      let key = Key(file: file, position: position, message: message)
      if let location = locations[key] {
        if let id { found[location].cases.append(id) }
        return
      }
      locations[key] = found.count
      found.append(
        LocatedFindings(
          rule: rule, file: file, position: position, isFailure: isFailure,
          message: VisibleText.of(message, limit: 2_000), cases: id.map { [$0] } ?? []))
    }
    for result in run.cases.remarkable {
      for failure in result.failures {
        add(
          "expectation", failure.file, failure.position, failure.message, result.id,
          isFailure: true)
      }
      for failure in result.flakes {
        add(
          flaky, failure.file, failure.position,
          "flaky, passed when run again: \(failure.message)", result.id, isFailure: false)
      }
      for warning in result.warnings {
        add(
          warning.kind.rawValue, result.id.scenario, warning.position, warning.message, result.id,
          isFailure: false)
      }
    }
    for issue in run.issues {
      // `file:line:column: message` is the format of document errors.
      let parts = issue.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
      if parts.count == 4, let line = Int(parts[1]), let column = Int(parts[2]) {
        add(
          "file", String(parts[0]), SourcePosition(line: line, column: column),
          String(parts[3].drop { $0 == " " }), nil, isFailure: true)
      } else {
        add("file", String(parts[0]), .start, issue, nil, isFailure: true)
      }
    }
    return found
  }
}
