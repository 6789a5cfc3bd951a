import Foundation
public import GimbalGeometry
public import GimbalGraphics

/// A keyboard shortcut of a responder.
///
/// Key commands are only stored. A simulated device has no keys, so only app code can run them.
///
/// Source: Apple, UIKeyCommand.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key.
  open package(set) var input: String?
  /// The modifier keys.
  open package(set) var modifierFlags: UIKeyModifierFlags
  /// True if the command takes precedence over the system's use of the key (from iOS 15 on); stored
  /// only.
  @Settable open var wantsPriorityOverSystemBehavior = false
  /// True if the key follows the keyboard layout (from iOS 15 on); stored only.
  @Settable open var allowsAutomaticLocalization = true
  /// True if the key is mirrored in right-to-left layout (from iOS 15 on); stored only.
  @Settable open var allowsAutomaticMirroring = true

  /// Creates a key command with a title for menus, which are not shown.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }

  /// Creates a key command with the title that the user sees.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Creates a key command.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }
}

/// The keys without a character.
extension UIKeyCommand {
  /// The up arrow key.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow key.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow key.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow key.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The page up key.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The page down key.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The home key.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The end key.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The key that deletes backwards.
  public nonisolated static let inputDelete = "\u{8}"
  /// The key F1.
  public nonisolated static let f1 = "UIKeyInputF1"
  /// The key F2.
  public nonisolated static let f2 = "UIKeyInputF2"
  /// The key F3.
  public nonisolated static let f3 = "UIKeyInputF3"
  /// The key F4.
  public nonisolated static let f4 = "UIKeyInputF4"
  /// The key F5.
  public nonisolated static let f5 = "UIKeyInputF5"
  /// The key F6.
  public nonisolated static let f6 = "UIKeyInputF6"
  /// The key F7.
  public nonisolated static let f7 = "UIKeyInputF7"
  /// The key F8.
  public nonisolated static let f8 = "UIKeyInputF8"
  /// The key F9.
  public nonisolated static let f9 = "UIKeyInputF9"
  /// The key F10.
  public nonisolated static let f10 = "UIKeyInputF10"
  /// The key F11.
  public nonisolated static let f11 = "UIKeyInputF11"
  /// The key F12.
  public nonisolated static let f12 = "UIKeyInputF12"
}
