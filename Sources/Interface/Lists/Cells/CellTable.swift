import Foundation
import GimbalEngine
import GimbalGeometry

/// The interface of a table that cells and headers use.
@preconcurrency @MainActor
protocol CellTable: UIView {
  /// True if the content of rows is limited to the readable width.
  var cellLayoutMarginsFollowReadableWidth: Bool { get }
  /// True if the content of rows is inset by the safe area.
  var insetsContentViewsToSafeArea: Bool { get }
  /// True if there is space between sections (`grouped` and `insetGrouped`).
  var isGrouped: Bool { get }
  /// True if there is also space between sections and the table's edges (`insetGrouped`).
  var isInset: Bool { get }
  /// The style of the line between rows; cells read it to set the size of their content views.
  var separatorStyle: UITableViewCell.SeparatorStyle { get }
  /// The insets of the line between rows, in points.
  var separatorInset: UIEdgeInsets { get }

  /// True if the user selects several rows in editing mode, so that all rows have an edit control.
  var selectsWhileEditing: Bool { get }
  /// The width of the section index, in points; 0 without one.
  var indexWidth: CGFloat { get }

  /// Called when the user taps the edit control.
  func takesEditControl(of cell: UITableViewCell)
  /// Called when a touch on the reorder control begins or moves; returns false if the row cannot be
  /// moved.
  func moves(_ cell: UITableViewCell, with touch: UITouch) -> Bool
  /// Called when the touch on the reorder control ends or is cancelled.
  func letsGo(of cell: UITableViewCell, cancelled: Bool)
  /// Called by a cell whose row may need another height.
  func sizeMayHaveChanged(of cell: UITableViewCell)
  /// Called when constraints in a row's content change.
  func constraintsDidChange(in cell: UITableViewCell)
  /// Called when a label, image or configuration of a row has changed, so that its height may
  /// change.
  func contentDidChange(in cell: UITableViewCell)
}
