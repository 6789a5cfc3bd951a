public import GimbalEngine

/// The delegate of a standalone tab bar; bars here belong to controllers and do not call it.
///
/// Source: Apple, UITabBarDelegate.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// The user has selected an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Default implementation: does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

extension UITabBar {
  /// The delegate for selected items; stored weakly and never called.
  public var delegate: (any UITabBarDelegate)? {
    get { storedUnheld() as? any UITabBarDelegate }
    set { storeUnheld(newValue) }
  }
}
