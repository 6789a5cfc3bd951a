/// An error in a document, or a document that cannot be read, as one line with the position.
public struct DocumentError: Error, Sendable, CustomStringConvertible {
  /// The file as the user named it.
  public let file: String

  /// The position of the error; nil for the whole file.
  public let position: SourcePosition?

  /// The message in one sentence without line breaks: what was found, what is allowed, the nearest
  /// valid word.
  public let issue: String

  /// The other errors of the document, in order.
  public private(set) var further: [DocumentError] = []

  /// A valid value in place of the invalid one.
  var sample: JSONValue?
  /// The key that is missing in the object at the position.
  var missing: String?
  /// The position in the document that names the error's file, if that is another file.
  package var named: SourcePosition?

  /// Creates an error at a position in a file.
  public init(file: String, position: SourcePosition? = nil, issue: String) {
    self.file = file
    self.position = position
    self.issue = issue
  }

  /// This error alone, and the others after it.
  public var all: [DocumentError] {
    var first = self
    first.further = []
    return [first] + further
  }

  /// Returns the error with further errors of the same file, which are reported after it.
  func with(_ others: [DocumentError]) -> DocumentError {
    var error = self
    error.further = others
    return error
  }

  /// `file:line:column: issue`, or `file: issue` for the whole file; one line for each error.
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

  /// Hashes the text of the error.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(position)
    hasher.combine(issue)
    hasher.combine(further)
  }
}
