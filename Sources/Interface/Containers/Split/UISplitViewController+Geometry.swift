import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// The frames of the columns.
extension UISplitViewController: LayingOutContainer {
  /// Returns the width of the primary or the supplementary column in a container of a width.
  ///
  /// The width is in points and rounded to whole pixels.
  func width(of column: Column, in width: CGFloat) -> CGFloat {
    let preference = column == .primary ? columns.primaryWidth : columns.supplementaryWidth
    let points = machine.pixelGrid.round(preference.points(in: width))
    guard column == .primary, machine.posture != nil else { return points }
    let rest = width - Self.leastSecondary
    return rest * 2 < points ? points : min(points, rest)
  }

  /// The least width of the secondary column next to others on a foldable device, in points.
  ///
  /// See: R-FOLD-23.
  private static let leastSecondary: CGFloat = 532

  /// Returns the fold in the container's view while it divides the width; otherwise nil.
  ///
  /// Rule: R-FOLD-23.
  private func foldLine(in size: CGSize) -> CGFloat? {
    guard machine.posture != nil,
      let fold = viewIfLoaded?.reservedRegions(kind: .division).first?.frame,
      fold.height > fold.width, fold.midX > 0, fold.midX < size.width
    else { return nil }
    return fold.midX
  }

  /// Returns the frame of a child's column in a container of a size, in points; nil if the child is
  /// not in a column.
  func columnFrame(of container: any UIContentContainer, in size: CGSize) -> CGRect? {
    if columns.isCollapsed {
      return container === columns.collapsed ? CGRect(origin: .zero, size: size) : nil
    }
    for column in Column.standing where columns[column] === container {
      return frame(of: column, in: size)
    }
    return nil
  }

  private func frame(of column: Column, in size: CGSize) -> CGRect {
    var primary = width(of: .primary, in: size.width)
    var supplementary =
      columns[.supplementary] == nil ? 0 : width(of: .supplementary, in: size.width)
    let sides = displayMode.sides(hasSupplementary: columns[.supplementary] != nil)
    if sides.isAdjacent, !sides.displaces, let line = foldLine(in: size) {
      let end = isMirrored ? size.width - line : line
      if sides.showsPrimary {
        primary =
          sides.showsSupplementary
          ? machine.pixelGrid.round(end * primary / (primary + supplementary)) : end
      }
      if sides.showsSupplementary { supplementary = end - (sides.showsPrimary ? primary : 0) }
    }
    var frame = CGRect(origin: .zero, size: size)
    switch column {
    case .primary:
      frame.size.width = primary
      if !sides.showsPrimary {
        frame.origin.x = -primary - (sides.showsSupplementary ? 0 : supplementary)
      }
    case .supplementary:
      frame.size.width = supplementary
      frame.origin.x =
        sides.showsSupplementary ? (sides.showsPrimary ? primary : 0) : -supplementary
    case .secondary, .compact:
      var taken: CGFloat = 0
      if sides.isAdjacent {
        if sides.showsPrimary { taken += primary }
        if sides.showsSupplementary { taken += supplementary }
      }
      frame.origin.x = taken
      frame.size.width = sides.displaces ? size.width : size.width - taken
    }
    if isMirrored { frame.origin.x = size.width - frame.maxX }
    return frame
  }

  /// True if the columns are arranged from right to left.
  var isMirrored: Bool {
    let isRightToLeft = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isRightToLeft != (primaryEdge == .trailing)
  }

  /// Updates the display mode if the aspect ratio has changed, and sets the frames of the columns.
  func layOutContents() {
    guard let view = viewIfLoaded else { return }
    columns.size = nil
    followShape()
    let size = view.bounds.size
    for controller in shownControllers {
      guard let own = controller.viewIfLoaded, own.superview === view,
        let frame = columnFrame(of: controller, in: size)
      else { continue }
      if own.frame != frame { own.frame = frame }
    }
  }

  /// Arranges the columns for the announced size of the window, if the container fills it.
  ///
  /// Inside an outer split view controller it is the size of the column.
  ///
  /// New traits and the window's size are announced before the container's own size.
  ///
  /// See: R-COLL-3.
  func expectSize() {
    guard let size = machine.rotation.announcedSize, fillsWindow else { return }
    columns.size = outerColumnSize(in: size) ?? size
  }

  private var fillsWindow: Bool {
    guard let view = viewIfLoaded else { return false }
    return view.bounds.size == view.window?.bounds.size
  }

  /// Returns the size of the column of the nearest outer split view controller that this one fills,
  /// for a size of the window; nil without such a column.
  ///
  /// The outer one has collapsed or expanded before.
  private func outerColumnSize(in window: CGSize) -> CGSize? {
    var child: UIViewController = self
    while let parent = child.parent {
      if let outer = parent as? UISplitViewController, outer.fillsWindow {
        return outer.columnFrame(of: child, in: outer.outerColumnSize(in: window) ?? window)?.size
      }
      child = parent
    }
    return nil
  }
}

extension UISplitViewController.DisplayMode {
  /// The columns that a mode shows besides the secondary one, and whether they are next to it or
  /// overlay it.
  struct Sides {
    /// True if the primary column is visible.
    var showsPrimary: Bool
    /// True if the supplementary column is visible.
    var showsSupplementary: Bool
    /// True if the columns are next to the secondary one, false if they overlay it.
    var isAdjacent: Bool
    /// True if the secondary column moves aside and has the whole width.
    var displaces = false
  }

  /// Returns the columns of the mode.
  ///
  /// With three columns, one next to the secondary is the supplementary.
  ///
  /// Source: Apple, UISplitViewController.DisplayMode.
  func sides(hasSupplementary: Bool) -> Sides {
    switch self {
    case .automatic, .secondaryOnly:
      Sides(showsPrimary: false, showsSupplementary: false, isAdjacent: false)
    case .oneBesideSecondary, .oneOverSecondary:
      Sides(
        showsPrimary: !hasSupplementary, showsSupplementary: hasSupplementary,
        isAdjacent: self == .oneBesideSecondary)
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      Sides(
        showsPrimary: true, showsSupplementary: hasSupplementary,
        isAdjacent: self != .twoOverSecondary, displaces: self == .twoDisplaceSecondary)
    }
  }
}
