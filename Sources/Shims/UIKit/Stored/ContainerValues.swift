public import GimbalEngine

/// Values of split view controllers that are stored.
extension UISplitViewController {
  /// The background styles of the first column.
  ///
  /// Source: Apple, UISplitViewController.BackgroundStyle.
  public enum BackgroundStyle: Int, Sendable {
    case none = 0
    case sidebar = 1
  }

  /// The visibility of the display mode button (from iOS 14.5 on).
  ///
  /// Source: Apple, UISplitViewController.DisplayModeButtonVisibility.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic = 0
    case never = 1
    case always = 2
  }

  /// The background style of the first column; stored without effect.
  public var primaryBackgroundStyle: BackgroundStyle {
    get { stored(.none) }
    set { store(newValue) }
  }

  /// The visibility of the display mode button; stored without effect.
  public var displayModeButtonVisibility: DisplayModeButtonVisibility {
    get { stored(.automatic) }
    set { store(newValue) }
  }
}

/// Values of navigation items that are stored.
extension UINavigationItem {
  /// The line below the title (from iOS 26 on); stored, it takes no space.
  public var subtitle: String? {
    get { stored(nil) }
    set { store(newValue) }
  }
}

/// Values of bar buttons that are stored.
extension UIBarButtonItem {
  /// The order of the menu's elements; stored without effect.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { stored(.automatic) }
    set { store(newValue) }
  }

  /// The menu element that replaces the button if there is no space; stored without effect.
  public var menuRepresentation: UIMenuElement? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The identifier that matches buttons across changes (from iOS 26 on); stored without effect.
  public var identifier: String? {
    get { stored(nil) }
    set { store(newValue) }
  }
}
