/// A key of an object with the schema of its value.
@usableFromInline
package struct Member<Value: Sendable>: Sendable {
  /// The key.
  @usableFromInline
  package let entry: MemberEntry
  @usableFromInline let read: @Sendable (ObjectReader) throws(DocumentError) -> Value

  /// Creates a required key.
  @inlinable
  package static func required(
    _ key: String, _ valueSchema: @escaping @autoclosure @Sendable () -> ValueSchema<Value>,
    _ note: String? = nil
  ) -> Member {
    Member(entry: MemberEntry(key, valueSchema(), note, isRequired: true)) {
      (reader) throws(DocumentError) in try valueSchema().read(reader[key])
    }
  }

  /// Creates an optional key with a default value.
  @inlinable
  package static func optional(
    _ key: String, _ valueSchema: @escaping @autoclosure @Sendable () -> ValueSchema<Value>,
    or other: Value,
    _ note: String? = nil
  ) -> Member {
    Member(entry: MemberEntry(key, valueSchema(), note)) { (reader) throws(DocumentError) in
      guard let value = reader.given(key) else { return other }
      return try valueSchema().read(value)
    }
  }

  /// Creates an optional key.
  @inlinable
  package static func optional<Wrapped>(
    _ key: String, _ valueSchema: @escaping @autoclosure @Sendable () -> ValueSchema<Wrapped>,
    _ note: String? = nil
  ) -> Member where Value == Wrapped? {
    Member(entry: MemberEntry(key, valueSchema(), note)) { (reader) throws(DocumentError) in
      guard let value = reader.given(key) else { return nil }
      return try valueSchema().read(value)
    }
  }

  @inlinable
  init(
    entry: MemberEntry, read: @escaping @Sendable (ObjectReader) throws(DocumentError) -> Value
  ) {
    self.entry = entry
    self.read = read
  }
}

/// A key of an object as its schema lists it.
@usableFromInline
package struct MemberEntry: Sendable {
  /// The key.
  @usableFromInline
  package let key: String
  let isRequired: Bool
  private let makeSchema: @Sendable () -> Schema

  /// The schema of the value, created at each call.
  var schema: Schema { makeSchema() }

  /// The description of the value; nil if the value's definition has it.
  @usableFromInline
  package var note: String? { schema.note }

  /// Creates a key with the schema of its value.
  @inlinable
  package init<Value>(
    _ key: String, _ valueSchema: @escaping @autoclosure @Sendable () -> ValueSchema<Value>,
    _ note: String? = nil, isRequired: Bool = false
  ) {
    self.init(key, valueSchema().schema, note, isRequired: isRequired)
  }

  /// Creates a key with a schema of its value.
  @usableFromInline
  package init(
    _ key: String, _ schema: @escaping @autoclosure @Sendable () -> Schema, _ note: String? = nil,
    isRequired: Bool = false
  ) {
    self.key = key
    self.isRequired = isRequired
    makeSchema = { schema().describing(note) }
  }
}

/// An optional key of an object whose value is a part of the result.
@usableFromInline
package struct Field<Root>: Sendable {
  /// The key.
  @usableFromInline
  package let entry: MemberEntry
  @usableFromInline let set: @Sendable (inout Root, ObjectReader) throws(DocumentError) -> Void

  /// Creates a key whose value replaces another.
  @inlinable
  package init<Value>(
    _ key: String, _ valueSchema: @escaping @autoclosure @Sendable () -> ValueSchema<Value>,
    _ path: WritableKeyPath<Root, Value> & Sendable, _ note: String? = nil
  ) {
    entry = MemberEntry(key, valueSchema(), note)
    set = { (root, reader) throws(DocumentError) in
      if let value = reader.given(key) { root[keyPath: path] = try valueSchema().read(value) }
    }
  }

  /// Creates a key whose value is nil if it is absent.
  @inlinable
  package init<Value>(
    _ key: String, _ valueSchema: @escaping @autoclosure @Sendable () -> ValueSchema<Value>,
    _ path: WritableKeyPath<Root, Value?> & Sendable, _ note: String? = nil
  ) {
    entry = MemberEntry(key, valueSchema(), note)
    set = { (root, reader) throws(DocumentError) in
      if let value = reader.given(key) { root[keyPath: path] = try valueSchema().read(value) }
    }
  }

  @inlinable
  init(
    _ entry: MemberEntry,
    set: @escaping @Sendable (inout Root, ObjectReader) throws(DocumentError) -> Void
  ) {
    self.entry = entry
    self.set = set
  }

  /// Returns the same key for an object of which the result is a part.
  @inlinable
  package func within<Outer>(_ path: WritableKeyPath<Outer, Root> & Sendable) -> Field<Outer> {
    Field<Outer>(entry) { [set] (outer, reader) throws(DocumentError) in
      try set(&outer[keyPath: path], reader)
    }
  }
}

/// The schema of an object: its keys for the reader, and its definition for the JSON schema.
@usableFromInline
package struct ObjectTable: Sendable {
  /// The keys.
  @usableFromInline
  package let shape: ObjectShape
  /// The schema's definition of the object.
  @usableFromInline
  package let definition: SchemaDefinition

  /// Creates an object of some members; rules state relations between its keys.
  @usableFromInline
  package init(
    _ name: String, _ note: String? = nil, _ members: [MemberEntry],
    rules: @escaping @autoclosure @Sendable () -> Schema = Schema()
  ) {
    let required = members.filter(\.isRequired).map(\.key)
    shape = ObjectShape(
      name, required: required, optional: members.filter { !$0.isRequired }.map(\.key))
    definition = SchemaDefinition(
      name, Self.schema(of: members, required: required, rules: rules()).describing(note))
  }

  private static func schema(
    of members: [MemberEntry], required: [String], rules: Schema
  ) -> Schema {
    let schemas = members.map(\.schema)
    return Schema([("type", .string("object")), ("additionalProperties", .bool(false))])
      + (required.isEmpty
        ? Schema() : Schema([("required", .elements(required.map { .string($0) }))]))
      + Schema(
        [("properties", .members(zip(members, schemas).map { ($0.key, $1.json) }))], with: schemas)
      + rules
  }

  /// The keys, required ones first.
  @usableFromInline
  package var keys: [String] { shape.keys }

  /// The JSON schema of the object: a reference to its definition.
  @usableFromInline
  package var schema: Schema { .reference(to: definition) }
}

extension ValueSchema {
  /// Creates an object of the keys of a table, which a function reads.
  @inlinable
  package init(
    _ table: ObjectTable,
    _ read: @escaping @Sendable (ObjectReader) throws(DocumentError) -> Value
  ) {
    let shape = table.shape
    self.init(table.schema) { (value) throws(DocumentError) in
      try read(try value.object(shape))
    }
  }

  /// Creates an object whose values form one, in the order of its keys.
  @inlinable
  package static func object<each Part: Sendable>(
    _ name: String, _ note: String? = nil, _ members: repeat Member<each Part>,
    rules: @escaping @autoclosure @Sendable () -> Schema = Schema(),
    make: @escaping @Sendable (repeat each Part) throws(DocumentError) -> Value
  ) -> ValueSchema {
    var entries: [MemberEntry] = []
    for member in repeat each members { entries.append(member.entry) }
    return ValueSchema(ObjectTable(name, note, entries, rules: rules())) {
      (reader) throws(DocumentError) in
      try make(repeat (each members).read(reader))
    }
  }

  /// Creates an object of optional keys, each of which sets a part of the result.
  @inlinable
  package static func fields(
    _ name: String, _ note: String? = nil, of start: Value, _ fields: [Field<Value>],
    rules: @escaping @autoclosure @Sendable () -> Schema = Schema()
  ) -> ValueSchema {
    ValueSchema(ObjectTable(name, note, fields.map(\.entry), rules: rules())) {
      (reader) throws(DocumentError) in try reader.read(fields, into: start)
    }
  }
}

extension ObjectReader {
  /// Returns a value with the parts that the object sets.
  @inlinable
  package func read<Root>(_ fields: [Field<Root>], into start: Root) throws(DocumentError) -> Root {
    var result = start
    for field in fields { try field.set(&result, self) }
    return result
  }

  /// Returns the value of an optional key.
  @inlinable
  package func optional<Value>(_ key: String, _ valueSchema: ValueSchema<Value>)
    throws(DocumentError) -> Value?
  {
    guard let value = given(key) else { return nil }
    return try valueSchema.read(value)
  }

  /// Reads a member of the object's table.
  @inlinable
  package func read<Value>(_ member: Member<Value>) throws(DocumentError) -> Value {
    try member.read(self)
  }
}
