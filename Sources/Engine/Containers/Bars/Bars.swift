public import Foundation

/// The bar at the top of a navigation controller.
///
/// Its items are data: bars draw nothing. Source: Apple, UINavigationBar.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The items of the controllers on the stack, the shown one last.
  open var items: [UINavigationItem]?
  /// The item of the controller that is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item before the one that is shown.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Whether titles are large where there is room (from iOS 11 on).
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { superview?.setNeedsLayout() } }
  }
  /// Whether what is below shines through; views extend below the bar all the same.
  open var isTranslucent = true
}

/// The bar with buttons at the bottom of a navigation controller.
///
/// Source: Apple, UIToolbar.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The buttons.
  open var items: [UIBarButtonItem]?
  /// Whether what is below shines through.
  open var isTranslucent = true
}

/// The bar at the bottom of a tab bar controller.
///
/// Source: Apple, UITabBar.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The items, one for each tab.
  open internal(set) var items: [UITabBarItem]?
  /// The item of the tab that is shown.
  open internal(set) weak var selectedItem: UITabBarItem?
  /// Whether what is below shines through.
  open var isTranslucent = true
}

/// What stands in a bar.
///
/// Source: Apple, UIBarItem.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// Whether the item can be used.
  open var isEnabled = true
  /// A number for the app.
  open var tag = 0

  /// Creates an item without a title.
  public override init() { super.init() }
}

/// A button in a bar; it carries data and is not drawn.
///
/// Source: Apple, UIBarButtonItem.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  ///
  /// Source: Apple, UIBarButtonItem.Style.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// How the button looks.
  open var style = Style.plain

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style = .plain) {
    self.init()
    self.title = title
    self.style = style
  }
}

/// A tab's item in the tab bar.
///
/// Source: Apple, UITabBarItem.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// What the item says on a badge.
  open var badgeValue: String?

  /// Creates an item with a title and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
}

/// What a controller shows in a navigation bar.
///
/// Source: Apple, UINavigationItem.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Whether a title is large.
  ///
  /// Source: Apple, UINavigationItem.LargeTitleDisplayMode.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }

  /// The title.
  open var title: String?
  /// Whether the title is large where the bar prefers it; automatic is as the item before.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { onChange?() } }
  }
  /// Whether the button back is left out.
  open var hidesBackButton = false
  /// The buttons on the leading side.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the trailing side.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The first button on the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first button on the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  var onChange: (() -> Void)?

  /// Creates an item with a title.
  public init(title: String) {
    super.init()
    self.title = title
  }
}
