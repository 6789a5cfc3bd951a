import Foundation
import GimbalEngine

/// The delegate of a scene's scroll views, whose calls the trace records; zooming is disabled.
@MainActor
class ScriptedScrollDelegate: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
