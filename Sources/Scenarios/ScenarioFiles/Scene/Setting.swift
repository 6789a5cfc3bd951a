public import GimbalDocuments

/// A view or a controller by its trace name, or constraints by their identifier.
public struct Target: Hashable, Sendable {
  /// The kind of object.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A view, such as `submit` or `root.view`.
    case view
    /// A controller, such as `root`.
    case controller
    /// The constraints with an identifier.
    case constraint
  }

  /// The kind of object.
  public var kind: Kind
  /// The name.
  public var name: String
  /// The position of the name.
  public var position: SourcePosition

  /// Creates a target with its position in a file.
  package init(kind: Kind, name: String, position: SourcePosition) {
    self.kind = kind
    self.name = name
    self.position = position
  }
}

/// New values for one view, one controller or the constraints with an identifier, under a
/// condition.
///
/// Steps, layout rules and transition rules use it.
public struct Setting: Sendable {
  /// The object that is changed.
  public var target: Target
  /// The new values.
  public var values: PropertyValues
  /// The condition of a rule; a step has its own.
  public var condition: Condition
}

/// Values of properties, in the order of their table; missing ones are not changed.
public struct PropertyValues: Sendable {
  /// The keys with their values, which have the types of their properties.
  package private(set) var entries: [(key: String, value: any Sendable)] = []

  /// Creates values that change nothing.
  public init() {}

  /// The keys with values.
  public var keys: [String] { entries.map(\.key) }

  /// Adds the value of a property; reading calls it in the order of the table.
  mutating func append(_ value: any Sendable, for key: String) { entries.append((key, value)) }
}
