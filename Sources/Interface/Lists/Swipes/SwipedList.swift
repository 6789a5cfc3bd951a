import Foundation
import GimbalEngine
import GimbalGeometry

/// A row that a finger begins to move aside, and what that offers.
struct SwipeOffer {
  let row: UIView
  let actions: UISwipeActionsConfiguration
}

/// A list whose rows a finger moves aside, so that their actions are seen.
@preconcurrency @MainActor
protocol SwipedList: UIScrollView {
  /// The row under a point of the content and its actions at one end; nil where there are none.
  func swipeOffer(at point: CGPoint, fromLeading: Bool) -> SwipeOffer?
  /// The frame of a row that no finger has moved; nil for one that is no longer shown.
  func restingFrame(of row: UIView) -> CGRect?
  /// Called before a row moves aside.
  func swipeWillBegin(_ row: UIView)
  /// Called when a row is seen to have moved aside.
  func swipeDidOpen(_ row: UIView)
  /// Called when the row is back in its place, or gone.
  func swipeDidEnd(_ row: UIView)
}
