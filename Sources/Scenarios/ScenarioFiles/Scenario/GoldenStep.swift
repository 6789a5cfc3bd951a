public import GimbalDocuments

/// A comparison with a golden file.
public struct GoldenStep: Sendable {
  /// The subject of a comparison.
  public enum Subject: Sendable {
    /// The current layout.
    case layout
    /// The events since the launch or a step that match one of the patterns; without patterns, all
    /// events.
    case trace(since: ExpectedOutcome.Since, only: [LocatedPattern])
  }

  /// The subject of the comparison.
  public var subject: Subject
  /// The name of the file, which is in a folder next to the scenario.
  public var name: String
  /// The position of the name.
  public var position: SourcePosition
}
