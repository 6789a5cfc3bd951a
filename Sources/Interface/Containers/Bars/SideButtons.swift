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
  private(set) var frame: CGRect
  private let column: SideColumn
  private let metrics: BarMetrics
  private let tint: UIColor?
  private let isSearching: Bool

  /// Lays out the buttons at the side; nil where bars are horizontal or there are no buttons.
  init?(in container: UINavigationController, _ metrics: BarMetrics, tint: UIColor? = nil) {
    guard container.hasBarsAtSide else { return nil }
    column = SideColumn(of: container)
    (self.metrics, self.tint) = (metrics, tint)
    isSearching = container.searchOfTop?.isActive ?? false
    guard
      column.back != nil || !column.buttons.isEmpty || column.search != nil
        || column.more != nil && !column.moreIsTool
    else { return nil }
    frame = column.frame
  }

  /// Converts all frames from the container's view to a bar whose origin is `origin` in that view.
  mutating func moveToBar(at origin: CGPoint) {
    frame = frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// Adds the buttons to the contents of the bar, without the back button.
  func add(to plan: inout BarPlan) {
    var buttons = BarRow(
      metrics, CGRect(origin: .zero, size: frame.size), from: 0, to: frame.width)
    buttons.position(column.buttons)
    var parts = buttons.parts(in: .side, tint: tint)
    if let more = column.more, !column.moreIsTool { parts.append(metrics.more(more)) }
    if let search = column.search {
      parts.append(metrics.button(.search, search, isSearching ? "Cancel" : "Search"))
    }
    plan.side = frame
    plan.parts += parts.map { $0.offset(by: frame.origin) }
  }

  /// Returns the back button as the first control of the side bar.
  func back(_ part: BarPart) -> BarPart {
    guard let back = column.back else { return part }
    var part = part
    part.area = .side
    part.frame = back.offsetBy(dx: frame.minX, dy: frame.minY)
    let arrow = part.imageFrame?.size ?? .zero
    part.imageFrame = CGRect(
      x: (back.width - arrow.width) / 2, y: (back.height - arrow.height) / 2, width: arrow.width,
      height: arrow.height)
    part.text = nil
    return part
  }

  /// Returns the frame of a button in the container's view; nil if it is not in the side bar.
  func frame(of item: UIBarButtonItem) -> CGRect? {
    let own = column.buttons.first { $0.item === item }?.frame
    return (own ?? (column.overflow.contains { $0 === item } ? column.more : nil))?
      .offsetBy(dx: frame.minX, dy: frame.minY)
  }
}

extension BarMetrics {
  /// Returns the button for the buttons that do not fit.
  ///
  /// See: R-FOLD-25.
  func more(_ frame: CGRect) -> BarPart { button(.more, frame, "More") }

  /// Returns a button of the system in the side bar.
  fileprivate func button(
    _ role: BarPart.Role, _ frame: CGRect, _ label: String
  ) -> BarPart {
    var part = BarPart(role: role, area: .side, frame: frame)
    part.label = label
    let size = BarMetrics.systemImage
    part.imageFrame = CGRect(
      x: grid.round((frame.width - size.width) / 2),
      y: grid.round((frame.height - size.height) / 2), width: size.width, height: size.height)
    return part
  }
}

extension UINavigationItem {
  /// The visible buttons of the item, without the back button, from the leading edge on.
  var buttons: [UIBarButtonItem] { (leadingRuns + [pinnedRun] + trailingRuns).flatMap(\.self) }

  /// Returns true if the bar has a back button to another item.
  func showsBack(to previous: UINavigationItem?) -> Bool {
    previous != nil && !hidesBackButton
      && (!leadingRuns.contains { !$0.isEmpty } || leftItemsSupplementBackButton)
  }
}

extension UIBarButtonItem {
  /// True for a button that moves from the navigation bar to the side bar.
  var leavesRow: Bool { customView == nil && !isSpace && standsInSideBars }
}

extension UINavigationController {
  /// The current buttons at the side; nil without any.
  var sideButtons: SideButtons? {
    guard !hidesNavigationBarNow, !stack.isEmpty else { return nil }
    return SideButtons(in: self, BarMetrics(of: navigationBar))
  }

  /// True if all of the toolbar's buttons are in the side bar.
  final var toolbarStandsAtSide: Bool { hasBarsAtSide && !toolbar.staysBelow }

  /// Returns the view among the buttons at the side at a point of the controller's view.
  func buttonAtSide(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard hasBarsAtSide else { return nil }
    navigationBar.showParts()
    toolbar.showParts()
    let sets = [
      BarPartSet.cached(in: &navigationBar.shownParts), .cached(in: &toolbar.shownParts),
    ]
    for side in sets.compactMap(\.side) where side.window != nil {
      guard side.superview?.isHidden == false else { continue }
      if let hit = side.hitTest(side.convert(point, from: viewIfLoaded), with: event) { return hit }
    }
    return nil
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
