public import GimbalGeometry
public import GimbalGraphics

/// A group of menu elements: actions, commands and other menus.
///
/// Source: Apple, UIMenu.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// An identifier by which a menu is found in another one.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as text.
    public let rawValue: String

    /// Creates an identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The options of a menu.
  ///
  /// Source: Apple, UIMenu.Options.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The elements appear inline in the parent menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu is destructive.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One element is selected at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements appear as small images.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of the elements.
  ///
  /// Source: Apple, UIMenu.ElementSize.
  public enum ElementSize: Int, Sendable {
    /// Small images next to each other.
    case small = 0
    /// Images with short titles next to each other.
    case medium = 1
    /// Full-width elements.
    case large = 2
    /// The system's default.
    case automatic = -1
  }

  /// The identifier by which the menu is found in another one.
  public final let identifier: Identifier
  /// The options of the menu.
  public final let options: Options
  /// The subtitle.
  open package(set) var subtitle: String?
  /// The size of the elements (from iOS 16 on).
  @Settable open var preferredElementSize = ElementSize.automatic
  /// The elements.
  public final let children: [UIMenuElement]
  private static var unnamed = 0

  /// Creates a menu; without an identifier it gets a unique one.
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

  /// The elements whose state is on, including those of submenus.
  ///
  /// - Complexity: O(elements).
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      switch element {
      case let menu as UIMenu: menu.selectedElements
      case let action as UIAction: action.state == .on ? [action] : []
      default: []
      }
    }
  }

  /// Returns the same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}

/// A menu element whose elements are created when the menu is about to be shown.
///
/// Source: Apple, UIDeferredMenuElement.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

  /// Creates an element that requests its elements once.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", image: nil)
  }

  /// Creates an element that requests its elements each time.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }

  /// Calls the app's provider; it calls the completion with the elements, at once or later.
  package final func entries(_ completion: @escaping ([UIMenuElement]) -> Void) {
    provider(completion)
  }
}
