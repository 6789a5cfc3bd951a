public import Foundation

/// The result of a run: every case, and the files that could not be read.
public struct RunResult: Sendable {
  /// The cases in the order scenario, device, system.
  public var cases: CaseResults
  /// The errors of files, one line each.
  public var issues: [String]
  /// The duration of the run, in seconds; 0 unless it was measured.
  public var seconds = 0.0
  /// The start of the run; nil for results that were read or merged, and in reports without times.
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

  /// The failed cases.
  public var failed: [CaseResult] { cases.remarkable.filter { !$0.passed } }

  /// The cases that were not run because their scenario is pending.
  public var pending: [CaseResult] { cases.remarkable.filter { $0.pending != nil } }

  /// The cases that failed first, and passed when they were repeated.
  public var flaky: [CaseResult] { cases.remarkable.filter(\.isFlaky) }

  /// The cases that ran without a checked condition.
  public var unasserted: [CaseResult] { cases.filter(\.provesNothing) }

  /// The cases with warnings.
  public var warned: [CaseResult] { cases.remarkable.filter { !$0.warnings.isEmpty } }

  /// True if every file could be read and no case failed.
  public var passed: Bool { issues.isEmpty && failed.isEmpty }
}
