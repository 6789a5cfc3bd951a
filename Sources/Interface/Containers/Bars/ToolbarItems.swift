import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalGraphics
import GimbalTraits

/// The buttons in a toolbar.
extension UIToolbar {
  private var shownItems: [UIBarButtonItem] {
    let shown = (items ?? []).filter { !$0.isHidden }
    return standsAtSide ? shown.filter(\.standsInSideBars) : shown
  }

  /// True if the toolbar is in the side bar of a foldable device.
  private var standsAtSide: Bool { SideBar.holds(self) }

  /// True if one of its buttons keeps the toolbar at the bottom while bars are at the side.
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
    let items = shownItems
    guard !items.isEmpty || !contents.isEmpty else { return }
    let old = contents
    contents = items.compactMap { $0.customView.map(BarSlot.of) }
    BarSlot.show(contents, in: self, insteadOf: old)
    guard !contents.isEmpty else { return }
    for slot in row.slots {
      if case .view(let view) = slot.content { BarSlot.position(view, at: mirrored(slot.frame)) }
    }
  }

  private var isMirrored: Bool {
    !standsAtSide && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

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
    guard machine.hasPhoneDesignOf26, !standsAtSide, safeAreaInsets.bottom > 0,
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
      CGRect(
        x: 0, y: glass?.top ?? 0, width: bounds.width,
        height: standsAtSide ? bounds.height : height),
      from: side + (isMirrored ? safe.right : safe.left),
      to: bounds.width - side - (isMirrored ? safe.left : safe.right))
    if standsAtSide {
      row.positionDown(shownItems, from: SideBar.start(in: self))
    } else {
      row.positionAcross(shownItems)
    }
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
        return plan
      }, in: self,
      BarPartSet.Maker(
        contentView: { _UIToolbarContentView() },
        button: { _ in isClassic ? UIToolbarTextButton() : _UIButtonBarButton() },
        tap: { [weak self] role in
          guard let self else { return }
          shownItems.first { role == .item(ObjectIdentifier($0)) }?.sendTap(on: self)
        }))
  }
}
