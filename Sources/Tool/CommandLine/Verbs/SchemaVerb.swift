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
      A file names its schema by the key '$schema', which only editors read. The schema of scenarios
      refers to that of scenes, 'scene.schema.json', in the same folder.
      """,
    options: [],
    examples: [
      Example(call: "schema scene", meaning: "The allowed content of a *.scene.json."),
      Example(call: "schema device", meaning: "The allowed content of a device's *.json."),
    ],
    run: SchemaVerb.run)
}

/// Executes `gimbal schema`.
enum SchemaVerb {
  /// The schemas of all files that Gimbal reads, by file name.
  static let documents = ScenarioSchemas.all + [DeviceSchemas.schema, Configuration.schema]

  /// Prints the schema with the name of the call.
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
