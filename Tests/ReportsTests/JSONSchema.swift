import Foundation
import GimbalDocuments

/// The part of JSON Schema that the schemas of the repository use; other keywords are an error.
struct JSONSchema {
  private let folder: URL
  private let root: JSONValue
  private let name: String

  /// Reads `Documentation/Schemas/<name>`.
  init(_ name: String) throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    folder = package.appending(path: "Documentation/Schemas")
    self.name = name
    root = try JSONReader.read(contentsOf: folder.appending(path: name).path).value
  }

  /// What in a document the schema does not allow, one line each.
  func problems(of text: String) throws -> [String] {
    problems(try JSONReader.read(Array(text.utf8), file: "report").value, root, at: "")
  }

  private func problems(_ value: JSONValue, _ schema: JSONValue, at path: String) -> [String] {
    guard case .object(let members) = schema else { return ["\(path): no schema"] }
    return members.flatMap { member in
      problems(value, keyword: member.key, member.value.value, in: schema, at: path)
    }
  }

  private func problems(
    _ value: JSONValue, keyword: String, _ rule: JSONValue, in schema: JSONValue, at path: String
  ) -> [String] {
    switch keyword {
    case "$schema", "title", "description", "$defs", "maxItems": []
    case "$ref": reference(rule, value, at: path)
    case "type": strings(rule).contains { has(value, $0) } ? [] : ["\(path): no \(strings(rule))"]
    case "const": value == rule ? [] : ["\(path): another constant"]
    case "enum": elements(rule).contains(value) ? [] : ["\(path): not in the list"]
    case "anyOf":
      elements(rule).contains { problems(value, $0, at: path).isEmpty }
        ? [] : ["\(path): none fits"]
    case "minimum": number(value) ?? 0 >= number(rule)! ? [] : ["\(path): too small"]
    case "minItems": elements(value).count >= Int(number(rule)!) ? [] : ["\(path): too short"]
    case "required":
      strings(rule).filter { value[$0] == nil }.map { "\(path): lacks \($0)" }
    case "properties", "additionalProperties":
      keyword == "properties" ? properties(value, rule, at: path) : unknown(value, schema, at: path)
    case "items":
      elements(value).enumerated().flatMap { problems($1, rule, at: "\(path)[\($0)]") }
    default: ["\(path): the keyword \(keyword) is not known here"]
    }
  }

  private func reference(_ rule: JSONValue, _ value: JSONValue, at path: String) -> [String] {
    guard case .string(let reference) = rule else { return ["\(path): no reference"] }
    let parts = reference.split(separator: "#", omittingEmptySubsequences: false)
    guard let schema = parts[0].isEmpty ? self : try? JSONSchema(String(parts[0])) else {
      return ["\(path): no schema \(reference)"]
    }
    let target = parts[1].split(separator: "/").reduce(schema.root as JSONValue?) { node, key in
      node?[String(key)]?.value
    }
    guard let target else { return ["\(path): nothing at \(reference)"] }
    return schema.problems(value, target, at: path)
  }

  private func properties(_ value: JSONValue, _ rule: JSONValue, at path: String) -> [String] {
    guard case .object(let members) = value else { return [] }
    return members.flatMap { member in
      rule[member.key].map { problems(member.value.value, $0.value, at: "\(path).\(member.key)") }
        ?? []
    }
  }

  private func unknown(_ value: JSONValue, _ schema: JSONValue, at path: String) -> [String] {
    guard case .object(let members) = value else { return [] }
    return members.filter { schema["properties"]?.value[$0.key] == nil }
      .map { "\(path): unknown \($0.key)" }
  }

  private func has(_ value: JSONValue, _ type: String) -> Bool {
    switch (value, type) {
    case (.object, "object"), (.array, "array"), (.string, "string"), (.number, "number"),
      (.bool, "boolean"), (.null, "null"):
      true
    case (.number(let number), "integer"): number.value == number.value.rounded()
    default: false
    }
  }

  private func elements(_ value: JSONValue) -> [JSONValue] {
    if case .array(let elements) = value { elements.map(\.value) } else { [] }
  }

  private func strings(_ value: JSONValue) -> [String] {
    if case .string(let text) = value { return [text] }
    return elements(value).compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  private func number(_ value: JSONValue) -> Double? {
    if case .number(let number) = value { number.value } else { nil }
  }
}
