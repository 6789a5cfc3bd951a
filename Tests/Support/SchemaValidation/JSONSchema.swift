import Checkout
import Foundation
package import GimbalDocuments

/// The part of JSON Schema that the schemas of the repository use; other keywords are an error.
package struct JSONSchema {
  private let root: JSONValue
  /// All schemas of the folder, by the names of their files.
  private let others: [String: JSONValue]

  /// Reads `Documentation/Schemas/<name>`.
  package init(_ name: String) throws {
    let folder = Checkout.root.appending(path: "Documentation/Schemas").path
    var others: [String: JSONValue] = [:]
    for file in try FileReader.names(inFolder: folder, ending: ".schema.json") {
      others[file] = try JSONReader.read(contentsOf: "\(folder)/\(file)").value
    }
    self.init(root: try JSONReader.read(contentsOf: "\(folder)/\(name)").value, others: others)
  }

  private init(root: JSONValue, others: [String: JSONValue]) {
    self.root = root
    self.others = others
  }

  /// The violations of the schema in a document, one line each.
  package func issues(of text: String) throws -> [String] {
    issues(try JSONReader.read(Array(text.utf8), file: "report").value, root, at: "")
  }

  /// The violations of the schema in a value, one line each.
  package func issues(of value: JSONValue) -> [String] { issues(value, root, at: "") }

  private func issues(_ value: JSONValue, _ schema: JSONValue, at path: String) -> [String] {
    guard case .object(let members) = schema else { return ["\(path): no schema"] }
    return members.flatMap { member in
      issues(value, keyword: member.key, member.value.value, in: schema, at: path)
    }
  }

  private func issues(
    _ value: JSONValue, keyword: String, _ rule: JSONValue, in schema: JSONValue, at path: String
  ) -> [String] {
    switch keyword {
    case "$schema", "$id", "title", "description", "$defs": []
    case "$ref": reference(rule, value, at: path)
    case "type": strings(rule).contains { has(value, $0) } ? [] : ["\(path): no \(strings(rule))"]
    case "const": value == rule ? [] : ["\(path): another constant"]
    case "enum": elements(rule).contains(value) ? [] : ["\(path): not in the list"]
    case "anyOf": fitting(value, rule, at: path) > 0 ? [] : ["\(path): none fits"]
    case "oneOf": fitting(value, rule, at: path) == 1 ? [] : ["\(path): not one fits"]
    case "not": issues(value, rule, at: path).isEmpty ? ["\(path): what must not be"] : []
    case "minimum", "maximum", "exclusiveMinimum": bound(value, keyword, number(rule)!, at: path)
    case "minLength", "pattern": text(value, keyword, rule, at: path)
    case "minItems", "maxItems", "minProperties":
      count(value, keyword, Int(number(rule)!), at: path)
    case "required":
      isObject(value)
        ? strings(rule).filter { value[$0] == nil }.map { "\(path): lacks \($0)" } : []
    case "properties": properties(value, rule, at: path)
    case "additionalProperties": unknown(value, rule, schema, at: path)
    case "dependentRequired", "dependentSchemas":
      members(rule).filter { value[$0.key] != nil }.flatMap { member in
        keyword == "dependentSchemas"
          ? issues(value, member.value.value, at: path)
          : strings(member.value.value).filter { value[$0] == nil }.map {
            "\(path): '\(member.key)' needs '\($0)'"
          }
      }
    case "items":
      elements(value).enumerated().flatMap { issues($1, rule, at: "\(path)[\($0)]") }
    case "prefixItems":
      zip(elements(value), elements(rule)).flatMap { issues($0, $1, at: path) }
    default: ["\(path): the keyword \(keyword) is not known here"]
    }
  }

  /// How many of some schemas allow the value.
  private func fitting(_ value: JSONValue, _ rule: JSONValue, at path: String) -> Int {
    elements(rule).count { issues(value, $0, at: path).isEmpty }
  }

  private func bound(
    _ value: JSONValue, _ keyword: String, _ bound: Double, at path: String
  ) -> [String] {
    guard let number = number(value) else { return [] }
    let holds =
      switch keyword {
      case "minimum": number >= bound
      case "maximum": number <= bound
      default: number > bound
      }
    return holds ? [] : ["\(path): \(number) against \(keyword) \(bound)"]
  }

  private func text(
    _ value: JSONValue, _ keyword: String, _ rule: JSONValue, at path: String
  ) -> [String] {
    guard case .string(let text) = value else { return [] }
    if case .string(let pattern) = rule {
      let found = text.range(of: pattern, options: .regularExpression)
      return found == nil ? ["\(path): does not match \(pattern)"] : []
    }
    return text.count >= Int(number(rule)!) ? [] : ["\(path): too short"]
  }

  private func count(
    _ value: JSONValue, _ keyword: String, _ bound: Int, at path: String
  ) -> [String] {
    switch (value, keyword) {
    case (.array(let all), "minItems"): all.count >= bound ? [] : ["\(path): too few"]
    case (.array(let all), "maxItems"): all.count <= bound ? [] : ["\(path): too many"]
    case (.object(let all), "minProperties"): all.count >= bound ? [] : ["\(path): too few keys"]
    default: []
    }
  }

  private func reference(_ rule: JSONValue, _ value: JSONValue, at path: String) -> [String] {
    guard case .string(let reference) = rule else { return ["\(path): no reference"] }
    let parts = reference.split(separator: "#", omittingEmptySubsequences: false)
    guard let schema = parts[0].isEmpty ? self : other(String(parts[0])) else {
      return ["\(path): no schema \(reference)"]
    }
    let way = parts.count > 1 ? parts[1].split(separator: "/") : []
    let target = way.reduce(schema.root as JSONValue?) { node, key in node?[String(key)]?.value }
    guard let target else { return ["\(path): nothing at \(reference)"] }
    return schema.issues(value, target, at: path)
  }

  /// Another schema of the folder.
  private func other(_ name: String) -> JSONSchema? {
    others[name].map { JSONSchema(root: $0, others: others) }
  }

  private func properties(_ value: JSONValue, _ rule: JSONValue, at path: String) -> [String] {
    guard case .object(let members) = value else { return [] }
    return members.flatMap { member in
      rule[member.key].map { issues(member.value.value, $0.value, at: "\(path).\(member.key)") }
        ?? []
    }
  }

  private func unknown(
    _ value: JSONValue, _ rule: JSONValue, _ schema: JSONValue, at path: String
  ) -> [String] {
    members(value).filter { schema["properties"]?.value[$0.key] == nil }.flatMap { member in
      rule == .bool(false)
        ? ["\(path): unknown \(member.key)"]
        : issues(member.value.value, rule, at: "\(path).\(member.key)")
    }
  }

  private func members(_ value: JSONValue) -> [JSONMember] {
    if case .object(let members) = value { members } else { [] }
  }

  private func isObject(_ value: JSONValue) -> Bool {
    if case .object = value { true } else { false }
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
