import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalText
import GimbalTraits

/// The views of the shown item in the navigation bar: in the title's place, and in those of buttons.
extension UINavigationController {
  /// The room between two buttons, and between them and the title, in points.
  ///
  /// See: R-BAR-7 (CHOICE).
  private static let gap: CGFloat = 8
  /// The least width of a button, in points.
  ///
  /// See: R-BAR-7 (CHOICE).
  private static let buttonWidth: CGFloat = 44

  /// Gives the views of the shown item their places, and takes those of others out.
  ///
  /// Rule: R-BAR-7.
  func placeContents(_ parts: BarParts) {
    let item = stack.last?.navigationItem
    let leading = item?.leftBarButtonItems ?? []
    let trailing = item?.rightBarButtonItems ?? []
    let views = ([item?.titleView] + (leading + trailing).map(\.customView)).compactMap { $0 }
    let shown = views.map(BarSlot.of)
    for old in bars.contents where !shown.contains(where: { $0 === old }) {
      if old.superview === bars.navigation { old.removeFromSuperview() }
      (old as? BarSlot)?.empty()
    }
    bars.contents = shown
    guard let item, !shown.isEmpty else { return }
    let bar = bars.navigation
    for view in shown {
      if view.superview !== bar { bar.addSubview(view) }
      view.isHidden = parts.row == 0
    }
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
      if isLeftToRight { left += UINavigationController.buttonWidth + UINavigationController.gap }
      if !isLeftToRight { right -= UINavigationController.buttonWidth + UINavigationController.gap }
    }
    for (items, isAtLeft) in [(leading, isLeftToRight), (trailing, !isLeftToRight)] {
      for item in items { place(item, in: row, &left, &right, atLeft: isAtLeft) }
    }
    if let title = item.titleView.map(BarSlot.of) {
      place(title: title, in: row, from: left, to: right)
    }
  }

  /// Places a button's view at the end of what is free, and takes its room.
  private func place(
    _ item: UIBarButtonItem, in row: CGRect, _ left: inout CGFloat, _ right: inout CGFloat,
    atLeft: Bool
  ) {
    var size = CGSize(width: UINavigationController.buttonWidth, height: row.height)
    if let view = item.customView.map(BarSlot.of) {
      size = barSize(of: view, in: CGSize(width: max(0, right - left), height: row.height))
      put(
        view,
        CGRect(
          x: atLeft ? left : right - size.width, y: row.midY - size.height / 2,
          width: size.width, height: size.height))
    } else if item.width > 0 {
      size.width = item.width
    } else if let title = item.title {
      let width = title.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
      size.width = max(size.width, width.rounded(.up))
    }
    if atLeft {
      left += size.width + UINavigationController.gap
    } else {
      right -= size.width + UINavigationController.gap
    }
  }

  /// Places the title's view in the middle of the bar, or beside it where buttons are in the way.
  private func place(title: UIView, in row: CGRect, from left: CGFloat, to right: CGFloat) {
    let room = CGSize(width: max(0, right - left), height: row.height)
    let size = barSize(of: title, in: room)
    let x = min(max(row.midX - size.width / 2, left), max(left, right - size.width))
    put(
      title, CGRect(x: x, y: row.midY - size.height / 2, width: size.width, height: size.height))
  }

  /// The size of a view in a bar: what its constraints or its content want, else its own, no more than there is.
  private func barSize(of view: UIView, in room: CGSize) -> CGSize {
    var size = view.bounds.size
    if let slot = view as? BarSlot {
      size = slot.content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    } else if size.width <= 0 || size.height <= 0 {
      let wanted = view.intrinsicContentSize
      let none = UIView.noIntrinsicMetric
      size = CGSize(
        width: wanted.width == none ? room.width : wanted.width,
        height: wanted.height == none ? room.height : wanted.height)
    }
    return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
  }

  /// Gives a view its frame.
  private func put(_ view: UIView, _ frame: CGRect) {
    let frame = machine.pixelGrid.round(frame)
    if view.frame != frame { view.frame = frame }
  }
}

/// The place of a view in a bar that has its size by constraints, and is tied to the place by others.
private final class BarSlot: UIView {
  let content: UIView

  private init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: leadingAnchor),
      content.topAnchor.constraint(equalTo: topAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    content = UIView()
    super.init(coder: coder)
  }

  /// The view that is placed for another: itself, or the place in which it is tied.
  static func of(_ view: UIView) -> UIView {
    if let slot = view.superview as? BarSlot { return slot }
    return view.translatesAutoresizingMaskIntoConstraints ? view : BarSlot(view)
  }

  /// Lets the view go.
  func empty() {
    if content.superview === self { content.removeFromSuperview() }
  }
}
