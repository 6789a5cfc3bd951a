import Foundation

/// A row or an item by its section and its index there; of what a whole layout has, by its number alone.
struct RowLocation: Hashable, Comparable {
  var section: Int
  var row: Int

  init(_ section: Int, _ row: Int) {
    self.section = section
    self.row = row
  }

  /// The row of what has none.
  static let noRow = -1

  /// The place that a path of one or two indexes names; nil for other paths.
  init?(_ path: IndexPath) {
    guard path.count == 1 || path.count == 2 else { return nil }
    self.init(path[0], path.count == 2 ? path[1] : RowLocation.noRow)
  }

  var path: IndexPath {
    row == RowLocation.noRow ? IndexPath(index: section) : IndexPath(indexes: [section, row])
  }

  static func < (left: RowLocation, right: RowLocation) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}
