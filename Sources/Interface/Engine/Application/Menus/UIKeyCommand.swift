import Foundation
public import GimbalGeometry
public import GimbalGraphics

/// A key with an action, which a responder offers.
///
/// It is kept; a simulated device has no keys, so an app's own code runs it.
///
/// Source: Apple, UIKeyCommand.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key.
  open package(set) var input: String?
  /// The keys beside it.
  open package(set) var modifierFlags: UIKeyModifierFlags
  /// True if it comes before what the system does with the key (from iOS 15 on); kept.
  @Settable open var wantsPriorityOverSystemBehavior = false
  /// True if the key follows the layout of the keyboard (from iOS 15 on); kept.
  @Settable open var allowsAutomaticLocalization = true
  /// True if the key turns around where text runs from right to left (from iOS 15 on); kept.
  @Settable open var allowsAutomaticMirroring = true

  /// Creates a command of a key with a title; it is for menus, none of which is shown.
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

  /// Creates a command of a key with the title by which people find it.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Creates a command of a key.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }
}

/// The keys that have no character.
extension UIKeyCommand {
  /// The arrow upwards.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow downwards.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The key that goes a page up.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The key that goes a page down.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The key that goes to the beginning.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The key that goes to the end.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The key that deletes what is before the place of writing.
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
