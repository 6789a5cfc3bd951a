public import GimbalGeometry
public import GimbalGraphics

/// A group of entries of a menu: actions, commands and other menus.
///
/// Source: Apple, UIMenu.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The name by which a menu is found in another.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String

    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The way in which a menu stands in another.
  ///
  /// Source: Apple, UIMenu.Options.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its entries stand in the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It takes something away.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its entries is chosen at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Its entries stand as small pictures.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of the entries.
  ///
  /// Source: Apple, UIMenu.ElementSize.
  public enum ElementSize: Int, Sendable {
    /// Small pictures side by side.
    case small = 0
    /// Pictures with short titles side by side.
    case medium = 1
    /// One below the other.
    case large = 2
    /// As the system likes.
    case automatic = -1
  }

  /// The name by which the menu is found in another.
  public final let identifier: Identifier
  /// The way in which the menu stands in another.
  public final let options: Options
  /// The line below the title.
  open package(set) var subtitle: String?
  /// The size of the entries (from iOS 16 on).
  @Settable open var preferredElementSize = ElementSize.automatic
  /// The entries.
  public final let children: [UIMenuElement]
  private static var unnamed = 0

  /// Creates a menu; without a name it gets one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    UIMenu.unnamed += 1
    self.identifier = identifier ?? Identifier("menu-\(UIMenu.unnamed)")
    self.options = options
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
    self.preferredElementSize = preferredElementSize
  }

  /// The entries whose state is on, of menus inside too.
  ///
  /// - Complexity: O(entries).
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      switch element {
      case let menu as UIMenu: menu.selectedElements
      case let action as UIAction: action.state == .on ? [action] : []
      default: []
      }
    }
  }

  /// The same menu with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}

/// An entry whose entries are made when the menu is about to be seen.
///
/// Source: Apple, UIDeferredMenuElement.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

  /// Creates an entry that asks for its entries once.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", image: nil)
  }

  /// Creates an entry that asks for its entries each time.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }

  /// Asks for the entries.
  package final func entries(_ completion: @escaping ([UIMenuElement]) -> Void) {
    provider(completion)
  }
}
