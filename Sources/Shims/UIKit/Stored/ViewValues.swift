public import GimbalEngine
public import GimbalGraphics
public import GimbalLists

/// Values of views that are stored: nothing is drawn, and no keys move a focus.
extension UIView {
  /// True if the context is cleared before drawing; stored without effect.
  public var clearsContextBeforeDrawing: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// True if a long press shows it enlarged at large text sizes; stored without effect.
  public var showsLargeContentViewer: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// True if its image is scaled there; stored without effect.
  public var scalesLargeContentImage: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// The view's title in the large content viewer; stored without effect.
  public var largeContentTitle: String? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The view's image in the large content viewer; stored without effect.
  public var largeContentImage: UIImage? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The insets of that image, in points; stored without effect.
  public var largeContentImageInsets: UIEdgeInsets {
    get { stored(.zero) }
    set { store(newValue) }
  }

  /// The focus group; stored without effect.
  public var focusGroupIdentifier: String? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// Always false: no keys move a focus here.
  public var isFocused: Bool { false }
}

/// Values of table views that are stored.
extension UITableView {
  /// The visual effect of the separators; stored without effect.
  public var separatorEffect: UIVisualEffect? {
    get { stored(nil) }
    set { store(newValue) }
  }
}

/// Values of table view cells that are stored.
extension UITableViewCell {
  /// The style of the focused row; stored without effect.
  public var focusStyle: FocusStyle {
    get { stored(.default) }
    set { store(newValue) }
  }
}

/// Values of collection views that are stored.
extension UICollectionView {
  /// True if its items can have the focus; stored without effect.
  public var allowsFocus: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
}

/// Values of view controllers that are stored.
extension UIViewController {
  /// True if the focus is restored; stored without effect.
  public var restoresFocusAfterTransition: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// The focus group; stored without effect.
  public var focusGroupIdentifier: String? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The name for activity tracking; stored without effect.
  public var interactionActivityTrackingBaseName: String? {
    get { stored(nil) }
    set { store(newValue) }
  }
}
