/// A step on a table or a collection view.
public struct ListAct: Sendable {
  /// The list.
  public var list: Target
  /// The action.
  public var kind: Kind

  /// The kind of action.
  public enum Kind: Sendable {
    /// Changes the data, and sends the changes to the list in one batch unless the step withholds
    /// them.
    case update(ListUpdate)
    /// `reloadData()`.
    case reloadData
    /// Taps a row, or selects it by code.
    case select(SceneRowPath, byTap: Bool)
    /// Scrolls to a row by code.
    case scroll(to: SceneRowPath, at: SceneScrollPosition, animated: Bool)
    /// Drags the list down by some points from its current offset.
    case pull(by: Double, seconds: Double)
    /// Swipes over a row, and taps one of the actions; nil taps none.
    case swipe(SceneRowPath, fromLeading: Bool, action: String?)
    /// Drags a row to another index path while the table is edited.
    case drag(SceneRowPath, to: SceneRowPath)
    /// Taps the editing control or the accessory of a row.
    case edit(SceneRowPath, SceneRowControl)
  }
}

/// The control of a row that the user taps.
public enum SceneRowControl: String, CaseIterable, Hashable, Sendable {
  /// The delete control.
  case delete
  /// The insert control.
  case insert
  /// The accessory button.
  case accessory
}

/// The position to which a row is scrolled.
public enum SceneScrollPosition: String, CaseIterable, Hashable, Sendable {
  /// The position with the shortest scroll distance at which the whole row is visible.
  case none
  /// The row is at the top, or at the leading edge of a horizontal list.
  case top
  /// The row is in the middle.
  case middle
  /// The row is at the bottom, or at the trailing edge of a horizontal list.
  case bottom
}

/// Changes of a list's data: deletions by old indices, insertions by new ones.
public struct ListUpdate: Sendable {
  /// The deleted rows.
  public var deleted: [SceneRowPath] = []
  /// The inserted rows, each with its index path.
  public var inserted: [(at: SceneRowPath, row: SceneRow)] = []
  /// The reloaded rows.
  public var reloaded: [SceneRowPath] = []
  /// The rows that move to another index path.
  public var moved: [(from: SceneRowPath, to: SceneRowPath)] = []
  /// The deleted sections.
  public var deletedSections: [Int] = []
  /// The inserted sections, each with its index.
  public var insertedSections: [(at: Int, section: SceneSection)] = []
  /// True if only the data changes, and the list is not notified.
  public var isUntold = false
  /// True if only the list is notified, and the data does not change.
  public var isLie = false
}
