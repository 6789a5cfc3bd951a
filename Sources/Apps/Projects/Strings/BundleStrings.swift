import Foundation
import GimbalDocuments
import GimbalInterfaceDocuments
import Synchronization

/// Strings of a bundle's `.strings` and `.stringsdict` files and catalogs, by key.
package enum BundleStrings {
  /// The result for a key.
  package enum Found: Sendable {
    /// A string of a file.
    case text(LocalizedText, file: String)
    /// An entry without a string, or a file that cannot be read; the line is the reason.
    case damaged(String)
  }

  /// The strings of a file.
  private struct Content {
    /// The strings by key; nil is an entry without a string.
    var strings: [String: LocalizedText?]
    /// The error where the file cannot be read further, although it has strings before.
    var rest: InterfaceDocumentError?
  }

  private typealias Table = Result<Content, InterfaceDocumentError>

  /// The tables by file, language and device; nil for a file that does not exist.
  private static let known = Mutex<[String: Table?]>([:])

  /// Returns the string of a key in a table of a bundle; nil if no file has it.
  ///
  /// A `.stringsdict` has priority over a catalog, and a catalog over a `.strings` file. Of each kind
  /// the file of the first language that has one is read. A key that this file does not have is not
  /// looked up in other languages.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The name of the table, such as `Localizable`.
  ///   - folder: The folder of the bundle's resources.
  ///   - languages: The languages of the bundle, the preferred first, the app's own last.
  ///   - device: The name of the device in these files, such as `iphone`.
  /// - Complexity: O(languages), for the first call on a file also O(its bytes).
  ///
  /// Source: Core Foundation, CFBundle, localized strings.
  package static func find(
    _ key: String, table: String, folder: String, languages: [String], device: String
  ) -> Found? {
    // L-PLURAL-1.5
    for ending in ["stringsdict", "xcstrings", "strings"] {
      let files = candidates(table + "." + ending, in: folder, languages)
      for (file, language) in files {
        guard let localized = localized(of: file, language, device) else { continue }
        let content: Content
        switch localized {
        case .failure(let error): return .damaged(error.description)
        case .success(let found): content = found
        }
        if let entry = content.strings[key] {
          guard let entry else {
            return .damaged(line(for: key, in: file, "the entry has no text for this device"))
          }
          return .text(entry, file: file)
        }
        if let rest = content.rest { return .damaged(rest.description) }
        // A catalog is one file for all languages.
        if ending != "xcstrings" || !content.strings.isEmpty { break }
      }
    }
    return nil
  }

  /// Returns the paths at which a table can be, the preferred first, with the languages of its
  /// strings.
  private static func candidates(
    _ name: String, in folder: String, _ languages: [String]
  ) -> [(file: String, language: String)] {
    if name.hasSuffix(".xcstrings") {
      let isOneLanguage = BundleLanguages.language(ofFolder: folder) != nil
      return languages.map { ("\(folder)\(isOneLanguage ? "/.." : "")/\(name)", $0) }
    }
    return languages.map { ("\(folder)/\($0).lproj/\(name)", $0) }
      + ["/Base.lproj/", "/"].map { (folder + $0 + name, languages.last ?? "en") }
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

  /// Returns the strings of a file, read once for each language and device; nil without a file.
  private static func localized(
    of file: String, _ language: String, _ device: String
  ) -> Table? {
    let name = "\(file)\n\(language)\n\(device)"
    if let found = known.withLock({ $0[name] }) { return found }
    var found: Table?
    if FileManager.default.fileExists(atPath: file) {
      do {
        found = .success(try read(file, language, device))
      } catch let error as InterfaceDocumentError {
        found = .failure(error)
      } catch let error as DocumentError {
        found = .failure(InterfaceDocumentError(file: file, location: nil, message: error.issue))
      } catch {
        found = .failure(
          InterfaceDocumentError(file: file, location: nil, message: "cannot be read"))
      }
    }
    known.withLock { $0[name] = .some(found) }
    return found
  }

  private static func read(
    _ file: String, _ language: String, _ device: String
  ) throws -> Content {
    let data = Data(try FileReader.read(file))
    guard
      let localized = try StringTables.differing(
        data, file: file, languages: [language], device: device)
    else {
      let (strings, rest) = try StringTables.readable(data, file: file)
      return Content(strings: strings.mapValues { LocalizedText.text($0) }, rest: rest)
    }
    guard file.hasSuffix(".stringsdict"),
      case .table(let table) = try PropertyListReader.read(data, file: file)
    else { return Content(strings: localized.mapValues { $0 }) }
    return Content(
      strings: Dictionary(uniqueKeysWithValues: table.keys.map { ($0, localized[$0]) }))
  }
}
