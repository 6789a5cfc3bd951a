package import Foundation
import GimbalDocuments
import GimbalInterfaceDocuments

/// A string catalog (`.xcstrings`): strings by key and language.
///
/// Source: the files that Xcode 15 and later save.
package enum StringCatalog {
  /// Returns the languages for which a catalog has strings; none for a damaged one.
  package static func languages(ofFile file: String) -> Set<String> {
    guard let bytes = try? FileReader.read(file),
      let root = try? JSONReader.read(bytes, file: file)
    else { return [] }
    var languages: Set<String> = []
    if case .string(let source)? = root["sourceLanguage"]?.value { languages.insert(source) }
    for string in root["strings"]?.members ?? [] {
      languages.formUnion((string.value["localizations"]?.members ?? []).map(\.key))
    }
    return languages
  }

  /// Returns for each key the string of the first language that has it.
  ///
  /// - Throws: ``InterfaceDocumentError`` for a damaged file.
  package static func read(
    _ data: Data, file: String, languages: [String], device: String
  ) throws -> [String: LocalizedText] {
    let root: JSONNode
    do throws(DocumentError) {
      root = try JSONReader.read(Array(data), file: file)
    } catch {
      throw InterfaceDocumentError(
        file: file,
        location: error.position.map { DocumentLocation(line: $0.line, column: $0.column) },
        message: error.issue)
    }
    guard let strings = root["strings"]?.members else {
      throw InterfaceDocumentError(
        file: file, location: DocumentLocation(line: 1, column: 1), message: "has no strings")
    }
    var localized: [String: LocalizedText] = [:]
    for string in strings {
      let localizations = string.value["localizations"]
      for language in languages {
        guard let localization = localizations?[language],
          let text = LocalizedText(localization, language: language, device: device)
        else { continue }
        localized[string.key] = text
        break
      }
    }
    return localized
  }
}
