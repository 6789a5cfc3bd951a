public import Foundation
public import GimbalEngine

/// The object that decides about a table's rows, headers and selection.
///
/// Each member has a default; a call of the default means that the delegate does not implement the
/// member, and records no event. Source: Apple, UITableViewDelegate.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate, TableMenuDelegate {
  /// Called before a row is shown.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// Called when a row is not shown any more.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// Called before a section's header is shown.
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)

  /// Called before a section's footer is shown.
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

  /// Called when a section's header is not shown any more.
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)

  /// Called when a section's footer is not shown any more.
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  /// Returns the height of a row, in points, or `UITableView.automaticDimension`.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// Returns the height of a section's header, in points.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// Returns the height of a section's footer, in points.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

  /// Returns the estimated height of a row, in points: its height until it is first shown.
  ///
  /// See: R-LIST-3.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

  /// Returns the estimated height of a header, in points; never called here.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat

  /// Returns the estimated height of a footer, in points; never called here.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat

  /// Returns the header of a section, or nil for none.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

  /// Returns the footer of a section, or nil for none.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  /// Called when the user has tapped the accessory button of a row.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  /// Returns whether a touch may highlight a row.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// Called when a touch has highlighted a row.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

  /// Called when a row is not highlighted any more.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

  /// Returns the row to select instead of one that the user taps, or nil for none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// Returns the row to deselect instead of the given one, or nil for none.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// Called when the user has selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// Called when the user has deselected a row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  /// Returns the control that a row shows in editing mode.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle

  /// Called before a swipe opens a row.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

  /// Called when an open row is closed again; the index path is nil if the row was deleted.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

  /// Returns the title of the button that deletes a row.
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?

  /// Returns the actions of a swipe from the trailing edge of a row (from iOS 8 on).
  ///
  /// Called for a delegate without the methods of iOS 11.
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?

  /// Returns the actions of a swipe from the leading edge of a row (from iOS 11 on).
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Returns the actions of a swipe from the trailing edge of a row (from iOS 11 on).
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Returns whether a row's content is indented for the edit control.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool

  /// Returns the target position for a row that the user moves.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  /// Returns whether two fingers may select rows (from iOS 13 on); never called here.
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool

  /// Called when two fingers begin to select rows; never called here.
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

  /// Called when two fingers have selected rows; never called here.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

  /// Returns the indentation level of a row.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
}

extension UITableViewDelegate {
  /// Reports to the caller that the app does not implement the method.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { OptionalCalls.callDefault(self) }

  /// Reports to the caller that the app does not implement the method.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { OptionalCalls.callDefault(self) }

  /// Reports to the caller that the app does not implement the method.
  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { OptionalCalls.callDefault(self) }

  /// Reports to the caller that the app does not implement the method.
  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { OptionalCalls.callDefault(self) }

  /// Reports to the caller that the app does not implement the method.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { OptionalCalls.callDefault(self) }

  /// Reports to the caller that the app does not implement the method.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { OptionalCalls.callDefault(self) }

  /// Returns `automaticDimension`, and reports to the caller that the app does not implement the
  /// method.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    OptionalCalls.byDefault(UITableView.automaticDimension, self)
  }

  /// Returns `automaticDimension`, and reports to the caller that the app does not implement the
  /// method.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  { OptionalCalls.byDefault(UITableView.automaticDimension, self) }

  /// Returns `automaticDimension`, and reports to the caller that the app does not implement the
  /// method.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  { OptionalCalls.byDefault(UITableView.automaticDimension, self) }

  /// Returns `automaticDimension`, and reports to the caller that the app does not implement the
  /// method.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { OptionalCalls.byDefault(UITableView.automaticDimension, self) }

  /// Returns `automaticDimension`, and reports to the caller that the app does not implement the
  /// method.
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  { OptionalCalls.byDefault(UITableView.automaticDimension, self) }

  /// Returns `automaticDimension`, and reports to the caller that the app does not implement the
  /// method.
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  { OptionalCalls.byDefault(UITableView.automaticDimension, self) }

  /// Returns nil, and reports to the caller that the app does not implement the method.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    OptionalCalls.byDefault(nil, self)
  }

  /// Returns nil, and reports to the caller that the app does not implement the method.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    OptionalCalls.byDefault(nil, self)
  }

  /// Reports to the caller that the app does not implement the method.
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { OptionalCalls.callDefault(self) }

  /// Returns true, and reports to the caller that the app does not implement the method.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  { OptionalCalls.byDefault(true, self) }

  /// Reports to the caller that the app does not implement the method.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    OptionalCalls.callDefault(self)
  }

  /// Reports to the caller that the app does not implement the method.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    OptionalCalls.callDefault(self)
  }

  /// Returns `indexPath`, and reports to the caller that the app does not implement the method.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  { OptionalCalls.byDefault(indexPath, self) }

  /// Returns `indexPath`, and reports to the caller that the app does not implement the method.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { OptionalCalls.byDefault(indexPath, self) }

  /// Reports to the caller that the app does not implement the method.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    OptionalCalls.callDefault(self)
  }

  /// Reports to the caller that the app does not implement the method.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    OptionalCalls.callDefault(self)
  }

  /// Returns `.delete`, and reports to the caller that the app does not implement the method.
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { OptionalCalls.byDefault(.delete, self) }

  /// Reports to the caller that the app does not implement the method.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    OptionalCalls.callDefault(self)
  }

  /// Reports to the caller that the app does not implement the method.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    OptionalCalls.callDefault(self)
  }

  /// Returns nil, and reports to the caller that the app does not implement the method.
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { OptionalCalls.byDefault(nil, self) }

  /// Returns nil, and reports to the caller that the app does not implement the method.
  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  { OptionalCalls.byDefault(nil, self) }

  /// Returns nil, and reports to the caller that the app does not implement the method.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { OptionalCalls.byDefault(nil, self) }

  /// Returns nil, and reports to the caller that the app does not implement the method.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { OptionalCalls.byDefault(nil, self) }

  /// Returns true, and reports to the caller that the app does not implement the method.
  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { OptionalCalls.byDefault(true, self) }

  /// Returns the proposed index path, and reports to the caller that the app does not implement the
  /// method.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { OptionalCalls.byDefault(proposedDestinationIndexPath, self) }

  /// Returns 0, and reports to the caller that the app does not implement the method.
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  { OptionalCalls.byDefault(0, self) }

  /// Returns false, and reports to the caller that the app does not implement the method.
  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { OptionalCalls.byDefault(false, self) }

  /// Reports to the caller that the app does not implement the method.
  public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { OptionalCalls.callDefault(self) }

  /// Reports to the caller that the app does not implement the method.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    OptionalCalls.callDefault(self)
  }
}
