import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraces

/// The tap on the status bar that scrolls to the top.
extension GestureArbiter {
  /// Scrolls the only scroll view that scrolls to its top; called for a tap on the status bar.
  ///
  /// Rule: L-SCROLL-14.
  package func statusBarWasTapped() {
    guard let window = machine.application.keyWindow else { return }
    var found: [UIScrollView] = []
    collect(in: window, of: window, &found)
    guard found.count == 1, let scrollView = found.first else { return }
    scrollView.scrollToTop()
  }

  /// Finds the visible scroll views that scroll to their tops.
  ///
  /// - Complexity: O(views).
  private func collect(in view: UIView, of window: UIWindow, _ found: inout [UIScrollView]) {
    if let scrollView = view as? UIScrollView, scrollView.scrollsToTop {
      found.append(scrollView)
    }
    for child in view.subviews where !child.isHidden && child.alpha >= 0.01 {
      guard child.convert(child.bounds, to: window).intersects(window.bounds) else { continue }
      collect(in: child, of: window, &found)
    }
  }
}

extension UIScrollView {
  /// See: L-SCROLL-14.
  fileprivate func scrollToTop() {
    let may = notify(.scrollViewShouldScrollToTop) { $0.scrollViewShouldScrollToTop(self) } ?? true
    let target = CGPoint(x: contentOffset.x, y: offsetRange.least.y)
    guard may, target != contentOffset else { return }
    animateOffset(to: target) { [weak self] in
      guard let self else { return }
      self.notify(.scrollViewDidScrollToTop) { $0.scrollViewDidScrollToTop(self) }
    }
  }
}
