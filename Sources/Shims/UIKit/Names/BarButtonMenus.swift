public import GimbalEngine
public import GimbalGraphics

private enum BarButtonKeys {
  nonisolated(unsafe) static var menu: UInt8 = 0
  nonisolated(unsafe) static var titles: UInt8 = 0
}

/// Menus of bar buttons, which are stored: bars have no views of their buttons that could be
/// touched.
extension UIBarButtonItem {
  /// The menu that a press shows; stored without effect.
  public var menu: UIMenu? {
    get { objc_getAssociatedObject(self, &BarButtonKeys.menu) as? UIMenu }
    set { objc_setAssociatedObject(self, &BarButtonKeys.menu, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// The titles that the button may have, the widest of which determines its width; stored without
  /// effect.
  public var possibleTitles: Set<String>? {
    get { objc_getAssociatedObject(self, &BarButtonKeys.titles) as? Set<String> }
    set {
      objc_setAssociatedObject(self, &BarButtonKeys.titles, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  /// Creates a button with an action and a menu.
  ///
  /// Source: Apple, `init(title:image:primaryAction:menu:)`.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?, menu: UIMenu? = nil
  ) {
    self.init(primaryAction: primaryAction)
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// Creates a button with a menu.
  public convenience init(title: String? = nil, image: UIImage? = nil, menu: UIMenu?) {
    self.init(title: title, image: image, primaryAction: nil, menu: menu)
  }

  /// Creates a button with a target, an action and a menu.
  ///
  /// Source: Apple, `init(title:image:target:action:menu:)`.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }

  /// Creates a system button with an action and a menu.
  ///
  /// Source: Apple, `init(systemItem:primaryAction:menu:)`.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction?, menu: UIMenu? = nil
  ) {
    self.init(systemItem: systemItem)
    self.primaryAction = primaryAction
    // The title and image are the system item's, not the action's.
    (title, image) = (nil, nil)
    self.menu = menu
  }

  /// Creates a system button with a menu.
  public convenience init(systemItem: SystemItem, menu: UIMenu?) {
    self.init(systemItem: systemItem, primaryAction: nil, menu: menu)
  }
}
