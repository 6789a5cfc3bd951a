/// Texts by key, and formats, which differ with numbers and devices.
extension SourceRewriter {
  /// Writes the names of Gimbal's readers for Foundation's, which ends the process for texts that differ with numbers.
  ///
  /// A source that neither reads texts nor sees UIKit has no formats of such texts, as far as is known, and its own
  /// stay.
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

  /// True for a word that reads a text by its key, or makes one of a localized format.
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

  /// True if a call has the last arguments of `Bundle.localizedString(forKey:value:table:)`.
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
