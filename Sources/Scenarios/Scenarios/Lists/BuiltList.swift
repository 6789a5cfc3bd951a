import Foundation
import GimbalEngine
import GimbalLists

/// A table or a collection view, for steps and conditions.
@MainActor
enum BuiltList {
  /// A table.
  case table(UITableView)
  /// A collection view.
  case collection(UICollectionView)

  /// Creates it for a table or a collection view; nil for other views.
  init?(_ view: UIView) {
    if let table = view as? UITableView {
      self = .table(table)
    } else if let collection = view as? UICollectionView {
      self = .collection(collection)
    } else {
      return nil
    }
  }

  /// The table or the collection view.
  var view: UIScrollView {
    switch self {
    case .table(let table): table
    case .collection(let collection): collection
    }
  }

  /// The number of rows of each section, as the data source returns it.
  var counts: [Int] {
    switch self {
    case .table(let table):
      (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    case .collection(let collection):
      (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
    }
  }

  /// Returns true if the list has a row at a path.
  func has(_ row: SceneRowPath) -> Bool {
    let counts = counts
    return counts.indices.contains(row.section) && row.row < counts[row.section]
  }

  /// The rows whose cells are visible, in the list's order.
  var visible: [SceneRowPath] {
    switch self {
    case .table(let table): (table.indexPathsForVisibleRows ?? []).map(SceneRowPath.init)
    case .collection(let collection):
      collection.indexPathsForVisibleItems.map(SceneRowPath.init)
    }
  }

  /// The selected rows, as the list returns them.
  var selected: [SceneRowPath] {
    switch self {
    case .table(let table): (table.indexPathsForSelectedRows ?? []).map(SceneRowPath.init)
    case .collection(let collection):
      (collection.indexPathsForSelectedItems ?? []).map(SceneRowPath.init)
    }
  }

  /// Returns a cell, header or footer; nil if it is not visible.
  func view(_ part: ListPartName.Part) -> UIView? {
    switch (self, part) {
    case (.table(let table), .cell(let row)): table.cellForRow(at: row.path)
    case (.table(let table), .header(let section)): table.headerView(forSection: section)
    case (.table(let table), .footer(let section)): table.footerView(forSection: section)
    case (.collection(let collection), .cell(let row)): collection.cellForItem(at: row.path)
    case (.collection(let collection), .header(let section)):
      collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section))
    case (.collection(let collection), .footer(let section)):
      collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionFooter,
        at: IndexPath(item: 0, section: section))
    }
  }

  /// Reloads all data.
  func reloadData() {
    switch self {
    case .table(let table): table.reloadData()
    case .collection(let collection): collection.reloadData()
    }
  }

  /// Selects a row by the app's code, without scrolling and without calls of the delegate.
  func select(_ row: SceneRowPath) {
    switch self {
    case .table(let table):
      table.selectRow(at: row.path, animated: false, scrollPosition: .none)
    case .collection(let collection):
      collection.selectItem(at: row.path, animated: false, scrollPosition: [])
    }
  }

  /// Scrolls by the app's code to a row; `top` is the left edge in a horizontal list.
  func scroll(to row: SceneRowPath, at position: SceneScrollPosition, animated: Bool) {
    switch self {
    case .table(let table):
      let positions: [SceneScrollPosition: UITableView.ScrollPosition] = [
        .top: .top, .middle: .middle, .bottom: .bottom,
      ]
      table.scrollToRow(at: row.path, at: positions[position] ?? .none, animated: animated)
    case .collection(let collection):
      let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout
      let isHorizontal = flow?.scrollDirection == .horizontal
      let positions: [SceneScrollPosition: UICollectionView.ScrollPosition] = [
        .top: isHorizontal ? .left : .top,
        .middle: isHorizontal ? .centeredHorizontally : .centeredVertically,
        .bottom: isHorizontal ? .right : .bottom,
      ]
      collection.scrollToItem(
        at: row.path, at: positions[position] ?? [], animated: animated)
    }
  }

  /// Performs changes as a batch; `data` changes the data first.
  func perform(_ update: ListUpdate, _ data: @escaping () -> Void) {
    switch self {
    case .table(let table):
      table.performBatchUpdates {
        data()
        table.deleteRows(at: update.deleted.map(\.path), with: .automatic)
        table.deleteSections(IndexSet(update.deletedSections), with: .automatic)
        table.insertSections(IndexSet(update.insertedSections.map(\.at)), with: .automatic)
        table.insertRows(at: update.inserted.map(\.at.path), with: .automatic)
        table.reloadRows(at: update.reloaded.map(\.path), with: .automatic)
        for move in update.moved { table.moveRow(at: move.from.path, to: move.to.path) }
      }
    case .collection(let collection):
      collection.performBatchUpdates {
        data()
        collection.deleteItems(at: update.deleted.map(\.path))
        collection.deleteSections(IndexSet(update.deletedSections))
        collection.insertSections(IndexSet(update.insertedSections.map(\.at)))
        collection.insertItems(at: update.inserted.map(\.at.path))
        collection.reloadItems(at: update.reloaded.map(\.path))
        for move in update.moved { collection.moveItem(at: move.from.path, to: move.to.path) }
      }
    }
  }
}

extension SceneRowPath {
  /// Reads the section and the row of UIKit's index path.
  init(_ path: IndexPath) { self.init(section: path[0], row: path[1]) }
}
