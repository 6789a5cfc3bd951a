import Foundation
import GimbalEngine
import GimbalGeometry

/// The table as a row or a header sees it.
@preconcurrency @MainActor
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

  /// True if a person selects several rows while the table is edited, so that all rows make room for a mark.
  var selectsWhileEditing: Bool { get }
  /// The width of the index at the side, in points; 0 where there is none.
  var indexWidth: CGFloat { get }

  /// Called when a person takes the button that deletes or inserts.
  func takesEditControl(of cell: UITableViewCell)
  /// Called when a finger takes the handle of a row, and with each step that it makes; false where the row stays.
  func moves(_ cell: UITableViewCell, with touch: UITouch) -> Bool
  /// Called when that finger lets go.
  func letsGo(of cell: UITableViewCell, cancelled: Bool)
  /// Called when a row may ask for another height.
  func sizeMayHaveChanged(of cell: UITableViewCell)
  /// Called when constraints in a row's content change.
  func constraintsDidChange(in cell: UITableViewCell)
  /// Called when a row shows something else.
  func contentDidChange(in cell: UITableViewCell)
}
