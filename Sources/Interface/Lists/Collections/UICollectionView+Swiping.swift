import Foundation
import GimbalEngine
import GimbalGeometry

/// Rows of list sections with swipe actions.
extension UICollectionView: SwipedList {
  /// Returns the frame of an element, mirrored if the reading direction requires it.
  final func frame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    let layout = collectionViewLayout
    var frame = attributes.frame
    if let location = attributes.inScroller, let scroller = state.scrollers[location.section] {
      return scroller.location(of: location.frame)
    }
    if layout.flipsHorizontallyInOppositeLayoutDirection,
      effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
    {
      frame.origin.x = contentSize.width - frame.maxX
    }
    return frame
  }

  /// Returns the actions of a row from the list's configuration.
  ///
  /// See: R-LIST-14.
  final func swipeOffer(at point: CGPoint, fromLeading: Bool) -> SwipeOffer? {
    guard !isEditing, let location = item(at: point),
      let cell = state.shown[ElementKey(nil, location)],
      let actions = collectionViewLayout.swipeActions(at: location.path, fromLeading: fromLeading)
    else { return nil }
    return SwipeOffer(row: cell, actions: actions)
  }

  /// Returns the frame of a row that is not swiped; nil if the row does not exist any more.
  final func restingFrame(of row: UIView) -> CGRect? {
    guard let location = (row as? UICollectionViewCell)?.location, location.lies(in: itemCounts)
    else {
      return nil
    }
    return collectionViewLayout.layoutAttributesForItem(at: location.path).map(frame)
  }

  /// Does nothing: a list section has no callback for it.
  final func swipeWillBegin(_ row: UIView) {}

  /// Notifies the cell that it is swiped open.
  final func swipeDidOpen(_ row: UIView) { swipeChanges(row, isOpen: true) }

  /// Notifies the cell that it is closed again.
  final func swipeDidEnd(_ row: UIView) { swipeChanges(row, isOpen: false) }

  private func swipeChanges(_ row: UIView, isOpen: Bool) {
    guard let cell = row as? UICollectionViewCell, cell.isSwiped != isOpen else { return }
    cell.isSwiped = isOpen
    cell.setNeedsUpdateConfiguration()
  }
}
