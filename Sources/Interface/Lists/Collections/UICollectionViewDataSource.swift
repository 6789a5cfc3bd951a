public import Foundation
import GimbalEngine

/// The object that gives a collection view its items.
///
/// Members with a default need not be implemented; reaching the default records nothing.
/// Source: Apple, UICollectionViewDataSource.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// The number of items of a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int

  /// The cell of an item.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell

  /// The number of sections; 1 where it is not implemented.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// A header, footer or the like.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// True if an item can be moved; not asked for.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool

  /// Called when a person has moved an item; never.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
  /// Not implemented.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    Machine.byDefault(1, self)
  }

  /// Not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { Machine.byDefault(UICollectionReusableView(), self) }

  /// Not implemented.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { Machine.byDefault(false, self) }

  /// Not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { Machine.callDefault(self) }
}

/// The object that prepares the data of items that will soon be seen.
///
/// Members with a default need not be implemented; reaching the default records nothing.
/// Source: Apple, UICollectionViewDataSourcePrefetching.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Called with items that may soon be seen, nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Called with items of which that is no longer so.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { Machine.callDefault(self) }
}
