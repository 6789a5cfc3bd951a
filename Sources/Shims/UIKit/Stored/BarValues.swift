public import Foundation
public import GimbalEngine
public import GimbalGraphics

/// Values of bar items that are stored; nothing is drawn.
extension UIBarItem {
  /// The identifier for UI tests; stored.
  public var accessibilityIdentifier: String? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The accessibility value; stored.
  public var accessibilityValue: String? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The accessibility traits; stored.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { stored(.button) }
    set { store(newValue) }
  }

  /// True if it is an accessibility element; stored.
  public var isAccessibilityElement: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// The insets of that image, in points; stored.
  public var landscapeImagePhoneInsets: UIEdgeInsets {
    get { stored(.zero) }
    set { store(newValue) }
  }
}

/// Values of bar buttons that are stored.
extension UIBarButtonItem {
  /// The color of its title and image (nil is the bar's); stored.
  public var tintColor: UIColor? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// True if it appears selected; stored.
  public var isSelected: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// True if a tap toggles the selection; stored.
  public var changesSelectionAsPrimaryAction: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// True if a change of its symbol image is animated; stored.
  public var isSymbolAnimationEnabled: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// True if a drag that hovers over it activates it; stored.
  public var isSpringLoaded: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// The group that contains it; stored.
  public var buttonGroup: UIBarButtonItemGroup? {
    get { stored(nil) }
    set { store(newValue) }
  }
}

/// Values of tab bar items that are stored.
extension UITabBarItem {
  /// The background color of the badge (nil is red); stored.
  public var badgeColor: UIColor? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The offset of the title, in points; stored.
  public var titlePositionAdjustment: UIOffset {
    get { stored(.zero) }
    set { store(newValue) }
  }

  /// The appearance of the bar while the item is selected; stored.
  public var standardAppearance: UITabBarAppearance? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// That appearance at the edge of the scrolled content; stored.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { stored(nil) }
    set { store(newValue) }
  }
}

/// Values of tab bars that are stored.
extension UITabBar {
  /// The background image; stored.
  public var backgroundImage: UIImage? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The shadow image; stored.
  public var shadowImage: UIImage? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The positioning of items; stored, because they have no views.
  public var itemPositioning: ItemPositioning {
    get { stored(.automatic) }
    set { store(newValue) }
  }

  /// The spacing between items, in points; stored.
  public var itemSpacing: CGFloat {
    get { stored(0) }
    set { store(newValue) }
  }

  /// The width of an item, in points; stored.
  public var itemWidth: CGFloat {
    get { stored(0) }
    set { store(newValue) }
  }
}

/// Values of tab bar controllers that are stored.
extension UITabBarController {
  /// The controllers that users may move; stored.
  public var customizableViewControllers: [UIViewController]? {
    get { stored(nil) }
    set { store(newValue) }
  }
}

/// Values of navigation items that are stored.
extension UINavigationItem {
  /// The action that replaces going back; stored.
  public var backAction: UIAction? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// Returns the menu of the title; stored.
  public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The arrangement of title and buttons; stored.
  public var style: ItemStyle {
    get { stored(.navigator) }
    set { store(newValue) }
  }

  /// The identifier of the user's customization; stored.
  public var customizationIdentifier: String? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The groups at the leading edge; stored, not laid out.
  public var leadingItemGroups: [UIBarButtonItemGroup] {
    get { stored([]) }
    set { store(newValue) }
  }

  /// The groups in the center; stored, not laid out.
  public var centerItemGroups: [UIBarButtonItemGroup] {
    get { stored([]) }
    set { store(newValue) }
  }

  /// The groups at the trailing edge; stored, not laid out.
  public var trailingItemGroups: [UIBarButtonItemGroup] {
    get { stored([]) }
    set { store(newValue) }
  }

  /// The group that stays at the trailing edge; stored, not laid out.
  public var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { stored(nil) }
    set { store(newValue) }
  }
}

/// Values of navigation bars that are stored.
extension UINavigationBar {
  /// The preferred platform style; stored.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { stored(.automatic) }
    set { store(newValue) }
  }
}
