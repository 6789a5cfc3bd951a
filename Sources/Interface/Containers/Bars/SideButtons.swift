import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalGraphics

/// The back button and the other buttons of a navigation bar in the side bar, from top to bottom.
///
/// See: R-FOLD-15, R-FOLD-18.
@MainActor
struct SideButtons {
  /// The frame of the side bar in the container's view; in the navigation bar after
  /// `moveToBar(at:)`.
  private(set) var column: CGRect
  /// The buttons, in the side bar's coordinates.
  private var buttons: BarRow
  private let first: CGFloat
  private let start: CGFloat

  /// Lays out the buttons at the side; nil where bars are horizontal or there are no buttons.
  ///
  /// Buttons that do not fit in the side bar are left out; the system shows a menu of them.
  init?(
    of item: UINavigationItem, _ previous: UINavigationItem?, in container: UINavigationController,
    _ metrics: BarMetrics
  ) {
    guard container.hasBarsAtSide else { return nil }
    let hasBack = item.showsBack(to: previous)
    let items = item.buttonsAtSide
    guard hasBack || !items.isEmpty else { return nil }
    let column = container.sideBarColumn
    self.column = column
    first = max(0, SideBar.top - column.minY)
    start = SideBar.start(at: BarSides(container.machine).barSide, width: column.width)
    let step = SideBar.control + SideBar.gap
    let space = column.height - container.heightOfToolsAtSide - first + SideBar.gap
    let count = max(0, Int(space / step)) - (hasBack ? 1 : 0)
    buttons = BarRow(
      metrics, CGRect(origin: .zero, size: column.size), from: 0, to: column.width)
    buttons.positionDown(
      Array(items.prefix(max(0, count))), from: start, top: first + (hasBack ? step : 0))
  }

  /// Converts all frames from the container's view to a bar whose origin is `origin` in that view.
  mutating func moveToBar(at origin: CGPoint) {
    column = column.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// Returns the buttons as parts of the bar.
  func parts(tint: UIColor?) -> [BarPart] {
    buttons.parts(in: .side, tint: tint).map { part in
      var part = part
      part.frame = part.frame.offsetBy(dx: column.minX, dy: column.minY)
      return part
    }
  }

  /// Returns the back button as the first control of the side bar.
  func back(_ part: BarPart) -> BarPart {
    var part = part
    let side = SideBar.control
    part.area = .side
    part.frame = CGRect(x: column.minX + start, y: column.minY + first, width: side, height: side)
    let arrow = part.imageFrame?.size ?? .zero
    part.imageFrame = CGRect(
      x: (side - arrow.width) / 2, y: (side - arrow.height) / 2, width: arrow.width,
      height: arrow.height)
    part.text = nil
    return part
  }

  /// Returns the frame of a button in the container's view; nil if it is not in the side bar.
  func frame(of item: UIBarButtonItem) -> CGRect? {
    buttons.slots.first { $0.item === item }?.frame.offsetBy(dx: column.minX, dy: column.minY)
  }
}

extension UINavigationItem {
  /// Returns true if the bar has a back button to another item.
  func showsBack(to previous: UINavigationItem?) -> Bool {
    let leading = (leftBarButtonItems ?? []).filter { !$0.isHidden }
    return previous != nil && !hidesBackButton
      && (leading.isEmpty || leftItemsSupplementBackButton)
  }

  /// The buttons for the side bar: prominent, leading and trailing ones; this order is Gimbal's
  /// choice (CHOICE).
  ///
  /// Buttons with custom views stay in the horizontal bar.
  fileprivate var buttonsAtSide: [UIBarButtonItem] {
    // R-FOLD-15.2
    let all = ((leftBarButtonItems ?? []) + (rightBarButtonItems ?? []))
      .filter { !$0.isHidden && $0.leavesRow }
    return all.filter { $0.style == .done } + all.filter { $0.style != .done }
  }
}

extension UIBarButtonItem {
  /// True for a button that moves from the navigation bar to the side bar.
  var leavesRow: Bool { customView == nil && !isSpace && standsInSideBars }
}

extension UINavigationController {
  /// The current buttons at the side; nil without any.
  var sideButtons: SideButtons? {
    guard hasBarsAtSide, !hidesNavigationBarNow, let item = stack.last?.navigationItem else {
      return nil
    }
    return SideButtons(
      of: item, stack.dropLast().last?.navigationItem, in: self, BarMetrics(of: navigationBar))
  }

  /// True if the toolbar's buttons are in the side bar.
  final var toolbarStandsAtSide: Bool { hasBarsAtSide && !toolbar.staysBelow }

  /// The height that the toolbar's buttons take at the lower end of the side bar, in points.
  fileprivate var heightOfToolsAtSide: CGFloat {
    guard !hidesToolbarNow, toolbarStandsAtSide else { return 0 }
    let buttons = (toolbar.items ?? []).count { !$0.isHidden && !$0.isSpace && $0.standsInSideBars }
    return CGFloat(buttons) * (SideBar.control + SideBar.gap)
  }

  /// Returns the view among the buttons at the side at a point of the controller's view.
  func buttonAtSide(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard hasBarsAtSide, !navigationBar.isHidden else { return nil }
    navigationBar.showParts()
    guard let side = BarPartSet.cached(in: &navigationBar.shownParts).side,
      side.superview === navigationBar
    else { return nil }
    return side.hitTest(side.convert(point, from: viewIfLoaded), with: event)
  }
}

extension UITabBarController {
  /// Returns the view among the side buttons of the shown tab at a point of the controller's view.
  ///
  /// These buttons are outside of the tab's view.
  func buttonAtSide(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let shown = selectedViewController as? any LayingOutContainer else { return nil }
    let own = shown.viewIfLoaded?.convert(point, from: viewIfLoaded) ?? point
    return shown.buttonAtSide(own, with: event)
  }
}
