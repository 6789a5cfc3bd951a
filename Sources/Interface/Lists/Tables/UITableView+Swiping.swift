import Foundation
package import GimbalEngine
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// Rows with swipe actions.
extension UITableView: SwipedList {
  /// Returns the actions of a row that is not being edited: the delegate's, otherwise a delete
  /// action at the trailing edge.
  ///
  /// See: R-LIST-14.
  final func swipeOffer(at point: CGPoint, fromLeading: Bool) -> SwipeOffer? {
    guard !state.isEditing, state.moved == nil, let location = row(at: point) else { return nil }
    return swipeOffer(of: location, fromLeading: fromLeading)
  }

  private func swipeOffer(of location: RowLocation, fromLeading: Bool) -> SwipeOffer? {
    guard let cell = state.cell(at: location) else { return nil }
    let path = location.path
    let answer = queryDataSource(.tableCanEdit, arguments("canEditRowAt", path)) {
      $0.tableView(self, canEditRowAt: path)
    }
    guard answer ?? true else { return nil }
    let said =
      machine.features.hasSwipeActions
      ? swipeActions(at: path, fromLeading: fromLeading) : nil
    let actions =
      (said ?? nil) ?? (said == nil && !fromLeading ? rowActions(of: cell, at: path) : nil)
    if let actions { return SwipeOffer(row: cell, actions: actions) }
    guard !fromLeading,
      let deletion = deletion(of: cell, at: path, isKnownEditable: answer != nil || state.isEditing)
    else {
      return nil
    }
    return SwipeOffer(row: cell, actions: deletion)
  }

  /// Returns the actions of a delegate that implements only the method of iOS 8, not those of iOS
  /// 11.
  private func rowActions(of cell: UITableViewCell, at path: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    guard machine.features.hasRowActions,
      let actions = queryDelegate(
        .tableEditActions, arguments("editActionsForRowAt", path),
        { $0.tableView(self, editActionsForRowAt: path) }) ?? nil
    else { return nil }
    return UISwipeActionsConfiguration(actions: actions.map { $0.action(of: cell) })
  }

  /// Returns the default delete action, for a delegate that gives no actions.
  ///
  /// A data source that implements another editing method is assumed to implement `commit` too. A
  /// test call of `commit` would change its data.
  private func deletion(
    of cell: UITableViewCell, at path: IndexPath, isKnownEditable: Bool
  ) -> UISwipeActionsConfiguration? {
    let style = queryDelegate(.tableEditingStyle, arguments("editingStyleForRowAt", path)) {
      $0.tableView(self, editingStyleForRowAt: path)
    }
    let title =
      queryDelegate(
        .tableDeleteTitle, arguments("titleForDeleteConfirmationButtonForRowAt", path)
      ) { $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) }
    guard style ?? .delete == .delete, isKnownEditable || style != nil || title != nil else {
      return nil
    }
    let delete = UIContextualAction(style: .destructive, title: (title ?? nil) ?? "Delete") {
      [weak self, weak cell] _, _, done in
      if let path = cell?.location?.path { self?.commit(.delete, at: path) }
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// Returns the frame of a row that is not swiped; nil if the row does not exist any more.
  final func restingFrame(of row: UIView) -> CGRect? {
    guard let location = (row as? UITableViewCell)?.location, location.lies(in: state.geometry)
    else {
      return nil
    }
    return rect(state.geometry.span(of: location))
  }

  /// Notifies the delegate and the cell before a swipe moves the row.
  final func swipeWillBegin(_ row: UIView) {
    guard let cell = row as? UITableViewCell, let path = cell.location?.path else { return }
    _ = queryDelegate(.tableWillBeginEditing, arguments("willBeginEditingRowAt", path)) {
      $0.tableView(self, willBeginEditingRowAt: path)
    }
    cell.willTransition(to: cell.states(withConfirmation: true))
  }

  /// Notifies the cell that its buttons are shown.
  final func swipeDidOpen(_ row: UIView) {
    guard let cell = row as? UITableViewCell, !cell.showingDeleteConfirmation else { return }
    cell.showingDeleteConfirmation = true
    cell.didTransition(to: cell.states(withConfirmation: true))
  }

  /// Notifies the cell and the delegate that the row is closed again.
  final func swipeDidEnd(_ row: UIView) {
    guard let cell = row as? UITableViewCell else { return }
    cell.willTransition(to: cell.states(withConfirmation: false))
    cell.showingDeleteConfirmation = false
    cell.didTransition(to: cell.states(withConfirmation: false))
    let path = cell.location?.path
    let delegateArguments = machine.arguments(
      TraceArgument("didEndEditingRowAt", .text(path.map(PathText.of) ?? "nil")))
    _ = queryDelegate(.tableDidEndEditing, delegateArguments) {
      $0.tableView(self, didEndEditingRowAt: path)
    }
  }

  /// The titles and buttons of the open row, from its edge inwards; empty if no row is open.
  package final var openActions: [(title: String?, button: UIView)] {
    rowSwipe.buttons.map { ($0.action.title, $0) }
  }

  // MARK: The edit control

  /// Handles a tap on the edit control: a deletable row shows its actions, an insertion row is
  /// inserted.
  ///
  /// See: R-LIST-10.
  final func takesEditControl(of cell: UITableViewCell) {
    guard let location = cell.location else { return }
    switch cell.editingStyle {
    case .none: break
    case .insert: commit(.insert, at: location.path)
    case .delete:
      if cell.showingDeleteConfirmation { return rowSwipe.close() }
      if let offer = swipeOffer(of: location, fromLeading: false) {
        rowSwipe.open(offer, fromLeading: false)
      }
    }
  }

  /// True while the user selects several rows of a table in editing mode.
  final var selectsWhileEditing: Bool { state.isEditing && allowsMultipleSelectionDuringEditing }
}
