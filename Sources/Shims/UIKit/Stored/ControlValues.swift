public import GimbalControls
public import GimbalEngine
public import GimbalFields
public import GimbalGraphics

/// Values of buttons that are kept; nothing is drawn.
extension UIButton {
  /// True if a press glows; kept.
  public var showsTouchWhenHighlighted: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// True if a press darkens the picture; kept.
  public var adjustsImageWhenHighlighted: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// True if a picture that counts for nothing is lighter; kept.
  public var adjustsImageWhenDisabled: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// True if a press turns the shadow around; kept.
  public var reversesTitleShadowWhenHighlighted: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// The platform whose ways are liked; kept.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { stored(.automatic) }
    set { store(newValue) }
  }

  /// That of a finger.
  public var behavioralStyle: UIBehavioralStyle { .pad }

  /// False: no pointer is here.
  public var isHovered: Bool { false }

  /// False: no menu is held open.
  public var isHeld: Bool { false }

  /// The purpose of the button; kept.
  public var role: Role {
    get { stored(.normal) }
    set { store(newValue) }
  }

  /// The order of the menu's entries; kept.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { stored(.automatic) }
    set { store(newValue) }
  }
}

/// Values of labels that are kept.
extension UILabel {
  /// True if a pointer shows what was cut; kept.
  public var showsExpansionTextWhenTruncated: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
}

/// Values of sliders that are kept.
extension UISlider {
  /// The platform whose ways are liked; kept.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { stored(.automatic) }
    set { store(newValue) }
  }

  /// That of a finger.
  public var behavioralStyle: UIBehavioralStyle { .pad }
}

/// Values of search controllers that are kept.
extension UISearchController {
  /// True if what is searched is darker; kept, deprecated from iOS 12 on.
  public var dimsBackgroundDuringPresentation: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// The occasion on which the bar of scopes comes; kept.
  public var scopeBarActivation: ScopeBarActivation {
    get { stored(.automatic) }
    set { store(newValue) }
  }
}

/// Values of search bars that are kept.
extension UISearchBar {
  /// The looks of the keyboard; kept.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { stored(.default) }
    set { store(newValue) }
  }

  /// The kind of text that is typed; kept.
  public var textContentType: UITextContentType! {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// True if a look begins dictation; kept.
  public var isLookToDictateEnabled: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// The distance of the text from its place, in points; kept.
  public var searchTextPositionAdjustment: UIOffset {
    get { stored(.zero) }
    set { store(newValue) }
  }

  /// The distance of the field from its place, in points; kept.
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { stored(.zero) }
    set { store(newValue) }
  }

  /// The picture behind the scopes; kept.
  public var scopeBarBackgroundImage: UIImage? {
    get { stored(nil) }
    set { store(newValue) }
  }
}

/// Values of views of pictures that are kept.
extension UIImageView {
  /// True if the picture grows with the focus; kept.
  public var adjustsImageWhenAncestorFocused: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
}

/// Values of scroll views that are kept.
extension UIScrollView {
  /// True if keys scroll it; kept.
  public var allowsKeyboardScrolling: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// True if the view around it scrolls on; kept.
  public var transfersVerticalScrollingToParent: Bool {
    get { stored(true) }
    set { store(newValue) }
  }
}
