public import Foundation
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics

/// A tab that contains several tabs in the sidebar.
///
/// A tab bar shows it as one tab, with the controller of its closure, else with that of the
/// selected child.
///
/// Source: Apple, UITabGroup (from iOS 18 on).
@preconcurrency @MainActor
open class UITabGroup: UITab {
  /// The tabs of the group.
  @Settable open var children: [UITab]
  /// The selected tab of the group; initially the first one.
  @Settable open var selectedChild: UITab?
  /// The identifier of the child that is selected with the group; stored without effect.
  @Settable open var defaultChildIdentifier: String?
  /// The identifiers of the children in the user's order; stored without effect.
  @Settable open var displayOrderIdentifiers: [String] = []
  /// True if the user may change the order; stored without effect.
  @Settable open var allowsReordering = false

  /// Creates a group.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    selectedChild = children.first
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider ?? { tab in
        (tab as? UITabGroup)?.selectedChild?.viewController ?? UIViewController()
      })
  }

  /// Returns the descendant with an identifier.
  open func tab(forIdentifier identifier: String) -> UITab? {
    children.flatMap(\.all).first { $0.identifier == identifier }
  }
}

extension UITab {
  /// The tab and its descendants.
  var all: [UITab] { [self] + ((self as? UITabGroup)?.children.flatMap(\.all) ?? []) }
}

/// An accessory view above the tab bar; stored: it takes no space, because its height has not been
/// recorded.
///
/// Source: Apple, UITabAccessory (from iOS 26 on).
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  /// The view.
  public final let contentView: UIView

  /// Creates an accessory.
  public init(contentView: UIView) { self.contentView = contentView }
}

/// Values of tab bar controllers that are stored.
extension UITabBarController {
  /// The forms in which tabs are shown on an iPad.
  ///
  /// Source: Apple, UITabBarController.Mode (from iOS 18 on).
  public enum Mode: Int, Sendable {
    case automatic = 0
    case tabBar = 1
    case tabSidebar = 2
  }

  /// The sidebar of a tab bar controller; stored: it is never shown.
  ///
  /// Source: Apple, UITabBarController.Sidebar (from iOS 18 on).
  @preconcurrency @MainActor
  public final class Sidebar: NSObject {
    /// True if the sidebar is hidden; stored without effect.
    public var isHidden = true
    /// The view above the tabs; stored without effect.
    public var headerView: UIView?
    /// The view below the tabs; stored without effect.
    public var footerView: UIView?
  }

  /// The behavior of minimizing a tab bar while content scrolls.
  ///
  /// Source: Apple, UITabBarController.MinimizeBehavior (from iOS 26 on).
  public enum MinimizeBehavior: Int, Sendable {
    case automatic = 0
    case never = 1
    case onScrollDown = 2
    case onScrollUp = 3
  }

  /// The form of the tabs (from iOS 18 on); stored: the bar is shown.
  public var mode: Mode {
    get { stored(.automatic) }
    set { store(newValue) }
  }

  /// The sidebar (from iOS 18 on); stored without effect.
  public var sidebar: Sidebar {
    if let old: Sidebar = stored(nil) { return old }
    let sidebar = Sidebar()
    store(sidebar)
    return sidebar
  }

  /// The behavior of minimizing the bar (from iOS 26 on); stored: it keeps its height.
  public var tabBarMinimizeBehavior: MinimizeBehavior {
    get { stored(.automatic) }
    set { store(newValue) }
  }

  /// The view above the bar (from iOS 26 on); stored without effect.
  public var bottomAccessory: UITabAccessory? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// Sets the view above the bar; stored without effect.
  public func setBottomAccessory(_ accessory: UITabAccessory?, animated: Bool) {
    bottomAccessory = accessory
  }
}
