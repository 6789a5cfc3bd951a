// A JSON document as a tree with a source position for every part.
//
// This module reads and writes JSON and reports errors with positions. The modules for devices,
// traces and scenarios interpret the tree.

/// A value of a document with its position.
public struct JSONNode: Sendable {
  /// The value.
  public let value: JSONValue

  /// The position of its first character.
  public let position: SourcePosition

  /// The index in the document's array, if earlier elements have been removed.
  var location: Int?

  init(_ value: JSONValue, at position: SourcePosition, location: Int?) {
    self.init(value, at: position)
    self.location = location
  }

  /// Creates a node; the default position is that of a value created in memory.
  public init(_ value: JSONValue, at position: SourcePosition = .unknown) {
    self.value = value
    self.position = position
  }
}

/// A JSON value, whose children have positions.
public enum JSONValue: Sendable {
  /// Members in the order of the document.
  case object([JSONMember])
  /// Elements in the order of the document.
  case array([JSONNode])
  /// A string, with its escapes resolved.
  case string(String)
  /// A finite number.
  case number(JSONNumber)
  /// `true` or `false`.
  case bool(Bool)
  /// `null`, which means unknown.
  case null

  /// Creates a number in memory.
  public static func number(_ value: Double) -> JSONValue { .number(JSONNumber(value)) }

  /// Creates an object in memory; the keys must differ.
  public static func members(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(members.map { JSONMember(key: $0.0, value: JSONNode($0.1)) })
  }

  /// Creates an array in memory.
  public static func elements(_ elements: [JSONValue]) -> JSONValue {
    .array(elements.map { JSONNode($0) })
  }

  /// The member of a name; nil if there is none or this is no object.
  ///
  /// - Complexity: linear in the number of members.
  public subscript(key: String) -> JSONNode? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.has(key) }?.value
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

/// A member of an object: its key, the key's position, and its value.
public struct JSONMember: Sendable {
  /// The key, with its escapes resolved.
  public let key: String
  /// The position of the key's opening quote.
  public let keyPosition: SourcePosition
  /// The value.
  public let value: JSONNode

  /// Creates a member; the default position is that of a value created in memory.
  public init(key: String, keyPosition: SourcePosition = .unknown, value: JSONNode) {
    self.key = key
    self.keyPosition = keyPosition
    self.value = value
  }

  /// Returns true if the member has a key; most keys differ in their lengths already.
  func has(_ key: String) -> Bool { self.key.utf8.count == key.utf8.count && self.key == key }
}

/// A number with its spelling, because `1.10` and `1.1` are one number but two version names.
public struct JSONNumber: Sendable {
  /// The nearest double.
  public let value: Double
  /// The number as the document writes it; for one created in memory, the shortest exact text.
  public let literal: String

  /// Creates the number of a document.
  public init(_ value: Double, literal: String) {
    self.value = value
    self.literal = literal
  }
}
