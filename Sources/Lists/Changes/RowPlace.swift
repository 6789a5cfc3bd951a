import Foundation

/// A row or an item by its section and its index there.
struct RowPlace: Hashable, Comparable {
  var section: Int
  var row: Int

  init(_ section: Int, _ row: Int) {
    self.section = section
    self.row = row
  }

  /// The place that a path of two indexes names; nil for other paths.
  init?(_ path: IndexPath) {
    guard path.count == 2 else { return nil }
    self.init(path[0], path[1])
  }

  var path: IndexPath { IndexPath(indexes: [section, row]) }

  static func < (left: RowPlace, right: RowPlace) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}
