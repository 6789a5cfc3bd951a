public import GimbalEngine
public import GimbalGraphics
public import GimbalLists

/// Values of views that are kept: nothing is drawn, and no keys move a focus.
extension UIView {
  /// True if what was drawn goes before it is drawn anew; kept.
  public var clearsContextBeforeDrawing: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// True if a long press shows it large where texts are large; kept.
  public var showsLargeContentViewer: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// True if its picture grows then; kept.
  public var scalesLargeContentImage: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// Its title there; kept.
  public var largeContentTitle: String? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// Its picture there; kept.
  public var largeContentImage: UIImage? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The insets of that picture, in points; kept.
  public var largeContentImageInsets: UIEdgeInsets {
    get { stored(.zero) }
    set { store(newValue) }
  }

  /// The group in which a focus moves; kept.
  public var focusGroupIdentifier: String? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// False: no keys move a focus here.
  public var isFocused: Bool { false }
}

/// Values of tables that are kept.
extension UITableView {
  /// The effect of the lines between rows; kept.
  public var separatorEffect: UIVisualEffect? {
    get { stored(nil) }
    set { store(newValue) }
  }
}

/// Values of rows that are kept.
extension UITableViewCell {
  /// The looks of the row with the focus; kept.
  public var focusStyle: FocusStyle {
    get { stored(.default) }
    set { store(newValue) }
  }
}

/// Values of collections that are kept.
extension UICollectionView {
  /// True if its items take the focus; kept.
  public var allowsFocus: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
}

/// Values of controllers that are kept.
extension UIViewController {
  /// True if the focus comes back; kept.
  public var restoresFocusAfterTransition: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// The group in which a focus moves; kept.
  public var focusGroupIdentifier: String? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The name in measurements; kept.
  public var interactionActivityTrackingBaseName: String? {
    get { stored(nil) }
    set { store(newValue) }
  }
}
