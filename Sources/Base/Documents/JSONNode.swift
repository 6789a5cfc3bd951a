// A JSON document as a tree whose every part knows where it stands.
//
// This room reads and writes JSON and says where a mistake is; it refuses to know what any document
// means. The rooms above (devices, traces, scenarios) give the tree its meaning.

/// A value of a document with its place.
public struct JSONNode: Sendable {
  /// The value.
  public let value: JSONValue

  /// The position of its first character.
  public let position: SourcePosition

  /// The index in the document's array, where elements before it have been taken out.
  var location: Int?

  init(_ value: JSONValue, at position: SourcePosition, location: Int?) {
    self.init(value, at: position)
    self.location = location
  }

  /// Creates a node; without a place it is one that was made in memory.
  public init(_ value: JSONValue, at position: SourcePosition = .unknown) {
    self.value = value
    self.position = position
  }
}

/// A JSON value; children carry their places.
public enum JSONValue: Sendable {
  /// Members in the order of the document.
  case object([JSONMember])
  /// Elements in the order of the document.
  case array([JSONNode])
  /// A text, with its escapes resolved.
  case string(String)
  /// A finite number.
  case number(JSONNumber)
  /// `true` or `false`.
  case bool(Bool)
  /// `null`: not known.
  case null

  /// A number that was made in memory.
  public static func number(_ value: Double) -> JSONValue { .number(JSONNumber(value)) }

  /// An object that was made in memory; the keys must differ.
  public static func members(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(members.map { JSONMember(key: $0.0, value: JSONNode($0.1)) })
  }

  /// An array that was made in memory.
  public static func elements(_ elements: [JSONValue]) -> JSONValue {
    .array(elements.map { JSONNode($0) })
  }

  /// The member of that name, or nil when this is no object or has none.
  ///
  /// - Complexity: linear in the number of members.
  public subscript(key: String) -> JSONNode? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The kind of this value in messages, such as `an object`.
  public var kindText: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .bool(let value): value ? "true" : "false"
    case .null: "null"
    }
  }
}

extension JSONValue: Equatable {
  /// Compares the values, not their positions nor the spelling of numbers.
  ///
  /// - Complexity: linear in the size of the smaller tree.
  public static func == (a: JSONValue, b: JSONValue) -> Bool {
    switch (a, b) {
    case (.object(let a), .object(let b)):
      a.count == b.count
        && zip(a, b).allSatisfy { $0.key == $1.key && $0.value.value == $1.value.value }
    case (.array(let a), .array(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.value == $1.value }
    case (.string(let a), .string(let b)): a == b
    case (.number(let a), .number(let b)): a.value == b.value
    case (.bool(let a), .bool(let b)): a == b
    case (.null, .null): true
    default: false
    }
  }
}

/// A member of an object: its key, where the key stands, and its value.
public struct JSONMember: Sendable {
  /// The key, with its escapes resolved.
  public let key: String
  /// The position of the key's opening quote.
  public let keyPosition: SourcePosition
  /// The value.
  public let value: JSONNode

  /// Creates a member; without a place it is one that was made in memory.
  public init(key: String, keyPosition: SourcePosition = .unknown, value: JSONNode) {
    self.key = key
    self.keyPosition = keyPosition
    self.value = value
  }
}

/// A number with its spelling, because `1.10` and `1.1` are one number but two version names.
public struct JSONNumber: Sendable {
  /// The nearest double.
  public let value: Double
  /// The number as the document spells it; for one made in memory, the shortest that reads back.
  public let literal: String

  /// Creates the number of a document.
  public init(_ value: Double, literal: String) {
    self.value = value
    self.literal = literal
  }
}
