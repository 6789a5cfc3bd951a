public import Foundation
public import GimbalEngine

/// The object that has a say in a table's rows, headers and selection.
///
/// Each member has a default; reaching it means that the delegate does not implement the member, and
/// then nothing is recorded. Source: Apple, UITableViewDelegate.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate, TableMenuDelegate {
  /// A row is about to be shown.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// A row is no longer shown.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// A section's header is about to be shown.
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)

  /// A section's footer is about to be shown.
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

  /// A section's header is no longer shown.
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)

  /// A section's footer is no longer shown.
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  /// The height of a row, in points, or `UITableView.automaticDimension`.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// The height of a section's header, in points.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// The height of a section's footer, in points.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

  /// A guess of the height of a row, in points.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

  /// A guess of the height of a header, in points; not asked for.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat

  /// A guess of the height of a footer, in points; not asked for.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat

  /// The header of a section; nil is none.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

  /// The footer of a section; nil is none.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  /// A person has tapped the button at the end of a row.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  /// True if a finger may highlight a row.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// A finger has highlighted a row.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

  /// A row is no longer highlighted.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

  /// The row to select in the place of one that a person taps; nil is none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// The row to deselect in the place of one; nil is none.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// A person has selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// A person has deselected a row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  /// Returns the control that a row offers while the table is edited.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle

  /// A row is about to be moved aside by a finger.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

  /// A row that was moved aside is back in its place; nil for one that is gone.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

  /// The title of the button that deletes a row.
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?

  /// The actions of a swipe from the trailing edge of a row, for a delegate without the methods of iOS 11 (from iOS 8 on).
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?

  /// The actions of a swipe from the leading edge of a row (from iOS 11 on).
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// The actions of a swipe from the trailing edge of a row (from iOS 11 on).
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// True if a row's content makes room for the editing button.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool

  /// The place for a row that a person moves.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  /// True if two fingers may select rows (from iOS 13 on); not asked.
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool

  /// Two fingers begin to select rows; not called.
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

  /// Two fingers have selected rows; not called.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

  /// The number of steps by which a row is pushed in.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
}

extension UITableViewDelegate {
  /// Not implemented.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { Machine.callDefault(self) }

  /// Not implemented.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { Machine.callDefault(self) }

  /// Not implemented.
  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { Machine.callDefault(self) }

  /// Not implemented.
  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { Machine.callDefault(self) }

  /// Not implemented.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { Machine.callDefault(self) }

  /// Not implemented.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { Machine.callDefault(self) }

  /// Not implemented.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    Machine.byDefault(UITableView.automaticDimension, self)
  }

  /// Not implemented.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  { Machine.byDefault(UITableView.automaticDimension, self) }

  /// Not implemented.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  { Machine.byDefault(UITableView.automaticDimension, self) }

  /// Not implemented.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { Machine.byDefault(UITableView.automaticDimension, self) }

  /// Not implemented.
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  { Machine.byDefault(UITableView.automaticDimension, self) }

  /// Not implemented.
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  { Machine.byDefault(UITableView.automaticDimension, self) }

  /// Not implemented.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    Machine.byDefault(nil, self)
  }

  /// Not implemented.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    Machine.byDefault(nil, self)
  }

  /// Not implemented.
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { Machine.callDefault(self) }

  /// Not implemented.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  { Machine.byDefault(true, self) }

  /// Not implemented.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    Machine.callDefault(self)
  }

  /// Not implemented.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    Machine.callDefault(self)
  }

  /// Not implemented.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  { Machine.byDefault(indexPath, self) }

  /// Not implemented.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { Machine.byDefault(indexPath, self) }

  /// Not implemented.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    Machine.callDefault(self)
  }

  /// Not implemented.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    Machine.callDefault(self)
  }

  /// Not implemented.
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { Machine.byDefault(.delete, self) }

  /// Not implemented.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    Machine.callDefault(self)
  }

  /// Not implemented.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    Machine.callDefault(self)
  }

  /// Not implemented.
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { Machine.byDefault(nil, self) }

  /// Not implemented.
  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  { Machine.byDefault(nil, self) }

  /// Not implemented.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { Machine.byDefault(nil, self) }

  /// Not implemented.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { Machine.byDefault(nil, self) }

  /// Not implemented.
  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { Machine.byDefault(true, self) }

  /// Not implemented.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { Machine.byDefault(proposedDestinationIndexPath, self) }

  /// Not implemented.
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  { Machine.byDefault(0, self) }

  /// Not implemented.
  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { Machine.byDefault(false, self) }

  /// Not implemented.
  public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { Machine.callDefault(self) }

  /// Not implemented.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    Machine.callDefault(self)
  }
}
