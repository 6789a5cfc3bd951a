public import Foundation
public import GimbalGeometry
public import GimbalGraphics

/// A menu element that sends an action to the responder chain.
///
/// Commands are only stored; Gimbal does not show context menus or the main menu.
///
/// Source: Apple, UICommand.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The longer title.
  @Settable open var discoverabilityTitle: String?
  /// The method that is sent to the responder chain.
  public final let action: Selector
  /// A value of the app that distinguishes commands with the same action.
  public final let propertyList: Any?
  /// The attributes of the element.
  @Settable open var attributes: Attributes = []
  /// The state of the element.
  @Settable open var state: State = .off
  /// The alternates of the command with modifier keys.
  public final let alternates: [UICommandAlternate]

  /// The property list value of the share command.
  public static let tagShare = "UICommandTagShare"

  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    super.init(title: title, image: image)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }
}

/// An alternate of a command with modifier keys.
///
/// Source: Apple, UICommandAlternate.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The title.
  public final let title: String
  /// The method that is sent to the responder chain.
  public final let action: Selector
  /// The modifier keys.
  public final let modifierFlags: UIKeyModifierFlags

  /// Creates an alternate.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
  }
}
