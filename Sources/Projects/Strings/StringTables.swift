package import Foundation
import GimbalInterfaceDocuments

/// The texts that a project has for a language, by table and key.
package enum StringTables {
  /// The texts of one file.
  ///
  /// - Throws: ``InterfaceDocumentError`` for a damaged file.
  package static func read(
    _ data: Data, file: String, languages: [String]
  ) throws -> [String: String] {
    if file.hasSuffix(".xcstrings") {
      return try StringCatalog.read(data, file: file, languages: languages)
    }
    if file.hasSuffix(".stringsdict") {
      guard case .table(let table) = try PropertyListReader.read(data, file: file) else {
        return [:]
      }
      return table.compactMapValues(PluralTexts.text)
    }
    let text = try DocumentText(data, file: file)
    let start = text.bytes.first { !($0 == 0x20 || (0x09...0x0D).contains($0)) }
    if start == UInt8(ascii: "<") || data.starts(with: Data("bplist".utf8)) {
      guard case .table(let table) = try PropertyListReader.read(data, file: file) else {
        return [:]
      }
      return table.compactMapValues(\.string)
    }
    return try OldStyleReader.strings(text)
  }
}
