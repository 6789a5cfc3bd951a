import GimbalDocuments

/// The schemas of files with variables and fragments, and of a folder's setup.
package enum FragmentSchemas {
  /// The name of the folder's setup file, without its extension.
  package static let setupName = "setup"
  /// The extensions of files with variables and fragments.
  package static let endings = [".fragments.json", ".fragments.jsonc"]

  /// The keys of a folder's setup that are defaults of its scenarios.
  static let shared = ["devices", "systems", "app", "scene", "seed", "settings", "switches"]
  /// The keys that only the setup file of a folder may have.
  static let setupKeys = shared + ["before", "after"]

  private static let table = ObjectTable(
    "fragments", nil,
    [MemberEntry("$schema", .text, SchemaDocument.note), MemberEntry("title", .name)]
      + DefinitionSchemas.members + ScenarioFileSchemas.shared + [
        MemberEntry(
          "before", StepSchemas.schema,
          "Of setup.fragments.json: the steps before those of each scenario of the folder."),
        MemberEntry("after", StepSchemas.schema, "The steps after those of each scenario."),
      ])

  /// Throws an error for keys that a fragment file may not have.
  static func checkKeys(of document: DocumentValue) throws(DocumentError) {
    let reader = try document.object(table.shape)
    _ = try reader.optional("title", .name)
    guard !isSetup(document.file) else { return }
    for key in setupKeys {
      guard let value = reader.given(key) else { continue }
      throw value.error(
        "\(QuotedText.of(key)) is for the setup of a folder, 'setup.fragments.json'; allowed is "
          + QuotedText.choice(["variables", "fragments", "include"]))
    }
  }

  /// Returns true for the setup file of a folder.
  package static func isSetup(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return endings.contains { name == setupName + $0 }
  }

  /// The schema of files with variables and fragments.
  static let schema = SchemaDocument(
    "fragments", title: "Fragments of Gimbal",
    root: table.definition.schema.describing(
      "Variables and fragments for scenarios and scenes, and, in setup.fragments.json, what the "
        + "scenarios of a folder share."),
    nextTo: [SceneSchemas.schema, ScenarioFileSchemas.schema], allowsVariables: true)
}
