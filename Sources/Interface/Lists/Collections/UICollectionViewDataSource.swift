public import Foundation
import GimbalEngine

/// The object that provides a collection view's items.
///
/// Members with a default need not be implemented; a call of the default records no event.
/// Source: Apple, UICollectionViewDataSource.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// Returns the number of items of a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int

  /// Returns the cell of an item.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell

  /// Returns the number of sections; 1 where it is not implemented.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns a header, footer or other supplementary view.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Returns whether an item can be moved; never called here.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool

  /// Called when the user has moved an item; never called here.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
  /// Returns 1, and reports to the caller that the app does not implement the method.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalCalls.byDefault(1, self)
  }

  /// Returns an empty view, and reports to the caller that the app does not implement the method.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { OptionalCalls.byDefault(UICollectionReusableView(), self) }

  /// Returns false, and reports to the caller that the app does not implement the method.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { OptionalCalls.byDefault(false, self) }

  /// Reports to the caller that the app does not implement the method.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalCalls.callDefault(self) }
}

/// The object that prepares the data of items that will soon be visible.
///
/// Members with a default need not be implemented; a call of the default records no event.
/// Source: Apple, UICollectionViewDataSourcePrefetching.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Called with items that may soon be visible, nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Called with prefetched items that are not expected to become visible any more.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Reports to the caller that the app does not implement the method.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { OptionalCalls.callDefault(self) }
}
