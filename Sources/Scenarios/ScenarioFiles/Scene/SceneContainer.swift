import GimbalDocuments

/// The classes of controllers that a scene can have.
public enum SceneControllerClass: String, CaseIterable, Hashable, Sendable {
  /// A plain controller, which places its children by hand.
  case plain = "UIViewController"
  /// A stack of which the last controller is shown, below a bar.
  case navigation = "UINavigationController"
  /// Controllers of which one is shown, above a bar of tabs.
  case tabs = "UITabBarController"
  /// Two or three columns that become one where there is no room.
  case split = "UISplitViewController"
  /// Pages that are turned.
  case pages = "UIPageViewController"
  /// A controller whose view is a table.
  case table = "UITableViewController"
  /// A controller whose view is a collection view.
  case collection = "UICollectionViewController"

  /// The class that the controller's view has; nil for any.
  var viewClass: SceneViewClass? {
    switch self {
    case .table: .tableView
    case .collection: .collectionView
    case .plain, .navigation, .tabs, .split, .pages: nil
    }
  }
}

/// The contents of a container controller, and its delegate's answers.
public struct SceneContainer: Sendable {
  /// The controllers: a stack from its root on, tabs or pages in order, columns in that of their names.
  public var controllers: [SceneController] = []
  /// The columns of the controllers of a split view controller.
  public var columns: [SceneColumn] = []
  /// The style of a split view controller.
  public var splitStyle = SceneSplitStyle.classic
  /// The style in which a page view controller turns its pages.
  public var pageStyle = ScenePageStyle.scroll
  /// The tab that is selected at first.
  public var selected = 0
  /// True if a navigation controller's bar is hidden at first.
  public var hidesNavigationBar = false
  /// True if a navigation controller's toolbar is shown at first.
  public var showsToolbar = false
  /// Its delegate's answers; nil for none.
  public var delegate: SceneDelegate?

  /// Creates a container that holds nothing.
  public init() {}
}

/// The columns of a split view controller.
public enum SceneColumn: String, CaseIterable, Hashable, Sendable {
  /// The first column.
  case primary
  /// The column between the first and the last, of three.
  case supplementary
  /// The last column.
  case secondary
  /// The column that stands for all where there is no room.
  case compact
}

/// The style of a split view controller.
public enum SceneSplitStyle: String, CaseIterable, Hashable, Sendable {
  /// As `viewControllers`.
  case classic
  /// As two columns (from iOS 14 on).
  case doubleColumn
  /// As three columns (from iOS 14 on).
  case tripleColumn
}

/// The style in which a page view controller turns its pages.
public enum ScenePageStyle: String, CaseIterable, Hashable, Sendable {
  /// They slide.
  case scroll
  /// They curl.
  case pageCurl
}

/// The answers of a scripted delegate; nil is the default answer.
public struct SceneDelegate: Hashable, Sendable {
  /// True if a tab that is tapped may be selected.
  public var shouldSelect = true
  /// The controller that is shown alone once a split view controller is collapsed.
  public var primaryForCollapsing: Target?
  /// True if the delegate takes the secondary controller of a collapsing split view controller itself.
  public var collapses = false
  /// The controller that is the primary one once a split view controller is expanded.
  public var primaryForExpanding: Target?
  /// The controller that the delegate takes out of the primary one.
  public var separates: Target?

  /// Creates a delegate with the default answers.
  public init() {}

  /// The controllers that the answers name.
  var targets: [Target] {
    [primaryForCollapsing, primaryForExpanding, separates].compactMap { $0 }
  }
}

extension SceneControllerClass {
  /// The keys that only controllers of some classes have, with those classes.
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

  /// The answers that delegates of the class have.
  var answers: [String] {
    switch self {
    case .plain, .navigation, .pages, .table, .collection: []
    case .tabs: ["shouldSelect"]
    case .split: ["primaryForCollapsing", "collapses", "primaryForExpanding", "separates"]
    }
  }

  /// The problem of a key on a controller of the class; nil when there is none.
  func objection(to key: String) -> String? {
    guard let classes = Self.keys.first(where: { $0.key == key })?.classes, !classes.contains(self)
    else { return nil }
    let names = QuotedText.list(classes.map(\.rawValue), "and")
    return "'\(key)' is for \(names); the controller is a \(rawValue)"
  }
}
