import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// The position of the search bar in a navigation bar.
extension UINavigationController {
  /// Adds the search bar of the shown item to the bar, and removes another one.
  ///
  /// See: R-BAR-2, R-BAR-3.
  func positionSearch(_ parts: BarParts) {
    let search = searchOfTop
    if let old = bars.search, old !== search?.barView {
      if old.superview === bars.navigation { old.removeFromSuperview() }
      bars.search = nil
    }
    guard let search, let top = stack.last else { return }
    let (view, bar) = (search.barView, bars.navigation)
    search.owner = top
    bars.search = view
    if view.superview !== bar { bar.addSubview(view) }
    let frame: CGRect
    if parts.search == 0 {
      let width = min(BarMetrics.searchWidth, bar.bounds.width / 2)
      let isLeftToRight = bar.effectiveUserInterfaceLayoutDirection != .rightToLeft
      let margin = BarMetrics.searchMargin
      frame = CGRect(
        x: isLeftToRight ? bar.bounds.width - width - margin : margin, y: 0, width: width,
        height: parts.row)
    } else {
      let height = parts.searchHeight(leaving: bars.space)
      frame = CGRect(
        x: 0, y: bar.bounds.height - height, width: bar.bounds.width, height: height)
      view.isHidden = height == 0
    }
    guard view.frame != frame else { return }
    view.frame = frame
    search.barDidMove()
  }
}
