public import Foundation
import GimbalEngine

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

  private weak var view: UICollectionView?
  private let provider: CellProvider
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Gives headers, footers and the like; nil gives none.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates a data source of a collection view, and becomes it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    view = collectionView
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// The snapshot that is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown
  }

  /// Shows a snapshot; what is in both keeps its cells.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let view else { return }
    if let repeated = snapshot.repeated {
      return view.report(.identifiersRepeat(repeated.what, repeated.identifiers))
    }
    let changes = snapshot.changes(from: shown)
    let updated = snapshot.reconfigured
    let isFirst = shown.numberOfSections == 0
    shown = snapshot.settled
    if isFirst {
      view.reloadData()
    } else if !changes.isEmpty {
      view.change(afterDataChanged: changes)
    }
    if !updated.isEmpty {
      view.reconfigureItems(at: updated.compactMap { indexPath(for: $0) })
    }
    guard let completion else { return }
    view.perform(nil) { _ in completion() }
  }

  /// Shows a snapshot by reloading (from iOS 15 on).
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    shown = snapshot.settled
    view?.reloadData()
    if let completion { view?.perform(nil) { _ in completion() } }
  }

  /// The item of a place; nil for one that is not there.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    RowPlace(indexPath).flatMap { shown.item(at: $0) }
  }

  /// The place of an item; nil for one that is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.places()[itemIdentifier]?.path
  }

  /// The section of an index; nil for one that is not there.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.sectionIdentifiers.indices.contains(index) ? shown.sectionIdentifiers[index] : nil
  }

  /// The index of a section; nil for one that is not there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  // MARK: Data

  /// The number of sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }

  /// The number of items of a section of the snapshot.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sectionIdentifier(for: section).map(shown.numberOfItems(inSection:)) ?? 0 }

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
      ?? Machine.byDefault(UICollectionReusableView())
  }
}
