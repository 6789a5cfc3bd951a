public import Foundation
public import GimbalGeometry
public import GimbalGraphics

/// An entry of a menu, or the act of a control.
///
/// Source: Apple, UIMenuElement.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The title.
  open package(set) var title: String
  /// The picture.
  open package(set) var image: UIImage?

  /// The state of an entry.
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
    /// The bits.
    public let rawValue: UInt

    /// Attributes of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It takes something away.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  package init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// A closure as the act of a control or of an entry of a menu.
///
/// Source: Apple, UIAction.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The name by which an action takes another's place.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String

    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name by which an action takes another's place.
  public final let identifier: Identifier
  /// The longer title.
  @Settable open var discoverabilityTitle: String?
  /// The attributes of the entry.
  @Settable open var attributes: Attributes
  /// The state of the entry.
  @Settable open var state: State
  /// The control that carries the action out, while it does.
  open package(set) weak var sender: AnyObject?
  private let handler: @MainActor (UIAction) -> Void
  private static var unnamed = 0

  /// Creates an action; without a name it gets one of its own.
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

  /// Runs the closure for a sender.
  package final func perform(from sender: AnyObject?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}
