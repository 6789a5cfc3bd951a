import GimbalEngine
import GimbalTraits

/// The visibility and the edge of a tab bar.
extension UITabBarController {
  /// Updates the bar after a push or pop of a controller that hides it.
  ///
  /// See: V-72 (outside a window the bar changes at once, in a window with the next layout).
  func barsMayChange() {
    guard let view = viewIfLoaded else { return }
    view.setNeedsLayout()
    if view.window == nil { tabBar.isHidden = hidesBar }
  }

  /// True if the app or a pushed controller hides the bar.
  var hidesBar: Bool {
    if hidesTabBar, machine.features.hidesTabBars { return true }
    guard let navigation = selected as? UINavigationController else { return false }
    return navigation.stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  /// True if the bar floats at the top instead of the bottom: on an iPad in regular width.
  ///
  /// Rule: V-46 (Apple, Elevating your iPad app with a tab bar and sidebar: from iPadOS 18 on).
  var barFloats: Bool {
    machine.features.floatsTabBars && machine.hardware.idiom == .pad
      && traitCollection.horizontalSizeClass == .regular
  }
}
