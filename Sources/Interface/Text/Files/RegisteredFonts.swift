package import Foundation
package import GimbalFontFiles
import Synchronization

/// The fonts that an app has registered, for the life of the process.
///
/// Those that the app's `Info.plist` names are registered from the start. It may be used on any
/// thread.
///
/// See: L-TEXT-6.
/// Source: Apple, UIAppFonts.
package enum RegisteredFonts {
  /// A registered font with the path of its file.
  private struct Entry {
    /// The font, as it was read.
    var file: FontFile
    /// The path of the file.
    var path: String
  }

  private static let entries = Mutex<[Entry]>(namedEntries(of: .main))

  /// Returns the fonts that the `Info.plist` of a bundle names; a file that is no font has none.
  private static func namedEntries(of bundle: Bundle) -> [Entry] {
    let files = bundle.infoDictionary?["UIAppFonts"] as? [Any] ?? []
    var entries: [Entry] = []
    for case let file as String in files {
      guard let folder = bundle.resourceURL,
        let fonts = try? fonts(of: folder.appendingPathComponent(file))
      else { continue }
      add(fonts, to: &entries)
    }
    return entries
  }

  /// Registers the fonts that the `Info.plist` of a bundle names.
  package static func registerFonts(of bundle: Bundle) {
    let named = namedEntries(of: bundle)
    entries.withLock { entries in _ = add(([], named), to: &entries) }
  }

  /// Registers all fonts of a file with their named instances, or none if it throws.
  ///
  /// - Throws: ``FontRegistrationError``; then no font is registered.
  package static func register(_ url: URL) throws(FontRegistrationError) {
    let fonts = try fonts(of: url)
    if !entries.withLock({ add(fonts, to: &$0) }) { throw .alreadyRegistered(url.path) }
  }

  /// Adds fonts and their named instances; returns false if one of the fonts has the name of
  /// another.
  @discardableResult
  private static func add(
    _ fonts: (files: [Entry], instances: [Entry]), to entries: inout [Entry]
  ) -> Bool {
    func isTaken(_ font: Entry) -> Bool {
      entries.contains { $0.file.names.postScript == font.file.names.postScript }
    }
    if fonts.files.contains(where: isTaken) { return false }
    entries += fonts.files
    // The default font often is an instance too.
    for font in fonts.instances where !isTaken(font) { entries.append(font) }
    return true
  }

  /// Returns the fonts of a file, and their named instances.
  ///
  /// - Throws: ``FontRegistrationError`` for a file that is missing or no font.
  private static func fonts(
    of url: URL
  ) throws(FontRegistrationError) -> (files: [Entry], instances: [Entry]) {
    guard let data = try? Data(contentsOf: url) else { throw .unreadable(url.path) }
    let bytes = Array(data)
    var files: [FontFile] = []
    var instances: [FontFile] = []
    for index in 0..<max(1, FontFile.count(in: bytes)) {
      do {
        let file = try FontFile(bytes, index: index)
        files.append(file)
        for instance in 0..<file.instanceCount {
          instances.append(try file.instance(instance))
        }
      } catch {
        throw .notAFont(url.path, error)
      }
    }
    return (
      files.map { Entry(file: $0, path: url.path) },
      instances.map { Entry(file: $0, path: url.path) }
    )
  }

  /// Unregisters the fonts of a file; returns false if there are none.
  package static func unregister(_ url: URL) -> Bool {
    entries.withLock { entries in
      let count = entries.count
      entries.removeAll { $0.path == url.path }
      return entries.count < count
    }
  }

  /// Returns the font with a PostScript name or full name, or the most regular font of the family
  /// with that name.
  static func file(named name: String) -> FontFile? {
    let files = all
    return files.first { $0.names.postScript == name } ?? files.first { $0.names.full == name }
      ?? file(ofFamily: name, isBold: false, isItalic: false)
      ?? files.first { $0.names.family == name }
  }

  /// Returns the font of a family in a style.
  static func file(ofFamily family: String, isBold: Bool, isItalic: Bool) -> FontFile? {
    let usual = isBold ? 700 : 400
    return all.filter {
      $0.names.family == family && $0.isBold == isBold && $0.metrics.isItalic == isItalic
    }
    .min { abs($0.metrics.weightClass - usual) < abs($1.metrics.weightClass - usual) }
  }

  /// The families, in the order of their names.
  static var families: [String] { Set(all.map(\.names.family)).sorted() }

  /// Returns the PostScript names of a family's fonts, in the order of registration.
  static func names(ofFamily family: String) -> [String] {
    all.filter { $0.names.family == family }.map(\.names.postScript)
  }

  private static var all: [FontFile] { entries.withLock { $0.map(\.file) } }
}

extension FontFile {
  /// True from semibold on.
  var isBold: Bool { metrics.weightClass >= 600 }
}

/// A font that could not be registered.
package enum FontRegistrationError: Error, CustomStringConvertible {
  /// The file is missing or cannot be read.
  case unreadable(String)
  /// The file is not a font.
  case notAFont(String, FontFileError)
  /// A font of the same name is already registered.
  case alreadyRegistered(String)

  /// A message of one line with the file.
  package var description: String {
    switch self {
    case .unreadable(let path): "\(path): the file cannot be read"
    case .notAFont(let path, let error): "\(path): \(error)"
    case .alreadyRegistered(let path): "\(path): a font of this name is registered already"
    }
  }

  /// The error code of Core Text.
  ///
  /// Source: Apple, CTFontManagerError.
  var code: Int {
    switch self {
    case .unreadable: 101
    case .notAFont: 104
    case .alreadyRegistered: 105
    }
  }
}
