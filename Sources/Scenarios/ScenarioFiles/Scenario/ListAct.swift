/// A step with a table or a collection view.
public struct ListAct: Sendable {
  /// The list.
  public var list: Target
  /// The act.
  public var kind: Kind

  /// An act.
  public enum Kind: Sendable {
    /// The data changes, and the list receives the changes in one batch, unless the step withholds them.
    case update(ListUpdate)
    /// `reloadData()`.
    case reloadData
    /// A person taps a row, or code selects it.
    case select(SceneRowPath, byTap: Bool)
    /// Code scrolls to a row.
    case scroll(to: SceneRowPath, at: SceneScrollPosition, animated: Bool)
    /// A finger draws the list down by some points from where it is.
    case pull(by: Double, seconds: Double)
    /// A person swipes over a row, and takes one of the actions; nil takes none.
    case swipe(SceneRowPath, fromLeading: Bool, action: String?)
    /// A person moves a row to another place while the table is edited.
    case drag(SceneRowPath, to: SceneRowPath)
    /// A person takes the editing control of a row, or its button at the end.
    case edit(SceneRowPath, SceneRowControl)
  }
}

/// The part of a row that a person uses.
public enum SceneRowControl: String, CaseIterable, Hashable, Sendable {
  /// The button that deletes.
  case delete
  /// The button that inserts.
  case insert
  /// The button at the end.
  case accessory
}

/// The place to which a row is scrolled.
public enum SceneScrollPosition: String, CaseIterable, Hashable, Sendable {
  /// The least way that shows all of it.
  case none
  /// The top, or the leading edge of a list that goes across.
  case top
  /// The middle.
  case middle
  /// The bottom, or the trailing edge.
  case bottom
}

/// Changes of a list's data: what goes is named by its place before all changes, what comes by that after them.
public struct ListUpdate: Sendable {
  /// The rows that go.
  public var deleted: [SceneRowPath] = []
  /// The rows that come, each with its place.
  public var inserted: [(at: SceneRowPath, row: SceneRow)] = []
  /// The rows that are shown anew.
  public var reloaded: [SceneRowPath] = []
  /// The rows that go to another place.
  public var moved: [(from: SceneRowPath, to: SceneRowPath)] = []
  /// The sections that go.
  public var deletedSections: [Int] = []
  /// The sections that come, each with its place.
  public var insertedSections: [(at: Int, section: SceneSection)] = []
  /// True if only the data changes, and the list does not receive it.
  public var isUntold = false
  /// True if only the list receives the changes, and the data stays as it was.
  public var isLie = false
}
