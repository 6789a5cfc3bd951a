/// The schema of a document's value, which defines both its reader and its JSON schema.
@usableFromInline
package struct ValueSchema<Value: Sendable>: Sendable {
  // A closure, since a run reads few of a table's values and needs no JSON schema.
  @usableFromInline let makeSchema: @Sendable () -> Schema
  /// Reads a value.
  @usableFromInline
  package let read: @Sendable (DocumentValue) throws(DocumentError) -> Value

  /// The JSON schema of the value, created at each call.
  @usableFromInline
  package var schema: Schema { makeSchema() }

  /// Creates a value schema whose JSON schema is inline.
  @inlinable
  package init(
    _ schema: @escaping @autoclosure @Sendable () -> Schema,
    _ read: @escaping @Sendable (DocumentValue) throws(DocumentError) -> Value
  ) {
    makeSchema = schema
    self.read = read
  }

  /// Creates a value schema that is defined under a name.
  @inlinable
  package init(
    _ name: String, _ schema: @escaping @autoclosure @Sendable () -> Schema,
    _ note: String? = nil,
    _ read: @escaping @Sendable (DocumentValue) throws(DocumentError) -> Value
  ) {
    makeSchema = { .reference(to: SchemaDefinition(name, schema().describing(note))) }
    self.read = read
  }

  /// Creates a value schema that checks more than another one and than its JSON schema.
  @inlinable
  package init(
    _ valueSchema: ValueSchema,
    _ read: @escaping @Sendable (DocumentValue) throws(DocumentError) -> Value
  ) {
    makeSchema = valueSchema.makeSchema
    self.read = read
  }

  /// Returns the schema with its value converted.
  @inlinable
  package func map<Other>(
    _ make: @escaping @Sendable (Value) -> Other
  ) -> ValueSchema<Other> {
    ValueSchema<Other>(schema) { [read] (value) throws(DocumentError) in make(try read(value)) }
  }
}

extension ValueSchema where Value == Bool {
  /// A Boolean.
  @usableFromInline
  package static var bool: ValueSchema {
    ValueSchema(.type("boolean")) { (v) throws(DocumentError) in try v.bool() }
  }
}

extension ValueSchema where Value == String {
  /// Any string.
  @usableFromInline
  package static var text: ValueSchema {
    ValueSchema(.type("string")) { (v) throws(DocumentError) in try v.string() }
  }

  /// A string that is not empty.
  @usableFromInline
  package static var name: ValueSchema {
    ValueSchema(.type("string") + Schema([("minLength", .number(1))])) {
      (v) throws(DocumentError) in
      try v.nonemptyString()
    }
  }

  /// Returns the schema of one of some words, defined under a name.
  @usableFromInline
  package static func keywords(_ name: String, _ keywords: [String]) -> ValueSchema {
    ValueSchema(name, .keywords(keywords)) { (v) throws(DocumentError) in try v.word(of: keywords) }
  }
}

extension ValueSchema where Value == Double {
  /// A number.
  @usableFromInline
  package static var number: ValueSchema {
    ValueSchema(.type("number")) { (v) throws(DocumentError) in try v.number() }
  }

  /// Returns the schema of a number in a range.
  @usableFromInline
  package static func number(in range: ClosedRange<Double>) -> ValueSchema {
    ValueSchema(.type("number") + .range(range.lowerBound, range.upperBound)) {
      (v) throws(DocumentError) in try v.number(in: range)
    }
  }
}

extension ValueSchema where Value == Int {
  /// Returns the schema of an integer in a range.
  @usableFromInline
  package static func integer(in range: ClosedRange<Int>) -> ValueSchema {
    ValueSchema(.type("integer") + .range(Double(range.lowerBound), Double(range.upperBound))) {
      (v) throws(DocumentError) in try v.integer(in: range)
    }
  }
}

extension ValueSchema {
  /// Returns the schema of one of some words with a value each, defined under a name.
  @inlinable
  package static func choice(_ name: String, _ pairs: [(name: String, value: Value)]) -> ValueSchema
  {
    let keywords = pairs.map(\.name)
    return ValueSchema(name, .keywords(keywords)) { (v) throws(DocumentError) in
      let word = try v.word(of: keywords)
      return pairs.first { $0.name == word }!.value
    }
  }

  /// Returns the schema of a list of one or more elements.
  @inlinable
  package static func list<Element>(
    of element: ValueSchema<Element>, limit: Int
  ) -> ValueSchema where Value == [Element] {
    ValueSchema(.array(of: element.schema, least: 1)) { (v) throws(DocumentError) in
      let values = try v.array(limit: limit)
      guard !values.isEmpty else { throw v.error("\(v.path.subject) must not be empty") }
      return try element.elements(values)
    }
  }

  /// Returns the schema of a list of any number of elements.
  @inlinable
  package static func array<Element>(
    of element: ValueSchema<Element>, limit: Int
  ) -> ValueSchema where Value == [Element] {
    ValueSchema(.array(of: element.schema)) { (v) throws(DocumentError) in
      try element.elements(try v.array(limit: limit))
    }
  }

  /// Returns the schema of one element, or of a list of one or more.
  @inlinable
  package static func oneOrMore<Element>(
    of element: ValueSchema<Element>, limit: Int
  ) -> ValueSchema where Value == [Element] {
    let list = ValueSchema.list(of: element, limit: limit)
    return ValueSchema(.any([element.schema, list.schema])) { (v) throws(DocumentError) in
      guard case .array = v.node.value else { return [try element.read(v)] }
      return try list.read(v)
    }
  }

  /// Reads each element of a list with this schema.
  @inlinable
  func elements(_ values: [DocumentValue]) throws(DocumentError) -> [Value] {
    var result: [Value] = []
    result.reserveCapacity(values.count)
    for value in values { result.append(try read(value)) }
    return result
  }
}

extension ValueSchema where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// Returns the schema of an enumeration by its raw values, defined under a name.
  @inlinable
  package static func word(_ name: String) -> ValueSchema {
    ValueSchema(name, .keywords(Value.allCases.map(\.rawValue))) { (v) throws(DocumentError) in
      try v.word(Value.self)
    }
  }
}

extension Schema {
  fileprivate static func range(_ least: Double, _ most: Double) -> Schema {
    Schema([("minimum", .number(least)), ("maximum", .number(most))])
  }
}
