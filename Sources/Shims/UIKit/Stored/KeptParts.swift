public import GimbalEngine

/// The object that a tab bar by itself tells of items; bars here belong to controllers, and tell nobody.
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
  /// The object that is told of items; kept, not held, and never told.
  public var delegate: (any UITabBarDelegate)? {
    get { storedUnheld() as? any UITabBarDelegate }
    set { storeUnheld(newValue) }
  }
}
