/// Text of a document in messages: on one line, in quotes, and of limited length.
public enum QuotedText {
  /// The limit of a document's characters in a message.
  public static let limit = 60

  /// Returns the text in single quotes, with control characters as `\u{…}` and the rest as `…`.
  public static func of(_ text: String) -> String {
    var result = "'"
    for (index, scalar) in text.unicodeScalars.prefix(limit + 1).enumerated() {
      if index == limit {
        result += "…"
      } else if scalar.isInvisible {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "'"
  }

  /// The limit of words in a choice next to the nearest one.
  static let choiceLimit = 12

  /// Returns the words in single quotes as a choice: `'a', 'b' or 'c'`.
  ///
  /// - Parameter limit: How many words are named before the number of the others.
  /// - Complexity: linear in the number of words.
  public static func choice(_ keywords: [String], limit: Int = .max) -> String {
    let named = keywords.prefix(limit).map { of($0) }
    return list(
      named.count == keywords.count ? named : named + ["\(keywords.count - named.count) others"],
      "or")
  }

  /// Returns strings as a list: `a, b and c`.
  public static func list(_ strings: [String], _ conjunction: String) -> String {
    guard let last = strings.last, strings.count > 1 else { return strings.first ?? "nothing" }
    return strings.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
