/// The bar at the top of a navigation controller.
///
/// Its items are data: bars draw nothing. Source: Apple, UINavigationBar.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The items of the controllers on the stack, the shown one last.
  open var items: [UINavigationItem]?
  /// The item of the controller that is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item before the one that is shown.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// True if titles are large where there is room (from iOS 11 on).
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { superview?.setNeedsLayout() } }
  }
  /// True if what is below shines through; below a bar that does not, views do not go on unless they
  /// say so.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }

  /// Shows other items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
}

/// The bar with buttons at the bottom of a navigation controller.
///
/// Source: Apple, UIToolbar.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The buttons.
  open var items: [UIBarButtonItem]?
  /// True if what is below shines through; below a bar that does not, views do not go on unless they
  /// say so.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }

  /// Shows other buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}

/// The bar at the bottom of a tab bar controller.
///
/// Source: Apple, UITabBar.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The items, one for each tab.
  open var items: [UITabBarItem]?
  /// The item of the tab that is shown.
  open weak var selectedItem: UITabBarItem?
  /// True if what is below shines through; below a bar that does not, views do not go on unless they
  /// say so.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }
}
