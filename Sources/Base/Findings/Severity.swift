// Findings about a layout: their kinds, severities and explanations, and those that a scene allows.
//
// This module has names and texts only. `GimbalComparison` finds them in layouts,
// `GimbalScenarioFiles` reads which of them a scene's file allows, and `GimbalReports` shows them.

/// The severity of a finding.
public enum Severity: String, CaseIterable, Hashable, Sendable, Comparable {
  /// Information.
  case note
  /// Probably unintended.
  case warning
  /// Content cannot be seen or touched, or constraints cannot be satisfied.
  case error

  /// Returns true if one is less severe than the other.
  public static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
