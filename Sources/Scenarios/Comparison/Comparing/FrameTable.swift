public import Foundation
public import GimbalSnapshots

/// Every view's frame in its superview, with one column for all layouts with the same frames.
public struct FrameTable: Hashable, Sendable {
  /// A column: the indices of its layouts, ascending.
  public struct Column: Hashable, Sendable {
    /// Indices of layouts.
    public var configurations: [Int]
  }

  /// A view with its frame in each column.
  public struct Row: Hashable, Sendable {
    /// The view's name.
    public var view: String
    /// The view's class.
    public var className: String
    /// The number of its ancestors.
    public var depth: Int
    /// One for each column.
    public var cells: [Cell]

    /// True if the columns differ.
    public var differs: Bool { cells.contains { $0 != cells.first } }
  }

  /// A view in a column.
  public struct Cell: Hashable, Sendable {
    /// The frame in the superview's coordinates; nil if the layout does not have the view.
    public var frame: CGRect?
    /// True if the view is visible.
    public var isVisible: Bool
    /// For x, y, width and height: true where it differs from the first column.
    public var differs: [Bool]
  }

  /// The columns, in the order of their first layouts.
  public var columns: [Column]
  /// The views in the order of the first layout; each other one follows the view before it in its
  /// own layout.
  public var rows: [Row]

  /// Creates a table of layouts.
  ///
  /// - Complexity: linear in the number of views of all layouts.
  public init(_ layouts: [LayoutSnapshot]) {
    var locations: [[Entry]: Int] = [:]
    var columns: [(column: Column, entries: [Entry])] = []
    for (index, layout) in layouts.enumerated() {
      let entries = Entry.entries(of: layout)
      if let location = locations[entries] {
        columns[location].column.configurations.append(index)
      } else {
        locations[entries] = columns.count
        columns.append((Column(configurations: [index]), entries))
      }
    }
    self.columns = columns.map(\.column)
    rows = FrameTable.rows(columns.map(\.entries))
  }

  private static func rows(_ columns: [[Entry]]) -> [Row] {
    var numbers: [ViewKey: Int] = [:]
    var rows: [Row] = []
    var first: Int?
    var following: [Int?] = []
    let absent = Cell(frame: nil, isVisible: false, differs: [])
    for (column, entries) in columns.enumerated() {
      var previous: Int?
      for entry in entries {
        let row = numbers[entry.key] ?? rows.count
        if row == rows.count {
          numbers[entry.key] = row
          following.append(previous.map { following[$0] } ?? first)
          if let previous { following[previous] = row } else { first = row }
          rows.append(
            Row(
              view: entry.key.name, className: entry.className, depth: entry.depth,
              cells: Array(repeating: absent, count: columns.count)))
        }
        rows[row].cells[column] = Cell(
          frame: entry.frame, isVisible: entry.isVisible,
          differs: differences(entry.frame, from: rows[row].cells[0].frame ?? entry.frame))
        previous = row
      }
    }
    return first.map { sequence(first: $0) { following[$0] }.map { rows[$0] } } ?? []
  }

  private static func differences(_ frame: CGRect, from first: CGRect) -> [Bool] {
    zip(
      [frame.minX, frame.minY, frame.width, frame.height],
      [first.minX, first.minY, first.width, first.height]
    ).map { abs($0 - $1) > LayoutSnapshot.tolerance }
  }
}

/// A view by its name; the second view of a name is a different one.
private struct ViewKey: Hashable {
  /// The view's name in the layout.
  let name: String
  /// The number of the view among those of its name in the layout, from 1.
  let occurrence: Int
}

/// A view's entry in a column.
private struct Entry: Hashable {
  /// The row of the view: equal keys in several columns share one.
  let key: ViewKey
  /// The name of the view's class.
  let className: String
  /// The number of superviews, for the indentation of the row.
  let depth: Int
  /// The frame in the superview's coordinates, in points.
  let frame: CGRect
  /// True if the view is visible in this layout.
  let isVisible: Bool

  /// Returns an entry for each view; views of one name are numbered in their order.
  static func entries(of layout: LayoutSnapshot) -> [Entry] {
    var counts: [String: Int] = [:]
    return layout.views.map { view in
      counts[view.name, default: 0] += 1
      return Entry(
        key: ViewKey(name: view.name, occurrence: counts[view.name]!), className: view.className,
        depth: view.depth, frame: view.frame, isVisible: view.isVisible)
    }
  }
}
