/// The required and optional keys of an object in a document.
public struct ObjectShape: Sendable, Hashable {
  /// The object's name in a schema, such as `safeArea`.
  public let name: String
  /// Required keys; their value may still be null if the reader allows it.
  public let required: [String]
  /// Optional keys.
  public let optional: [String]

  /// Creates a shape; the keys must differ.
  public init(_ name: String, required: [String], optional: [String] = []) {
    self.name = name
    self.required = required
    self.optional = optional
  }

  /// All keys, required ones first.
  public var keys: [String] { required + optional }
}

/// Typed access to an object whose keys have been checked: none unknown, none missing.
public struct ObjectReader: Sendable {
  /// The object itself, for errors about it as a whole.
  public let value: DocumentValue
  private let members: [JSONMember]
  private let shape: ObjectShape

  /// Checks the keys of the value, which must be an object.
  ///
  /// - Parameters:
  ///   - value: The object.
  ///   - shape: The keys that it must and may have.
  ///   - keys: The keys in the message for an unknown key, the best first; else all of the shape.
  /// - Throws: one line with the position, if the value is no object or has keys that are not
  ///   allowed.
  /// - Complexity: number of members times number of known keys.
  public init(
    _ value: DocumentValue, shape: ObjectShape, offering keys: @autoclosure () -> [String]? = nil
  ) throws(DocumentError) {
    guard case .object(let members) = value.node.value else { throw value.mismatch("an object") }
    for member in members
    where !shape.required.contains(where: member.has) && !shape.optional.contains(where: member.has)
    {
      let hint = NearestWord.hint(for: member.key, in: shape.keys)
      throw DocumentError(
        file: value.file, position: member.keyPosition,
        issue: "unknown key \(QuotedText.of(member.key)) in \(value.path.subject)"
          + (hint.isEmpty
            ? "; allowed is \(QuotedText.choice(keys() ?? shape.keys, limit: 20))" : hint))
    }
    for key in shape.required where !members.contains(where: { $0.has(key) }) {
      throw value.lacks(key)
    }
    self.value = value
    self.members = members
    self.shape = shape
  }

  /// The value of a required key.
  public subscript(key: String) -> DocumentValue {
    guard let value = given(key) else {
      preconditionFailure("'\(key)' is not required in the shape '\(shape.name)'")
    }
    return value
  }

  /// Returns the value of a key, or nil if it is absent; null counts as given.
  public func given(_ key: String) -> DocumentValue? {
    guard let member = members.first(where: { $0.has(key) }) else {
      assert(shape.keys.contains(key), "'\(key)' is not in the shape '\(shape.name)'")
      return nil
    }
    return DocumentValue(member.value, file: value.file, path: .key(value.path, key))
  }

  /// Returns the value of a key, or nil if it is absent or null.
  public func known(_ key: String) -> DocumentValue? {
    guard let value = given(key), !value.isNull else { return nil }
    return value
  }
}
