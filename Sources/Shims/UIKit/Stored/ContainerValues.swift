public import GimbalEngine

/// Values of split views that are kept.
extension UISplitViewController {
  /// The looks behind the first column.
  ///
  /// Source: Apple, UISplitViewController.BackgroundStyle.
  public enum BackgroundStyle: Int, Sendable {
    case none = 0
    case sidebar = 1
  }

  /// The choice of when the button of display modes is shown (from iOS 14.5 on).
  ///
  /// Source: Apple, UISplitViewController.DisplayModeButtonVisibility.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic = 0
    case never = 1
    case always = 2
  }

  /// The look behind the first column; kept.
  public var primaryBackgroundStyle: BackgroundStyle {
    get { stored(.none) }
    set { store(newValue) }
  }

  /// The choice of when the button of display modes is shown; kept.
  public var displayModeButtonVisibility: DisplayModeButtonVisibility {
    get { stored(.automatic) }
    set { store(newValue) }
  }
}

/// Values of a controller's place in a bar that are kept.
extension UINavigationItem {
  /// The line below the title (from iOS 26 on); kept, it takes no room.
  public var subtitle: String? {
    get { stored(nil) }
    set { store(newValue) }
  }
}

/// Values of bars' buttons that are kept.
extension UIBarButtonItem {
  /// The order of the menu's entries; kept.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { stored(.automatic) }
    set { store(newValue) }
  }

  /// The button in the menu of those for which there is no room; kept.
  public var menuRepresentation: UIMenuElement? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The name by which changes of buttons are recognised (from iOS 26 on); kept.
  public var identifier: String? {
    get { stored(nil) }
    set { store(newValue) }
  }
}
