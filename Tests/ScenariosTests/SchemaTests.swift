import GimbalDocuments
import Testing

@testable import GimbalScenarios

@Suite struct ScenarioSchemaTests {
  private static let files = ["scenario", "scene"]

  private struct Schema {
    let root: JSONValue
    let shapes: [ObjectShape]
    let words: [(String, [String])]

    /// Where the repository is.
    private static let repository = String(
      #filePath.dropLast("/Tests/ScenariosTests/SchemaTests.swift".count))

    init(_ name: String) throws {
      root = try JSONReader.read(
        contentsOf: "\(Self.repository)/Documentation/Schemas/\(name).schema.json"
      ).value
      shapes = name == "scene" ? ScenarioShapes.ofScenes : ScenarioShapes.ofScenarios
      words = name == "scene" ? ScenarioWords.ofScenes : ScenarioWords.ofScenarios
    }

    var definitions: [(key: String, value: JSONValue)] {
      guard case .object(let members) = root["$defs"]?.value else { return [] }
      return members.map { ($0.key, $0.value.value) }
    }

    func object(_ shape: ObjectShape) throws -> JSONValue {
      if shape == shapes[0] { return root }
      return try #require(definitions.first { $0.key == shape.name }?.value, "\(shape.name)")
    }
  }

  @Test(arguments: files) func `schema and reader know the same objects`(name: String) throws {
    let schema = try Schema(name)

    let named = schema.definitions.filter { $0.value["properties"] != nil }.map(\.key)
    #expect(Set(named) == Set(schema.shapes.dropFirst().map(\.name)))
  }

  @Test(arguments: files) func `schema and reader know the same keys`(name: String) throws {
    let schema = try Schema(name)

    for shape in schema.shapes {
      let object = try schema.object(shape)
      #expect(Set(object["required"]?.value.words ?? []) == Set(shape.required), "\(shape.name)")
      #expect(Set(object["properties"]!.value.keys) == Set(shape.keys), "\(shape.name)")
      #expect(object["additionalProperties"]?.value == .bool(false), "\(shape.name)")
    }
  }

  @Test(arguments: files) func `schema and reader know the same words`(name: String) throws {
    let schema = try Schema(name)

    let enums = schema.definitions.filter { $0.value["enum"] != nil }
    #expect(Set(enums.map(\.key)) == Set(schema.words.map(\.0)))
    for (key, words) in schema.words {
      let listed = try #require(enums.first { $0.key == key }?.value["enum"]?.value.words)
      #expect(Set(listed) == Set(words), "\(key)")
    }
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
