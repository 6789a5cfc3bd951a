public import GimbalEngine
public import GimbalGraphics

/// Values that are stored with an object and have no further effect.
///
/// Each is a property with UIKit's name; its slot is the address of a separate key.
private enum StoredKeys {
  nonisolated(unsafe) static var selectionIndicator: UInt8 = 0
  nonisolated(unsafe) static var menu: UInt8 = 0
  nonisolated(unsafe) static var restoration: UInt8 = 0
  nonisolated(unsafe) static var label: UInt8 = 0
  nonisolated(unsafe) static var hint: UInt8 = 0
  nonisolated(unsafe) static var tint: UInt8 = 0
  nonisolated(unsafe) static var activity: UInt8 = 0
}

extension UITabBar {
  /// The background image of the selected item; stored without effect.
  public var selectionIndicatorImage: UIImage? {
    get { objc_getAssociatedObject(self, &StoredKeys.selectionIndicator) as? UIImage }
    set {
      objc_setAssociatedObject(
        self, &StoredKeys.selectionIndicator, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }
}

extension UIBarItem {
  /// The accessibility label; stored without effect.
  public var accessibilityLabel: String? {
    get { objc_getAssociatedObject(self, &StoredKeys.label) as? String }
    set { objc_setAssociatedObject(self, &StoredKeys.label, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// The accessibility hint; stored without effect.
  public var accessibilityHint: String? {
    get { objc_getAssociatedObject(self, &StoredKeys.hint) as? String }
    set { objc_setAssociatedObject(self, &StoredKeys.hint, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

extension UIViewController {
  /// The identifier for state restoration; stored without effect.
  public var restorationIdentifier: String? {
    get { objc_getAssociatedObject(self, &StoredKeys.restoration) as? String }
    set {
      objc_setAssociatedObject(self, &StoredKeys.restoration, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }
}

extension UIView {
  /// The identifier for state restoration; stored without effect.
  public var restorationIdentifier: String? {
    get { objc_getAssociatedObject(self, &StoredKeys.restoration) as? String }
    set {
      objc_setAssociatedObject(self, &StoredKeys.restoration, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }
}

extension UIResponder {
  /// The user activity of the object; stored without effect.
  public var userActivity: NSUserActivity? {
    get { objc_getAssociatedObject(self, &StoredKeys.activity) as? NSUserActivity }
    set {
      objc_setAssociatedObject(self, &StoredKeys.activity, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }
}
