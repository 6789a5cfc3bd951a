public import Foundation
public import GimbalEngine

/// The delegate methods of a collection view for edit menus, two-finger selection and moving items.
///
/// Source: Apple, UICollectionViewDelegate.
@preconcurrency @MainActor
public protocol CollectionMenuDelegate: AnyObject {
  /// Returns whether a long press shows an item's edit menu.
  ///
  /// Gimbal shows no such menu.
  func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool

  /// Returns whether the edit menu has a command.
  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool

  /// Performs a command of the edit menu.
  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  )

  /// Returns whether two fingers may select items; never called here.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool

  /// Called when two fingers have begun to select items; never called here.
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  )

  /// Returns whether an item may be edited.
  func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool

  /// Returns whether a tap on an item performs a primary action besides selection.
  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool

  /// Performs the primary action; never called here.
  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  )

  /// Returns the index path at which an item that a touch moves will be dropped.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  /// Returns the target position of an item that a touch moves, with its original position.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  /// Returns whether an item can be focused; nothing can be focused here.
  func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool

  /// Called when two fingers have selected items; never called here.
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
}

extension CollectionMenuDelegate {
  /// Returns false, and reports to the caller that the app does not implement the method.
  public func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { OptionalCalls.byDefault(false, self) }

  /// Returns false, and reports to the caller that the app does not implement the method.
  public func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { OptionalCalls.byDefault(false, self) }

  /// Reports to the caller that the app does not implement the method.
  public func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) { OptionalCalls.callDefault(self) }

  /// Returns false, and reports to the caller that the app does not implement the method.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { OptionalCalls.byDefault(false, self) }

  /// Reports to the caller that the app does not implement the method.
  public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { OptionalCalls.callDefault(self) }

  /// Returns true, and reports to the caller that the app does not implement the method.
  public func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { OptionalCalls.byDefault(true, self) }

  /// Returns false, and reports to the caller that the app does not implement the method.
  public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { OptionalCalls.byDefault(false, self) }

  /// Reports to the caller that the app does not implement the method.
  public func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { OptionalCalls.callDefault(self) }

  /// Returns `proposedIndexPath`, and reports to the caller that the app does not implement the
  /// method.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { OptionalCalls.byDefault(proposedIndexPath, self) }

  /// Returns `proposedIndexPath`, and reports to the caller that the app does not implement the
  /// method.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { OptionalCalls.byDefault(proposedIndexPath, self) }

  /// Returns true, and reports to the caller that the app does not implement the method.
  public func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { OptionalCalls.byDefault(true, self) }

  /// Reports to the caller that the app does not implement the method.
  public func collectionViewDidEndMultipleSelectionInteraction(
    _ collectionView: UICollectionView
  ) { OptionalCalls.callDefault(self) }
}
