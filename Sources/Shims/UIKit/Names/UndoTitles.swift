public import GimbalEngine

/// The words of menus for what can be undone, in English as the simulated system speaks to people.
///
/// Source: Apple, UndoManager.undoMenuItemTitle.
extension UndoManager {
  /// The words for undoing: "Undo", and what.
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The words for doing it again: "Redo", and what.
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// The words for undoing an act of a name.
  public func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo " + actionName
  }
  /// The words for doing an act of a name again.
  public func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo " + actionName
  }
}
