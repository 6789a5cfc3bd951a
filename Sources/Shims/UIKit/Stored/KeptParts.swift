public import GimbalEngine
public import GimbalFields
public import GimbalGraphics

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

extension UISegmentedControl {
  /// Sets the picture between two segments; kept, with no effect on sizes.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    store(
      dividerImage, "divider \(leftState.rawValue) \(rightState.rawValue) \(barMetrics.rawValue)")
  }

  /// The picture that was set.
  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    stored(nil, "divider \(leftState.rawValue) \(rightState.rawValue) \(barMetrics.rawValue)")
  }
}
