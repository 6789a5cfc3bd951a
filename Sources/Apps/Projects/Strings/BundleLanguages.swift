import Foundation
import GimbalDocuments
import GimbalInterfaceDocuments
import Synchronization

/// The languages whose strings a bundle shows.
package enum BundleLanguages {
  private static let known = Mutex<[String: Set<String>]>([:])

  /// Returns the languages in which a bundle's strings are looked up, the first first.
  ///
  /// They are the bundle's language that is nearest to the first of the user's languages for which
  /// it has any, its shorter names, and the language in which the app is developed. For the folder
  /// of one language, it is that language.
  ///
  /// - Parameters:
  ///   - folder: The folder of the bundle's resources.
  ///   - preferred: The user's languages, the first first; none takes the development language.
  ///   - development: `CFBundleDevelopmentRegion`; nil is English.
  /// - Complexity: O(languages), for the first call on a folder also O(bytes of its catalogs).
  ///
  /// See: L-PLURAL-1.
  package static func chosen(
    inFolder folder: String, preferred: [String], development: String?
  ) -> [String] {
    if let own = language(ofFolder: folder) { return [own] }
    let development = development.flatMap { $0.isEmpty ? nil : $0 } ?? "en"
    let available = available(inFolder: folder)
    // L-PLURAL-1.5
    let candidates = preferred + [development]
    let first = candidates.lazy.compactMap { nearest(to: $0, in: available) }.first
    var languages = [first ?? available.min() ?? development]
    for name in shorterNames(of: languages[0])
      + [nearest(to: development, in: available)]
      .compactMap({ $0 })
    where available.contains(name) && !languages.contains(name) {
      languages.append(name)
    }
    return languages
  }

  /// Returns the language of a folder `*.lproj`, or nil.
  static func language(ofFolder folder: String) -> String? {
    let name = folder.split(separator: "/").last ?? ""
    guard name.hasSuffix(".lproj"), name != "Base.lproj" else { return nil }
    return String(name.dropLast(".lproj".count))
  }

  /// Returns the languages for which a folder has strings, once read.
  private static func available(inFolder folder: String) -> Set<String> {
    if let found = known.withLock({ $0[folder] }) { return found }
    var found: Set<String> = []
    for name in (try? FileReader.entries(inFolder: folder)) ?? [] {
      let path = FolderTraversal.join(folder, name)
      if let language = language(ofFolder: path) {
        found.insert(language)
      } else if name.hasSuffix(".xcstrings") {
        found.formUnion(StringCatalog.languages(ofFile: path))
      }
    }
    known.withLock { $0[folder] = found }
    return found
  }

  // MARK: Comparison

  /// Returns the language nearest to another: the same, one with a shorter name, or the first of
  /// the same language and script.
  ///
  /// Source: Apple, Technical Q&A QA1828, How iOS Determines the Language For Your App.
  static func nearest(to language: String, in available: Set<String>) -> String? {
    let sorted = available.sorted()
    func match(_ name: String) -> String? { sorted.first { canonical($0) == canonical(name) } }
    for name in [language] + shorterNames(of: language) {
      // Chinese without a script is simplified.
      if let found = match(name), haveOneScript(found, language) { return found }
    }
    return sorted.first {
      components(of: $0).first == components(of: language).first
        && haveOneScript($0, language)
    }
  }

  private static func haveOneScript(_ one: String, _ other: String) -> Bool {
    let scripts = [script(of: one), script(of: other)]
    return scripts.contains("") || scripts[0] == scripts[1]
  }

  /// Returns a language without its last component, without its last two, and so on.
  private static func shorterNames(of language: String) -> [String] {
    let parts = language.split { $0 == "-" || $0 == "_" }
    return (1..<max(1, parts.count)).reversed().map { parts.prefix($0).joined(separator: "-") }
  }

  private static func components(of language: String) -> [String] {
    canonical(language).split(separator: "-").map(String.init)
  }

  private static func canonical(_ language: String) -> String {
    (oldNames[language] ?? language).lowercased().replacing("_", with: "-")
  }

  /// Returns the script in which a language is written if it has several; for others an empty text.
  ///
  /// Source: Unicode, likely subtags of Chinese and Serbian.
  private static func script(of language: String) -> String {
    let parts = components(of: language)
    if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) { return script }
    switch parts.first {
    case "zh": return parts.contains { ["tw", "hk", "mo"].contains($0) } ? "hant" : "hans"
    case "sr": return "cyrl"
    default: return ""
    }
  }

  /// The names of folders of old apps.
  ///
  /// Source: Apple, Bundle Programming Guide, localized resources.
  private static let oldNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
    "Spanish": "es", "Dutch": "nl",
  ]
}
