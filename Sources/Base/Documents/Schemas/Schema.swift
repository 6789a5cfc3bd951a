/// A JSON Schema of a value: the members of its object, in their order.
@usableFromInline
package struct Schema: Sendable {
  /// The keywords with their values.
  @usableFromInline
  package private(set) var members: [(key: String, value: JSONValue)]
  /// The definitions to which its references refer, as far as they bring them along.
  private var definitions: [SchemaDefinition]

  /// A schema of some keywords; without any it allows everything.
  @usableFromInline
  package init(
    _ members: [(key: String, value: JSONValue)] = [], with parts: [Schema] = []
  ) {
    self.members = members
    definitions = parts.flatMap(\.definitions)
  }

  /// A value of a type, such as `string`.
  @usableFromInline
  package static func type(_ name: String) -> Schema { Schema([("type", .string(name))]) }

  /// A value that a definition describes, by its name alone: it stands in the document all the same.
  @usableFromInline
  package static func reference(to name: String) -> Schema {
    Schema([("$ref", .string(name))])
  }

  /// A value that a definition describes.
  @usableFromInline
  package static func reference(to definition: SchemaDefinition) -> Schema {
    var schema = reference(to: definition.name)
    schema.definitions = [definition]
    return schema
  }

  /// One of some texts.
  @usableFromInline
  package static func keywords(_ keywords: [String]) -> Schema {
    Schema([("enum", .elements(keywords.map { .string($0) }))])
  }

  /// Allows values that one of several schemas allows.
  @usableFromInline
  package static func any(_ schemas: [Schema]) -> Schema {
    Schema([("anyOf", .elements(schemas.map(\.json)))], with: schemas)
  }

  /// Allows values that exactly one of several schemas allows.
  @usableFromInline
  package static func one(_ schemas: [Schema]) -> Schema {
    Schema([("oneOf", .elements(schemas.map(\.json)))])
  }

  /// An array whose elements are alike.
  @usableFromInline
  package static func array(of element: Schema, least: Int = 0, most: Int? = nil) -> Schema {
    var members: [(key: String, value: JSONValue)] = [
      ("type", .string("array")), ("items", element.json),
    ]
    if least > 0 { members.append(("minItems", .number(Double(least)))) }
    if let most { members.append(("maxItems", .number(Double(most)))) }
    return Schema(members, with: [element])
  }

  /// An object whose keys are data, and whose values are alike.
  @usableFromInline
  package static func map(to value: Schema) -> Schema {
    .type("object") + Schema([("additionalProperties", value.json)], with: [value])
  }

  /// A text that matches a regular expression.
  @usableFromInline
  package static func pattern(_ text: String) -> Schema { Schema([("pattern", .string(text))]) }

  /// An object that has some keys, whatever else it has.
  @usableFromInline
  package static func requires(_ keys: String...) -> Schema {
    Schema([("required", .elements(keys.map { .string($0) }))])
  }

  /// An object that has exactly one of some keys.
  @usableFromInline
  package static func oneKey(of keys: [String]) -> Schema { .one(keys.map { .requires($0) }) }

  /// An object in which a key demands others.
  @usableFromInline
  package static func dependencies(_ pairs: [(key: String, needs: [String])]) -> Schema {
    Schema([
      (
        "dependentRequired",
        .members(pairs.map { ($0.key, .elements($0.needs.map { .string($0) })) })
      )
    ])
  }

  /// An object in which a key demands what a schema says of the whole.
  @usableFromInline
  package static func dependencies(_ pairs: [(key: String, schema: Schema)]) -> Schema {
    Schema([("dependentSchemas", .members(pairs.map { ($0.key, $0.schema.json) }))])
  }

  /// An object that has at least one key.
  @usableFromInline
  package static var notEmpty: Schema { Schema([("minProperties", .number(1))]) }

  /// Allows values that both allow; a keyword of both would be lost, so that none may be.
  @usableFromInline
  package static func + (one: Schema, other: Schema) -> Schema {
    precondition(
      !one.members.contains { member in other.members.contains { $0.key == member.key } },
      "a keyword stands twice")
    return Schema(one.members + other.members, with: [one, other])
  }

  /// The sentence for people: its own, else that of the definition to which it refers.
  var note: String? {
    if case .string(let text)? = members.first(where: { $0.key == "description" })?.value {
      return text
    }
    guard case .string(let name)? = members.first(where: { $0.key == "$ref" })?.value else {
      return nil
    }
    return definitions.first { $0.name == name }?.schema.note
  }

  /// The same with a sentence for people before it.
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

/// A schema with a name under which others refer to it.
@usableFromInline
package struct SchemaDefinition: Sendable {
  /// The name.
  @usableFromInline
  package let name: String
  private let make: @Sendable () -> Schema

  /// A schema that is made whenever it is asked for.
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
  /// Adds all that the schema refers to, and what that refers to, each once.
  fileprivate func collect(into all: inout [SchemaDefinition]) {
    for definition in definitions where !all.contains(where: { $0.name == definition.name }) {
      all.append(definition)
      definition.schema.collect(into: &all)
    }
  }
}

/// A document of JSON Schema: the content of a file, and the definitions that it refers to.
@usableFromInline
package struct SchemaDocument: Sendable {
  /// The file's name up to `.schema.json`.
  @usableFromInline
  package let name: String
  private let root: Schema
  private let definitions: [SchemaDefinition]
  private let others: [SchemaDocument]
  /// True if a variable or a fragment may stand in the place of any value.
  private let allowsVariables: Bool

  /// The sentence of each schema about the key `$schema`.
  @usableFromInline
  package static let note = "Where an editor finds this schema; nothing else reads it."

  /// A document; what another defines is left to that.
  ///
  /// It has no `$id`, which readers resolve in ways of their own: each finds its neighbours beside it.
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

  /// The document as JSON, in which each reference says where its definition stands.
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
