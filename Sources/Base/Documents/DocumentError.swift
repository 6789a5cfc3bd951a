/// A mistake in a document, or a document that cannot be read: one line that says where and what.
public struct DocumentError: Error, Sendable, CustomStringConvertible {
  /// The file as the user named it.
  public let file: String

  /// The offending character; nil when the whole file is meant.
  public let position: SourcePosition?

  /// The problem in one sentence without line breaks: what was found, what is allowed, the nearest
  /// valid word.
  public let issue: String

  /// The other mistakes of the document, in its order.
  public private(set) var further: [DocumentError] = []

  /// A value that would do in the place of the wrong one.
  var sample: JSONValue?
  /// The key that the object at the position lacks.
  var missing: String?
  /// The place in the document being read that names the file of the mistake, if that is another
  /// file.
  package var named: SourcePosition?

  /// Creates an error about a place in a file.
  public init(file: String, position: SourcePosition? = nil, issue: String) {
    self.file = file
    self.position = position
    self.issue = issue
  }

  /// This mistake alone, and the others after it.
  public var all: [DocumentError] {
    var first = self
    first.further = []
    return [first] + further
  }

  func with(_ others: [DocumentError]) -> DocumentError {
    var error = self
    error.further = others
    return error
  }

  /// `file:line:column: issue`, or `file: issue` when the whole file is meant; a line for each
  /// mistake.
  public var description: String { all.map(\.line).joined(separator: "\n") }

  private var line: String {
    guard let position, position != .unknown else { return "\(file): \(issue)" }
    return "\(file):\(position): \(issue)"
  }
}

extension DocumentError: Hashable {
  /// Compares the texts of two errors.
  public static func == (a: DocumentError, b: DocumentError) -> Bool {
    a.file == b.file && a.position == b.position && a.issue == b.issue
      && a.further == b.further
  }

  /// Feeds the text of the error.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(position)
    hasher.combine(issue)
    hasher.combine(further)
  }
}
