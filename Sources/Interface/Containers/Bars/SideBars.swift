import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// The lengths of bars at the side, in points.
///
/// See: R-FOLD-18.
enum SideBar {
  /// The width and height of a round control.
  static let control: CGFloat = 48
  /// The height of an item in a capsule.
  static let item: CGFloat = 50
  /// The space between two controls, and between a control and the edge.
  static let gap: CGFloat = 12
  /// The distance of the first and the last control from the edges of the window, if nothing
  /// obscures the side bar there.
  static let top: CGFloat = 24

  /// Returns the left edge of controls in `bar`, in points; the bar may extend beyond the screen.
  ///
  /// The controls are at a distance of one gap from the content.
  @MainActor
  static func start(in bar: UIView) -> CGFloat {
    start(at: BarSides(bar.machine).barSide, width: bar.bounds.width)
  }

  /// Returns the left edge of controls in a side bar of a width, in points.
  static func start(at side: PaneSide?, width: CGFloat) -> CGFloat {
    side == .left ? width - gap - control : gap
  }

  /// The distance of an opened search field from the edge of the window opposite of the side bar.
  static let fieldMargin: CGFloat = 20
  /// The width of an opened search field in regular width.
  static let fieldWidth: CGFloat = 372

  /// Returns true if `bar` is in the side bar.
  @MainActor
  static func holds(_ bar: UIView) -> Bool {
    BarSides(bar.machine).barSide != nil && bar.bounds.height > bar.bounds.width
      && bar.bounds.width <= BarSides(bar.machine).barStrip
  }
}

extension UIBarButtonItem {
  /// True if the button can be in a bar at the side: it has an image, or a custom view that prefers
  /// it.
  ///
  /// See: R-FOLD-15.
  var standsInSideBars: Bool {
    // R-FOLD-15.2
    if isSpace { return true }
    switch axisBehavior {
    case .horizontalOnly: return false
    case .verticalPreferred: return true
    case .automatic: break
    }
    guard customView == nil, systemItem != .edit else { return false }
    return image != nil || systemItem != nil && title == nil
  }
}

/// Bars at the side of the display of a foldable device.
extension UIViewController {
  /// True if the controller's bars are in the side bar; its view must touch that.
  ///
  /// Columns and sheets that do not touch the side bar have horizontal bars.
  ///
  /// Rule: R-FOLD-15.
  final var hasBarsAtSide: Bool {
    guard let side = BarSides(machine).barSide, let view = viewIfLoaded else { return false }
    // R-FOLD-15.1
    let covered = side == .left ? view.safeAreaInsets.left : view.safeAreaInsets.right
    // The left app of Split View has no inset until a bar is there.
    return covered > 0 || machine.part?.side == .left && view.isAtLeftEdge
  }

  /// The left inset that bars add, in points: the side bar's width if the display has no inset
  /// there.
  final var sideBarInset: CGFloat {
    // R-FOLD-15.1
    guard BarSides(machine).barSide == .left, machine.part?.side == .left, hasBarsAtSide else {
      return 0
    }
    return max(0, BarSides(machine).barStrip - (viewIfLoaded?.safeAreaInsets.left ?? 0))
  }

  /// The width of the side bar in the controller's view, in points.
  final var sideBarWidth: CGFloat {
    let own = viewIfLoaded?.safeAreaInsets ?? .zero
    let covered = BarSides(machine).barSide == .left ? own.left : own.right
    return covered > 0 ? min(covered, BarSides(machine).barStrip) : BarSides(machine).barStrip
  }

  /// The frame of the side bar in the controller's view, between the obscured parts above and below
  /// it, and above the tab bar.
  final var sideBarColumn: CGRect { sideBarColumn(aboveTabs: heightOfTabsBelow) }

  /// Returns the frame of the side bar above tabs of a height in points, without the margin at its
  /// lower end.
  ///
  /// See: R-FOLD-18.
  final func sideBarColumn(aboveTabs tabs: CGFloat) -> CGRect {
    guard let view = viewIfLoaded else { return .zero }
    let strip = sideBarWidth
    let bounds = view.bounds
    let x = BarSides(machine).barSide == .left ? 0 : bounds.maxX - strip
    var column = CGRect(
      x: x, y: 0, width: strip,
      height: max(0, bounds.height - SideBar.top))
    for frame in view.currentOcclusions where frame.intersects(column) {
      if frame.midY < bounds.midY {
        let bottom = column.maxY
        column.origin.y = max(column.minY, frame.maxY)
        column.size.height = max(0, bottom - column.minY)
      } else {
        column.size.height = max(0, min(column.maxY, frame.minY) - column.minY)
      }
    }
    column.size.height = max(0, column.height - (tabs > 0 ? tabs + SideBar.gap : 0))
    return column
  }

  /// The height of a tab bar at the lower end of the side bar, below the controller's own bars, in
  /// points; 0 without one.
  final var heightOfTabsBelow: CGFloat {
    guard let tabs = parent as? UITabBarController, !tabs.hidesBar else { return 0 }
    return tabs.tabBar.heightAtSide
  }
}

extension UIView {
  fileprivate var isAtLeftEdge: Bool {
    window == nil || convert(CGPoint.zero, to: nil as UIView?).x == 0
  }
}

extension UITabBar {
  /// The tabs that the side bar shows: all of them, or only the selected one.
  ///
  /// See: R-FOLD-25.
  var tabsAtSide: [UITabBarItem] {
    let items = items ?? []
    return showsOnlySelectedAtSide ? items.filter { $0 === selectedItem } : items
  }

  /// True if the side bar is too short for all tabs.
  private var showsOnlySelectedAtSide: Bool {
    let shown = superview?.next as? UITabBarController
    let navigation = shown?.selectedViewController as? UINavigationController
    // Bars of a tab are laid out before the tab bar has received new traits.
    let traits = shown?.traitCollection ?? traitCollection
    let isCompact = traits.verticalSizeClass == .compact
    switch navigation?.barStack.last?.navigationItem.verticalBarCompressionBehavior ?? .automatic {
    case .automatic: return isCompact
    case .prefersTabBar: return false
    case .prefersBarItems:
      let all = CGFloat((items ?? []).count) * SideBar.item
      return isCompact || navigation.map { SideColumn.overflows($0, aboveTabs: all) } ?? false
    }
  }

  /// The height of the tabs at the lower end of the side bar, in points.
  var heightAtSide: CGFloat { CGFloat(tabsAtSide.count) * SideBar.item }
}
