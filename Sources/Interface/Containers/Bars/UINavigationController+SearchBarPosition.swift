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
      if old.superview === bars.navigation || old.superview === viewIfLoaded {
        old.removeFromSuperview()
      }
      bars.search = nil
    }
    guard let search, let top = barStack.last else { return }
    let (view, bar) = (search.barView, bars.navigation)
    search.owner = top
    bars.search = view
    search.buttonAtSide = searchStandsAtSide ? { [weak self] in self?.searchButtonAtSide } : nil
    if searchStandsAtSide { return positionSearchAtBottom(search) }
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

/// The search button in the side bar and the field that it opens.
///
/// Rule: R-FOLD-26.
extension UINavigationController {
  /// True if the side bar has a search button instead of a search bar below the row.
  var searchStandsAtSide: Bool {
    guard hasBarsAtSide, searchOfTop != nil, let item = barStack.last?.navigationItem else {
      return false
    }
    return item.preferredSearchBarPlacement != .stacked
  }

  /// True if a search from the side bar hides the row of the navigation bar.
  var searchHidesRow: Bool { searchStandsAtSide && searchOfTop?.standsAlone == true }

  /// The view of the search button, if it is shown.
  private var searchButtonAtSide: UIView? {
    BarPartSet.cached(in: &navigationBar.shownParts).view(of: .search)
  }

  /// Opens the search with its keyboard, or ends it.
  func tapSearchButton() {
    guard let search = searchOfTop else { return }
    if search.isActive {
      search.isActive = false
      return
    }
    followKeyboard()
    search.isActive = true
    positionSearch(barParts)
    _ = search.barView.becomeFirstResponder()
  }

  /// Makes the controller a `KeyboardWatcher` of the device; only the first call has an effect.
  func followKeyboard() {
    guard !machine.guides.keyboardWatchers.contains(where: { $0.watcher === self }) else { return }
    machine.guides.keyboardWatchers.append(KeyboardWatch(self))
  }

  /// Shows the field of an active search along the bottom of the content, above the keyboard.
  private func positionSearchAtBottom(_ search: any NavigationSearch) {
    let bar = search.barView
    guard let view = viewIfLoaded, search.isActive else { return bar.removeFromSuperview() }
    if bar.superview !== view { view.addSubview(bar) }
    let isLeft = BarSides(machine).barSide == .left
    let (bounds, height) = (view.bounds, search.barHeight(at: .bottom))
    let free = bounds.width - sideBarWidth
    let width =
      traitCollection.horizontalSizeClass == .regular
      ? min(SideBar.fieldWidth, free) : free - SideBar.fieldMargin
    let below = view.window.map { view.convert(bounds, to: $0).maxY - $0.bounds.maxY } ?? 0
    let keyboard = machine.guides.keyboardHeight
    let covered = keyboard > 0 ? max(0, keyboard + below) + SideBar.gap : 0
    let frame = CGRect(
      x: isLeft ? sideBarWidth : free - width,
      y: bounds.maxY - max(SideBar.top, covered) - height, width: width, height: height)
    bar.isHidden = false
    guard bar.frame != frame else { return }
    bar.frame = frame
    search.barDidMove()
  }
}
