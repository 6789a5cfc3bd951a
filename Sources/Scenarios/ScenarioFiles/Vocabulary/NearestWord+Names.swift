package import GimbalDocuments

/// The hint about a mistyped name.
extension NearestWord {
  /// Returns a hint with the nearest name, or with all names if they are few.
  package static func hintOrAll(for name: String, among names: [String]) -> String {
    let hint = NearestWord.hint(for: name, in: names)
    return hint.isEmpty && (1...12).contains(names.count)
      ? "; allowed is \(QuotedText.choice(names))" : hint
  }
}
