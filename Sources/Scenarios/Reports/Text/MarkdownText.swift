/// Texts of an app or a file in Markdown.
enum MarkdownText {
  /// Returns the text on one line, with nothing that ends a cell, begins markup, or mentions a
  /// user.
  ///
  /// - Complexity: linear in the part that is shown.
  static func cell(_ text: String, limit: Int = 400) -> String {
    var result = ""
    for scalar in VisibleText.of(text, limit: limit).unicodeScalars {
      switch scalar {
      case "\\", "|", "`", "*", "_", "[": result += "\\\(scalar)"
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      // GitHub creates links from names and numbers after these.
      case "@", "#": result += "\(scalar)\u{200B}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns the text as code in a cell of a table, between longer runs of backquotes than it has.
  ///
  /// - Complexity: linear in the part that is shown.
  static func code(_ text: String) -> String {
    let text = VisibleText.of(text, limit: 1_000)
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let space = longest == 0 ? "" : " "
    return fence + space + text.replacing("|", with: "\\|") + space + fence
  }
}
