import Foundation
import GimbalComparison
import GimbalGeometry

/// The table of frames as text, in blocks of as many columns as fit.
enum FrameTableText {
  /// The greatest width of the column of names, in characters.
  static let nameWidth = 32

  /// Returns a heading, the columns' legend, and blocks of rows; empty without columns.
  ///
  /// A `*` follows a value that differs from the first column's; parentheses mean not visible.
  ///
  /// - Complexity: linear in the number of cells.
  static func lines(_ comparison: LayoutComparison, _ style: TextStyle) -> [String] {
    let table = comparison.table
    if table.columns.isEmpty { return [] }
    var lines = [
      style.bold("Frames") + " in the superview: x y width height; "
        + "* differs from [1], brackets: not visible, –: absent"
    ]
    for (index, column) in table.columns.enumerated() {
      let first = comparison.configurations[column.configurations[0]].id.description
      let more = column.configurations.count - 1
      lines.append(
        "  [\(index + 1)] \(VisibleText.of(first))"
          + style.faint(more > 0 ? " and \(more) of the same frames" : ""))
    }
    let cells = table.rows.map { row in row.cells.map(text) }
    let names = table.rows.map { row in
      // Indentation takes at most half the column.
      (String(repeating: " ", count: min(row.depth, 8)) + VisibleText.of(row.view)).cut(
        to: nameWidth)
    }
    let nameColumn = (names.map(\.count) + [4]).max()! + 2
    for block in blocks(widths(cells, columns: table.columns.count), nameColumn, style) {
      lines.append("")
      lines.append(header(block, nameColumn))
      for (index, row) in table.rows.enumerated() {
        let line = block.map { column in
          let cell = cells[index][column.index].padded(to: column.width)
          return row.cells[column.index].differs.contains(true) ? style.doubtful(cell) : cell
        }.joined(separator: "  ")
        let trimmed = style.isColored ? line : line.trimmingTrailingSpaces
        lines.append("  " + names[index].padded(to: nameColumn) + trimmed)
      }
    }
    return lines
  }

  private typealias Column = (index: Int, width: Int)

  private static func header(_ block: [Column], _ nameColumn: Int) -> String {
    let heads = block.map { "[\($0.index + 1)]".padded(to: $0.width) }.joined(separator: "  ")
    return "  " + "".padded(to: nameColumn) + heads.trimmingTrailingSpaces
  }

  private static func widths(_ cells: [[String]], columns: Int) -> [Int] {
    (0..<columns).map { column in (cells.map { $0[column].count } + [4]).max()! }
  }

  private static func blocks(
    _ widths: [Int], _ nameColumn: Int, _ style: TextStyle
  ) -> [[Column]] {
    var blocks: [[Column]] = []
    var used = Int.max / 2
    for (index, width) in widths.enumerated() {
      if used + width + 2 > style.width {
        blocks.append([])
        used = nameColumn + 2
      }
      blocks[blocks.count - 1].append((index, width))
      used += width + 2
    }
    return blocks
  }

  private static func text(_ cell: FrameTable.Cell) -> String {
    guard let frame = cell.frame else { return "–" }
    let metrics = [frame.minX, frame.minY, frame.width, frame.height]
    let text = zip(metrics, cell.differs).map { metric, differs in
      FrameMetric.text(metric) + (differs ? "*" : "")
    }.joined(separator: " ")
    return cell.isVisible ? text : "[\(text)]"
  }
}

/// The text of a frame's value in a table: two decimals at most.
enum FrameMetric {
  /// Returns a number with two decimals at most; huge and infinite ones in short form.
  static func text(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return MeasureText.significant(value) }
    return MeasureText.number((value * 100).rounded() / 100)
  }
}

extension String {
  /// The text without spaces at its end.
  var trimmingTrailingSpaces: String {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return String(self[..<end])
  }
}
