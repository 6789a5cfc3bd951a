public import GimbalEngine

/// The menu titles of undo and redo, in English, the language of the simulated system.
///
/// Source: Apple, UndoManager.undoMenuItemTitle.
extension UndoManager {
  /// The title of undo: "Undo" and the action name.
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of redo: "Redo" and the action name.
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// Returns the title of undo for an action name.
  public func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo " + actionName
  }
  /// Returns the title of redo for an action name.
  public func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo " + actionName
  }
}
