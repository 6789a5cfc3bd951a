public import GimbalEngine
public import GimbalGraphics

/// Values that are kept with an object and have no further effect.
///
/// Each is a property of UIKit's own name; the place is the address of a key of its own.
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
  /// The picture behind the selected item; kept.
  public var selectionIndicatorImage: UIImage? {
    get { objc_getAssociatedObject(self, &StoredKeys.selectionIndicator) as? UIImage }
    set {
      objc_setAssociatedObject(
        self, &StoredKeys.selectionIndicator, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }
}

extension UIBarItem {
  /// The words for the item; kept.
  public var accessibilityLabel: String? {
    get { objc_getAssociatedObject(self, &StoredKeys.label) as? String }
    set { objc_setAssociatedObject(self, &StoredKeys.label, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// The words on what it does; kept.
  public var accessibilityHint: String? {
    get { objc_getAssociatedObject(self, &StoredKeys.hint) as? String }
    set { objc_setAssociatedObject(self, &StoredKeys.hint, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

extension UIViewController {
  /// The name by which an interface is kept for the next launch; kept.
  public var restorationIdentifier: String? {
    get { objc_getAssociatedObject(self, &StoredKeys.restoration) as? String }
    set {
      objc_setAssociatedObject(self, &StoredKeys.restoration, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }
}

extension UIView {
  /// The name by which a view is kept for the next launch; kept.
  public var restorationIdentifier: String? {
    get { objc_getAssociatedObject(self, &StoredKeys.restoration) as? String }
    set {
      objc_setAssociatedObject(self, &StoredKeys.restoration, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }
}

extension UIResponder {
  /// The person's activity with the object; kept.
  public var userActivity: NSUserActivity? {
    get { objc_getAssociatedObject(self, &StoredKeys.activity) as? NSUserActivity }
    set {
      objc_setAssociatedObject(self, &StoredKeys.activity, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }
}
