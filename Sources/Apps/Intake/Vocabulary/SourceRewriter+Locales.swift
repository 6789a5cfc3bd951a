/// The user's locale, which Foundation on Linux cannot be given.
extension SourceRewriter {
  /// Replaces Foundation's current locale and languages by the user's of the run.
  ///
  /// Calendars and formatters take over this locale in sources that use UIKit or one of these names.
  mutating func rewriteLocales() {
    let indices = source.tokens.indices.filter { localeName(at: $0) != nil }
    for index in indices {
      edits.replace(range(index, index), with: localeName(at: index) ?? "")
    }
    guard importsUIKit || !indices.isEmpty else { return }
    for index in source.tokens.indices { rewriteUserOfLocale(at: index) }
  }

  /// Returns the new name of a word that reads the user's locale or languages; nil for others.
  func localeName(at index: Int) -> String? {
    guard source.isSymbol(index - 1, .dot), source.isWord(index),
      [97, 99, 112].contains(source.bytes[source.tokens[index].range.lowerBound])
    else { return nil }
    switch source.text(index) {
    case "current", "autoupdatingCurrent":
      return isFoundation(index - 2, ["Locale", "NSLocale"]) || isOfLocale(index - 1)
        ? "appCurrent" : nil
    case "preferredLanguages":
      return isFoundation(index - 2, ["Locale", "NSLocale"]) ? "appPreferredLanguages" : nil
    case "preferredLocalizations":
      return source.isWord(index - 2, "main") && source.isWord(index - 4, "Bundle")
        ? "appPreferredLocalizations" : nil
    default: return nil
    }
  }

  private mutating func rewriteUserOfLocale(at index: Int) {
    if source.isSymbol(index, .dot), isFoundation(index - 1, ["Calendar"]),
      source.isWord(index + 1, "current") || source.isWord(index + 1, "autoupdatingCurrent")
    {
      edits.replace(range(index + 1, index + 1), with: "appCurrent")
    } else if source.isSymbol(index, .dot), source.isWord(index + 1, "localizedString"),
      isFoundation(index - 1, SourceRewriter.formatters)
    {
      edits.replace(range(index + 1, index + 1), with: "appLocalizedString")
    } else if source.isSymbol(index, .open), source.isSymbol(index + 1, .close),
      isFoundation(index - 1, SourceRewriter.formatters)
    {
      edits.insert("appLocale: ()", at: source.tokens[index + 1].range.lowerBound)
    }
  }

  /// Returns true for the name of one of these types of Foundation.
  private func isFoundation(_ index: Int, _ names: Set<String>) -> Bool {
    guard source.isWord(index), names.contains(source.text(index)) else { return false }
    return !knowledge.declaredTypes.contains(source.text(index))
  }

  /// Returns true for the dot of an implicit member that is given to a locale: `locale: .current`,
  /// `locale = .current`, `.locale(.current)`.
  private func isOfLocale(_ dot: Int) -> Bool {
    let isGiven =
      source.isSymbol(dot - 1, .colon) || source.isSymbol(dot - 1, .equals)
      || source.isSymbol(dot - 1, .open)
    return isGiven && !knowledge.declaredTypes.contains("Locale")
      && (source.isWord(dot - 2, "locale") || source.isWord(dot - 2, "Locale"))
  }

  private static let formatters: Set = ["DateFormatter", "NumberFormatter"]
}
