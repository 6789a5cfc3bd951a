import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// The positions of a row's parts.
extension UITableViewCell: ContentHolder {
  /// Removes an accessory view that was replaced; the next layout adds the new one.
  final func replaceAccessory(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    setNeedsLayout()
  }

  /// The distance of labels from the row's leading edge, in points.
  ///
  /// See: R-LIST-5 (readable width: the rest is shared out on both sides).
  final var contentMargin: CGFloat {
    let least = leastMargin
    guard let table, table.cellLayoutMarginsFollowReadableWidth else { return least }
    let category = traitCollection.preferredContentSizeCategory
    guard
      let readable = machine.hardware.layoutMetrics.readableWidth(
        category == .unspecified ? .large : category)
    else { return least }
    let safe = insetsOfSafeArea
    return max(least, (bounds.width - safe.left - safe.right - readable) / 2)
  }

  /// The distance of labels from the row's leading edge without the readable width, in points.
  ///
  /// See: R-LIST-21.
  private var leastMargin: CGFloat {
    let metrics = CellMetrics(of: table ?? self)
    return table?.isInset == true ? metrics.margin : metrics.tableMargin
  }

  /// The margins of the content view for left-to-right reading.
  final var contentMargins: UIEdgeInsets {
    let metrics = CellMetrics(of: table ?? self)
    let side = contentMargin
    return UIEdgeInsets(
      top: metrics.verticalMargin, left: side, bottom: metrics.verticalMargin,
      right: shownAccessoryWidth > 0 ? CellMetrics.accessoryMargin : side)
  }

  /// The distance of text from the trailing edge of the content view, in points.
  final var trailingContentMargin: CGFloat { contentMargins.right }

  /// The horizontal safe area insets of the content view.
  ///
  /// See: R-LIST-5.
  private var insetsOfSafeArea: UIEdgeInsets {
    guard let table else {
      return UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
    }
    // The table's insets are read, because a row is measured before it is in the table.
    guard table.insetsContentViewsToSafeArea, !table.isInset else { return .zero }
    let safe = table.safeAreaInsets
    return UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
  }

  private var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

  private var shownAccessoryType: AccessoryType {
    isEditing ? editingAccessoryType : accessoryType
  }

  private var shownAccessoryWidth: CGFloat {
    let metrics = CellMetrics(of: table ?? self)
    let extra = contentMargin - leastMargin
    if let view = shownAccessoryView { return view.bounds.width + metrics.tableMargin + extra }
    let width = metrics.width(of: shownAccessoryType)
    return width > 0 ? width + extra : 0
  }

  /// The distance of the style's labels from an accessory, in points; nil is the content's margin.
  final var labelGap: CGFloat? {
    guard shownAccessoryWidth > 0 else { return nil }
    let type = shownAccessoryView == nil ? shownAccessoryType : .none
    return CellMetrics(of: table ?? self).labelGap(before: type)
  }

  /// True if the row shows an edit control.
  private var showsEditControl: Bool {
    indentsNow && (editingStyle != .none || table?.selectsWhileEditing ?? false)
  }

  /// The left and right insets of the content view in a row, in points.
  private var contentInsets: UIEdgeInsets {
    let safe = insetsOfSafeArea
    var leading: CGFloat = 0
    var trailing = shownAccessoryWidth
    let metrics = CellMetrics(of: table ?? self)
    if isEditing {
      if showsEditControl { leading += metrics.editSpace }
      if showsReorderNow { trailing += metrics.reorderSpace }
    }
    trailing += table?.indexWidth ?? 0
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: 0, left: safe.left + (isReversed ? trailing : leading), bottom: 0,
      right: safe.right + (isReversed ? leading : trailing))
  }

  /// The height that the separator takes from the content view, in points.
  ///
  /// See: R-LIST-5 (up to iOS 12).
  private var separatorHeight: CGFloat {
    guard machine.features.separatorsCutContent, let table, table.separatorStyle != .none else {
      return 0
    }
    return CellMetrics(of: table).separator
  }

  /// Positions the content view, the accessory and the labels of the style.
  final func layOutParts() {
    let insets = contentInsets
    let content = contentView
    let frame = CGRect(
      x: insets.left, y: 0, width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - separatorHeight))
    if content.frame != frame { content.frame = frame }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margins = contentMargins
    let sides = UIEdgeInsets(
      top: margins.top, left: isReversed ? margins.right : margins.left, bottom: margins.bottom,
      right: isReversed ? margins.left : margins.right)
    if !documented.statesMargins, content.layoutMargins != sides { content.layoutMargins = sides }
    backgroundView?.frame = bounds
    if let view = shownAccessoryView {
      if view.superview !== self { addSubview(view) }
      let size = view.bounds.size
      let x = isReversed ? frame.minX - size.width : frame.maxX
      view.frame = machine.pixelGrid.round(
        CGRect(
          x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
    }
    let hidden = isEditing ? accessoryView : editingAccessoryView
    if let hidden, hidden !== shownAccessoryView { hidden.removeFromSuperview() }
    layOutControls(isReversed: isReversed)
    layOutStyle()
  }

  /// Positions the edit and reorder controls in editing mode, and removes them otherwise.
  ///
  /// See: R-LIST-5.
  private func layOutControls(isReversed: Bool) {
    let metrics = CellMetrics(of: table ?? self)
    let safe = insetsOfSafeArea
    func put(_ control: UIView, _ frame: CGRect) {
      if control.superview !== self { addSubview(control) }
      var location = frame
      if isReversed { location.origin.x = bounds.width - frame.maxX }
      location = machine.pixelGrid.round(location)
      if control.frame != location { control.frame = location }
    }
    let (leading, trailing) = isReversed ? (safe.right, safe.left) : (safe.left, safe.right)
    if isEditing, showsEditControl {
      let control = editControl ?? UITableViewCellEditControl(of: self)
      editControl = control
      let size = metrics.editSize
      put(
        control,
        CGRect(
          x: leading + metrics.editStart, y: (bounds.height - size) / 2, width: size, height: size))
    } else if let control = editControl {
      control.removeFromSuperview()
      editControl = nil
    }
    if isEditing, showsReorderNow {
      let control = reorderControl ?? UITableViewCellReorderControl(of: self)
      reorderControl = control
      let end = trailing + (table?.indexWidth ?? 0)
      put(
        control,
        CGRect(
          x: bounds.width - end - metrics.reorderSpace, y: 0, width: metrics.reorderSize,
          height: bounds.height))
    } else if let control = reorderControl {
      control.removeFromSuperview()
      reorderControl = nil
    }
  }

  /// Lays out the cell at a width, in points, and returns the height that its content requires.
  ///
  /// See: R-LIST-3.
  final func contentHeight(in width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    if bounds.width != width { frame.size.width = width }
    layOutParts()
    let insets = contentInsets
    let space = max(0, width - insets.left - insets.right)
    let content = contentView
    if strings == nil {
      let size = content.systemLayoutSizeFitting(
        CGSize(width: space, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      if size.height > 0 {
        let extra =
          contentConfiguration == nil ? 0 : CellMetrics(of: table ?? self).configurationSpace
        return size.height + separatorHeight + extra
      }
    }
    return styleHeight(in: width)
  }

  /// Returns the height in points of a row with a system style's labels, or without content.
  final func styleHeight(in width: CGFloat) -> CGFloat {
    let insets = contentInsets
    let plan = stylePlan(width: max(0, width - insets.left - insets.right), height: nil)
    return max(
      CellMetrics(of: table ?? self).rowHeight,
      machine.pixelGrid.roundUp(plan.height + separatorHeight))
  }
}
