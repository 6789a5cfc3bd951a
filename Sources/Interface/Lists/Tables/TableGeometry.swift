import Foundation
import GimbalGeometry

/// A header or footer of a section, with its height.
struct SectionPart {
  /// The height in points; 0 if there is no header or footer.
  var height: CGFloat = 0
  /// False if the height is an estimate, which is replaced when the view is shown.
  var isKnown = true
  /// The title that the data source gives it.
  var title: String?
  /// True if the delegate was called for a view.
  var wasQueried = false
  /// True if a title or a view is shown.
  var isShown = false
}

/// A section of a table: its rows' heights, its header and footer.
struct TableSection {
  /// The heights of the rows.
  var rows: LengthList
  /// The header.
  var header = SectionPart()
  /// The footer.
  var footer = SectionPart()
  /// The gap above the header, in points; only plain tables have one.
  var padding: CGFloat = 0

  /// The height of the section in points, with its header, footer and gap.
  var height: CGFloat { padding + header.height + rows.total + footer.height }
}

/// The positions of a table's rows, headers and footers, in points from the top of its content.
///
/// The table replaces it when it loads its rows or carries out changes, and updates single heights
/// when rows become visible.
///
/// Rule: R-LIST-2.
struct TableGeometry {
  /// The sections in order.
  private(set) var sections: [TableSection]
  private var heights: PartialSums
  /// The height of the view above all sections.
  var top: CGFloat = 0
  /// The height of the view below all sections, in points.
  var bottom: CGFloat = 0

  /// Creates the geometry of sections.
  ///
  /// - Complexity: O(sections).
  init(_ sections: [TableSection] = []) {
    self.sections = sections
    heights = PartialSums(sections.map(\.height))
  }

  /// The height of the whole content, in points.
  ///
  /// - Complexity: O(log n).
  var height: CGFloat { top + heights.sum(before: sections.count) + bottom }

  /// The number of rows of each section.
  var rowCounts: [Int] { sections.map(\.rows.count) }

  /// Mutates a section and updates the running totals of heights.
  ///
  /// - Complexity: O(log n), in addition to the change.
  mutating func change(_ section: Int, _ change: (inout TableSection) -> Void) {
    let old = sections[section].height
    change(&sections[section])
    let difference = sections[section].height - old
    if difference != 0 { heights.add(difference, at: section) }
  }

  /// Returns the distance of a section from the top of the content, in points.
  func y(of section: Int) -> CGFloat { top + heights.sum(before: section) }

  /// Returns the vertical extent of a row.
  ///
  /// - Complexity: O(log n).
  func span(of location: RowLocation) -> (y: CGFloat, height: CGFloat) {
    let section = sections[location.section]
    return (
      y(of: location.section) + section.padding + section.header.height
        + section.rows.offset(of: location.row), section.rows[location.row]
    )
  }

  /// Returns the position and height of a section's header, in points.
  func headerSpan(of section: Int) -> (y: CGFloat, height: CGFloat) {
    (y(of: section) + sections[section].padding, sections[section].header.height)
  }

  /// Returns the position and height of a section's footer, in points.
  func footerSpan(of section: Int) -> (y: CGFloat, height: CGFloat) {
    let height = sections[section].footer.height
    return (y(of: section) + sections[section].height - height, height)
  }

  /// Returns the section at a distance from the top; `count` past the last one.
  func section(at y: CGFloat) -> Int { heights.index(beyond: y - top).index }

  /// Returns the first row that ends beyond a distance from the top; nil past the last one.
  ///
  /// - Complexity: O(log n), and that of the empty sections that follow.
  func firstRow(endingBeyond y: CGFloat) -> RowLocation? {
    var section = max(0, section(at: y))
    while section < sections.count {
      let its = sections[section]
      let start = self.y(of: section) + its.padding + its.header.height
      if let row = its.rows.index(at: max(y - start, 0)), y - start < its.rows.total {
        return RowLocation(section, row)
      }
      section += 1
    }
    return nil
  }

  /// Returns the row after another; nil after the last one.
  func row(after location: RowLocation) -> RowLocation? {
    if location.row + 1 < sections[location.section].rows.count {
      return RowLocation(location.section, location.row + 1)
    }
    var section = location.section + 1
    while section < sections.count {
      if sections[section].rows.count > 0 { return RowLocation(section, 0) }
      section += 1
    }
    return nil
  }
}
