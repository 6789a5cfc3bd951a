public import Foundation
public import GimbalEngine
public import GimbalGraphics

/// Values of bar items that are stored; nothing is drawn.
extension UIBarItem {
  /// The identifier for UI tests; stored without effect.
  public var accessibilityIdentifier: String? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The accessibility value; stored without effect.
  public var accessibilityValue: String? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The accessibility traits; stored without effect.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { stored(.button) }
    set { store(newValue) }
  }

  /// True if it is an accessibility element; stored without effect.
  public var isAccessibilityElement: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// The insets of `landscapeImagePhone`, in points; stored without effect.
  public var landscapeImagePhoneInsets: UIEdgeInsets {
    get { stored(.zero) }
    set { store(newValue) }
  }
}

/// Values of bar buttons that are stored.
extension UIBarButtonItem {
  /// The color of its title and image (nil is the bar's); stored without effect.
  public var tintColor: UIColor? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// True if it appears selected; stored without effect.
  public var isSelected: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// True if a tap toggles the selection; stored without effect.
  public var changesSelectionAsPrimaryAction: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// True if a change of its symbol image is animated; stored without effect.
  public var isSymbolAnimationEnabled: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// True if a drag that hovers over it activates it; stored without effect.
  public var isSpringLoaded: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
}

/// Values of tab bar items that are stored.
extension UITabBarItem {
  /// The background color of the badge (nil is red); stored without effect.
  public var badgeColor: UIColor? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The offset of the title, in points; stored without effect.
  public var titlePositionAdjustment: UIOffset {
    get { stored(.zero) }
    set { store(newValue) }
  }

  /// The appearance of the bar while the item is selected; stored without effect.
  public var standardAppearance: UITabBarAppearance? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The appearance of the bar at the edge of scrolled content while the item is selected; stored
  /// without effect.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { stored(nil) }
    set { store(newValue) }
  }
}

/// Values of tab bars that are stored.
extension UITabBar {
  /// The background image; stored without effect.
  public var backgroundImage: UIImage? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The shadow image; stored without effect.
  public var shadowImage: UIImage? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The positioning of items; stored, because they have no views.
  public var itemPositioning: ItemPositioning {
    get { stored(.automatic) }
    set { store(newValue) }
  }

  /// The spacing between items, in points; stored without effect.
  public var itemSpacing: CGFloat {
    get { stored(0) }
    set { store(newValue) }
  }

  /// The width of an item, in points; stored without effect.
  public var itemWidth: CGFloat {
    get { stored(0) }
    set { store(newValue) }
  }
}

/// Values of tab bar controllers that are stored.
extension UITabBarController {
  /// The controllers that users may move; stored without effect.
  public var customizableViewControllers: [UIViewController]? {
    get { stored(nil) }
    set { store(newValue) }
  }
}

/// Values of navigation items that are stored.
extension UINavigationItem {
  /// The action that replaces going back; stored without effect.
  public var backAction: UIAction? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The closure that returns the menu of the title; stored and never called.
  public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The arrangement of title and buttons; stored without effect.
  public var style: ItemStyle {
    get { stored(.navigator) }
    set { store(newValue) }
  }

  /// The identifier of the user's customization; stored without effect.
  public var customizationIdentifier: String? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The groups in the center; stored, not laid out.
  public var centerItemGroups: [UIBarButtonItemGroup] {
    get { stored([]) }
    set { store(newValue) }
  }
}

/// Values of navigation bars that are stored.
extension UINavigationBar {
  /// The preferred platform style; stored without effect.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { stored(.automatic) }
    set { store(newValue) }
  }
}
