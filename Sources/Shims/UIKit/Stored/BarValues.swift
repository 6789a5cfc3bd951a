public import Foundation
public import GimbalEngine
public import GimbalGraphics

/// Values of bars' items that are kept; nothing is drawn.
extension UIBarItem {
  /// The name by which tests find it; kept.
  public var accessibilityIdentifier: String? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The words for its value; kept.
  public var accessibilityValue: String? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The traits for people who hear the screen; kept.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { stored(.button) }
    set { store(newValue) }
  }

  /// True if people who hear the screen can come upon it; kept.
  public var isAccessibilityElement: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// The insets of that picture, in points; kept.
  public var landscapeImagePhoneInsets: UIEdgeInsets {
    get { stored(.zero) }
    set { store(newValue) }
  }
}

/// Values of bars' buttons that are kept.
extension UIBarButtonItem {
  /// The color of its title and picture (nil is the bar's), kept.
  public var tintColor: UIColor? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// True if it looks chosen; kept.
  public var isSelected: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// True if a tap chooses it or lets it go; kept.
  public var changesSelectionAsPrimaryAction: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// True if a change of its picture is animated; kept.
  public var isSymbolAnimationEnabled: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// True if a drag that stays over it presses it; kept.
  public var isSpringLoaded: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// The group in which it stands; kept.
  public var buttonGroup: UIBarButtonItemGroup? {
    get { stored(nil) }
    set { store(newValue) }
  }
}

/// Values of tabs' items that are kept.
extension UITabBarItem {
  /// The color behind the badge (nil is red), kept.
  public var badgeColor: UIColor? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The distance of the title from its place, in points; kept.
  public var titlePositionAdjustment: UIOffset {
    get { stored(.zero) }
    set { store(newValue) }
  }

  /// The looks of the bar while the item is chosen; kept.
  public var standardAppearance: UITabBarAppearance? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// Those looks at the end of what scrolls; kept.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { stored(nil) }
    set { store(newValue) }
  }
}

/// Values of tab bars that are kept.
extension UITabBar {
  /// The picture behind it; kept.
  public var backgroundImage: UIImage? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The picture of its edge; kept.
  public var shadowImage: UIImage? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The way in which items stand; kept, since they have no views.
  public var itemPositioning: ItemPositioning {
    get { stored(.automatic) }
    set { store(newValue) }
  }

  /// The distance between items, in points; kept.
  public var itemSpacing: CGFloat {
    get { stored(0) }
    set { store(newValue) }
  }

  /// The width of an item, in points; kept.
  public var itemWidth: CGFloat {
    get { stored(0) }
    set { store(newValue) }
  }
}

/// Values of tab bars' controllers that are kept.
extension UITabBarController {
  /// The controllers that people may move; kept.
  public var customizableViewControllers: [UIViewController]? {
    get { stored(nil) }
    set { store(newValue) }
  }
}

/// Values of controllers' items that are kept.
extension UINavigationItem {
  /// The action in the place of going back; kept.
  public var backAction: UIAction? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// Makes the menu of the title; kept.
  public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The way in which title and buttons stand; kept.
  public var style: ItemStyle {
    get { stored(.navigator) }
    set { store(newValue) }
  }

  /// The name by which people's changes are kept; kept.
  public var customizationIdentifier: String? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The groups at the leading edge; kept, not laid out.
  public var leadingItemGroups: [UIBarButtonItemGroup] {
    get { stored([]) }
    set { store(newValue) }
  }

  /// The groups in the middle; kept, not laid out.
  public var centerItemGroups: [UIBarButtonItemGroup] {
    get { stored([]) }
    set { store(newValue) }
  }

  /// The groups at the trailing edge; kept, not laid out.
  public var trailingItemGroups: [UIBarButtonItemGroup] {
    get { stored([]) }
    set { store(newValue) }
  }

  /// The group that stays at the trailing edge; kept, not laid out.
  public var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { stored(nil) }
    set { store(newValue) }
  }
}

/// Values of navigation bars that are kept.
extension UINavigationBar {
  /// The platform whose ways are liked; kept.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { stored(.automatic) }
    set { store(newValue) }
  }
}
