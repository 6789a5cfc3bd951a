public import Foundation
import GimbalEngine
public import GimbalGeometry

/// A collection view's data source that shows snapshots and computes the changes between them.
///
/// See: R-LIST-13.
/// Source: Apple, UICollectionViewDiffableDataSource.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Returns the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?

  /// Returns a header, footer or other supplementary view.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  private let provider: CellProvider
  private let shown: ShownSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// Returns the supplementary views; if nil there are none.
  @Settable open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates a data source and sets it on a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    shown = ShownSnapshot(in: collectionView)
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
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

  /// Shows the visible items of a section snapshot (from iOS 14 on).
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) { shown.apply(snapshot, to: section, completion) }

  /// Returns whether the user may move an item; false in the base class.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }

  /// Called when the user has moved an item; does nothing in the base class.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Returns the items of a section, including those of collapsed items (from iOS 14 on).
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { shown.tree(of: section) }
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
  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.sectionCount }

  /// Returns the number of items of a section of the snapshot.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { shown.itemCount(of: section) }

  /// Returns the cell of the provider.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = provider(collectionView, indexPath, item)
    else { return UICollectionViewCell() }
    return cell
  }

  /// Returns the view of the provider, and reports to the caller that the app does not implement
  /// the method.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? OptionalCalls.byDefault(
        UICollectionReusableView(), self, 0, in: .collectionViewDiffableDataSource)
  }
}

extension OptionalMembers {
  /// The optional members of `UICollectionViewDiffableDataSource`, from `collectionView(_:viewForSupplementaryElementOfKind:at:)` on.
  fileprivate static let collectionViewDiffableDataSource = OptionalMembers(
    of: UICollectionViewDiffableDataSource<Int, Int>.self, plain: PlainSource.self,
    overriding: OverridingSource.self)
}

/// A subclass without overrides.
private final class PlainSource: UICollectionViewDiffableDataSource<Int, Int> {}

/// A subclass that overrides the first optional member.
private final class OverridingSource: UICollectionViewDiffableDataSource<Int, Int> {
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
}
