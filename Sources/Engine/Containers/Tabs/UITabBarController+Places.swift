import Foundation
import GimbalGeometry
import GimbalTraits

/// Where the bar and the shown tab's view stand.
extension UITabBarController: LayingOutContainer {
  /// A controller that hides the bar was pushed or popped.
  func barsMayChange() { viewIfLoaded?.setNeedsLayout() }

  private var hidesBar: Bool {
    if hidesTabBar, machine.system.major >= 18 { return true }
    guard let navigation = selected as? UINavigationController else { return false }
    return navigation.stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  func layOutContents() {
    guard let view = viewIfLoaded else { return }
    let bottom = machine.system.major >= 11 ? view.safeAreaInsets.bottom : 0
    let height = machine.height(of: .tab) + bottom
    let top = hidesBar ? view.bounds.height : view.bounds.height - height
    let frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
    if tabBar.superview == nil { view.addSubview(tabBar) }
    tabBar.isHidden = hidesBar
    if tabBar.frame != frame { tabBar.frame = frame }
    placeSelected()
  }

  /// Shows the selected tab, and no other, without a transition.
  func showSelected() {
    guard change == nil else { return }
    for tab in children where tab !== selected && tab.viewIfLoaded?.superview === contentView {
      tab.view.removeFromSuperview()
    }
    placeSelected()
    view.setNeedsLayout()
  }

  func placeSelected() {
    guard let selected, let view = viewIfLoaded else { return }
    let height = hidesBar ? 0 : machine.height(of: .tab)
    var frame = view.bounds
    if selected.extends(under: .bottom, isTranslucent: tabBar.isTranslucent) {
      selected.setBarInsets(UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0))
    } else {
      let safe = machine.system.major >= 11 && height > 0 ? view.safeAreaInsets.bottom : 0
      frame.size.height -= height + safe
      selected.setBarInsets(.zero)
    }
    if selected.view.frame != frame { selected.view.frame = frame }
    if selected.view.superview !== contentView { contentView.addSubview(selected.view) }
    selected.adjustScrollViewInsets()
  }
}
