/// Localized strings, and formats with plurals and device variations.
extension SourceRewriter {
  /// Replaces Foundation's readers of strings by Gimbal's, since Foundation's ends the process for
  /// plurals.
  ///
  /// A source that neither reads localized strings nor uses UIKit is unchanged.
  mutating func rewriteStrings() {
    let stringIndices = source.tokens.indices.filter { isText($0) }
    for index in stringIndices {
      edits.replace(range(index, index), with: Self.textNames[source.text(index)] ?? "")
    }
    guard importsUIKit || !stringIndices.isEmpty else { return }
    for index in source.tokens.indices
    where source.isWord(index, "format") && source.isSymbol(index + 1, .colon)
      && source.isSymbol(index - 1, .open) && source.isWord(index - 2, "String")
    {
      edits.replace(range(index, index), with: "appFormat")
    }
  }

  /// Returns true for a word that reads a localized string, or formats one.
  func isText(_ index: Int) -> Bool {
    guard source.isSymbol(index + 1, .open), source.isWord(index),
      [78, 108].contains(source.bytes[source.tokens[index].range.lowerBound])
    else { return false }
    return switch source.text(index) {
    case "NSLocalizedString":
      !source.isWord(index - 1, "func") && !source.isSymbol(index - 1, .dot)
    case "localizedString":
      source.isSymbol(index - 1, .dot) && !source.isWord(index - 2, "super")
        && source.isWord(index + 2, "forKey") && isCallOfBundle(index + 1)
    case "localizedStringWithFormat":
      source.isSymbol(index - 1, .dot) && source.isWord(index - 2, "String")
    default: false
    }
  }

  /// Returns true for a word of a localized string that UIKit has here, such as in
  /// `String(localized: "Save")`.
  func isLocalizedResource(_ index: Int) -> Bool {
    switch source.text(index) {
    case "localized":
      source.isSymbol(index + 1, .colon) && source.isSymbol(index - 1, .open)
        && source.isWord(index - 2, "String")
    case "LocalizationValue", "LocalizedStringResource": true
    default: false
    }
  }

  /// Returns true if a call has the arguments of `Bundle.localizedString(forKey:value:table:)`.
  private func isCallOfBundle(_ open: Int) -> Bool {
    guard let close = source.partner(open) else { return false }
    return ["value", "table"].allSatisfy { label in
      (open..<close).contains { source.isWord($0, label) && source.isSymbol($0 + 1, .colon) }
    }
  }

  private static let textNames = [
    "NSLocalizedString": "localizedAppText", "localizedString": "localizedAppText",
    "localizedStringWithFormat": "localizedAppTextWithFormat",
  ]
}
