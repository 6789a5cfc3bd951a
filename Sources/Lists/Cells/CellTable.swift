import GimbalEngine
import GimbalGeometry

/// What a row or a header asks of the table that shows it.
@MainActor
protocol CellTable: UIView {
  /// True if rows stand in columns that can be read.
  var cellLayoutMarginsFollowReadableWidth: Bool { get }
  /// True if rows keep their content in the safe area.
  var insetsContentViewsToSafeArea: Bool { get }
  /// True if sections are apart from each other.
  var isGrouped: Bool { get }
  /// True if sections are apart from the edges too.
  var isInset: Bool { get }
  /// The line between rows.
  var separatorStyle: UITableViewCell.SeparatorStyle { get }
  /// The insets of that line, in points.
  var separatorInset: UIEdgeInsets { get }

  /// Called when a row shows something else.
  func contentDidChange(in cell: UITableViewCell)
}
