import Foundation
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// Where presented views stand.
extension UIPresentationController {
  /// The figures of sheets and popovers, in points. None is documented but those of the form sheet.
  ///
  /// Source: D-5; Apple names 540 × 620 for form sheets in older documentation; S22 for page sheets.
  private enum Figures {
    static let formSheet = CGSize(width: 540, height: 620)
    static let pageSheetWidth: CGFloat = 768
    static let popover = CGSize(width: 320, height: 480)
    /// Between the top of the safe area and a sheet on a phone.
    static let gapAbove: CGFloat = 10
    static let margin: CGFloat = 10
  }

  /// The frame of the presented view in a container of a size, in its coordinates.
  ///
  /// Sheets on phones lie at the bottom, below a gap; where the height is compact they fill the
  /// container. Figures that are not documented are reported as assumed.
  ///
  /// Source: S22; D-5.
  func presentedFrame(in size: CGSize) -> CGRect {
    let whole = CGRect(origin: .zero, size: size)
    switch effectiveStyle {
    case .pageSheet, .formSheet: return sheetFrame(in: whole)
    case .popover: return popoverFrame(in: whole)
    default: return whole
    }
  }

  private func sheetFrame(in whole: CGRect) -> CGRect {
    machine.presentationFiguresWereAssumed = true
    let classes = machine.sizeClasses(of: whole.size)
    if classes.vertical == .compact || classes.horizontal == .compact {
      return edgeSheetFrame(in: whole, isLow: classes.vertical == .compact)
    }
    let wish = shown.preferredContentSize
    var size = effectiveStyle == .formSheet ? Figures.formSheet : pageSheetSize(in: whole)
    if wish.width > 0, wish.height > 0 { size = wish }
    size = CGSize(width: min(size.width, whole.width), height: min(size.height, whole.height))
    let isPage = effectiveStyle == .pageSheet && machine.system.major < 13
    let y = isPage ? whole.height - size.height : (whole.height - size.height) / 2
    return CGRect(
      origin: CGPoint(
        x: machine.pixelGrid.round((whole.width - size.width) / 2), y: machine.pixelGrid.round(y)),
      size: size)
  }

  /// Source: S22: upright a gap at the top, on its side gaps at the sides.
  private func pageSheetSize(in whole: CGRect) -> CGSize {
    let bar = machine.hardware.statusBarHeight(machine.interfaceOrientation, era: machine.era)
    return CGSize(
      width: min(whole.width, Figures.pageSheetWidth), height: whole.height - bar)
  }

  private func edgeSheetFrame(in whole: CGRect, isLow: Bool) -> CGRect {
    let sheet = self as? UISheetPresentationController
    if isLow, sheet?.prefersEdgeAttachedInCompactHeight != true { return whole }
    let safeTop = container?.safeAreaInsets.top ?? 0
    let most = max(whole.height - safeTop - Figures.gapAbove, 0)
    let height = sheet?.restingHeight(most: most) ?? most
    return CGRect(x: 0, y: whole.height - height, width: whole.width, height: height)
  }

  /// Below its source where there is room, else above it; in the middle without a source.
  private func popoverFrame(in whole: CGRect) -> CGRect {
    machine.presentationFiguresWereAssumed = true
    let wish = shown.preferredContentSize
    let size = CGSize(
      width: min(wish.width > 0 ? wish.width : Figures.popover.width, whole.width),
      height: min(wish.height > 0 ? wish.height : Figures.popover.height, whole.height))
    guard let popover = self as? UIPopoverPresentationController, let view = popover.sourceView,
      let container
    else {
      return CGRect(
        x: machine.pixelGrid.round((whole.width - size.width) / 2),
        y: machine.pixelGrid.round((whole.height - size.height) / 2), width: size.width,
        height: size.height)
    }
    let source = container.convert(
      popover.sourceRect.isNull ? view.bounds : popover.sourceRect, from: view)
    let x = min(
      max(source.midX - size.width / 2, Figures.margin), whole.width - size.width - Figures.margin)
    let fits = source.maxY + size.height + Figures.margin <= whole.height
    let y = fits ? source.maxY : max(source.minY - size.height, Figures.margin)
    return CGRect(
      x: machine.pixelGrid.round(max(x, 0)), y: machine.pixelGrid.round(y), width: size.width,
      height: size.height)
  }

  /// Gives the presented view its frame: in the container's layout, but for custom presentations,
  /// which do it themselves, and only at the beginning otherwise.
  func placePresentedView(atFirst: Bool = false) {
    guard let container, atFirst || presentationStyle != UIModalPresentationStyle.custom else { return }
    guard let view = presentedView, view.superview === container || atFirst else { return }
    let frame = send(.frameOfPresentedViewInContainerView) { frameOfPresentedViewInContainerView }
    if view.frame != frame { view.frame = frame }
  }
}

extension Machine {
  /// The size classes of a container of a size, in points, before it has that size.
  fileprivate func sizeClasses(of size: CGSize) -> SizeClasses {
    if hardware.idiom == .pad {
      return SizeClasses(
        horizontal: size.width >= WindowTraits.regularWidth ? .regular : .compact,
        vertical: .regular)
    }
    return size.width > size.height ? hardware.landscapeSizeClasses : hardware.portraitSizeClasses
  }
}
