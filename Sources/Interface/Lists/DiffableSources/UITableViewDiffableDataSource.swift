public import Foundation
import GimbalEngine
public import GimbalGeometry

/// A table's data source that shows snapshots and computes the changes between them.
///
/// See: R-LIST-13.
/// Source: Apple, UITableViewDiffableDataSource.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// Returns the cell of an item.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private let provider: CellProvider
  private let shown: ShownSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The animation of row changes; stored only.
  @Settable open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source and sets it on a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    shown = ShownSnapshot(in: tableView)
    provider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// Returns the current snapshot.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown.shown
  }

  /// Shows a snapshot; items that are in the old and the new snapshot keep their cells.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) { shown.apply(snapshot, completion) }

  /// Shows a snapshot by reloading all data (from iOS 15 on).
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { shown.reload(snapshot, completion) }

  /// Returns the item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }

  /// Returns the index path of an item; nil if it is missing.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.indexPath(for: itemIdentifier)
  }

  /// Returns the section at an index; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.section(at: index)
  }

  /// Returns the index of a section; nil if it is missing.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.index(of: sectionIdentifier)
  }

  // MARK: Data

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { shown.sectionCount }

  /// Returns the number of items of a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.itemCount(of: section)
  }

  /// Returns the cell of the provider.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = provider(tableView, indexPath, item)
    else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    return cell
  }

  /// Returns nil, and counts as not implemented unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalCalls.byDefault(nil, self, 0, in: .tableViewDiffableDataSource)
  }

  /// Returns nil, and counts as not implemented unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalCalls.byDefault(nil, self, 1, in: .tableViewDiffableDataSource)
  }

  /// Returns true, and counts as not implemented unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalCalls.byDefault(true, self, 2, in: .tableViewDiffableDataSource)
  }

  /// Returns true, and counts as not implemented unless a subclass overrides it.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalCalls.byDefault(true, self, 3, in: .tableViewDiffableDataSource)
  }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { OptionalCalls.callDefault(self, 4, in: .tableViewDiffableDataSource) }

  /// Does nothing, and counts as not implemented unless a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalCalls.callDefault(self, 5, in: .tableViewDiffableDataSource) }

  /// Returns nil, and counts as not implemented unless a subclass overrides it.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalCalls.byDefault(nil, self, 6, in: .tableViewDiffableDataSource)
  }

  /// Returns `index`, and counts as not implemented unless a subclass overrides it.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { OptionalCalls.byDefault(index, self, 7, in: .tableViewDiffableDataSource) }
}

extension OptionalMembers {
  /// The optional members of `UITableViewDiffableDataSource`, from `tableView(_:titleForHeaderInSection:)` on.
  fileprivate static let tableViewDiffableDataSource = OptionalMembers(
    of: UITableViewDiffableDataSource<Int, Int>.self, plain: PlainSource.self,
    overriding: OverridingSource.self)
}

/// A subclass without overrides.
private final class PlainSource: UITableViewDiffableDataSource<Int, Int> {}

/// A subclass that overrides the first optional member.
private final class OverridingSource: UITableViewDiffableDataSource<Int, Int> {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
}
