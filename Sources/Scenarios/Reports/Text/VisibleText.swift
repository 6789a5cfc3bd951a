import GimbalDocuments

/// Text of an app or a file as an output may show it: on one line, and unable to steer the reader's
/// terminal or to turn the direction of what follows.
package enum VisibleText {
  /// The most characters of a name, in Unicode scalars, that an output repeats: what a reader takes for
  /// one character may be any number of them.
  package static let limit = 200

  /// The text with control characters and marks of direction as `\u{…}`, and all beyond ``limit`` as `…`.
  ///
  /// - Complexity: linear in the part that is kept.
  package static func of(_ text: String, limit: Int = VisibleText.limit) -> String {
    let head = text.unicodeScalars.prefix(limit)
    let isCut = head.endIndex < text.endIndex
    let visible = head.contains(where: \.isSteering) ? spelled(head) : String(head)
    return isCut ? visible + "…" : visible
  }

  /// The same for a text of several lines, whose line breaks stay.
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
