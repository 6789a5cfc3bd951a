public import GimbalControls
public import GimbalEngine
public import GimbalFields
public import GimbalGraphics

/// Values of buttons that are stored; nothing is drawn.
extension UIButton {
  /// True if a press shows a glow; stored without effect.
  public var showsTouchWhenHighlighted: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// True if a press darkens the image; stored without effect.
  public var adjustsImageWhenHighlighted: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// True if the image of a disabled button is lighter; stored without effect.
  public var adjustsImageWhenDisabled: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// True if a press reverses the shadow; stored without effect.
  public var reversesTitleShadowWhenHighlighted: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// The preferred platform style; stored without effect.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { stored(.automatic) }
    set { store(newValue) }
  }

  /// Always the style for touch input.
  public var behavioralStyle: UIBehavioralStyle { .pad }

  /// Always false: there is no pointer.
  public var isHovered: Bool { false }

  /// Always false: no menu is held open.
  public var isHeld: Bool { false }

  /// The purpose of the button; stored without effect.
  public var role: Role {
    get { stored(.normal) }
    set { store(newValue) }
  }

  /// The order of the menu's elements; stored without effect.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { stored(.automatic) }
    set { store(newValue) }
  }
}

/// Values of labels that are stored.
extension UILabel {
  /// True if a pointer shows truncated text; stored without effect.
  public var showsExpansionTextWhenTruncated: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
}

/// Values of sliders that are stored.
extension UISlider {
  /// The preferred platform style; stored without effect.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { stored(.automatic) }
    set { store(newValue) }
  }

  /// Always the style for touch input.
  public var behavioralStyle: UIBehavioralStyle { .pad }
}

/// Values of search controllers that are stored.
extension UISearchController {
  /// True if the searched content is dimmed; stored, deprecated from iOS 12 on.
  public var dimsBackgroundDuringPresentation: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// The time at which the scope bar appears; stored without effect.
  public var scopeBarActivation: ScopeBarActivation {
    get { stored(.automatic) }
    set { store(newValue) }
  }
}

/// Values of search bars that are stored.
extension UISearchBar {
  /// The appearance of the keyboard; stored without effect.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { stored(.default) }
    set { store(newValue) }
  }

  /// The content type of the text; stored without effect.
  public var textContentType: UITextContentType! {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// True if looking at the microphone starts dictation; stored without effect.
  public var isLookToDictateEnabled: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// The offset of the text, in points; stored without effect.
  public var searchTextPositionAdjustment: UIOffset {
    get { stored(.zero) }
    set { store(newValue) }
  }

  /// The offset of the field, in points; stored without effect.
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { stored(.zero) }
    set { store(newValue) }
  }

  /// The background image of the scopes; stored without effect.
  public var scopeBarBackgroundImage: UIImage? {
    get { stored(nil) }
    set { store(newValue) }
  }
}

/// Values of image views that are stored.
extension UIImageView {
  /// True if the image grows with the focus; stored without effect.
  public var adjustsImageWhenAncestorFocused: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
}

/// Values of scroll views that are stored.
extension UIScrollView {
  /// True if keys can scroll it; stored without effect.
  public var allowsKeyboardScrolling: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// True if the enclosing view continues the scroll; stored without effect.
  public var transfersVerticalScrollingToParent: Bool {
    get { stored(true) }
    set { store(newValue) }
  }
}
