package import Foundation
import GimbalEngine

/// A section of a table with static rows from a storyboard or nib file.
///
/// See: R-NIB-8.
@MainActor
package struct StaticSection {
  /// A static row: its cell, and its height in the file, in points.
  @MainActor
  package struct Row {
    /// The cell that shows the row.
    let cell: UITableViewCell
    /// The height of the row in points; nil for the table's `rowHeight`.
    let height: CGFloat?

    /// Creates a row with a cell that no other row will show.
    package init(_ cell: UITableViewCell, height: CGFloat?) {
      // R-NIB-8.2
      cell.documented.isStatic = true
      self.cell = cell
      self.height = height
    }
  }

  /// The title of the header; nil for none.
  let header: String?
  /// The title of the footer; nil for none.
  let footer: String?
  /// The rows in order.
  let rows: [Row]

  /// Creates a section; `ViewBuilder` calls it for each section of a static table.
  package init(header: String?, footer: String?, rows: [Row]) {
    self.header = header
    self.footer = footer
    self.rows = rows
  }
}

extension UITableViewController {
  /// Returns a static section; nil if the file has no such section.
  final func staticSection(_ section: Int) -> StaticSection? {
    staticSections.flatMap { $0.indices.contains(section) ? $0[section] : nil }
  }

  /// Returns a static row; nil if the file has no such row.
  final func staticRow(_ path: IndexPath) -> StaticSection.Row? {
    guard path.count == 2, let rows = staticSection(path[0])?.rows, rows.indices.contains(path[1])
    else { return nil }
    return rows[path[1]]
  }
}
