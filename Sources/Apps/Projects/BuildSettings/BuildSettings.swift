/// The build settings of a target by name, which can refer to each other.
package struct BuildSettings: Sendable {
  private var values: [String: PropertyValue]

  /// Creates the default settings of a target with a name, in a project with a development language.
  package init(target: String, developmentLanguage: String? = nil) {
    values = [
      "TARGET_NAME": .text(target), "PRODUCT_NAME": .text("$(TARGET_NAME)"), "SRCROOT": .text("."),
      "PROJECT_DIR": .text("."), "PRODUCT_MODULE_NAME": .text("$(PRODUCT_NAME)"),
      "DEVELOPMENT_LANGUAGE": .text(developmentLanguage ?? "en"),
    ]
  }

  /// Adds settings, which replace earlier ones.
  mutating func add(_ settings: PropertyValue?) {
    guard case .table(let table)? = settings else { return }
    values.merge(table) { $1 }
  }

  /// The expanded value of a setting; nil if it is not set.
  package subscript(name: String) -> String? {
    values[name].map { expand($0.string ?? $0.stringList.joined(separator: " ")) }
  }

  /// Returns the settings whose names begin with a prefix, each with its name after the prefix.
  package func settings(beginning prefix: String) -> [(name: String, value: String)] {
    values.keys.filter { $0.hasPrefix(prefix) }.sorted()
      .map { (String($0.dropFirst(prefix.count)), self[$0] ?? "") }
  }

  /// The module name of the target's Swift sources.
  package var module: String {
    BuildSettings.identifier(self["PRODUCT_MODULE_NAME"] ?? "")
  }

  /// Returns a name with invalid characters of identifiers as `_`, as Xcode's `c99extidentifier`.
  private static func identifier(_ name: String) -> String {
    let name = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }

  /// Returns a text with its references `$(NAME)` or `${NAME}` replaced by settings.
  ///
  /// A setting's reference to itself is not replaced.
  package func expand(_ text: String) -> String {
    var references = 0
    return expand(text, depth: 0, &references)
  }

  /// The limit of references that one text expands, since each can have many others.
  private static let referenceLimit = 1_000

  private func expand(_ text: String, depth: Int, _ references: inout Int) -> String {
    guard depth < 8, text.contains("$") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      rest = rest[start...]
      let open = rest.index(after: start)
      guard open < rest.endIndex, rest[open] == "(" || rest[open] == "{",
        let end = rest.firstIndex(of: rest[open] == "(" ? ")" : "}")
      else {
        result.append("$")
        rest = rest.dropFirst()
        continue
      }
      // The operator after a colon changes the form of the value, which only matters for
      // identifiers.
      let name = rest[rest.index(after: open)..<end].prefix { $0 != ":" }
      references += 1
      guard references < BuildSettings.referenceLimit else { break }
      if let value = values[String(name)] {
        let text = expand(
          value.string ?? value.stringList.joined(separator: " "), depth: depth + 1, &references)
        result += name == "PRODUCT_MODULE_NAME" ? BuildSettings.identifier(text) : text
      }
      rest = rest[rest.index(after: end)...]
      guard result.utf8.count < 10_000 else { break }
    }
    return result + rest
  }
}
