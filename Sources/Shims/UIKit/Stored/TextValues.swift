public import Foundation
public import GimbalControls
public import GimbalEngine
public import GimbalFields
public import GimbalGeometry

/// Values of text views that are stored.
extension UITextView {
  /// The borders of a text view.
  ///
  /// Source: Apple, UITextView.BorderStyle.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// The border of the view; stored without effect.
  public var borderStyle: BorderStyle {
    get { stored(.none) }
    set { store(newValue) }
  }

  /// True if text is scaled on a Mac; stored without effect.
  public var usesStandardTextScaling: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
}

/// Values of labels that are stored.
extension UILabel {
  /// The minimum size of a font that shrinks to fit, in points; stored, up to iOS 5.
  public var minimumFontSize: CGFloat {
    get { stored(0) }
    set { store(newValue) }
  }
}

/// Values of search bars that are stored.
extension UISearchBar {
  /// True if a user can search (from iOS 16.4 on); stored without effect.
  public var isEnabled: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// The bar style, up to iOS 12; stored without effect.
  public var barStyle: UIBarStyle {
    get { stored(.default) }
    set { store(newValue) }
  }

  /// True if the results button appears pressed; stored without effect.
  public var isSearchResultsButtonSelected: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
}

/// The rules for a password, which the user's keychain reads; stored without effect.
///
/// Source: Apple, UITextInputPasswordRules.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
  /// The rules, in their format.
  public final let passwordRulesDescriptor: String

  /// Creates rules.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}

/// The modes of inline prediction while a user types.
///
/// Source: Apple, UITextInlinePredictionType.
public enum UITextInlinePredictionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Values of text fields that are stored.
extension UITextField {
  /// The rules for a new password; stored without effect.
  public var passwordRules: UITextInputPasswordRules? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The mode of inline prediction; stored without effect.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { stored(.default) }
    set { store(newValue) }
  }
}

/// The buttons next to the suggestions of a keyboard; stored, never laid out.
///
/// Source: Apple, UITextInputAssistantItem.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// True if a user may hide the buttons.
  @Settable open var allowsHidingShortcuts = true
  /// The leading buttons.
  @Settable open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The trailing buttons.
  @Settable open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

extension UIResponder {
  /// The buttons next to the keyboard's suggestions; stored without effect.
  public var inputAssistantItem: UITextInputAssistantItem {
    if let item: UITextInputAssistantItem = stored(nil) { return item }
    let item = UITextInputAssistantItem()
    store(Optional(item))
    return item
  }
}
