package import Foundation
import GimbalEngine
import GimbalTraces

/// Editing: which rows can be deleted, inserted and moved.
extension UITableView {
  /// Begins or ends editing, and updates the shown cells; called by `setEditing(_:animated:)`.
  ///
  /// Closes a swiped row, and queries the delegate for each shown row.
  ///
  /// See: R-LIST-20.
  final func edit(_ editing: Bool, animated: Bool) {
    rowSwipe.close()
    guard editing != state.isEditing else { return }
    state.moved = nil
    state.isEditing = editing
    if editing ? !allowsSelectionDuringEditing : !allowsSelection {
      for location in state.selected { setSelected(false, location, animated: animated) }
    }
    // A change inside one of the calls below starts them again.
    guard !state.isUpdatingEditing else { return }
    state.isUpdatingEditing = true
    defer { state.isUpdatingEditing = false }
    var restarts = 0
    while !updateEditing(animated: animated) {
      restarts += 1
      guard restarts <= UITableView.restartLimit else {
        LayoutLoops.report(self, limit: UITableView.restartLimit)
        for row in state.shown { row.cell.setEditing(state.isEditing, animated: animated) }
        break
      }
    }
    setNeedsLayout()
  }

  /// Updates the shown cells; returns false if a callback has begun or ended editing meanwhile.
  private func updateEditing(animated: Bool) -> Bool {
    let editing = state.isEditing
    for row in state.shown {
      queryEditing(of: row.cell, row.location)
      row.cell.setEditing(editing, animated: animated)
      guard state.isEditing == editing else { return false }
    }
    return true
  }

  /// Prepares a cell that is about to be shown for the table's editing state.
  final func prepareEditing(of cell: UITableViewCell, _ location: RowLocation) {
    if state.isEditing { queryEditing(of: cell, location) }
    if cell.isEditing != state.isEditing { cell.setEditing(state.isEditing, animated: false) }
  }

  /// Requests from data source and delegate how a row can be edited.
  ///
  /// See: R-LIST-10 (editable, style, indentation, movable).
  private func queryEditing(of cell: UITableViewCell, _ location: RowLocation) {
    let path = location.path
    let canEdit =
      queryDataSource(.tableCanEdit, arguments("canEditRowAt", path)) {
        $0.tableView(self, canEditRowAt: path)
      } ?? true
    cell.editingStyle =
      canEdit
      ? queryDelegate(.tableEditingStyle, arguments("editingStyleForRowAt", path)) {
        $0.tableView(self, editingStyleForRowAt: path)
      } ?? .delete : .none
    cell.indentsNow =
      queryDelegate(.tableShouldIndent, arguments("shouldIndentWhileEditingRowAt", path)) {
        $0.tableView(self, shouldIndentWhileEditingRowAt: path)
      } ?? true
    cell.showsReorderNow =
      queryDataSource(.tableCanMove, arguments("canMoveRowAt", path)) {
        $0.tableView(self, canMoveRowAt: path)
      } ?? false
  }

  /// Deletes or inserts a row as a user would: calls `commit` of the data source.
  ///
  /// See: R-LIST-10.
  package final func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
    _ = queryDataSource(.tableCommit, arguments("forRowAt", path)) {
      $0.tableView(self, commit: style, forRowAt: path)
    }
  }

  /// Moves a row as a user would: calls the data source and shows the row in its new position.
  package final func move(from path: IndexPath, to target: IndexPath) {
    guard let from = RowLocation(path), let to = RowLocation(target) else { return }
    _ = queryDataSource(
      .tableMove,
      machine.arguments(
        TraceArgument("moveRowAt", .text(PathText.of(path))),
        TraceArgument("to", .text(PathText.of(target))))
    ) { $0.tableView(self, moveRowAt: path, to: target) }
    change { $0.movedRows.append((from, to)) }
  }

  /// Returns the actions of a swipe over a row.
  ///
  /// The outer optional is nil if the delegate does not implement the method. The inner optional is
  /// nil if the delegate returns nil, which means the system's actions.
  ///
  /// See: R-LIST-10.
  final func swipeActions(
    at path: IndexPath, fromLeading: Bool
  ) -> UISwipeActionsConfiguration?? {
    fromLeading
      ? queryDelegate(
        .tableLeadingSwipe, arguments("leadingSwipeActionsConfigurationForRowAt", path)
      ) { $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
      : queryDelegate(
        .tableTrailingSwipe, arguments("trailingSwipeActionsConfigurationForRowAt", path)
      ) { $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) }
  }

  /// Simulates a tap on the accessory button of a row.
  package final func tapAccessory(at path: IndexPath) {
    _ = queryDelegate(
      .tableAccessoryTapped, arguments("accessoryButtonTappedForRowWith", path)
    ) { $0.tableView(self, accessoryButtonTappedForRowWith: path) }
  }
}
