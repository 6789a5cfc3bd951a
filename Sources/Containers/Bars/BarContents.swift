import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// The views of the shown item in the navigation bar: in the title's place, and in those of buttons.
extension UINavigationController {
  /// Gives the views of the shown item their places, and takes those of others out.
  ///
  /// Rule: R-BAR-7.
  func placeContents(_ parts: BarParts) {
    let item = stack.last?.navigationItem
    let leading = (item?.leftBarButtonItems ?? []).filter { !$0.isHidden }
    let trailing = (item?.rightBarButtonItems ?? []).filter { !$0.isHidden }
    var shown = (leading + trailing).compactMap(\.customView).map(BarSlot.of)
    if let title = item?.titleView { shown.insert(BarSlot.of(title), at: 0) }
    let bar = bars.navigation
    let old = bars.contents
    bars.contents = shown
    BarSlot.show(shown, in: bar, insteadOf: old)
    guard let item, !shown.isEmpty else { return }
    for view in shown { view.isHidden = parts.row == 0 }
    guard parts.row > 0 else { return }
    let row = CGRect(
      x: 0, y: parts.prompt, width: bar.bounds.width, height: parts.row - parts.prompt)
    let isLeftToRight = bar.effectiveUserInterfaceLayoutDirection != .rightToLeft
    let margin = systemMinimumLayoutMargins
    let safe = view.safeAreaInsets
    var left = (isLeftToRight ? margin.leading : margin.trailing) + safe.left
    var right = row.width - (isLeftToRight ? margin.trailing : margin.leading) - safe.right
    let showsBack =
      stack.count > 1 && !item.hidesBackButton
      && (leading.isEmpty || item.leftItemsSupplementBackButton)
    if showsBack {
      if isLeftToRight { left += BarSlot.buttonWidth + BarSlot.gap }
      if !isLeftToRight { right -= BarSlot.buttonWidth + BarSlot.gap }
    }
    for (items, isAtLeft) in [(leading, isLeftToRight), (trailing, !isLeftToRight)] {
      for item in items { place(item, in: row, &left, &right, atLeft: isAtLeft) }
    }
    if let title = item.titleView.map(BarSlot.of) {
      place(title: title, in: row, from: left, to: right)
    }
  }

  /// Places the contents of the bar for the item that is shown from now on, and returns the views that were not in it.
  ///
  /// See: L-ANIM-19.
  func contentsThatCome() -> [UIView] {
    let old = bars.contents
    placeContents(barParts)
    return bars.contents.filter { view in !old.contains { $0 === view } }
  }

  /// Places a button's view at the end of what is free, and takes its room.
  private func place(
    _ item: UIBarButtonItem, in row: CGRect, _ left: inout CGFloat, _ right: inout CGFloat,
    atLeft: Bool
  ) {
    let size = item.size(in: CGSize(width: max(0, right - left), height: row.height))
    if let view = item.customView.map(BarSlot.of) {
      BarSlot.place(
        view,
        at: CGRect(
          x: atLeft ? left : right - size.width, y: row.midY - size.height / 2,
          width: size.width, height: size.height))
    }
    if atLeft {
      left += size.width + BarSlot.gap
    } else {
      right -= size.width + BarSlot.gap
    }
  }

  /// Places the title's view in the middle of the bar, or beside it where buttons are in the way.
  private func place(title: UIView, in row: CGRect, from left: CGFloat, to right: CGFloat) {
    let room = CGSize(width: max(0, right - left), height: row.height)
    let size = BarSlot.size(of: title, in: room)
    let x = min(max(row.midX - size.width / 2, left), max(left, right - size.width))
    BarSlot.place(
      title,
      at: CGRect(x: x, y: row.midY - size.height / 2, width: size.width, height: size.height))
  }
}
