import GimbalDocuments

/// The schemas of a document's definitions: variables, fragments and included files.
package enum DefinitionSchemas {
  private static let names = Schema([
    ("propertyNames", Schema.pattern("^[A-Za-z_][A-Za-z0-9_]*$").json)
  ])

  private static let variables = Schema.type("object") + names
  private static let fragments =
    Schema([
      ("type", .string("object")),
      (
        "additionalProperties",
        Schema([("type", .elements([.string("array"), .string("object")]))]).json
      ),
    ])

  /// The keys for definitions, which all kinds of documents have.
  static let members = [
    MemberEntry(
      "variables", variables,
      "Values by names: \"$margin\" is the value of 'margin', also inside a text; '$$' is "
        + "a dollar sign."),
    MemberEntry(
      "fragments", fragments,
      "Lists and objects by names, for {\"use\": NAME, \"with\": {…}}."),
    MemberEntry(
      "include", .any([ValueSchema.name.schema, .array(of: ValueSchema.name.schema, least: 1)]),
      "Files with more variables and fragments, *.fragments.json, relative to this file."),
  ]
}
