public import GimbalDocuments

/// Something that the app did wrong in the layout and that no step asked about.
///
/// An exception that no step expects is a failure and no warning.
public struct CaseWarning: Hashable, Sendable {
  /// The kind of the warning.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Required constraints that cannot all hold.
    case conflict
    /// A view or guide whose place or size the constraints leave open.
    case ambiguity
    /// A layout that never came to rest.
    case layoutLoop
  }

  /// The kind of the warning.
  public var kind: Kind
  /// The position of the step in the scenario's file.
  public var position: SourcePosition
  /// The number of the step in which it happened, from 1.
  public var step: Int
  /// The warning in one line.
  public var message: String
  /// The evidence: the event's arguments.
  public var artifacts: String

  /// Creates a warning.
  public init(
    kind: Kind, position: SourcePosition, step: Int, message: String, artifacts: String = ""
  ) {
    self.kind = kind
    self.position = position
    self.step = step
    self.message = message
    self.artifacts = artifacts
  }
}
