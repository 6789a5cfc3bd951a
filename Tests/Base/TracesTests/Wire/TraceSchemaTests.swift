import Checkout
import Foundation
import GimbalDocuments
import GimbalTraces
import Testing

@Suite struct TraceSchemaTests {
  private func schema() throws -> JSONSchema {
    let path = Checkout.root.appending(path: "Documentation/Schemas/trace.schema.json").path
    return JSONSchema(root: try JSONReader.read(contentsOf: path).value)
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `every written line conforms to the schema`(seed: UInt64) throws {
    let schema = try schema()

    for line in RandomTrace.make(seed: seed).jsonLines.split(separator: UInt8(ascii: "\n")) {
      let value = try JSONReader.read(Array(line), file: "line").value
      #expect(schema.issues(of: value) == [], "\(String(decoding: line, as: UTF8.self))")
      #expect(schema.undocumentedMembers(of: value) == [])
    }
  }

  @Test(arguments: [
    #"{"kind":"event"}"#,
    #"{"kind":"header","format":"one","gimbal":"0","device":"d","system":"17"}"#,
    #"{"kind":"event","index":0,"time":"soon","depth":0,"receiver":"","class":"","name":"","returned":1}"#,
    #"{"kind":"event","index":0,"time":0,"depth":0,"receiver":"","class":"","name":"","returned":1,"arguments":[{"size":[1]}]}"#,
  ])
  func `a line that the reader refuses violates the schema`(line: String) throws {
    let value = try JSONReader.read(Array(line.utf8), file: "line").value

    #expect(try schema().issues(of: value) != [])
  }
}

/// The part of JSON Schema that the trace's schema uses.
struct JSONSchema {
  let root: JSONValue

  func issues(of value: JSONValue) -> [String] { issues(of: value, root, "$") }

  /// Members of a line that no definition of its kind lists.
  func undocumentedMembers(of line: JSONValue) -> [String] {
    guard case .object(let members) = line, case .string(let kind) = line["kind"]?.value else {
      return ["no kind"]
    }
    let listed = root["$defs"]?.value[kind]?.value["properties"]?.value
    return members.map(\.key).filter { listed?[$0] == nil }
  }

  private func issues(of value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    var found: [String] = []
    guard case .object(let keywords) = schema else { return ["\(path): no schema"] }
    for keyword in keywords {
      found += issues(of: value, keyword.key, keyword.value.value, path)
    }
    return found
  }

  private func issues(
    of value: JSONValue, _ keyword: String, _ rule: JSONValue, _ path: String
  ) -> [String] {
    switch (keyword, rule) {
    case ("$schema", _), ("$id", _), ("title", _), ("description", _), ("$defs", _): return []
    case ("$ref", .string(let name)):
      let definition = root["$defs"]?.value[String(name.dropFirst("#/$defs/".count))]?.value
      return issues(of: value, definition ?? .null, path)
    case ("oneOf", .array(let choices)):
      let fitting = choices.count { issues(of: value, $0.value, path).isEmpty }
      return fitting == 1 ? [] : ["\(path): fits \(fitting) of \(choices.count) choices"]
    case ("const", _): return value == rule ? [] : ["\(path): not the constant"]
    case ("type", .string(let type)): return hasType(value, type) ? [] : ["\(path): not \(type)"]
    case ("type", .array(let types)):
      let fits = types.contains {
        if case .string(let t) = $0.value { hasType(value, t) } else { false }
      }
      return fits ? [] : ["\(path): no type fits"]
    case ("required", .array(let keys)):
      return keys.compactMap { key in
        guard case .string(let key) = key.value else { return "\(path): bad rule" }
        return value[key] == nil ? "\(path): lacks \(key)" : nil
      }
    case ("properties", .object(let properties)):
      return properties.flatMap { property in
        value[property.key].map {
          issues(of: $0.value, property.value.value, "\(path).\(property.key)")
        } ?? []
      }
    case ("items", _):
      guard case .array(let elements) = value else { return [] }
      return elements.enumerated().flatMap { issues(of: $1.value, rule, "\(path)[\($0)]") }
    case ("minItems", .number(let limit)), ("maxItems", .number(let limit)):
      guard case .array(let elements) = value else { return [] }
      let count = Double(elements.count)
      let fits = keyword == "minItems" ? count >= limit.value : count <= limit.value
      return fits ? [] : ["\(path): \(elements.count) items"]
    case ("minimum", .number(let limit)), ("maximum", .number(let limit)):
      guard case .number(let number) = value else { return [] }
      let fits = keyword == "minimum" ? number.value >= limit.value : number.value <= limit.value
      return fits ? [] : ["\(path): \(number.literal) is out of range"]
    case ("pattern", .string(let pattern)):
      guard case .string(let text) = value else { return [] }
      return text.range(of: pattern, options: .regularExpression) != nil ? [] : ["\(path): \(text)"]
    default: return ["\(path): the test does not know the keyword \(keyword)"]
    }
  }

  private func hasType(_ value: JSONValue, _ type: String) -> Bool {
    switch (type, value) {
    case ("object", .object), ("array", .array), ("string", .string), ("number", .number),
      ("boolean", .bool):
      true
    case ("integer", .number(let number)): number.value == number.value.rounded()
    default: false
    }
  }
}
