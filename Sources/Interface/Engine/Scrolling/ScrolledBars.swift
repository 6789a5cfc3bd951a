package import Foundation
import GimbalGeometry

/// Bars above a scroll view's content, which shrink as it is scrolled.
///
/// See: R-BAR-1.
@preconcurrency @MainActor
package protocol ScrolledBars: AnyObject {
  /// Called after each change of the content's offset, to shrink or extend the bars.
  func contentDidMove(_ scrollView: UIScrollView)

  /// Returns the vertical offset at which the content stops, for the offset at which it would stop
  /// without bars, in points.
  func rest(of offset: CGFloat, in scrollView: UIScrollView) -> CGFloat
}

extension UIScrollView {
  /// The minimum vertical offset, in points, at which the content's top is below bars of maximum
  /// height.
  ///
  /// See: R-BAR-1.
  package final var leastOffsetDown: CGFloat {
    let system = insetOfSafeArea.top
    return -(contentInset.top + (system > 0 ? max(system, highestInset) : system))
  }

  /// Notifies the bars that the content has moved.
  final func notifyBars() {
    guard let bars else { return }
    if !isFitting { isBelowHighestBars = contentOffset.y <= leastOffsetDown }
    bars.contentDidMove(self)
  }
}
