import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// The lengths of bars at the side, in points.
///
/// See: R-FOLD-18.
enum SideBar {
  /// The size of a round control.
  static let control: CGFloat = 48
  /// The height of an item in a capsule.
  static let item: CGFloat = 50
  /// The space between two controls.
  static let gap: CGFloat = 12
  /// The distance of the first control from the top of the window, if nothing obscures the side bar
  /// there.
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
  /// it.
  ///
  /// See: R-FOLD-18.
  final var sideBarColumn: CGRect {
    guard let view = viewIfLoaded else { return .zero }
    let strip = sideBarWidth
    let bounds = view.bounds
    let x = BarSides(machine).barSide == .left ? 0 : bounds.maxX - strip
    var column = CGRect(
      x: x, y: 0, width: strip,
      height: bounds.height - view.safeAreaInsets.bottom - heightOfTabsBelow)
    for region in view.reservedRegions(kind: .occlusion) where region.frame.intersects(column) {
      let frame = region.frame
      if frame.midY < bounds.midY {
        let bottom = column.maxY
        column.origin.y = max(column.minY, frame.maxY)
        column.size.height = max(0, bottom - column.minY)
      } else {
        column.size.height = max(0, min(column.maxY, frame.minY) - column.minY)
      }
    }
    return column
  }
}

extension UIViewController {
  /// The height of a tab bar at the lower end of the side bar, below the controller's own bars, in
  /// points.
  private var heightOfTabsBelow: CGFloat {
    guard let tabs = parent as? UITabBarController, !tabs.hidesBar else { return 0 }
    return tabs.tabBar.heightAtSide + SideBar.gap
  }
}

extension UIView {
  fileprivate var isAtLeftEdge: Bool {
    window == nil || convert(CGPoint.zero, to: nil as UIView?).x == 0
  }
}

extension UITabBar {
  /// The tabs that the side bar shows; in compact height, only the selected one.
  ///
  /// See: R-FOLD-18.
  var tabsAtSide: [UITabBarItem] {
    let items = items ?? []
    guard traitCollection.verticalSizeClass == .compact else { return items }
    return items.filter { $0 === selectedItem }
  }

  /// The height of the tabs at the lower end of the side bar, in points.
  var heightAtSide: CGFloat { CGFloat(tabsAtSide.count) * SideBar.item }
}
