import Foundation
import GimbalEngine
import GimbalGeometry

/// A row that a touch begins to swipe, and its actions.
struct SwipeOffer {
  /// The cell of the row.
  let row: UIView
  /// The actions that the delegate has returned for the side.
  let actions: UISwipeActionsConfiguration
}

/// A list with rows that a swipe moves to show their actions.
@preconcurrency @MainActor
protocol SwipedList: UIScrollView {
  /// Returns the row at a point of the content and its actions at one edge; nil if there are none.
  func swipeOffer(at point: CGPoint, fromLeading: Bool) -> SwipeOffer?
  /// Returns the frame of a row without a swipe; nil if it is not shown any more.
  func restingFrame(of row: UIView) -> CGRect?
  /// Called before a swipe moves a row for the first time.
  func swipeWillBegin(_ row: UIView)
  /// Called when the row stays open, so that its buttons can be tapped.
  func swipeDidOpen(_ row: UIView)
  /// Called when the row is closed again, or removed.
  func swipeDidEnd(_ row: UIView)
}
