/// Rows of cells as text with aligned columns.
enum TextTable {
  /// Returns the rows with each column as wide as its widest cell, two spaces between them.
  ///
  /// - Complexity: linear in the number of cells.
  static func text(_ rows: [[String]]) -> String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.unicodeScalars.count)
      }
    }
    var text = ""
    for row in rows {
      for (column, cell) in row.enumerated() {
        text += cell
        // The last cell needs no space after it.
        guard column + 1 < row.count else { break }
        let missing = widths[column] - cell.unicodeScalars.count
        text += String(repeating: " ", count: missing + 2)
      }
      text += "\n"
    }
    return text
  }
}
