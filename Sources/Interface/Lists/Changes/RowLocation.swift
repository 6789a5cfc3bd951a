import Foundation

/// The position of a row or item: its section and its index in the section.
///
/// A supplementary view of the whole layout has only one index, in `section`; `row` is then
/// `noRow`.
struct RowLocation: Hashable, Comparable {
  /// The index of the section.
  var section: Int
  /// The index of the row or item in its section; `noRow` for a view of the whole layout.
  var row: Int

  /// Creates the position of a row in a section.
  init(_ section: Int, _ row: Int) {
    self.section = section
    self.row = row
  }

  /// The value of `row` for an element of the whole layout.
  static let noRow = -1

  /// Creates the position of an index path with one or two indices; nil for other paths.
  init?(_ path: IndexPath) {
    guard path.count == 1 || path.count == 2 else { return nil }
    self.init(path[0], path.count == 2 ? path[1] : RowLocation.noRow)
  }

  /// The position as an index path.
  var path: IndexPath {
    row == RowLocation.noRow ? IndexPath(index: section) : IndexPath(indexes: [section, row])
  }

  /// Compares by section, and by row within a section.
  static func < (left: RowLocation, right: RowLocation) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}
