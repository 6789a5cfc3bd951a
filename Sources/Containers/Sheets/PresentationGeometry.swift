import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// The places of presented views in their containers, by style.
struct PresentationGeometry {
  /// The container's size, in points.
  var container: CGSize
  /// The traits around the presentation.
  var widthClass: UIUserInterfaceSizeClass
  var heightClass: UIUserInterfaceSizeClass
  /// The insets of the container that the screen's sensor, bars and home indicator cover.
  var safeArea: UIEdgeInsets
  /// The upright width of the screen.
  var portraitWidth: CGFloat
  var statusBar: CGFloat
  var isCardEra: Bool

  /// The size of a form sheet without a preferred content size.
  ///
  /// From iPadOS 16 on it is slightly larger (hacknicity, View Controller Presentation Changes in
  /// iOS and iPadOS 16).
  ///
  /// See: D-5 (commonly used in apps, but no published measurement is at hand).
  static let formSheet = CGSize(width: 540, height: 620)

  /// The gap between the safe area's top and a sheet, on an upright phone, in points.
  ///
  /// Source: react-navigation, `forModalPresentationIOS`, which follows the system's: 10; from iOS 26 on
  /// nothing, unless the sheet is over another.
  static let cardGap: CGFloat = 10
  var gap: CGFloat
  /// True if a sheet keeps to the bottom edge in compact height.
  var isEdgeAttached: Bool
  /// The width that a sheet at the bottom edge takes; nil for all that there is.
  var attachedWidth: CGFloat?

  /// The frame of a page sheet without detents.
  ///
  /// Up to iOS 12 it is as wide as the screen held upright and reaches from the status bar to the
  /// bottom; from iOS 13 on on iPads the figure is derived.
  ///
  /// See: D-5.
  /// Source: Apple, UIModalPresentationStyle.pageSheet.
  var pageSheet: CGRect {
    if isCardEra, heightClass == .compact, widthClass == .compact, !isEdgeAttached {
      return CGRect(origin: .zero, size: container)
    }
    let compactWidth =
      heightClass == .compact
      ? min(attachedWidth ?? container.width, container.width) : container.width
    let width = widthClass == .compact ? compactWidth : min(portraitWidth, container.width)
    let top = isCardEra ? safeArea.top + gap : statusBar
    return CGRect(
      x: (container.width - width) / 2, y: top, width: width,
      height: max(container.height - top, 0))
  }

  /// The frame of a form sheet that would like a size.
  ///
  /// Source: Apple, preferredContentSize (a form sheet takes it).
  func formSheet(_ wish: CGSize) -> CGRect {
    if widthClass == .compact { return pageSheet }
    let size = wish.width > 0 && wish.height > 0 ? wish : Self.formSheet
    let width = min(size.width, container.width)
    let height = min(size.height, container.height)
    return CGRect(
      x: (container.width - width) / 2, y: (container.height - height) / 2, width: width,
      height: height)
  }

  /// A sheet of a height, tied to the container's bottom.
  func sheet(_ frame: CGRect, height: CGFloat) -> CGRect {
    let height = min(max(height, 0), frame.height)
    return CGRect(
      x: frame.minX, y: container.height - height, width: frame.width, height: height)
  }
}

extension UIPresentationController {
  /// The figures for a container of a size, with the traits that it has or, in the setup of a change,
  /// will have.
  private func geometry(in size: CGSize) -> PresentationGeometry {
    let traits =
      machine.deviceTraits.announced.map { machine.traits[$0] }
      ?? presentingViewController.traitCollection
    let hardware = machine.hardware
    // A change of size that is announced comes before the interface has turned.
    let orientation: UIInterfaceOrientation = size.width > size.height ? .landscapeLeft : .portrait
    return PresentationGeometry(
      container: size, widthClass: traits.horizontalSizeClass,
      heightClass: traits.verticalSizeClass, safeArea: hardware.safeArea(orientation),
      portraitWidth: hardware.portraitSize.width,
      statusBar: hardware.statusBarHeight(orientation, era: machine.era),
      isCardEra: machine.features.presentsSheets,
      gap: !machine.features.sheetsReachTop || isOverSheet ? PresentationGeometry.cardGap : 0,
      isEdgeAttached: sheet?.prefersEdgeAttachedInCompactHeight ?? false,
      attachedWidth: sheet?.widthFollowsPreferredContentSizeWhenEdgeAttached == true
        && shown.preferredContentSize.width > 0 ? shown.preferredContentSize.width : nil)
  }

  /// The sheet whose detents and preferences count.
  private var sheet: UISheetPresentationController? {
    self as? UISheetPresentationController
      ?? (self as? UIPopoverPresentationController)?.wishedSheet
  }

  private var isOverSheet: Bool {
    let below = presenter?.presentation.own?.style
    return below == .pageSheet || below == .formSheet
  }

  /// The frame that the system gives the presented view in the container.
  var systemFrame: CGRect { systemPlace(in: container?.bounds.size ?? .zero).frame }

  func systemPlace(in size: CGSize) -> PresentedPlace {
    switch style {
    case .pageSheet:
      machine.assumptions.presentations.insert(.sheet)
      let geometry = geometry(in: size)
      return sheetPlace(in: geometry, geometry.pageSheet)
    case .formSheet:
      let geometry = geometry(in: size)
      let wish = shown.preferredContentSize
      if geometry.widthClass == .compact || wish.width <= 0 || wish.height <= 0 {
        machine.assumptions.presentations.insert(.sheet)
      }
      return sheetPlace(in: geometry, geometry.formSheet(wish))
    case .popover:
      machine.assumptions.presentations.insert(.popover)
      return PresentedPlace(
        (self as? UIPopoverPresentationController)?.popoverFrame(in: size)
          ?? CGRect(origin: .zero, size: size))
    default: return PresentedPlace(CGRect(origin: .zero, size: size))
    }
  }

  /// The size of the presented controller in a container of `size`.
  ///
  /// See: R-ROT-2 (what the presented controller is told).
  func presentedSize(in size: CGSize) -> CGSize {
    guard !ownStyle.isOwn else {
      // A view that the app places follows the container as its mask says.
      guard let view = presentedView, let container, view.superview === container else {
        return size
      }
      return view.bounds.size == container.bounds.size ? size : view.bounds.size
    }
    return systemPlace(in: size).size
  }

  /// A sheet's place at its selected detent.
  ///
  /// In compact height the figure is derived.
  ///
  /// See: D-5, V-47 (on iOS 26 it floats below the largest one).
  private func sheetPlace(in geometry: PresentationGeometry, _ frame: CGRect) -> PresentedPlace {
    let bottom = geometry.safeArea.bottom
    guard let sheet, let detent = sheet.selectedDetent(in: geometry, largest: frame)
    else { return PresentedPlace(frame) }
    let height = machine.pixelGrid.round(detent + bottom)
    // In regular height a sheet with detents is as wide as its container.
    guard let floating = machine.hardware.layoutFigures.floatingSheet, height < frame.height,
      geometry.heightClass == .regular
    else { return PresentedPlace(geometry.sheet(frame, height: height)) }
    if floating.share(of: detent) < 1 { machine.assumptions.presentations.insert(.smallSheet) }
    return floating.place(
      at: detent, in: geometry.container, safeAreaBottom: bottom, machine.pixelGrid)
  }
}
