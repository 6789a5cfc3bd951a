public import GimbalEngine

/// The delegate of a tab bar by itself; bars here belong to controllers, and call none.
///
/// Source: Apple, UITabBarDelegate.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// A person has chosen an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

extension UITabBar {
  /// The delegate for choices of items; kept, not held, and never called.
  public var delegate: (any UITabBarDelegate)? {
    get { storedUnheld() as? any UITabBarDelegate }
    set { storeUnheld(newValue) }
  }
}
