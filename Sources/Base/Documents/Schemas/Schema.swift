/// A JSON schema of a value: the members of its object, in order.
@usableFromInline
package struct Schema: Sendable {
  /// The keywords with their values.
  @usableFromInline
  package private(set) var members: [(key: String, value: JSONValue)]
  /// The definitions that its references name, as far as they include them.
  private var definitions: [SchemaDefinition]

  /// Creates a schema of some keywords; without any it allows everything.
  @usableFromInline
  package init(
    _ members: [(key: String, value: JSONValue)] = [], with parts: [Schema] = []
  ) {
    self.members = members
    definitions = parts.flatMap(\.definitions)
  }

  /// Returns the schema of a type, such as `string`.
  @usableFromInline
  package static func type(_ name: String) -> Schema { Schema([("type", .string(name))]) }

  /// Returns a reference to a definition by its name alone; the document must contain it.
  @usableFromInline
  package static func reference(to name: String) -> Schema {
    Schema([("$ref", .string(name))])
  }

  /// Returns a reference to a definition.
  @usableFromInline
  package static func reference(to definition: SchemaDefinition) -> Schema {
    var schema = reference(to: definition.name)
    schema.definitions = [definition]
    return schema
  }

  /// Returns the schema of one of some strings.
  @usableFromInline
  package static func keywords(_ keywords: [String]) -> Schema {
    Schema([("enum", .elements(keywords.map { .string($0) }))])
  }

  /// Returns a schema that allows what at least one of several schemas allows.
  @usableFromInline
  package static func any(_ schemas: [Schema]) -> Schema {
    Schema([("anyOf", .elements(schemas.map(\.json)))], with: schemas)
  }

  /// Returns a schema that allows what exactly one of several schemas allows.
  @usableFromInline
  package static func one(_ schemas: [Schema]) -> Schema {
    Schema([("oneOf", .elements(schemas.map(\.json)))])
  }

  /// Returns the schema of an array with elements of one schema.
  @usableFromInline
  package static func array(of element: Schema, least: Int = 0, most: Int? = nil) -> Schema {
    var members: [(key: String, value: JSONValue)] = [
      ("type", .string("array")), ("items", element.json),
    ]
    if least > 0 { members.append(("minItems", .number(Double(least)))) }
    if let most { members.append(("maxItems", .number(Double(most)))) }
    return Schema(members, with: [element])
  }

  /// Returns the schema of an object whose keys are data, with values of one schema.
  @usableFromInline
  package static func map(to value: Schema) -> Schema {
    .type("object") + Schema([("additionalProperties", value.json)], with: [value])
  }

  /// Returns the schema of a string that matches a regular expression.
  @usableFromInline
  package static func pattern(_ text: String) -> Schema { Schema([("pattern", .string(text))]) }

  /// Returns the schema of an object that has some keys, among any others.
  @usableFromInline
  package static func requires(_ keys: String...) -> Schema {
    Schema([("required", .elements(keys.map { .string($0) }))])
  }

  /// Returns the schema of an object that has exactly one of some keys.
  @usableFromInline
  package static func oneKey(of keys: [String]) -> Schema { .one(keys.map { .requires($0) }) }

  /// Returns the schema of an object in which a key requires others.
  @usableFromInline
  package static func dependencies(_ pairs: [(key: String, needs: [String])]) -> Schema {
    Schema([
      (
        "dependentRequired",
        .members(pairs.map { ($0.key, .elements($0.needs.map { .string($0) })) })
      )
    ])
  }

  /// Returns the schema of an object in which a key requires a schema of the whole object.
  @usableFromInline
  package static func dependencies(_ pairs: [(key: String, schema: Schema)]) -> Schema {
    Schema([("dependentSchemas", .members(pairs.map { ($0.key, $0.schema.json) }))])
  }

  /// Returns the schema of an object with at least one key.
  @usableFromInline
  package static var notEmpty: Schema { Schema([("minProperties", .number(1))]) }

  /// Returns a schema that allows what both allow; they must have no keyword in common.
  @usableFromInline
  package static func + (one: Schema, other: Schema) -> Schema {
    precondition(
      !one.members.contains { member in other.members.contains { $0.key == member.key } },
      "a duplicate keyword")
    return Schema(one.members + other.members, with: [one, other])
  }

  /// The description: its own, else that of the definition that it references.
  var note: String? {
    if case .string(let text)? = members.first(where: { $0.key == "description" })?.value {
      return text
    }
    guard case .string(let name)? = members.first(where: { $0.key == "$ref" })?.value else {
      return nil
    }
    return definitions.first { $0.name == name }?.schema.note
  }

  /// Returns the schema with a description.
  @usableFromInline
  package func describing(_ note: String?) -> Schema {
    guard let note else { return self }
    return Schema(
      [("description", .string(note))] + members.filter { $0.key != "description" }, with: [self])
  }

  /// The schema as JSON.
  @usableFromInline
  package var json: JSONValue { .members(members.map { ($0.key, $0.value) }) }
}

/// A schema with a name for references.
@usableFromInline
package struct SchemaDefinition: Sendable {
  /// The name.
  @usableFromInline
  package let name: String
  private let make: @Sendable () -> Schema

  /// Creates a definition whose schema is created on demand.
  @usableFromInline
  package init(_ name: String, _ schema: @escaping @autoclosure @Sendable () -> Schema) {
    self.name = name
    make = schema
  }

  /// The schema.
  @usableFromInline
  package var schema: Schema { make() }
}

extension Schema {
  /// Adds all definitions that the schema references, directly or not, each once.
  fileprivate func collect(into all: inout [SchemaDefinition]) {
    for definition in definitions where !all.contains(where: { $0.name == definition.name }) {
      all.append(definition)
      definition.schema.collect(into: &all)
    }
  }
}

/// A JSON Schema document: the content of a file, and the referenced definitions.
@usableFromInline
package struct SchemaDocument: Sendable {
  /// The file's name before `.schema.json`.
  @usableFromInline
  package let name: String
  private let root: Schema
  private let definitions: [SchemaDefinition]
  private let others: [SchemaDocument]
  /// True if a variable or a fragment can replace any value.
  private let allowsVariables: Bool

  /// The description of the key `$schema` in each schema.
  @usableFromInline
  package static let note = "The location of this schema for editors; Gimbal does not read it."

  /// Creates a document; definitions of another document stay there.
  ///
  /// The schema has no `$id`, because readers resolve it differently. Schema files refer to one
  /// another by their names in one folder.
  @usableFromInline
  package init(
    _ name: String, title: String, root: Schema, nextTo others: [SchemaDocument] = [],
    allowsVariables: Bool = false
  ) {
    self.name = name
    self.allowsVariables = allowsVariables
    self.root =
      Schema([
        ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        ("title", .string(title)),
      ]) + root
    var all = others.flatMap(\.definitions)
    let known = all.count
    root.collect(into: &all)
    definitions = Array(all.dropFirst(known))
    self.others = others
  }

  /// The document as text.
  ///
  /// - Complexity: linear in the number of definitions times that of references.
  @usableFromInline
  package var text: String { JSONText.pretty(json) }

  /// The document as JSON, in which each reference has the location of its definition.
  @usableFromInline
  package var json: JSONValue {
    resolved(
      (root
        + Schema([
          (
            "$defs",
            .members(
              (definitions + (allowsVariables ? SchemaVariables.definitions : [])).map {
                ($0.name, $0.schema.json)
              })
          )
        ])).json)
  }

  private func resolved(_ value: JSONValue) -> JSONValue {
    switch value {
    case .object(let members):
      .members(
        members.map { member in
          if member.key == "$ref", case .string(let name) = member.value.value {
            return (member.key, .string(location(of: name)))
          }
          let value = allowsVariables ? SchemaVariables.admitted(member) : member.value.value
          return (member.key, resolved(value))
        })
    case .array(let elements): .elements(elements.map { resolved($0.value) })
    default: value
    }
  }

  private func location(of name: String) -> String {
    if (definitions + SchemaVariables.definitions).contains(where: { $0.name == name }) {
      return "#/$defs/\(name)"
    }
    for other in others {
      if other.name == name { return "\(name).schema.json" }
      if other.definitions.contains(where: { $0.name == name }) {
        return "\(other.name).schema.json#/$defs/\(name)"
      }
    }
    preconditionFailure("nothing defines '\(name)'")
  }
}
