package import GimbalDocuments

extension NearestWord {
  /// The nearest name, or, of a few, all.
  package static func hintOrAll(for name: String, among names: [String]) -> String {
    let hint = NearestWord.hint(for: name, in: names)
    return hint.isEmpty && (1...12).contains(names.count)
      ? "; allowed is \(QuotedText.choice(names))" : hint
  }
}
