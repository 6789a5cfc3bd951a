/// The settings of a target by name, with the references in them.
package struct BuildSettings: Sendable {
  private var values: [String: PropertyValue]

  /// Creates the settings that a target of a name has from the start.
  package init(target: String) {
    values = [
      "TARGET_NAME": .text(target), "PRODUCT_NAME": .text("$(TARGET_NAME)"), "SRCROOT": .text("."),
      "PROJECT_DIR": .text("."), "PRODUCT_MODULE_NAME": .text("$(PRODUCT_NAME)"),
    ]
  }

  /// Takes settings in, before those that are there.
  mutating func add(_ settings: PropertyValue?) {
    guard case .table(let table)? = settings else { return }
    values.merge(table) { $1 }
  }

  /// A setting as text, with what it refers to put in; nil where it is not set.
  package subscript(name: String) -> String? {
    values[name].map { expand($0.string ?? $0.stringList.joined(separator: " ")) }
  }

  /// The settings whose names begin in a way, by the rest of their names.
  package func settings(beginning prefix: String) -> [(name: String, value: String)] {
    values.keys.filter { $0.hasPrefix(prefix) }.sorted()
      .map { (String($0.dropFirst(prefix.count)), self[$0] ?? "") }
  }

  /// The module of the target's Swift sources.
  package var module: String {
    BuildSettings.identifier(self["PRODUCT_MODULE_NAME"] ?? "")
  }

  /// A name in which what an identifier cannot have is `_`, a digit at its start too, as Xcode's `c99extidentifier`.
  private static func identifier(_ name: String) -> String {
    let name = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }

  /// A text with the settings that it refers to, as `$(NAME)` or `${NAME}`.
  ///
  /// A setting that refers to itself stays as it is.
  package func expand(_ text: String) -> String {
    var references = 0
    return expand(text, depth: 0, &references)
  }

  /// The most references that one text expands; each may lead to many others, whether they are empty or not.
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
      // The word after a colon changes the form of the value, which matters to identifiers alone.
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
