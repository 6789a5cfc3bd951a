import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalGraphics
import GimbalTraits

/// The buttons in a toolbar.
extension UIToolbar {
  /// The items of the horizontal bar.
  private var itemsInRow: [UIBarButtonItem] {
    let shown = (items ?? []).filter { !$0.isHidden }
    guard sideContainer != nil else { return shown }
    return staysBelow ? shown.filter { $0.isSpace || !$0.standsInSideBars } : []
  }

  /// The navigation controller that owns the bar, if bars are at the side of its view.
  private var sideContainer: UINavigationController? {
    guard let container = superview?.next as? UINavigationController, container.toolbar === self,
      container.hasBarsAtSide
    else { return nil }
    return container
  }

  /// True if one of its buttons stays in a bar at the bottom while bars are at the side.
  ///
  /// See: R-FOLD-15.
  var staysBelow: Bool {
    // R-FOLD-15.2
    (items ?? []).contains {
      !$0.isHidden && !$0.isSpace && !$0.standsInSideBars && $0.axisBehavior != .horizontalOnly
    }
  }

  /// Positions the custom views of the buttons, and removes those of others.
  ///
  /// Rule: R-BAR-9.
  func positionItems() {
    guard items?.isEmpty == false || !contents.isEmpty else { return }
    let side = side
    let items = itemsInRow + (side?.buttons.slots.map(\.item) ?? [])
    guard !items.isEmpty || !contents.isEmpty else { return }
    let old = contents
    contents = items.compactMap { $0.customView.map(BarSlot.of) }
    BarSlot.show(contents, in: self, insteadOf: old)
    guard !contents.isEmpty else { return }
    for slot in row.slots {
      if case .view(let view) = slot.content { BarSlot.position(view, at: mirrored(slot.frame)) }
    }
    guard let side else { return }
    for slot in side.buttons.slots {
      if case .view(let view) = slot.content {
        BarSlot.position(view, at: slot.frame.offsetBy(dx: side.frame.minX, dy: side.frame.minY))
      }
    }
  }

  /// The buttons in the side bar, in coordinates of its frame in the bar; nil if bars are horizontal.
  ///
  /// See: R-FOLD-15, R-FOLD-25.
  private var side: (frame: CGRect, buttons: BarRow, more: CGRect?)? {
    guard let container = sideContainer else { return nil }
    let column = SideColumn(of: container)
    let frame = column.frame.offsetBy(dx: -self.frame.minX, dy: -self.frame.minY)
    var buttons = BarRow(
      BarMetrics(of: self), CGRect(origin: .zero, size: frame.size), from: 0, to: frame.width)
    buttons.position(column.tools)
    return (frame, buttons, column.moreIsTool ? column.more : nil)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard isMirrored else { return frame }
    return CGRect(
      x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// The row of a navigation controller's toolbar above a home indicator from iOS 26 on; otherwise
  /// nil.
  ///
  /// See: R-BAR-10.
  private var glassAboveIndicator: (top: CGFloat, height: CGFloat, side: CGFloat)? {
    let whole = machine.height(of: .toolInNavigation)
    guard machine.hasPhoneDesignOf26, safeAreaInsets.bottom > 0,
      whole > machine.height(of: .tool), bounds.height >= whole + safeAreaInsets.bottom
    else { return nil }
    return BarMetrics.glassToolRow
  }

  /// The buttons for left-to-right reading.
  private var row: BarRow {
    let safe = safeAreaInsets
    let glass = glassAboveIndicator
    let width = window?.bounds.width ?? bounds.width
    let side = glass?.side ?? MarginMetrics.standard.rootMargin(windowWidth: width)
    let free = max(machine.height(of: .tool), bounds.height - safe.bottom)
    let height = glass?.height ?? min(bounds.height, free)
    var row = BarRow(
      BarMetrics(of: self),
      CGRect(x: 0, y: glass?.top ?? 0, width: bounds.width, height: height),
      from: side + (isMirrored ? safe.right : safe.left),
      to: bounds.width - side - (isMirrored ? safe.left : safe.right))
    row.positionAcross(itemsInRow)
    return row
  }

  /// Makes or updates the buttons that have no custom view.
  ///
  /// Rule: R-BAR-14.
  func showParts() {
    let set = BarPartSet.cached(in: &shownParts)
    guard !isHidden, bounds.width > 0, !(items ?? []).isEmpty || !set.isEmpty else { return }
    let isClassic = BarMetrics(of: self).style == .classic
    set.show(
      { [self] in
        var plan = BarPlan()
        let row = row
        if !isClassic { plan.content = row.row }
        let tint: UIColor? = row.metrics.style == .glass ? .label : tintColor
        plan.parts = row.parts(in: isClassic ? .bar : .content, tint: tint)
        if isMirrored { plan.parts = plan.parts.map { $0.mirrored(in: bounds.width) } }
        guard let side else { return plan }
        let more = side.more.map { [row.metrics.more($0)] } ?? []
        plan.side = side.frame
        plan.parts += (side.buttons.parts(in: .side, tint: tint) + more)
          .map { $0.offset(by: side.frame.origin) }
        return plan
      }, in: self,
      BarPartSet.Maker(
        contentView: { _UIToolbarContentView() },
        button: { _ in isClassic ? UIToolbarTextButton() : _UIButtonBarButton() },
        tap: { [weak self] role in
          guard let self else { return }
          (items ?? []).first { role == .item(ObjectIdentifier($0)) }?.sendTap(on: self)
        }))
  }
}
