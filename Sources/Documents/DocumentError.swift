/// A mistake in a document, or a document that cannot be read: one line that says where and what.
public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file as the user named it.
  public let file: String

  /// The offending character; nil when the whole file is meant.
  public let position: SourcePosition?

  /// What was found, what is allowed, and the nearest valid word: one sentence without line breaks.
  public let problem: String

  /// Creates an error about a place in a file.
  public init(file: String, position: SourcePosition? = nil, problem: String) {
    self.file = file
    self.position = position
    self.problem = problem
  }

  /// `file:line:column: problem`, or `file: problem` when the whole file is meant.
  public var description: String {
    guard let position, position != .unknown else { return "\(file): \(problem)" }
    return "\(file):\(position): \(problem)"
  }
}
