public import GimbalDocuments

/// A comparison with a golden file.
public struct GoldenStep: Sendable {
  /// The subject of a comparison.
  public enum Subject: Sendable {
    /// The layout of this moment.
    case layout
    /// The events since a moment that some patterns mean, all without any.
    case trace(since: ExpectedOutcome.Since, only: [LocatedPattern])
  }

  /// The subject of the comparison.
  public var subject: Subject
  /// The name of the file, which stands in a folder beside the scenario.
  public var name: String
  /// The position of the name.
  public var position: SourcePosition
}
