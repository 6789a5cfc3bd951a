/// The enumerations of tables' looks and scrolling.
extension UITableView {
  /// The looks of a table.
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

  /// The place to which a row is scrolled.
  public enum ScrollPosition: Int, Sendable {
    /// The least way that shows all of it.
    case none = 0
    /// The top.
    case top = 1
    /// The middle.
    case middle = 2
    /// The bottom.
    case bottom = 3
  }

  /// The animation of rows that come and go; kept without effect, as rows are in their places at once.
  public enum RowAnimation: Int, Sendable {
    /// In and out of sight.
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
    /// In the middle.
    case middle = 6
    /// As the system chooses.
    case automatic = 100
  }

  /// The reference of the insets of separators.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the row.
    case fromCellEdges = 0
    /// The insets that the system gives.
    case fromAutomaticInsets = 1
  }
}

/// Answers to rows and headers.
extension UITableView: CellTable {
  final var isGrouped: Bool { style != .plain }
  final var isInset: Bool { style == .insetGrouped }
}
