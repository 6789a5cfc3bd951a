import Foundation
import GimbalDocuments

/// The Swift names that Xcode makes of the strings in string catalogs.
///
/// Xcode makes names of strings that a developer added, not of those that it found in sources.
///
/// Source: Apple, "Localizing and varying text with a string catalog", and the build setting
/// `STRING_CATALOG_GENERATE_SYMBOLS`.
package struct StringSymbols: Sendable {
  /// The Swift source with the names; empty for catalogs without such strings.
  package let source: String

  /// Reads catalogs; a damaged one has no names.
  ///
  /// - Parameter catalogs: The files `*.xcstrings`.
  package init(catalogs: [String]) {
    var parts: [String] = []
    for catalog in catalogs {
      let table = String(
        (catalog.split(separator: "/").last ?? "").dropLast(".xcstrings".count))
      guard let bytes = try? FileReader.read(catalog),
        let root = try? JSONReader.read(bytes, file: catalog),
        let type = table == "Localizable" ? "" : AssetSymbols.typeName(table)
      else { continue }
      var members: [String: String] = [:]
      for string in root["strings"]?.members ?? [] {
        guard let name = AssetSymbols.stringName(string.key), members[name] == nil,
          case .string("manual")? = string.value["extractionState"]?.value
        else { continue }
        members[name] = Self.member(
          name, key: string.key, table: table,
          format: Self.format(of: string.value, in: root) ?? string.key)
      }
      guard !members.isEmpty else { continue }
      let lines = members.sorted { $0.key < $1.key }.map { "  \($0.value)" }
      parts.append(
        type.isEmpty
          ? "extension UIKit.LocalizedStringResource {\n\(lines.joined(separator: "\n"))\n}\n"
          : """
          extension UIKit.LocalizedStringResource { enum \(type) {
          \(lines.joined(separator: "\n"))
          } }

          """)
    }
    source = AssetSymbols.source("strings in the target's string catalogs", parts)
  }

  /// Returns the string of the language of the source, which has the values; nil without one, or
  /// if it varies by number or device.
  private static func format(of string: JSONNode, in root: JSONNode) -> String? {
    guard case .string(let language)? = root["sourceLanguage"]?.value,
      case .string(let text)? =
        string["localizations"]?[language]?["stringUnit"]?["value"]?.value
    else { return nil }
    return text
  }

  private static func member(
    _ name: String, key: String, table: String, format: String
  ) -> String {
    let start =
      "UIKit.LocalizedStringResource(catalogKey: \(String(reflecting: key)), "
      + "table: \(String(reflecting: table)), bundle: resources"
    let values = values(of: format)
    guard !values.isEmpty else {
      return
        "nonisolated static var \(name): UIKit.LocalizedStringResource { \(start)) }"
    }
    let parameters = values.enumerated().map { index, value in
      value.name.map { "\($0): \(value.type)" } ?? "_ arg\(index + 1): \(value.type)"
    }
    let arguments = values.enumerated().map { index, value in
      (value.name ?? "arg\(index + 1)") + (value.type == "String" ? " as NSString" : "")
    }
    return
      "nonisolated static func \(name)(\(parameters.joined(separator: ", "))) "
      + "-> UIKit.LocalizedStringResource { \(start), \(arguments.joined(separator: ", "))) }"
  }

  /// Returns the values of a format in the order of their positions: `%@`, `%2$lld`, `%(name)@`.
  private static func values(of format: String) -> [(name: String?, type: String)] {
    var values: [(position: Int, name: String?, type: String)] = []
    let pattern =
      /%(?:%|(?:([0-9]+)\$)?(?:\(([A-Za-z_]\w*)\))?[-+ 0#]*[0-9.]*(@|[hlqz]*[diuxXofeEgG]))/
    for match in format.matches(of: pattern) {
      guard let kind = match.3 else { continue }
      let type =
        switch kind.last {
        case "@": "String"
        case "d", "i": kind.count > 1 ? "Int" : "Int32"
        case "u", "x", "X", "o": kind.count > 1 ? "UInt" : "UInt32"
        default: "Double"
        }
      let name = match.2.map { AssetSymbols.identifier(String($0)) }
      values.append((match.1.flatMap { Int($0) } ?? values.count + 1, name, type))
    }
    return values.sorted { $0.position < $1.position }.map { ($0.name, $0.type) }
  }
}
