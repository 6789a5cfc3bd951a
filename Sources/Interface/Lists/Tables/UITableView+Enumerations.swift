/// The enumerations of tables' styles and scrolling.
extension UITableView {
  /// The styles of a table.
  ///
  /// Source: Apple, UITableView.Style.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge, with headers that stay at the top.
    case plain = 0
    /// Sections apart from each other.
    case grouped = 1
    /// Sections apart from each other and from the edges (from iOS 13 on).
    case insetGrouped = 2
  }

  /// The position to which a row is scrolled.
  public enum ScrollPosition: Int, Sendable {
    /// The nearest position at which all of the row is visible.
    case none = 0
    /// The top.
    case top = 1
    /// The middle.
    case middle = 2
    /// The bottom.
    case bottom = 3
  }

  /// The animation of row changes.
  ///
  /// The value has no effect; rows move to their positions at once.
  public enum RowAnimation: Int, Sendable {
    /// The row fades in or out.
    case fade = 0
    /// From and to the right.
    case right = 1
    /// From and to the left.
    case left = 2
    /// From and to the top.
    case top = 3
    /// From and to the bottom.
    case bottom = 4
    /// None.
    case none = 5
    /// The row moves from or to the middle.
    case middle = 6
    /// The system chooses.
    case automatic = 100
  }

  /// The position from which insets of separators are measured.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the row.
    case fromCellEdges = 0
    /// The insets that the system gives.
    case fromAutomaticInsets = 1
  }
}

/// Cells and headers use these members of their table.
extension UITableView: CellTable {
  /// True for grouped tables, with or without insets at the sides.
  final var isGrouped: Bool { style != .plain }
  /// True for grouped tables with insets at the sides.
  final var isInset: Bool { style == .insetGrouped }
}
