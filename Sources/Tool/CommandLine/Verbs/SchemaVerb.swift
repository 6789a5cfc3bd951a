import GimbalDevices
import GimbalDocuments
import GimbalScenarioFiles

extension Verb {
  /// `gimbal schema`: the schema of a kind of file.
  static let schema = Verb(
    "schema", "The JSON Schema of scenes, scenarios or devices, for an editor.",
    operands: Operands(
      usage: SchemaVerb.documents.map(\.name).joined(separator: "|"), count: 1...1),
    details: """
      A file names its schema by the key '$schema', which nothing else reads. The schema of scenarios
      refers to that of scenes, 'scene.schema.json', beside it.
      """,
    options: [],
    examples: [
      Example(call: "schema scene", meaning: "What a *.scene.json may hold."),
      Example(call: "schema device", meaning: "What a device's *.json may hold."),
    ],
    run: SchemaVerb.run)
}

/// Executes `gimbal schema`.
enum SchemaVerb {
  /// The schemas, by file name.
  static let documents = ScenarioSchemas.all + [DeviceSchemas.schema, Configuration.schema]

  @MainActor
  static func run(_ arguments: Arguments, _ session: Session) throws -> ExitStatus {
    let name = arguments.operands[0]
    guard let document = documents.first(where: { $0.name == name }) else {
      throw CallError.wordNotAllowed(name, of: "schema", allowed: documents.map(\.name))
    }
    session.console.write(document.text)
    return .held
  }
}
