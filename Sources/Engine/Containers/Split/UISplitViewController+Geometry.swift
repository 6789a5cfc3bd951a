import Foundation
import GimbalGeometry
import GimbalTraits

/// Where the columns stand.
extension UISplitViewController {
  /// The part of the width that the primary column gets by itself, and the most of it in points.
  ///
  /// Source: CHOICE; Apple documents the rule and no figures.
  private static let automaticFraction: CGFloat = 0.4
  private static let automaticMaximum: CGFloat = 320

  private func given(_ width: CGFloat) -> CGFloat? {
    width == UISplitViewController.automaticDimension || !width.isFinite ? nil : max(width, 0)
  }

  /// The width of the primary column in a container of a width, in points on the pixel grid.
  ///
  /// Source: Apple, preferredPrimaryColumnWidthFraction and its kin: the wish, between the least and
  /// the greatest width.
  func primaryWidth(in width: CGFloat) -> CGFloat {
    let wish =
      given(preferredPrimaryColumnWidth)
      ?? (given(preferredPrimaryColumnWidthFraction) ?? UISplitViewController.automaticFraction)
      * width
    let most = given(maximumPrimaryColumnWidth) ?? UISplitViewController.automaticMaximum
    let least = given(minimumPrimaryColumnWidth) ?? 0
    return machine.pixelGrid.round(min(max(min(wish, most), least), max(width, 0)))
  }

  /// The frame of a child's column in a container of a size, in its coordinates; nil for one that is
  /// not in a column.
  func columnFrame(of container: any UIContentContainer, in size: CGSize) -> CGRect? {
    if columns.isCollapsed {
      return container === columns.collapsed ? CGRect(origin: .zero, size: size) : nil
    }
    guard let column = Column.standing.first(where: { columns[$0] === container }) else {
      return nil
    }
    return frame(of: column, in: size)
  }

  private func frame(of column: Column, in size: CGSize) -> CGRect {
    let primary = primaryWidth(in: size.width)
    let supplementary = columns[.supplementary] == nil ? 0 : primary
    let sides = displayMode.sides(hasSupplementary: columns[.supplementary] != nil)
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
      if sides.isBeside {
        if sides.showsPrimary { taken += primary }
        if sides.showsSupplementary { taken += supplementary }
      }
      frame.origin.x = taken
      frame.size.width = sides.displaces ? size.width : size.width - taken
    }
    if isMirrored { frame.origin.x = size.width - frame.maxX }
    return frame
  }

  private var isMirrored: Bool {
    let isRightToLeft = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isRightToLeft != (primaryEdge == .trailing)
  }

  /// Gives the columns' views their places: called when the container's view lays out.
  func placeColumns() {
    guard let view = viewIfLoaded else { return }
    columns.size = nil
    let size = view.bounds.size
    for controller in shownControllers {
      guard let own = controller.viewIfLoaded, own.superview === view,
        let frame = columnFrame(of: controller, in: size)
      else { continue }
      if own.frame != frame { own.frame = frame }
    }
  }

  func columnWidthsDidChange() { viewIfLoaded?.setNeedsLayout() }

  /// The display mode that suits a size in points.
  ///
  /// Side by side where the container is wider than high, as on an iPad on its side; else the
  /// secondary column alone. Source: CHOICE; Apple says that it depends on device and size.
  func automaticDisplayMode(for size: CGSize) -> DisplayMode {
    size.width > size.height ? .oneBesideSecondary : .secondaryOnly
  }
}

extension UISplitViewController.Column {
  /// The columns that stand side by side, from the primary edge on.
  static let standing: [Self] = [.primary, .supplementary, .secondary]
}

extension UISplitViewController.DisplayMode {
  /// Which columns a mode shows beside the secondary one, and whether these take its room.
  struct Sides {
    var showsPrimary: Bool
    var showsSupplementary: Bool
    var isBeside: Bool
    var displaces = false
  }

  /// With three columns, one beside the secondary is the supplementary one.
  ///
  /// Source: Apple, UISplitViewController.DisplayMode.
  func sides(hasSupplementary: Bool) -> Sides {
    switch self {
    case .automatic, .secondaryOnly:
      Sides(showsPrimary: false, showsSupplementary: false, isBeside: false)
    case .oneBesideSecondary, .oneOverSecondary:
      Sides(
        showsPrimary: !hasSupplementary, showsSupplementary: hasSupplementary,
        isBeside: self == .oneBesideSecondary)
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      Sides(
        showsPrimary: true, showsSupplementary: hasSupplementary,
        isBeside: self != .twoOverSecondary, displaces: self == .twoDisplaceSecondary)
    }
  }
}
