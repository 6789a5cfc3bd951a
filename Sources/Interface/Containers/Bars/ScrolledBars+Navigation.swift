package import Foundation
public import GimbalEngine
public import GimbalGeometry
import GimbalTraits

/// Titles and search bars that scrolling hides.
extension UINavigationController: ScrolledBars {
  /// The scroll view of the shown controller that begins below the bar.
  private var scrollViewOfTop: UIScrollView? {
    guard let top = barStack.last, let scrollView = top.scrollViewBelowBars,
      scrollView.contentInsetAdjustmentBehavior != .never,
      top.extends(under: .top, isTranslucent: navigationBar.isTranslucent)
    else { return nil }
    return scrollView
  }

  /// Returns the part of the bar's hideable height that the content leaves visible, in points.
  ///
  /// - Parameter top: The top of the bar in the controller's view.
  ///
  /// Rule: R-BAR-1.
  func spaceLeft(of parts: BarParts, barTop top: CGFloat) -> CGFloat {
    guard let scrollView = scrollViewOfTop else { return parts.space }
    if scrollView.bars !== self {
      // Not yet scrolled content is at offset 0.
      scrollView.isBelowHighestBars =
        scrollView.contentOffset.y <= max(0, scrollView.leastOffsetDown)
      scrollView.bars = self
    }
    guard parts.space > 0, let view = viewIfLoaded else {
      scrollView.highestInset = 0
      return parts.space
    }
    let origin = scrollView.superview?.convert(scrollView.frame.origin, to: view).y ?? 0
    scrollView.highestInset = max(0, top + parts.highest - origin)
    return spaceLeft(of: parts, by: scrollView)
  }

  private func spaceLeft(of parts: BarParts, by scrollView: UIScrollView) -> CGFloat {
    if scrollView.isBelowHighestBars || scrollView.insetOfSafeArea.top == 0 { return parts.space }
    let above = -(scrollView.contentOffset.y + scrollView.contentInset.top)
    return min(max(0, above - (scrollView.highestInset - parts.space)), parts.space)
  }

  /// Requests layout if scrolling changes the height of the bar.
  ///
  /// Called by a scroll view of the top controller when its offset changes.
  package func contentDidMove(_ scrollView: UIScrollView) {
    guard scrollView === scrollViewOfTop else {
      scrollView.bars = nil
      scrollView.highestInset = 0
      return
    }
    guard scrollView.highestInset > 0 else { return }
    if spaceLeft(of: barParts, by: scrollView) != bars.space { viewIfLoaded?.setNeedsLayout() }
  }

  /// Returns the content offset at which a title or a search bar is fully visible or fully hidden.
  ///
  /// See: R-BAR-1 (to the nearer of the two: CHOICE).
  package func rest(of offset: CGFloat, in scrollView: UIScrollView) -> CGFloat {
    let parts = barParts
    guard scrollView === scrollViewOfTop, scrollView.insetOfSafeArea.top > 0 else { return offset }
    let highest = -(scrollView.contentInset.top + scrollView.highestInset)
    let left = parts.space - (offset - highest)
    guard left > 0, left < parts.space else { return offset }
    let most = scrollView.offsetRange.most.y
    let positions = parts.rests.map { highest + parts.space - $0 }.filter { $0 <= most }
    return positions.min { abs($0 - offset) < abs($1 - offset) } ?? offset
  }
}

/// The scroll view below the bars.
extension UIViewController {
  /// The scroll view that the app has set, or the controller's view or its first subview if that is
  /// one.
  var scrollViewBelowBars: UIScrollView? { contentBelowBars as? UIScrollView ?? firstScrollView }

  /// Sets the scroll view that bars at an edge follow (from iOS 15 on); nil restores the automatic
  /// one.
  ///
  /// Bars at the lower edge follow none.
  ///
  /// Source: Apple, UIViewController.setContentScrollView(_:for:).
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { contentBelowBars = scrollView }
  }

  /// Sets the scroll view that the bars at all edges follow.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  /// Returns the scroll view that the app has set for an edge.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    edge.contains(.top) ? contentBelowBars as? UIScrollView : nil
  }
}
