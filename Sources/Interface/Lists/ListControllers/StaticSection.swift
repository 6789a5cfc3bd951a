package import Foundation
import GimbalEngine

/// A section of a table of which a document holds the rows.
///
/// See: R-NIB-8.
@MainActor
package struct StaticSection {
  /// A row, its cell, and the height that the document gives it, in points.
  @MainActor
  package struct Row {
    let cell: UITableViewCell
    let height: CGFloat?

    /// Takes a cell, which no other row will show.
    package init(_ cell: UITableViewCell, height: CGFloat?) {
      cell.documented.isStatic = true
      self.cell = cell
      self.height = height
    }
  }

  let header: String?
  let footer: String?
  let rows: [Row]

  /// Creates a section with titles.
  package init(header: String?, footer: String?, rows: [Row]) {
    self.header = header
    self.footer = footer
    self.rows = rows
  }
}

extension UITableViewController {
  /// A section of the document; nil for one that it does not have.
  final func staticSection(_ section: Int) -> StaticSection? {
    staticSections.flatMap { $0.indices.contains(section) ? $0[section] : nil }
  }

  /// A row of the document; nil for one that it does not have.
  final func staticRow(_ path: IndexPath) -> StaticSection.Row? {
    guard path.count == 2, let rows = staticSection(path[0])?.rows, rows.indices.contains(path[1])
    else { return nil }
    return rows[path[1]]
  }
}
