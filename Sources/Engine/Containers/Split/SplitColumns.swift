import Foundation

/// What stands in which column of a split view controller.
struct SplitColumns {
  /// The controllers by the raw value of their column.
  private var controllers: [UIViewController?] = [nil, nil, nil, nil]
  /// The controller that stands for all while they are collapsed; nil while they stand apart.
  var collapsed: UIViewController?
  /// What was in the secondary column when the columns collapsed: it comes back if nobody gives
  /// another.
  var putAside: UIViewController?
  var isCollapsed = false
  var displayMode = UISplitViewController.DisplayMode.secondaryOnly
  /// The size for which the columns are arranged, in points; nil is the view's own.
  var size: CGSize?
  /// Whether columns were brought in or put away by `show(_:)` and `hide(_:)`.
  var revealed: UISplitViewController.DisplayMode?

  subscript(column: UISplitViewController.Column) -> UIViewController? {
    get { controllers[column.rawValue] }
    set { controllers[column.rawValue] = newValue }
  }

  /// The controllers that stand apart where there is room, the primary one first.
  var expanded: [UIViewController] { controllers[..<3].compactMap { $0 } }
}
