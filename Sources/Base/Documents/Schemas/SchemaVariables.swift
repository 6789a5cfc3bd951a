/// The parts of a schema for variables, fragments and loops in place of values.
enum SchemaVariables {
  /// A replacement of a value: a string that is a variable, or a fragment.
  private static let standIn = SchemaDefinition(
    "standIn",
    .any([
      .type("string")
        + Schema([("pattern", .string("^\\$([A-Za-z_]|\\{)"))]).describing("A variable: \"$name\"."),
      (.type("object") + .requires("use")).describing(
        "A fragment: {\"use\": NAME, \"with\": {…}}."),
      (.type("object") + .requires("scene")).describing(
        "The controller of another scene: {\"scene\": FILE, \"with\": {…}}."),
    ]))

  /// An element of a list that is replaced by several.
  private static let loop = SchemaDefinition(
    "loop",
    Schema([
      ("type", .string("object")), ("required", .elements([.string("do")])),
      (
        "properties",
        .members([
          ("do", .members([("type", .string("array")), ("minItems", .number(1))])),
          ("repeat", .members([])), ("for", .members([])),
        ])
      ), ("additionalProperties", .bool(false)),
    ]).describing("Elements for each round: {\"for\": {NAME: […]}, \"do\": […]}."))

  static let definitions = [standIn, loop]

  /// Returns a member of a schema in which replacements of values and loops in lists are allowed.
  static func admitted(_ member: JSONMember) -> JSONValue {
    switch (member.key, member.value.value) {
    case ("properties", .object(let members)):
      .members(
        members.map { ($0.key, $0.key == "$schema" ? $0.value.value : value($0.value.value)) })
    case ("items", let element): any(element, [standIn.name, loop.name])
    case (_, let other): other
    }
  }

  /// Returns the schema of a value, with its description outside.
  private static func value(_ schema: JSONValue) -> JSONValue {
    guard case .object(let members) = schema, !members.isEmpty else { return schema }
    let note = members.filter { $0.key == "description" }
    let rest = members.filter { $0.key != "description" }
    guard case .object(let choice) = any(.object(rest), [standIn.name]) else { return schema }
    return .object(note + choice)
  }

  private static func any(_ schema: JSONValue, _ names: [String]) -> JSONValue {
    .members([
      ("anyOf", .elements([schema] + names.map { .members([("$ref", .string($0))]) }))
    ])
  }
}
