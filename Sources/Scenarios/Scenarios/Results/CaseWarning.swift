public import GimbalDocuments

/// A problem of the app's layout that no step expects.
///
/// An exception that no step expects is a failure, not a warning.
public struct CaseWarning: Hashable, Sendable {
  /// The kind of the warning.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Required constraints that cannot all hold.
    case conflict
    /// A view or guide whose position or size is ambiguous.
    case ambiguity
    /// A layout that never settled.
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
  /// The details: the event's arguments.
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
