public import Foundation
import GimbalEngine

/// A change of one item or section, as the layout receives it.
///
/// Source: Apple, UICollectionViewUpdateItem.
open class UICollectionViewUpdateItem: NSObject {
  /// The kinds of changes.
  public enum Action: Int, Sendable {
    /// It is inserted.
    case insert = 0
    /// It is deleted.
    case delete = 1
    /// It is reloaded.
    case reload = 2
    /// It is moved.
    case move = 3
    /// It is unchanged.
    case none = 4
  }

  /// The index path before all changes; nil for an insertion.
  ///
  /// For a section the item is `NSNotFound`.
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// The index path after all changes; nil for a deletion.
  open var indexPathAfterUpdate: IndexPath? { after }
  /// The kind of the change.
  open var updateAction: Action { action }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  /// Creates an item without a change, for subclasses in tests.
  public override convenience init() { self.init(.none, from: nil, to: nil) }

  /// Creates a change; the index path before an insertion, and that after a deletion, are nil.
  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    (self.action, self.before, self.after) = (action, before, after)
    super.init()
  }
}

extension ListChanges {
  /// The changes one by one: sections before items, each with deletions before insertions.
  ///
  /// See: R-ITEMS-4.
  var updateItems: [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(indexes: [section, NSNotFound]) }
    var items: [UICollectionViewUpdateItem] = []
    func add(
      _ action: UICollectionViewUpdateItem.Action, _ before: IndexPath?, _ after: IndexPath?
    ) { items.append(UICollectionViewUpdateItem(action, from: before, to: after)) }
    for section in deletedSections.sorted() { add(.delete, whole(section), nil) }
    for section in reloadedSections.sorted() { add(.reload, whole(section), whole(section)) }
    for section in insertedSections.sorted() { add(.insert, nil, whole(section)) }
    for move in movedSections { add(.move, whole(move.from), whole(move.to)) }
    for location in deletedRows.sorted() { add(.delete, location.path, nil) }
    for location in reloadedRows.sorted() { add(.reload, location.path, location.path) }
    for location in insertedRows.sorted() { add(.insert, nil, location.path) }
    for move in movedRows { add(.move, move.from.path, move.to.path) }
    return items
  }
}
