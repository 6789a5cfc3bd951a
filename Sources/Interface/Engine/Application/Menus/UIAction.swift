public import Foundation
public import GimbalGeometry
public import GimbalGraphics

/// The base class of menu elements, and of the actions of controls.
///
/// Source: Apple, UIMenuElement.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The title.
  open package(set) var title: String
  /// The image.
  open package(set) var image: UIImage?

  /// The state of a menu element.
  ///
  /// Source: Apple, UIMenuElement.State.
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  /// The attributes of a menu entry.
  ///
  /// Source: Apple, UIMenuElement.Attributes.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates attributes from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element is destructive.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// Sets the title and image; subclasses of the system call it.
  package init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// A closure as the action of a control or menu element.
///
/// Source: Apple, UIAction.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// An identifier of an action; adding an action replaces one with an equal identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as text.
    public let rawValue: String

    /// Creates an identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier; adding this action replaces one with an equal identifier.
  public final let identifier: Identifier
  /// The longer title.
  @Settable open var discoverabilityTitle: String?
  /// The attributes of the element.
  @Settable open var attributes: Attributes
  /// The state of the element.
  @Settable open var state: State
  /// The control that is performing the action, or nil.
  open package(set) weak var sender: AnyObject?
  private let handler: @MainActor (UIAction) -> Void
  private static var unnamed = 0

  /// Creates an action; without an identifier it gets a unique one.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    UIAction.unnamed += 1
    self.identifier = identifier ?? Identifier("action-\(UIAction.unnamed)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Runs the closure; during the call `sender` is the control or bar item that sends the action.
  package final func perform(from sender: AnyObject?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}
