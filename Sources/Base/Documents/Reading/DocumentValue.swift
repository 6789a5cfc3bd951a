/// A value of a document that is read as a typed value: the node, its file and its path.
///
/// Every accessor either returns a value of its type or throws one line with the position, what was
/// found and what is allowed.
public struct DocumentValue: Sendable {
  /// The value and its position.
  public let node: JSONNode
  /// The file in errors.
  public let file: String
  /// The path from the document's root.
  public let path: DocumentPath

  /// Creates the root of a document.
  public init(_ root: JSONNode, file: String) {
    self.init(root, file: file, path: .root)
  }

  init(_ node: JSONNode, file: String, path: DocumentPath) {
    self.node = node
    self.file = file
    self.path = path
  }

  /// Returns an error at this value.
  public func error(_ issue: String) -> DocumentError {
    DocumentError(file: file, position: node.position, issue: issue)
  }

  /// Returns the error that a key is missing in this object.
  ///
  /// - Parameter subject: The object's kind in the message; else its path.
  package func lacks(_ key: String, _ subject: String? = nil) -> DocumentError {
    var error = error("\(subject ?? path.subject) lacks the key \(QuotedText.of(key))")
    error.missing = key
    return error
  }

  /// True if the value is `null`.
  public var isNull: Bool {
    if case .null = node.value { true } else { false }
  }

  /// Returns the string.
  ///
  /// - Throws: one line with the position, if the value is no string.
  public func string() throws(DocumentError) -> String {
    guard case .string(let text) = node.value else { throw mismatch("a string", or: .string("x")) }
    return text
  }

  /// Returns the string, which must not be empty.
  ///
  /// - Throws: one line with the position, if the value is no string or an empty one.
  public func nonemptyString() throws(DocumentError) -> String {
    let text = try string()
    guard !text.isEmpty else {
      throw error("\(path.subject) must not be empty", or: .string("x"))
    }
    return text
  }

  /// Returns the Boolean.
  ///
  /// - Throws: one line with the position, if the value is neither true nor false.
  public func bool() throws(DocumentError) -> Bool {
    guard case .bool(let value) = node.value else {
      throw mismatch("true or false", or: .bool(true))
    }
    return value
  }

  /// Returns the number, which must be in the range; the default range keeps sums and products
  /// finite.
  ///
  /// - Throws: one line with the position, if the value is not a number, or out of range.
  public func number(
    in range: ClosedRange<Double> = -1e9...1e9
  ) throws(DocumentError) -> Double {
    let sample = JSONValue.number(range.contains(0) ? 0 : range.lowerBound)
    guard case .number(let number) = node.value else { throw mismatch("a number", or: sample) }
    guard range.contains(number.value) else {
      throw error(
        "\(path.subject) is \(number.literal.prefix(QuotedText.limit)); allowed is "
          + "\(JSONWriter.text(range.lowerBound)) to \(JSONWriter.text(range.upperBound))",
        or: sample)
    }
    return number.value
  }

  /// Returns the integer, which must be in the range.
  ///
  /// - Throws: one line with the position, if the value is no integer or out of range.
  public func integer(in range: ClosedRange<Int>) throws(DocumentError) -> Int {
    let sample = JSONValue.number(Double(range.lowerBound))
    guard case .number(let number) = node.value else {
      throw mismatch("a whole number", or: sample)
    }
    guard let value = Int(exactly: number.value), range.contains(value) else {
      throw error(
        "\(path.subject) is \(number.literal.prefix(QuotedText.limit)); allowed is "
          + (range.count == 1
            ? "\(range.lowerBound)"
            : "a whole number from \(range.lowerBound) to \(range.upperBound)"),
        or: sample)
    }
    return value
  }

  /// Returns the case of an enumeration by its raw value.
  ///
  /// - Throws: one line with the position and the nearest word, if the value is none of the words.
  /// - Complexity: linear in the number of words.
  public func word<Word: RawRepresentable & CaseIterable>(
    _ type: Word.Type
  ) throws(DocumentError) -> Word where Word.RawValue == String {
    if case .string(let text) = node.value, let word = Word(rawValue: text) { return word }
    return Word(rawValue: try word(of: type.allCases.map(\.rawValue)))!
  }

  /// Returns the string, which must be one of the words.
  ///
  /// - Throws: one line with the position and the nearest word, if the value is none of the words.
  /// - Complexity: linear in the number of words.
  public func word(of keywords: [String]) throws(DocumentError) -> String {
    guard case .string(let text) = node.value else {
      throw mismatch(QuotedText.choice(keywords), or: keywords.first.map { .string($0) })
    }
    guard keywords.contains(text) else {
      throw error(
        "\(path.subject) is \(QuotedText.of(text))"
          + NearestWord.allowance(for: text, in: keywords),
        or: keywords.first.map { .string($0) })
    }
    return text
  }

  /// Returns the elements of the array, at most `limit`.
  ///
  /// - Throws: one line with the position, if the value is no array or too long.
  /// - Complexity: linear in the number of elements.
  public func array(limit: Int = 100_000) throws(DocumentError) -> [DocumentValue] {
    guard case .array(let elements) = node.value else { throw mismatch("an array", or: .array([])) }
    guard elements.count <= limit else {
      throw error("\(path.subject) has \(elements.count) elements; at most \(limit) are allowed")
    }
    return elements.enumerated().map { index, element in
      DocumentValue(element, file: file, path: .index(path, element.location ?? index))
    }
  }

  /// Returns the object with its keys checked against a shape.
  ///
  /// - Parameters:
  ///   - shape: The keys that it must and may have.
  ///   - keys: The keys in the message for an unknown key, the best first; else all of the shape.
  /// - Throws: an error for another type, a missing key, or an unknown key with the nearest known
  ///   one.
  public func object(
    _ shape: ObjectShape, offering keys: @autoclosure () -> [String]? = nil
  ) throws(DocumentError) -> ObjectReader {
    try ObjectReader(self, shape: shape, offering: keys())
  }

  /// Returns the members of an object whose keys are data, in the order of the document.
  ///
  /// - Throws: an error for another type.
  /// - Complexity: linear in the number of members.
  public func members() throws(DocumentError) -> [(key: String, value: DocumentValue)] {
    guard case .object(let members) = node.value else { throw mismatch("an object") }
    return members.map {
      ($0.key, DocumentValue($0.value, file: file, path: .key(path, $0.key)))
    }
  }

  /// Returns an error with the kind of the value and the allowed kind.
  public func mismatch(_ expected: String) -> DocumentError { mismatch(expected, or: nil) }

  private func mismatch(_ expected: String, or sample: JSONValue?) -> DocumentError {
    error("\(path.subject) is \(node.value.kindText); allowed is \(expected)", or: sample)
  }

  /// Returns an error at this value, with a valid value in its place.
  private func error(_ issue: String, or sample: JSONValue?) -> DocumentError {
    var error = error(issue)
    error.sample = sample
    return error
  }
}

/// The path from a document's root to a value, converted to text only for messages.
public indirect enum DocumentPath: Sendable, CustomStringConvertible {
  /// The whole document.
  case root
  /// A member of an object.
  case key(DocumentPath, String)
  /// An element of an array, from 0.
  case index(DocumentPath, Int)

  /// The number of keys and indices in the path.
  ///
  /// - Complexity: linear in the depth.
  public var depth: Int {
    switch self {
    case .root: 0
    case .key(let parent, _), .index(let parent, _): parent.depth + 1
    }
  }

  /// `screen.points[2]`; empty for the root.
  ///
  /// - Complexity: linear in the depth.
  public var description: String {
    switch self {
    case .root: ""
    case .key(.root, let key): Self.cut(key)
    case .key(let parent, let key): parent.description + "." + Self.cut(key)
    case .index(let parent, let index): parent.description + "[\(index)]"
    }
  }

  /// The value's name in messages: `'screen.scale'`, or `the document`.
  public var subject: String {
    if case .root = self { "the document" } else { "'\(description)'" }
  }

  private static func cut(_ key: String) -> String {
    String(QuotedText.of(key).dropFirst().dropLast())
  }
}
