import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// The position of the search bar in a navigation bar.
extension UINavigationController {
  /// The margin of a search bar in the row of the buttons, and its greatest width, in points.
  ///
  /// See: R-BAR-3 (CHOICE).
  private static let inlineMargin: CGFloat = 16
  private static let inlineWidth: CGFloat = 320

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
      let width = min(UINavigationController.inlineWidth, bar.bounds.width / 2)
      let isLeftToRight = bar.effectiveUserInterfaceLayoutDirection != .rightToLeft
      let margin = UINavigationController.inlineMargin
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
