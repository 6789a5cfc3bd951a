import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// The frames of the bar and of the shown tab's view.
extension UITabBarController: LayingOutContainer {
  /// Returns the bar's frame in `view`, in points; a hidden bar is beyond its edge of the view.
  private func barFrame(in view: UIView) -> CGRect {
    let bounds = view.bounds
    if barFloats {
      let height = machine.height(of: .tabAtTop)
      return CGRect(
        x: 0, y: hidesBar ? -height : view.safeAreaInsets.top, width: bounds.width, height: height)
    }
    if hasBarsAtSide {
      let column = sideBarColumn
      return hidesBar ? column.offsetBy(dx: 0, dy: bounds.height) : column
    }
    let height = machine.height(of: .tab) + view.safeAreaInsets.bottom
    return CGRect(
      x: 0, y: hidesBar ? bounds.height : bounds.height - height, width: bounds.width,
      height: height)
  }

  /// Lays out the tab bar, and the view of the selected controller.
  func layOutContents() {
    guard let view = viewIfLoaded else { return }
    let frame = barFrame(in: view)
    if tabBar.superview == nil { view.addSubview(tabBar) }
    tabBar.isHidden = hidesBar
    if tabBar.frame != frame { tabBar.frame = frame }
    positionSelected()
  }

  /// Shows only the selected tab, without a transition.
  func showSelected() {
    guard change == nil else { return }
    for tab in children where tab !== selected && tab.viewsOnScreen.first?.superview === contentView
    {
      tab.removeFromScreen()
    }
    positionSelected()
    view.setNeedsLayout()
  }

  /// Positions the selected tab's view, and sets the insets that the bar covers.
  func positionSelected() {
    guard let selected, let view = viewIfLoaded else { return }
    let isAtSide = hasBarsAtSide
    let height =
      hidesBar || isAtSide ? 0 : machine.height(of: barFloats ? .tabAtTop : .tab)
    let extends = selected.extends(
      under: barFloats ? .top : .bottom, isTranslucent: tabBar.isTranslucent)
    let safe = height > 0 ? view.safeAreaInsets : .zero
    var frame = view.bounds
    var covering = UIEdgeInsets.zero
    switch (barFloats, extends) {
    case (true, true): covering.top = height
    case (false, true): covering.bottom = height
    case (true, false):
      frame.origin.y += height + safe.top
      frame.size.height -= height + safe.top
    case (false, false): frame.size.height -= height + safe.bottom
    }
    if isAtSide, !hidesBar { covering.left = sideBarInset }
    selected.setBarInsets(covering)
    if selected.view.frame != frame { selected.view.frame = frame }
    let shown = selected.viewsOnScreen
    if let back = shown.first, back.superview !== contentView {
      for view in shown {
        // A presentation's container has not followed while it was not shown.
        if view.frame != frame { view.frame = frame }
        contentView.addSubview(view)
      }
    }
    selected.adjustScrollViewInsets()
  }
}
