package import Foundation
import GimbalDocuments
import GimbalInterfaceDocuments

/// A catalog of strings (`.xcstrings`): texts by key and language.
///
/// Source: the files that Xcode 15 and later save.
package enum StringCatalog {
  /// The texts of the first of some languages that has each key, for the language in which the app was written
  /// as they stand.
  ///
  /// Of texts that differ with numbers or devices the one for `other` is taken.
  ///
  /// - Throws: ``InterfaceDocumentError`` for a damaged file.
  package static func read(
    _ data: Data, file: String, languages: [String]
  ) throws -> [String: String] {
    let root: JSONNode
    do throws(DocumentError) {
      root = try JSONReader.read(Array(data), file: file)
    } catch {
      throw InterfaceDocumentError(
        file: file,
        place: error.position.map { DocumentPlace(line: $0.line, column: $0.column) },
        message: error.problem)
    }
    guard let strings = root["strings"]?.members else {
      throw InterfaceDocumentError(
        file: file, place: DocumentPlace(line: 1, column: 1), message: "has no strings")
    }
    var texts: [String: String] = [:]
    for string in strings {
      let localizations = string.value["localizations"]
      for language in languages {
        guard let localization = localizations?[language],
          let found = text(localization, depth: 0)
        else { continue }
        texts[string.key] = substituted(found, localization["substitutions"], depth: 0)
        break
      }
    }
    return texts
  }

  private static func text(_ node: JSONNode, depth: Int) -> String? {
    if case .string(let text)? = node["stringUnit"]?["value"]?.value { return text }
    guard depth < 4, let variations = node["variations"] else { return nil }
    // A device variation may lack `other`: then the first device in the order of the file.
    for kind in ["device", "plural"] {
      guard let variation = variations[kind], let members = variation.members else { continue }
      let chosen =
        (kind == "device" ? variation["iphone"] : nil) ?? variation["other"]
        ?? members.first?.value
      if let found = chosen.flatMap({ text($0, depth: depth + 1) }) { return found }
    }
    return nil
  }

  /// Replaces `%#@name@` and `%1$#@name@` by the texts of substitutions; `%arg` is the number itself.
  ///
  /// A substitution within substitutions is replaced up to four levels deep.
  private static func substituted(_ text: String, _ names: JSONNode?, depth: Int) -> String {
    guard depth < 4, let names, text.contains("#@") else { return text }
    return text.replacing(/%(?:[0-9]+\$)?#@([^@]*)@/) { match in
      guard let node = names[String(match.output.1)], let found = Self.text(node, depth: 0)
      else { return String(match.output.0) }
      let specifier: String
      if case .string(let text)? = node["formatSpecifier"]?.value {
        specifier = text
      } else {
        specifier = "lld"
      }
      return substituted(found.replacing("%arg", with: "%" + specifier), names, depth: depth + 1)
    }
  }
}

extension JSONNode {
  /// The members of an object; nil for any other value.
  fileprivate var members: [JSONMember]? {
    if case .object(let members) = value { members } else { nil }
  }

  fileprivate subscript(key: String) -> JSONNode? { members?.first { $0.key == key }?.value }
}
