import Foundation
import GimbalComparison
import GimbalDevices
import GimbalGeometry

/// Writes the table of frames on a comparison's page.
enum FrameTablePage {
  /// Writes the table, and highlights values that differ from the first column.
  ///
  /// - Complexity: linear in the number of cells, up to the page's limits.
  static func write(_ comparison: LayoutComparison, to main: inout Markup) {
    let table = comparison.table
    guard !table.columns.isEmpty else { return }
    let columns = table.columns.prefix(ComparisonPage.columnLimit)
    let rows = table.rows.prefix(ComparisonPage.rowLimit)
    main.element("section", [("class", "frames")]) { section in
      section.element("h2", text: "Frames")
      section.element("p", [("class", "hint")]) { hint in
        hint.characters("In the superview: x, y, width, height. ")
        hint.element("b", text: "Highlighted")
        hint.characters(" values differ from the first column; equal columns are merged. ")
        hint.element("i", text: "Italic")
        hint.characters(" frames are those of views that are not visible.")
        let left = (table.columns.count - columns.count, table.rows.count - rows.count)
        if left.0 > 0 {
          hint.characters(" \(left.0) further columns are not shown; --json prints them.")
        }
        if left.1 > 0 { hint.characters(" \(left.1) further views are not shown.") }
      }
      section.element("div", [("class", "scroll"), ("tabindex", "0")]) { box in
        box.element("table") { element in
          element.element("thead") { head(columns, comparison, &$0) }
          element.line()
          element.element("tbody") { body in
            for row in rows {
              write(row, columns: columns.count, to: &body)
              body.line()
            }
          }
        }
      }
    }
    main.line()
  }

  private static func head(
    _ columns: ArraySlice<FrameTable.Column>, _ comparison: LayoutComparison,
    _ head: inout Markup
  ) {
    head.element("tr") { row in
      row.element("th", [("scope", "col")], text: "View")
      for column in columns {
        let configurations = column.configurations.map { comparison.configurations[$0] }
        row.element(
          "th",
          [
            ("scope", "col"),
            ("title", configurations.prefix(40).map(\.id.description).joined(separator: ", ")),
          ]
        ) { cell in
          cell.characters(configurations[0].device.name)
          let more = configurations.count - 1
          let id = configurations[0].id
          let posture = configurations[0].display.map { [$0.posture.phrase] } ?? []
          let parts = ["iOS \(id.system)"] + posture + [id.orientation.name] + id.more
          cell.element(
            "small",
            text: parts.joined(separator: " · ") + (more > 0 ? " and \(more) more" : ""))
        }
      }
    }
  }

  private static func write(_ row: FrameTable.Row, columns: Int, to body: inout Markup) {
    body.element("tr") { line in
      line.element(
        "th",
        [
          ("scope", "row"), ("title", row.className),
          ("style", "padding-left:\(8 + 12 * min(row.depth, 12))px"),
        ], text: row.view)
      for cell in row.cells.prefix(columns) {
        guard let frame = cell.frame else {
          line.element("td", [("class", "absent")], text: "absent")
          continue
        }
        line.element("td", cell.isVisible ? [] : [("class", "unseen")]) { text in
          let metrics = [frame.minX, frame.minY, frame.width, frame.height]
          for (location, (metric, differs)) in zip(metrics, cell.differs).enumerated() {
            // The space separates values in copied text and for screen readers.
            if location > 0 { text.characters(" ") }
            text.element(differs ? "b" : "i", text: FrameMetric.text(metric))
          }
        }
      }
    }
  }
}
