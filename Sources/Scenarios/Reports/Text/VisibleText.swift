import GimbalDocuments

/// Makes strings from apps and files safe to print: on one line, without terminal or bidirectional
/// controls.
package enum VisibleText {
  /// The number of Unicode scalars after which a name is cut; one visible character may have many.
  package static let limit = 200

  /// Returns the text with control characters as `\u{…}`, and all beyond ``limit`` as `…`.
  ///
  /// - Complexity: linear in the part that is shown.
  package static func of(_ text: String, limit: Int = VisibleText.limit) -> String {
    let head = text.unicodeScalars.prefix(limit)
    let isCut = head.endIndex < text.endIndex
    let visible = head.contains(where: \.isSteering) ? spelled(head) : String(head)
    return isCut ? visible + "…" : visible
  }

  /// Returns each line of a text, made safe to print and cut after 2,000 Unicode scalars.
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
