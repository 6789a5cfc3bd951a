import GimbalDocuments
import Testing

@testable import GimbalDevices

@Suite struct DeviceSchemaTests {
  private let schema: JSONValue

  init() throws {
    let path = DevicesFolder.path + "/../Documentation/Schemas/device.schema.json"
    schema = try JSONReader.read(contentsOf: path).value
  }

  @Test func `schema and reader know the same objects`() {
    let named = definitions.filter { $0.value["properties"] != nil }.map(\.key)
    #expect(Set(named) == Set(DeviceShapes.all.dropFirst().map(\.name)))
    #expect(schema["properties"] != nil)
  }

  @Test(arguments: DeviceShapes.all) func `schema and reader know the same keys`(shape: ObjectShape)
    throws
  {
    let object = shape == DeviceShapes.device ? schema : try definition(shape.name)

    #expect(Set(object["required"]!.value.words) == Set(shape.required))
    #expect(Set(object["properties"]!.value.keys) == Set(shape.keys))
    #expect(object["additionalProperties"]?.value == .bool(false))
  }

  @Test func `schema and reader know the same words`() throws {
    let enums = definitions.filter { $0.value["enum"] != nil }.map(\.key)
    #expect(Set(enums) == Set(DeviceWords.all.map(\.0)))
    for (name, words) in DeviceWords.all {
      #expect(try definition(name)["enum"]!.value.words == words)
    }
  }

  @Test func `the reader refuses what lacks a required key and reads what lacks an optional one`()
    throws
  {
    let file = EmbeddedFiles.file(at: "iphone-16-pro.json")!
    let whole = StandardData.document(file).node.value
    #expect(whole.keys.contains("slug"))
    for key in whole.keys {
      guard case .object(let members) = whole else { return }
      let cut = JSONValue.object(members.filter { $0.key != key })
      let document = DocumentValue(JSONNode(cut), file: "iphone-16-pro.json")

      if DeviceShapes.device.required.contains(key) {
        let error = #expect(throws: DocumentError.self) { try DeviceFileReader.read(document) }
        #expect(error?.problem == "the document lacks the key '\(key)'")
      } else {
        #expect(throws: Never.self) { try DeviceFileReader.read(document) }
      }
    }
  }

  private var definitions: [(key: String, value: JSONValue)] {
    guard case .object(let members) = schema["$defs"]?.value else { return [] }
    return members.map { ($0.key, $0.value.value) }
  }

  private func definition(_ name: String) throws -> JSONValue {
    try #require(definitions.first { $0.key == name }?.value, "\(name)")
  }
}

extension JSONValue {
  /// The keys of an object.
  fileprivate var keys: [String] {
    if case .object(let members) = self { members.map(\.key) } else { [] }
  }

  /// The texts of an array.
  fileprivate var words: [String] {
    guard case .array(let elements) = self else { return [] }
    return elements.compactMap { if case .string(let text) = $0.value { text } else { nil } }
  }
}
