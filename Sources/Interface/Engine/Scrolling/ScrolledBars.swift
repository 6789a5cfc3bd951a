package import Foundation
import GimbalGeometry

/// Bars above a scroll view's content, which give way as it is scrolled.
///
/// See: R-BAR-1.
@preconcurrency @MainActor
package protocol ScrolledBars: AnyObject {
  /// Called when the content has moved.
  func contentDidMove(_ scrollView: UIScrollView)

  /// The offset down at which content rests that would rest at another, in points.
  func rest(of offset: CGFloat, in scrollView: UIScrollView) -> CGFloat
}

extension UIScrollView {
  /// The least offset down, in points: the content's top below bars that are as high as they can be.
  ///
  /// See: R-BAR-1.
  package final var leastOffsetDown: CGFloat {
    let system = insetOfSafeArea.top
    return -(contentInset.top + (system > 0 ? max(system, highestInset) : system))
  }

  /// Tells the bars that the content has moved.
  final func notifyBars() {
    guard let bars else { return }
    if !isFitting { isBelowHighestBars = contentOffset.y <= leastOffsetDown }
    bars.contentDidMove(self)
  }
}
