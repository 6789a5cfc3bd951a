import GimbalDocuments
import Testing

@testable import GimbalDevices

@Suite struct DeviceSchemaTests {
  private let schema: JSONValue

  init() throws {
    let path = DevicesFolder.path + "/../Documentation/Schemas/device.schema.json"
    schema = try JSONReader.read(contentsOf: path).value
  }

  @Test func `the reader refuses a missing required key and accepts a missing optional one`()
    throws
  {
    let file = EmbeddedFiles.file(at: "iphone-16-pro.json")!
    let whole = StandardData.document(file).node.value
    #expect(whole.keys.contains("slug"))
    for key in whole.keys {
      guard case .object(let members) = whole else { return }
      let cut = JSONValue.object(members.filter { $0.key != key })
      let document = DocumentValue(JSONNode(cut), file: "iphone-16-pro.json")

      if schema["required"]!.value.strings.contains(key) {
        let error = #expect(throws: DocumentError.self) { try DeviceFileReader.read(document) }
        #expect(error?.issue == "the document lacks the key '\(key)'")
      } else {
        #expect(throws: Never.self) { try DeviceFileReader.read(document) }
      }
    }
  }
}

extension JSONValue {
  /// The keys of an object.
  fileprivate var keys: [String] {
    if case .object(let members) = self { members.map(\.key) } else { [] }
  }

  /// The strings of an array.
  fileprivate var strings: [String] {
    guard case .array(let elements) = self else { return [] }
    return elements.compactMap { if case .string(let text) = $0.value { text } else { nil } }
  }
}
