import GimbalDocuments

/// The classes of controllers in scenes.
public enum SceneControllerClass: String, CaseIterable, Hashable, Sendable {
  /// A plain controller, whose children have explicit frames.
  case plain = "UIViewController"
  /// A navigation controller: a stack below a bar.
  case navigation = "UINavigationController"
  /// A tab bar controller: one of several controllers above a tab bar.
  case tabs = "UITabBarController"
  /// A split view controller: two or three columns, which collapse to one.
  case split = "UISplitViewController"
  /// A page view controller.
  case pages = "UIPageViewController"
  /// A controller whose view is a table.
  case table = "UITableViewController"
  /// A controller whose view is a collection view.
  case collection = "UICollectionViewController"

  /// The class of the controller's view; nil for any.
  var viewClass: SceneViewClass? {
    switch self {
    case .table: .tableView
    case .collection: .collectionView
    case .plain, .navigation, .tabs, .split, .pages: nil
    }
  }
}

/// The contents of a container controller, and the results of its delegate.
public struct SceneContainer: Sendable {
  /// The controllers: a stack from its root, tabs or pages in order, columns in the order of their
  /// names.
  public var controllers: [SceneController] = []
  /// The columns of the controllers of a split view controller.
  public var columns: [SceneColumn] = []
  /// The style of a split view controller.
  public var splitStyle = SceneSplitStyle.classic
  /// The transition style of a page view controller.
  public var pageStyle = ScenePageStyle.scroll
  /// The tab that is selected initially.
  public var selected = 0
  /// True if a navigation controller's bar is hidden initially.
  public var hidesNavigationBar = false
  /// True if a navigation controller's toolbar is shown initially.
  public var showsToolbar = false
  /// The results of its delegate; nil for no delegate.
  public var delegate: SceneDelegate?

  /// Creates an empty container.
  public init() {}
}

/// The columns of a split view controller.
public enum SceneColumn: String, CaseIterable, Hashable, Sendable {
  /// The first column.
  case primary
  /// The middle one of three columns.
  case supplementary
  /// The last column.
  case secondary
  /// The column that is shown when the split view controller is collapsed.
  case compact
}

/// The style of a split view controller.
public enum SceneSplitStyle: String, CaseIterable, Hashable, Sendable {
  /// The classic style, whose controllers are set as `viewControllers`.
  case classic
  /// Two columns (from iOS 14 on).
  case doubleColumn
  /// Three columns (from iOS 14 on).
  case tripleColumn
}

/// The transition style of a page view controller.
public enum ScenePageStyle: String, CaseIterable, Hashable, Sendable {
  /// Pages scroll.
  case scroll
  /// Pages curl.
  case pageCurl
}

/// The results of a scripted delegate; nil is the default.
public struct SceneDelegate: Hashable, Sendable {
  /// True if a tapped tab may be selected.
  public var shouldSelect = true
  /// The controller that is shown alone after a split view controller collapses.
  public var primaryForCollapsing: Target?
  /// True if the delegate handles the secondary controller of a collapsing split view controller
  /// itself.
  public var collapses = false
  /// The primary controller after a split view controller expands.
  public var primaryForExpanding: Target?
  /// The controller that the delegate separates from the primary one.
  public var separates: Target?

  /// Creates a delegate with the default results.
  public init() {}

  /// The controllers that the results name, which are checked before a run.
  var targets: [Target] {
    [primaryForCollapsing, primaryForExpanding, separates].compactMap { $0 }
  }
}

extension SceneControllerClass {
  /// The keys that only some controller classes have, with those classes.
  static let keys: [(key: String, classes: [SceneControllerClass])] = [
    ("view", [.plain, .table, .collection]), ("children", [.plain]), ("stack", [.navigation]),
    ("tabs", [.tabs]),
    ("selected", [.tabs]), ("navigationBarHidden", [.navigation]),
    ("toolbarHidden", [.navigation]), ("prefersLargeTitles", [.navigation]),
    ("hidesBarsOnSwipe", [.navigation]), ("hidesBarsOnTap", [.navigation]),
    ("hidesBarsWhenKeyboardAppears", [.navigation]),
    ("hidesBarsWhenVerticallyCompact", [.navigation]),
    ("columns", [.split]), ("pages", [.pages]),
    ("splitStyle", [.split]), ("pageStyle", [.pages]),
    ("delegate", [.navigation, .tabs, .split, .pages]),
  ]

  /// The keys of the delegate's results that a controller of the class can have.
  var answers: [String] {
    switch self {
    case .plain, .navigation, .pages, .table, .collection: []
    case .tabs: ["shouldSelect"]
    case .split: ["primaryForCollapsing", "collapses", "primaryForExpanding", "separates"]
    }
  }

  /// Returns the error of a key on a controller of the class, or nil.
  func objection(to key: String) -> String? {
    guard let classes = Self.keys.first(where: { $0.key == key })?.classes, !classes.contains(self)
    else { return nil }
    let names = QuotedText.list(classes.map(\.rawValue), "and")
    return "'\(key)' is for \(names); the controller is a \(rawValue)"
  }
}
