public import Foundation
import GimbalDocuments
import GimbalEngine
import GimbalProjects
import GimbalTraits
import Synchronization

/// The localized strings that an app's code reads by key, including those that vary by number and
/// device.
///
/// Foundation on Linux does not read plurals and catalogs, and does not know the user's language.
public enum LocalizedStrings {
  /// Formats that were returned.
  ///
  /// A later call with arguments finds its format by the number in the variables' names.
  private struct Returned {
    /// The number of each returned format, by its file and key.
    var numbers: [String: Int] = [:]
    /// The formats by number, with the location for messages.
    var formats: [(format: LocalizedFormat, key: String, file: String)] = []
  }

  private static let returned = Mutex(Returned())
  private static let reported = Mutex<Set<String>>([])
  private static let chosen = Mutex<(languages: [String], locale: Locale?)>(([], nil))

  /// The user's languages, the first first; none takes the language in which an app is developed.
  package static var languages: [String] {
    get { chosen.withLock { $0.languages } }
    set {
      let locale = newValue.first.map(locale(of:))
      chosen.withLock { $0 = (newValue, locale) }
    }
  }

  /// The user's locale: that of the first language; without one, Foundation's.
  public static var locale: Locale { chosen.withLock { $0.locale } ?? .current }

  /// True if the run has a language of the user.
  public static var isLanguageGiven: Bool { chosen.withLock { $0.locale } != nil }

  /// The user's languages with their regions; without any, Foundation's.
  public static var preferredLanguages: [String] {
    let languages = languages
    guard !languages.isEmpty else { return Locale.preferredLanguages }
    return languages.map { locale(of: $0).identifier.replacing("_", with: "-") }
  }

  /// Returns the locale of a language, with its own region or the most likely one.
  ///
  /// Source: Unicode, likely subtags.
  private static func locale(of language: String) -> Locale {
    let parts = Locale.Language.Components(identifier: language)
    let full = Locale.Language(identifier: Locale.Language(identifier: language).maximalIdentifier)
    let name = [parts.languageCode?.identifier, parts.script?.identifier].compactMap(\.self)
      .joined(separator: "-")
    guard !name.isEmpty, let region = parts.region ?? full.region else {
      return Locale(identifier: language)
    }
    return Locale(identifier: "\(name)_\(region.identifier)")
  }

  /// Returns the languages in which a bundle's strings are looked up, the first first.
  public static func languages(of bundle: Bundle) -> [String] {
    BundleLanguages.chosen(
      inFolder: folder(of: bundle), preferred: languages,
      development: developmentLanguage(of: bundle))
  }

  private static func folder(of bundle: Bundle) -> String {
    bundle.resourcePath ?? bundle.bundlePath
  }

  /// Separates a variable's name from the number of its format; it is invisible.
  private static let separator: Character = "\u{2063}"

  /// Returns the string of a key in a bundle's table: a format with numbered variables if it varies
  /// by number.
  public static func text(
    forKey key: String, value: String?, table: String?, bundle: Bundle
  ) -> String {
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    let missing = value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    let found = BundleStrings.find(
      key, table: table, folder: folder(of: bundle), languages: languages(of: bundle),
      device: device)
    switch found {
    case nil: return missing
    case .damaged(let line):
      report(line)
      return missing
    case .text(.text(let text), _): return text
    case .text(.format(let format), let file): return annotated(format, key, file)
    }
  }

  /// Returns the string of a format for some arguments, by the plural rules of its table's
  /// language.
  public static func text(
    format: String, locale: Locale?, arguments: [any CVarArg]
  ) -> String {
    guard let match = format.firstMatch(of: /\x{2063}([0-9]+)@/), let number = Int(match.output.1),
      let (source, key, file) = returned.withLock({
        $0.formats.indices.contains(number) ? $0.formats[number] : nil
      })
    else { return String(format: format, locale: locale, arguments: arguments) }
    var own = source
    own.format = format.replacing("\(separator)\(number)@", with: "@")
    if !PluralRules.has(source.language), reported.withLock({ $0.insert(file).inserted }) {
      report(
        BundleStrings.line(
          for: key, in: file,
          "CLDR has no plural rules for the language \(QuotedText.of(source.language)); the text of "
            + "other is shown"))
    }
    do throws(LocalizedFormat.Failure) {
      let resolved = try own.resolved(arguments)
      return String(format: resolved.format, locale: locale, arguments: resolved.arguments)
    } catch {
      report(BundleStrings.line(for: key, in: file, error.description))
      return key
    }
  }

  /// Returns the language in which a bundle is developed; that of the app for a bundle without one.
  private static func developmentLanguage(of bundle: Bundle) -> String? {
    [bundle, .main].lazy.compactMap { $0.infoDictionary?["CFBundleDevelopmentRegion"] as? String }
      .first
  }

  private static func annotated(_ format: LocalizedFormat, _ key: String, _ file: String) -> String
  {
    let number = returned.withLock { returned in
      let name = "\(file)\n\(format.language)\n\(format.format)\n\(key)"
      if let number = returned.numbers[name] { return number }
      returned.formats.append((format, key, file))
      returned.numbers[name] = returned.formats.count - 1
      return returned.formats.count - 1
    }
    return format.format.replacing(/(%(?:[0-9]+\$)?#@[^@]*)@/) {
      "\($0.output.1)\(separator)\(number)@"
    }
  }

  /// Reports a line once.
  private static func report(_ line: String) {
    guard reported.withLock({ $0.insert(line).inserted }) else { return }
    StandardError.write(line)
  }

  /// The name of the simulated device in these files; iPhone for code on other threads.
  private static var device: String {
    guard Thread.isMainThread else { return "iphone" }
    return MainActor.assumeIsolated {
      UIDevice.current.userInterfaceIdiom == .pad ? "ipad" : "iphone"
    }
  }
}
