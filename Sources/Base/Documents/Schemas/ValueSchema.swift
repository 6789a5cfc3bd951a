/// The form of a document's value, from which both its reading and its schema follow.
@usableFromInline
package struct ValueSchema<Value: Sendable>: Sendable {
  // A run reads few of the values that a table knows, and asks for no schema.
  @usableFromInline let makeSchema: @Sendable () -> Schema
  /// Reads a value.
  @usableFromInline
  package let read: @Sendable (DocumentValue) throws(DocumentError) -> Value

  /// The schema of a value of this form, made anew.
  @usableFromInline
  package var schema: Schema { makeSchema() }

  /// A form whose schema stands where it is used.
  @inlinable
  package init(
    _ schema: @escaping @autoclosure @Sendable () -> Schema,
    _ read: @escaping @Sendable (DocumentValue) throws(DocumentError) -> Value
  ) {
    makeSchema = schema
    self.read = read
  }

  /// A form that is defined under a name.
  @inlinable
  package init(
    _ name: String, _ schema: @escaping @autoclosure @Sendable () -> Schema,
    _ note: String? = nil,
    _ read: @escaping @Sendable (DocumentValue) throws(DocumentError) -> Value
  ) {
    makeSchema = { .reference(to: SchemaDefinition(name, schema().describing(note))) }
    self.read = read
  }

  /// A form that says more of a value than another, which its schema does not tell.
  @inlinable
  package init(
    _ valueSchema: ValueSchema,
    _ read: @escaping @Sendable (DocumentValue) throws(DocumentError) -> Value
  ) {
    makeSchema = valueSchema.makeSchema
    self.read = read
  }

  /// The same read into another value.
  @inlinable
  package func map<Other>(
    _ make: @escaping @Sendable (Value) -> Other
  ) -> ValueSchema<Other> {
    ValueSchema<Other>(schema) { [read] (value) throws(DocumentError) in make(try read(value)) }
  }
}

extension ValueSchema where Value == Bool {
  /// `true` or `false`.
  @usableFromInline
  package static var bool: ValueSchema {
    ValueSchema(.type("boolean")) { (v) throws(DocumentError) in try v.bool() }
  }
}

extension ValueSchema where Value == String {
  /// Any text.
  @usableFromInline
  package static var text: ValueSchema {
    ValueSchema(.type("string")) { (v) throws(DocumentError) in try v.string() }
  }

  /// A text that is not empty.
  @usableFromInline
  package static var name: ValueSchema {
    ValueSchema(.type("string") + Schema([("minLength", .number(1))])) {
      (v) throws(DocumentError) in
      try v.nonemptyString()
    }
  }

  /// One of some words, defined under a name.
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

  /// A number of a range.
  @usableFromInline
  package static func number(in range: ClosedRange<Double>) -> ValueSchema {
    ValueSchema(.type("number") + .range(range.lowerBound, range.upperBound)) {
      (v) throws(DocumentError) in try v.number(in: range)
    }
  }
}

extension ValueSchema where Value == Int {
  /// A whole number of a range.
  @usableFromInline
  package static func integer(in range: ClosedRange<Int>) -> ValueSchema {
    ValueSchema(.type("integer") + .range(Double(range.lowerBound), Double(range.upperBound))) {
      (v) throws(DocumentError) in try v.integer(in: range)
    }
  }
}

extension ValueSchema {
  /// One of some words that each stand for a value, defined under a name.
  @inlinable
  package static func choice(_ name: String, _ pairs: [(name: String, value: Value)]) -> ValueSchema
  {
    let keywords = pairs.map(\.name)
    return ValueSchema(name, .keywords(keywords)) { (v) throws(DocumentError) in
      let word = try v.word(of: keywords)
      return pairs.first { $0.name == word }!.value
    }
  }

  /// A list of one or more elements, each of one form.
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

  /// A list of any number of elements, each of one form.
  @inlinable
  package static func array<Element>(
    of element: ValueSchema<Element>, limit: Int
  ) -> ValueSchema where Value == [Element] {
    ValueSchema(.array(of: element.schema)) { (v) throws(DocumentError) in
      try element.elements(try v.array(limit: limit))
    }
  }

  /// One element, or a list of one or more.
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

  @inlinable
  func elements(_ values: [DocumentValue]) throws(DocumentError) -> [Value] {
    var result: [Value] = []
    result.reserveCapacity(values.count)
    for value in values { result.append(try read(value)) }
    return result
  }
}

extension ValueSchema where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the cases by their words, defined under a name.
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
