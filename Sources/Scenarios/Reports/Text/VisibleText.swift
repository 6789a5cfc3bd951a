import GimbalDocuments

/// Makes text of an app or a file safe for an output: no line breaks, no terminal or bidirectional
/// controls, and a limited length.
package enum VisibleText {
  /// The default limit of a text in an output, in Unicode scalars.
  ///
  /// The limit counts scalars and not characters, because one character can consist of any number
  /// of scalars.
  package static let limit = 200

  /// Returns the first `limit` Unicode scalars of a text, with control characters as `\u{…}`.
  ///
  /// If the text is longer, `…` follows.
  ///
  /// - Complexity: linear in the part that is shown.
  package static func of(_ text: String, limit: Int = VisibleText.limit) -> String {
    let head = text.unicodeScalars.prefix(limit)
    let isCut = head.endIndex < text.endIndex
    let visible = head.contains(where: \.isSteering) ? spelled(head) : String(head)
    return isCut ? visible + "…" : visible
  }

  /// Returns each line of a text as ``of(_:limit:)`` does, with a limit of 2000 scalars per line.
  static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      of(String($0), limit: 2_000)
    }
  }

  private static func spelled(_ text: Substring.UnicodeScalarView) -> String {
    var result = ""
    for scalar in text {
      if scalar.isSteering {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
