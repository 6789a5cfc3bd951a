public import Foundation

/// The result of a run: every case, and the files that could not be run.
public struct RunResult: Sendable {
  /// The cases in the order scenario, device, system.
  public var cases: CaseResults
  /// Files that were wrong, one line each.
  public var issues: [String]
  /// The duration of the run, in seconds; 0 unless it was measured.
  public var seconds = 0.0
  /// When the run began; nil for results that were read or joined, and where reports leave times out.
  public var began: Date?

  /// Creates a result.
  public init(cases: CaseResults = [], issues: [String] = []) {
    self.cases = cases
    self.issues = issues
  }

  /// Creates a result of a list of cases.
  public init(cases: [CaseResult], issues: [String] = []) {
    self.init(cases: CaseResults(cases), issues: issues)
  }

  /// The cases in which something did not hold.
  public var failed: [CaseResult] { cases.remarkable.filter { !$0.passed } }

  /// The cases that are set aside.
  public var pending: [CaseResult] { cases.remarkable.filter { $0.pending != nil } }

  /// The cases that failed first, and held when they were tried again.
  public var flaky: [CaseResult] { cases.remarkable.filter(\.isFlaky) }

  /// The cases that ran without asserting anything: no expectation, or none whose condition held.
  public var unasserted: [CaseResult] { cases.filter(\.provesNothing) }

  /// The cases in which the app did something wrong that no step asked about.
  public var warned: [CaseResult] { cases.remarkable.filter { !$0.warnings.isEmpty } }

  /// True if every file could be read and everything asserted held.
  public var passed: Bool { issues.isEmpty && failed.isEmpty }
}
