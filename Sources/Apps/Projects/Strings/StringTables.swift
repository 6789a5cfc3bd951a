package import Foundation
package import GimbalInterfaceDocuments

/// The strings of a project for a language, by table and key.
package enum StringTables {
  /// Returns the strings of one file.
  ///
  /// - Throws: ``InterfaceDocumentError`` for a damaged file.
  package static func read(
    _ data: Data, file: String, languages: [String]
  ) throws -> [String: String] {
    if let localized = try differing(data, file: file, languages: languages, device: "iphone") {
      return localized.compactMapValues(\.withoutNumbers)
    }
    let (strings, rest) = try readable(data, file: file)
    if let rest { throw rest }
    return strings
  }

  /// Returns the strings of a `.strings` file up to text that cannot be a key, and the error there.
  ///
  /// - Throws: ``InterfaceDocumentError`` for other damage.
  package static func readable(
    _ data: Data, file: String
  ) throws -> (strings: [String: String], rest: InterfaceDocumentError?) {
    let isBinary = data.starts(with: Data("bplist".utf8))
    let text = isBinary ? nil : try DocumentText(data, file: file)
    let start = text?.bytes.first { !($0 == 0x20 || (0x09...0x0D).contains($0)) }
    if let text, start != UInt8(ascii: "<") { return try OldStyleReader.strings(text) }
    guard case .table(let table) = try PropertyListReader.read(data, file: file) else {
      return ([:], nil)
    }
    return (table.compactMapValues(\.string), nil)
  }

  /// Returns the strings with plurals and devices of a `.stringsdict` or a catalog; nil for other
  /// files.
  ///
  /// - Throws: ``InterfaceDocumentError`` for a damaged file.
  package static func differing(
    _ data: Data, file: String, languages: [String], device: String
  ) throws -> [String: LocalizedText]? {
    if file.hasSuffix(".xcstrings") {
      return try StringCatalog.read(data, file: file, languages: languages, device: device)
    }
    guard file.hasSuffix(".stringsdict") else { return nil }
    guard case .table(let table) = try PropertyListReader.read(data, file: file) else { return [:] }
    return table.compactMapValues {
      LocalizedText($0, language: languages.first ?? "en", device: device)
    }
  }
}
