public import Foundation
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics

/// A tab with the closure that creates its controller (from iOS 18 on).
///
/// Source: Apple, UITab.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// The identifier of the tab.
  public final let identifier: String
  /// The title of the tab's item.
  @Settable open var title: String { didSet { made?.tabBarItem.title = title } }
  /// The image of the tab's item.
  @Settable open var image: UIImage? { didSet { made?.tabBarItem.image = image } }
  /// The line below the title in a sidebar; stored without effect.
  @Settable open var subtitle: String?
  /// The text of the badge.
  @Settable open var badgeValue: String? { didSet { made?.tabBarItem.badgeValue = badgeValue } }
  /// A value for the app.
  @Settable open var userInfo: Any?
  private let makeController: ((UITab) -> UIViewController)?
  private var made: UIViewController?

  /// The controller of the tab, created on first access; nil for a tab without one.
  public final var viewController: UIViewController? {
    if let made { return made }
    guard let controller = makeController?(self) else { return nil }
    controller.tabBarItem = UITabBarItem(title: title, image: image, selectedImage: nil)
    controller.tabBarItem.badgeValue = badgeValue
    made = controller
    return controller
  }

  /// Returns true if the tab's controller is this one or an ancestor of it.
  final func shows(_ controller: UIViewController) -> Bool {
    var ancestor: UIViewController? = controller
    while let current = ancestor {
      if current === made { return true }
      ancestor = current.parent
    }
    return false
  }

  /// Creates a tab.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)?
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    makeController = viewControllerProvider
  }
}

/// The search tab of an app.
///
/// Source: Apple, UISearchTab.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// Creates a tab with the system's title and image.
  public convenience init(viewControllerProvider: @escaping (UITab) -> UIViewController) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider)
  }
}

extension UITabBarController {
  /// The tabs, whose controllers are the bar's; all of them are created at once.
  ///
  /// Source: Apple, UITabBarController.tabs.
  public var tabs: [UITab] {
    get { stored([], "tabs") }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs; those without a controller are left out.
  public func setTabs(_ tabs: [UITab], animated: Bool) {
    store(tabs, "tabs")
    setViewControllers(tabs.compactMap(\.viewController), animated: animated)
  }

  /// The tab that is shown.
  public var selectedTab: UITab? {
    get { tabs.first { $0.viewController != nil && $0.viewController === selectedViewController } }
    set { selectedViewController = newValue?.viewController }
  }

  /// Returns the tab with an identifier.
  public func tab(forIdentifier identifier: String) -> UITab? {
    tabs.first { $0.identifier == identifier }
  }

  /// Creates a controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }
}
