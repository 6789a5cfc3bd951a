import Foundation
import GimbalDocuments
import GimbalInterfaceDocuments
import Synchronization

/// Strings of a bundle's `.stringsdict` files and catalogs, by key.
package enum BundleStrings {
  /// The result for a key.
  package enum Found: Sendable {
    /// A string of a file.
    case text(LocalizedText, file: String)
    /// An entry without a string, or a file that cannot be read; the line is the reason.
    case damaged(String)
  }

  private static let known = Mutex<
    [String: Result<[String: LocalizedText?], InterfaceDocumentError>]
  >([:])

  /// Returns the string of a key in a table of a bundle; nil if neither `.stringsdict` nor catalog
  /// has it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The name of the table, such as `Localizable`.
  ///   - folder: The folder of the bundle's resources.
  ///   - languages: The languages of the bundle, the preferred first.
  ///   - device: The name of the device in these files, such as `iphone`.
  /// - Complexity: O(languages), for the first call on a file also O(its bytes).
  package static func find(
    _ key: String, table: String, folder: String, languages: [String], device: String
  ) -> Found? {
    for language in languages + ["Base", ""] {
      let home = language.isEmpty ? folder : "\(folder)/\(language).lproj"
      var files = ["\(home)/\(table).stringsdict"]
      if !language.isEmpty, language != "Base" { files.append("\(folder)/\(table).xcstrings") }
      for file in files {
        switch localized(
          of: file, language.isEmpty || language == "Base" ? languages : [language], device)
        {
        case .failure(let error): return .damaged(error.description)
        case .success(let localized):
          guard let entry = localized[key] else { continue }
          guard let entry else {
            return .damaged(line(for: key, in: file, "the entry has no text for this device"))
          }
          return .text(entry, file: file)
        }
      }
    }
    return nil
  }

  /// Returns one line about a key with its position in a file.
  package static func line(for key: String, in file: String, _ issue: String) -> String {
    let written = key.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    var location: DocumentLocation?
    if let bytes = try? FileReader.read(file) {
      let lines = String(decoding: bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        let match = [">\(written)<", "\"\(key)\""].lazy.compactMap { line.firstRange(of: $0) }.first
        guard let match else { continue }
        location = DocumentLocation(
          line: index + 1,
          column: line.unicodeScalars.distance(from: line.startIndex, to: match.lowerBound) + 2)
        break
      }
    }
    return InterfaceDocumentError(
      file: file, location: location, message: "the text of \(QuotedText.of(key)): \(issue)"
    ).description
  }

  /// Returns the strings of a file, read once for each device; nil is an entry without a string.
  ///
  /// Without a file there are no strings.
  private static func localized(
    of file: String, _ languages: [String], _ device: String
  ) -> Result<[String: LocalizedText?], InterfaceDocumentError> {
    let name = "\(file)\n\(languages)\n\(device)"
    if let found = known.withLock({ $0[name] }) { return found }
    let found: Result<[String: LocalizedText?], InterfaceDocumentError>
    if !FileManager.default.fileExists(atPath: file) {
      found = .success([:])
    } else {
      do {
        found = .success(try read(file, languages, device))
      } catch let error as InterfaceDocumentError {
        found = .failure(error)
      } catch {
        found = .failure(
          InterfaceDocumentError(file: file, location: nil, message: "cannot be read"))
      }
    }
    known.withLock { $0[name] = found }
    return found
  }

  private static func read(
    _ file: String, _ languages: [String], _ device: String
  ) throws -> [String: LocalizedText?] {
    let data = Data(try FileReader.read(file))
    let localized =
      try StringTables.differing(data, file: file, languages: languages, device: device) ?? [:]
    guard file.hasSuffix(".stringsdict"),
      case .table(let table) = try PropertyListReader.read(data, file: file)
    else { return localized.mapValues { $0 } }
    return Dictionary(uniqueKeysWithValues: table.keys.map { ($0, localized[$0]) })
  }
}
