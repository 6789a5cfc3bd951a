public import Foundation
import GimbalEngine
public import GimbalGeometry

/// A collection view's data source that shows snapshots, and finds the changes between them.
///
/// See: R-LIST-13.
/// Source: Apple, UICollectionViewDiffableDataSource.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Gives the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?

  /// Gives a header, footer or the like.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  private let provider: CellProvider
  private let shown: ShownSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// Gives headers, footers and the like; nil gives none.
  @Settable open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates a data source of a collection view, and becomes it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    shown = ShownSnapshot(in: collectionView)
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// The snapshot that is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown.shown
  }

  /// Shows a snapshot; what is in both keeps its cells.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) { shown.apply(snapshot, completion) }

  /// Shows a snapshot by reloading (from iOS 15 on).
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { shown.reload(snapshot, completion) }

  /// Shows the items of a section that are open (from iOS 14 on).
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) { shown.apply(snapshot, to: section, completion) }

  /// True if a person may move an item: never in the base class.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }

  /// Called when a person has moved an item; the base does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// The items of a section with those that are closed (from iOS 14 on).
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { shown.tree(of: section) }
  /// The item of a place; nil for one that is not there.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }

  /// The place of an item; nil for one that is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.indexPath(for: itemIdentifier)
  }

  /// The section of an index; nil for one that is not there.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.section(at: index)
  }

  /// The index of a section; nil for one that is not there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.index(of: sectionIdentifier)
  }

  // MARK: Data

  /// The number of sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.sectionCount }

  /// The number of items of a section of the snapshot.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { shown.itemCount(of: section) }

  /// The cell of the provider.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = provider(collectionView, indexPath, item)
    else { return UICollectionViewCell() }
    return cell
  }

  /// The view of the provider.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? Machine.byDefault(
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
