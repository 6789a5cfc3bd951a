public import Foundation
public import GimbalGeometry
public import GimbalGraphics

/// An entry of a menu that sends an action to the responders.
///
/// It is kept; no menu of a long press or of keys is shown.
///
/// Source: Apple, UICommand.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The picture.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The longer title.
  @Settable open var discoverabilityTitle: String?
  /// The action.
  public final let action: Selector
  /// A value of the app's own that tells commands of one action apart.
  public final let propertyList: Any?
  /// The attributes of the entry.
  @Settable open var attributes: Attributes = []
  /// The state of the entry.
  @Settable open var state: State = .off
  /// The forms of the command while other keys are held.
  public final let alternates: [UICommandAlternate]

  /// The name of the share entry in the property list of a command.
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

/// The form of a command while other keys are held.
///
/// Source: Apple, UICommandAlternate.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The title.
  public final let title: String
  /// The action.
  public final let action: Selector
  /// The keys that are held.
  public final let modifierFlags: UIKeyModifierFlags

  /// Creates a form.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
  }
}
