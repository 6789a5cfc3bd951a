// Faults of appearance in a layout: kinds of findings with their severities and explanations, and which of
// them a scene allows.
//
// This room knows words only. The room `Comparison` finds them in layouts, `ScenarioFiles` reads which of them
// a scene's file allows, and `Reports` shows them.

/// The severity of a finding.
public enum Severity: String, CaseIterable, Hashable, Sendable, Comparable {
  /// Worth knowing.
  case note
  /// Probably not meant.
  case warning
  /// Something cannot be seen, reached or kept.
  case error

  /// True if one is less severe than the other.
  public static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
