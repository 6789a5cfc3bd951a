public import Foundation
public import GimbalAlerts
public import GimbalControls
public import GimbalEngine
public import GimbalFields
public import GimbalGeometry
public import GimbalGraphics
public import GimbalLists

extension UITabBar {
  /// The positioning modes of a tab bar's items.
  ///
  /// Source: Apple, UITabBar.ItemPositioning.
  public enum ItemPositioning: Int, Sendable {
    case automatic = 0
    case fill = 1
    case centered = 2
  }
}

extension UINavigationItem {
  /// The arrangements of a controller's title and buttons (from iOS 16 on).
  ///
  /// Source: Apple, UINavigationItem.ItemStyle.
  public enum ItemStyle: Int, Sendable {
    case navigator = 0
    case browser = 1
    case editor = 2
  }
}

/// The platform style of a control.
///
/// Source: Apple, UIBehavioralStyle.
public enum UIBehavioralStyle: UInt, Sendable {
  case automatic = 0
  case pad = 1
  case mac = 2
}

extension UIButton {
  /// The purpose of a button.
  ///
  /// Source: Apple, UIButton.Role.
  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }
}

extension UIContextMenuConfiguration {
  /// The order of a menu's elements.
  ///
  /// Source: Apple, UIContextMenuConfiguration.ElementOrder.
  public enum ElementOrder: Int, Sendable {
    case automatic = 0
    case priority = 1
    case fixed = 2
  }
}

extension UISearchController {
  /// The times at which the scope bar appears.
  ///
  /// Source: Apple, UISearchController.ScopeBarActivation.
  public enum ScopeBarActivation: Int, Sendable {
    case automatic = 0
    case manual = 1
    case onTextEntry = 2
    case onSearchActivation = 3
  }
}

extension UISearchBar {
  /// The images of a search bar.
  ///
  /// Source: Apple, UISearchBar.Icon.
  public enum Icon: Int, Sendable {
    case search = 0
    case clear = 1
    case bookmark = 2
    case resultsList = 3
  }

  /// Sets an image; stored, without effect on sizes.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    store(iconImage, "image \(icon.rawValue) \(state.rawValue)")
  }
  /// Returns the image that was set.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    stored(nil, "image \(icon.rawValue) \(state.rawValue)")
  }
  /// Sets the offset of an image, in points; stored without effect.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    store(adjustment, "position \(icon.rawValue)")
  }
  /// Returns the offset that was set, in points.
  public func positionAdjustment(for icon: Icon) -> UIOffset {
    stored(.zero, "position \(icon.rawValue)")
  }
  /// Sets the image of the field; stored without effect.
  public func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { store(backgroundImage, "field \(state.rawValue)") }
  /// Returns the image that was set.
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    stored(nil, "field \(state.rawValue)")
  }
  /// Sets the attributes of the scopes' titles; stored without effect.
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { store(attributes, "scope \(state.rawValue)") }
  /// Returns the attributes that were set.
  public func scopeBarButtonTitleTextAttributes(for state: UIControl.State)
    -> [NSAttributedString.Key: Any]?
  { stored(nil, "scope \(state.rawValue)") }
}

extension UITableViewCell {
  /// The styles of a focused row.
  ///
  /// Source: Apple, UITableViewCell.FocusStyle.
  public enum FocusStyle: Int, Sendable {
    case `default` = 0
    case custom = 1
  }
}

extension UIDevice {
  /// The states of a battery.
  ///
  /// Source: Apple, UIDevice.BatteryState.
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }
}

/// The status of background refresh.
///
/// Source: Apple, UIBackgroundRefreshStatus.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted = 0
  case denied = 1
  case available = 2
}
