public import Foundation
public import GimbalLists

/// The delegate for dragged rows; it is never called.
///
/// Source: Apple, UITableViewDragDelegate.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// Returns the drag items of a row; an empty array prevents the drag.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Returns the items that a tap adds to a drag.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// Returns the preview parameters of a dragged row.
  func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  /// In UIKit, called when a drag begins.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// In UIKit, called when a drag has ended.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Returns true if the items may be moved.
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Returns true if only this app may receive them.
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  /// Default implementation: returns an empty array.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [] }
  /// Default implementation: returns nil.
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// Default implementation: does nothing.
  public func tableView(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Default implementation: does nothing.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
  /// Default implementation: returns true.
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// Default implementation: returns false.
  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// The delegate for dragged collection items; it is never called.
///
/// Source: Apple, UICollectionViewDragDelegate.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// Returns the drag items of a collection item; an empty array prevents the drag.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Returns the items that a tap adds to a drag.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// Returns the preview parameters of a dragged item.
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// In UIKit, called when a drag begins.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// In UIKit, called when a drag has ended.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  /// Returns true if the items may be moved.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Returns true if only this app may receive them.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UICollectionViewDragDelegate {
  /// Default implementation: returns an empty array.
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [] }
  /// Default implementation: returns nil.
  public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// Default implementation: does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Default implementation: does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) {}
  /// Default implementation: returns true.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// Default implementation: returns false.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

extension UITableView {
  /// The delegate for dragged rows; stored without effect.
  public weak var dragDelegate: (any UITableViewDragDelegate)? {
    get { storedUnheld() as? any UITableViewDragDelegate }
    set { storeUnheld(newValue) }
  }
  /// The delegate for drops on rows; stored without effect.
  public weak var dropDelegate: (any UITableViewDropDelegate)? {
    get { storedUnheld() as? any UITableViewDropDelegate }
    set { storeUnheld(newValue) }
  }
  /// Always false: nothing is dragged.
  public var hasActiveDrag: Bool { false }
  /// Always false: nothing is dragged.
  public var hasActiveDrop: Bool { false }
}

extension UICollectionView {
  /// The speeds at which items move aside for a dragged one.
  ///
  /// Source: Apple, UICollectionView.ReorderingCadence.
  public enum ReorderingCadence: Int, Sendable {
    case immediate = 0
    case fast = 1
    case slow = 2
  }

  /// The delegate for dragged items; stored without effect.
  public weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { storedUnheld() as? any UICollectionViewDragDelegate }
    set { storeUnheld(newValue) }
  }
  /// The delegate for drops on items; stored without effect.
  public weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { storedUnheld() as? any UICollectionViewDropDelegate }
    set { storeUnheld(newValue) }
  }
  /// The speed at which items move aside; stored without effect.
  public var reorderingCadence: ReorderingCadence {
    get { stored(.immediate) }
    set { store(newValue) }
  }
  /// Always false: nothing is dragged.
  public var hasActiveDrag: Bool { false }
  /// Always false: nothing is dragged.
  public var hasActiveDrop: Bool { false }
}
