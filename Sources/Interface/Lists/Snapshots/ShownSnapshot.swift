import Foundation
import GimbalEngine

/// A view that shows snapshots: a table or a collection view.
@preconcurrency @MainActor
protocol SnapshotList: UIView {
  /// Discards all cells, and queries the data source again.
  func reloadData()
  /// Carries out changes that the data already contains.
  func change(afterDataChanged changes: ListChanges)
  /// Configures the existing cells of rows again, without replacing them.
  func reconfigure(_ paths: [IndexPath])
  /// Carries out the changes of a closure together, as `performBatchUpdates(_:completion:)` does.
  func perform(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?)
}

/// The snapshot that a list shows, and the application of the next one.
///
/// See: R-LIST-13.
@MainActor
final class ShownSnapshot<Section: Hashable, Item: Hashable> {
  /// The snapshot that the list shows now.
  private(set) var shown = NSDiffableDataSourceSnapshot<Section, Item>() {
    didSet { positions = nil }
  }
  /// The positions of the shown items; nil until they are asked for.
  private var positions: [Item: RowLocation]?
  private var trees: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]
  private weak var list: (any SnapshotList)?

  /// Creates the state of a list that shows no items yet.
  init(in list: any SnapshotList) { self.list = list }

  // MARK: Showing

  /// Shows a snapshot; items that are in the old and the new snapshot keep their cells.
  func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, _ completion: (() -> Void)?
  ) {
    guard let list else { return }
    if let repeated = snapshot.repeated {
      return list.report(.identifiersRepeat(repeated.what, repeated.identifiers))
    }
    let changes = snapshot.changes(from: shown)
    let updated = snapshot.reconfigured
    let isFirst = shown.numberOfSections == 0
    shown = snapshot.settled
    trees = trees.filter { shown.indexOfSection($0.key) != nil }
    if isFirst {
      list.reloadData()
    } else if !changes.isEmpty {
      list.change(afterDataChanged: changes)
    }
    if !updated.isEmpty { list.reconfigure(updated.compactMap { indexPath(for: $0) }) }
    if let completion { list.perform(nil) { _ in completion() } }
  }

  /// Shows a snapshot by reloading all data, without animated changes.
  func reload(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, _ completion: (() -> Void)?
  ) {
    shown = snapshot.settled
    list?.reloadData()
    if let completion { list?.perform(nil) { _ in completion() } }
  }

  /// Shows the visible items of a section snapshot; a missing section is added at the end.
  func apply(
    _ tree: NSDiffableDataSourceSectionSnapshot<Item>, to section: Section,
    _ completion: (() -> Void)?
  ) {
    var next = shown
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    next.deleteItems(next.itemIdentifiers(inSection: section))
    next.appendItems(tree.visibleItems, toSection: section)
    trees[section] = tree
    apply(next, completion)
  }

  /// Returns the tree of a section; only its items if none was applied.
  func tree(of section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
    if let tree = trees[section] { return tree }
    var tree = NSDiffableDataSourceSectionSnapshot<Item>()
    tree.append(shown.itemIdentifiers(inSection: section))
    return tree
  }

  // MARK: Queries

  /// The number of sections that the list shows.
  var sectionCount: Int { shown.numberOfSections }

  /// The number of items of a section; 0 if there is no such section.
  func itemCount(of section: Int) -> Int {
    self.section(at: section).map(shown.numberOfItems(inSection:)) ?? 0
  }

  /// Returns the item at an index path; nil if there is none.
  func item(at path: IndexPath) -> Item? { RowLocation(path).flatMap { shown.item(at: $0) } }

  /// Returns the index path of an item; nil if the list does not show it.
  ///
  /// - Complexity: O(items) for the first item of a shown snapshot, constant for the others.
  func indexPath(for item: Item) -> IndexPath? {
    let positions = positions ?? shown.positions()
    self.positions = positions
    return positions[item]?.path
  }

  /// Returns the section at an index; nil if there is none.
  func section(at index: Int) -> Section? {
    shown.sectionIdentifiers.indices.contains(index) ? shown.sectionIdentifiers[index] : nil
  }

  /// Returns the index of a section; nil if the list does not show it.
  func index(of section: Section) -> Int? { shown.indexOfSection(section) }
}
