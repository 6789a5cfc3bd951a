import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// The frames of presented views in their containers.
extension UIPresentationController {
  /// Returns the geometry for a container of a size, with its traits; while a change is set up,
  /// with its future traits.
  private func geometry(in size: CGSize) -> PresentationGeometry {
    let traits =
      machine.deviceTraits.announced.map { machine.traits[$0] }
      ?? presentingViewController.traitCollection
    let hardware = machine.hardware
    // An announced change of size precedes the rotation of the interface.
    let orientation: UIInterfaceOrientation = size.width > size.height ? .landscapeLeft : .portrait
    let stands = orientation.isLandscape == machine.interfaceOrientation.isLandscape
    let standsOff = BarSides(machine).barBand != nil
    return PresentationGeometry(
      container: size, widthClass: traits.horizontalSizeClass,
      heightClass: traits.verticalSizeClass,
      safeArea: standsOff && stands ? machine.screenSafeArea : hardware.safeArea(orientation),
      portraitWidth: hardware.portraitSize.width,
      statusBar: orientation.statusBarHeight(on: machine),
      usesCardSheets: machine.features.presentsSheets,
      gap: !machine.features.sheetsExtendToTop || isOverSheet ? cardGap : 0,
      isEdgeAttached: sheet?.prefersEdgeAttachedInCompactHeight ?? false,
      attachedWidth: sheet?.widthFollowsPreferredContentSizeWhenEdgeAttached == true
        && shown.preferredContentSize.width > 0 ? shown.preferredContentSize.width : nil,
      space: standsOff ? space(in: size) : nil)
  }

  /// Returns the part of the container for sheets on a foldable device.
  ///
  /// It is the whole container, or the half before or after a fold that divides its width.
  ///
  /// See: R-FOLD-19.
  private func space(in size: CGSize) -> PresentationGeometry.Space {
    let isReversed = container?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var side: PaneSide?
    switch sheet?.preferredPlacement ?? .automatic {
    case .leading: side = isReversed ? .right : .left
    case .trailing: side = isReversed ? .left : .right
    case .automatic, .center: break
    }
    guard size.width > size.height,
      let fold = container?.reservedRegions(kind: .division).first?.frame,
      fold.height > fold.width, fold.minX > 0, fold.maxX < size.width
    else {
      return PresentationGeometry.Space(from: 0, to: size.width, side: side)
    }
    let half = side ?? (isReversed ? .right : .left)
    return half == .left
      ? PresentationGeometry.Space(from: 0, to: fold.midX, side: half)
      : PresentationGeometry.Space(from: fold.midX, to: size.width, side: half)
  }

  /// The gap above a sheet on this device, in points.
  private var cardGap: CGFloat {
    let hasHomeButton = machine.hardware.landscapeSafeArea.left == 0
    return machine.features.lowersSheets && machine.hardware.idiom == .phone && hasHomeButton
      ? PresentationGeometry.lowCardGap : PresentationGeometry.cardGap
  }

  /// The sheet whose detents and preferences apply.
  private var sheet: UISheetPresentationController? {
    self as? UISheetPresentationController
      ?? (self as? UIPopoverPresentationController)?.wishedSheet
  }

  private var isOverSheet: Bool {
    let below = presenter?.presentation.own?.style
    return below == .pageSheet || below == .formSheet
  }

  /// The frame of the presented view in the container, as the system sets it.
  var systemFrame: CGRect {
    let size = container?.bounds.size ?? .zero
    (self as? UIPopoverPresentationController)?.prepareReposition(in: size)
    return systemPosition(in: size).frame
  }

  /// Returns the frame of the presented view in a system style, for a size of the container.
  func systemPosition(in size: CGSize) -> PresentedFrame {
    switch style {
    case .pageSheet:
      machine.assumptions.presentations.insert(.sheet)
      let geometry = geometry(in: size)
      return sheetPosition(in: geometry, geometry.pageSheet)
    case .formSheet:
      let geometry = geometry(in: size)
      let preferredSize = shown.preferredContentSize
      if geometry.widthClass == .compact || preferredSize.width <= 0 || preferredSize.height <= 0 {
        machine.assumptions.presentations.insert(.sheet)
      }
      let position = sheetPosition(in: geometry, geometry.formSheet(preferredSize))
      let keyboard = machine.hardware.idiom == .pad ? machine.guides.keyboardHeight : 0
      guard keyboard > 0, position.scale == 1 else { return position }
      return PresentedFrame(geometry.above(keyboard: keyboard, position.frame))
    case .popover:
      machine.assumptions.presentations.insert(.popover)
      return PresentedFrame(
        (self as? UIPopoverPresentationController)?.popoverFrame(in: size)
          ?? CGRect(origin: .zero, size: size))
    default: return PresentedFrame(CGRect(origin: .zero, size: size))
    }
  }

  /// Returns the size of the presented controller in a container of `size`.
  ///
  /// See: R-ROT-2 (the size that the presented controller receives).
  func presentedSize(in size: CGSize) -> CGSize {
    guard !ownStyle.isOwn else {
      // A view that the app positions follows the container by its autoresizing mask.
      guard let view = presentedView, let container, view.superview === container else {
        return size
      }
      return view.bounds.size == container.bounds.size ? size : view.bounds.size
    }
    return systemPosition(in: size).size
  }

  /// Returns the frame of a sheet at its selected detent.
  ///
  /// In compact height the value is derived.
  ///
  /// See: D-5, V-47 (on iOS 26 it floats below the largest one).
  private func sheetPosition(in geometry: PresentationGeometry, _ frame: CGRect) -> PresentedFrame {
    let bottom = geometry.safeArea.bottom
    guard let sheet, let detent = sheet.selectedDetent(in: geometry, largest: frame)
    else { return PresentedFrame(frame) }
    let height = machine.pixelGrid.round(detent + bottom)
    // In regular height a sheet with detents is as wide as its container.
    guard let floating = machine.hardware.layoutMetrics.floatingSheet, height < frame.height,
      geometry.heightClass == .regular, geometry.space == nil
    else { return PresentedFrame(geometry.sheet(frame, height: height)) }
    if floating.share(of: detent) < 1 { machine.assumptions.presentations.insert(.smallSheet) }
    return floating.position(
      at: detent, in: geometry.container, safeAreaBottom: bottom, machine.pixelGrid)
  }
}
