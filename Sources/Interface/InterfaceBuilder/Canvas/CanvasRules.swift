package import Foundation
package import GimbalGeometry
package import GimbalInterfaceDocuments

/// The surroundings with which one root view is laid out.
package struct Canvas {
  /// The size of the root view, in points.
  package var size: CGSize
  /// The number of pixels per point, to which frames are rounded.
  package var scale: CGFloat
  /// The insets of the root view for bars and the screen's shape, in points.
  package var safeArea: UIEdgeInsets
  /// The size classes and idiom that select variations.
  package var traits: InterfaceTraits
}

/// The layout rules of Interface Builder's canvas, which differ from those of devices.
///
/// Rule: R-NIB-11.
/// Source: Interface Builder documents, frames of views that are pinned to safe areas and layout
/// guides.
struct CanvasRules {
  private let document: InterfaceDocument
  private let device: CanvasDevice?
  private let version: CanvasVersion
  private let bars: CanvasBarFinder

  /// Reads the device, version and bars from a document.
  init(_ document: InterfaceDocument) {
    self.document = document
    device = CanvasDevice.of(document)
    version = CanvasVersion(document)
    bars = CanvasBarFinder(document)
  }

  /// The smallest height of a canvas's screen in its orientation, in points.
  private var lowestScreen: CGFloat { document.isLandscape ? 320 : 480 }

  /// The width and height of the canvas without a device, in points.
  private static let square: CGFloat = 600

  /// The size of the screen in its orientation, in points.
  private var screen: CGSize {
    guard let device else {
      return bars.simulatedScreen ?? CGSize(width: CanvasRules.square, height: CanvasRules.square)
    }
    return document.isLandscape
      ? CGSize(width: device.size.height, height: device.size.width) : device.size
  }

  /// The traits of all canvases of the document.
  var traits: InterfaceTraits {
    guard document.usesTraitCollections else { return InterfaceTraits(width: nil, height: nil) }
    if let part = document.adaptation, let device, device.isPad, part != "fullscreen" {
      return InterfaceTraits(
        width: device.widthClass(ofPart: part, isLandscape: document.isLandscape),
        height: .regular, idiom: "pad")
    }
    return device?.traits(isLandscape: document.isLandscape)
      ?? InterfaceTraits(width: nil, height: nil)
  }

  /// Returns the size, scale and safe area of a root view, as Interface Builder computes them.
  ///
  /// See: R-NIB-11.20.
  /// Source: Interface Builder documents of ReactiveX/RxSwift, and for views of other sizes those of
  /// hello/suripu-ios and WWDCScholars/iOS-app.
  func canvas(of root: CanvasRoot) -> Canvas {
    let frame = root.view.frame.value(in: traits)
    var size = rowSize(of: root, frame) ?? frame?.size ?? screen
    var safeArea = safeArea(of: root, size: size)
    // A root view that is saved below opaque bars extends to the end of the screen.
    if root.kind == .controllerView, let top = frame?.minY, top > 0 {
      if size.width == screen.width, !root.hasFreeSize {
        size.height = min(size.height, screen.height - top)
      }
      safeArea.top = 0
    }
    return Canvas(size: size, scale: grid(of: root), safeArea: safeArea, traits: traits)
  }

  /// Returns the size of a table's cell that has no frame, or whose content has none; nil for other
  /// root views.
  ///
  /// See: R-NIB-11.13.
  /// Source: Interface Builder documents of Lax/Learn-iOS-Swift-by-Examples,
  /// QuickBlox/quickblox-ios-sdk and shinobicontrols/iOS8-day-by-day, and row heights in documents.
  private func rowSize(of root: CanvasRoot, _ frame: CGRect?) -> CGSize? {
    guard let table = root.table, let width = table.child(key: "frame")?.rectangle?.width,
      frame == nil || root.view.markup.child(key: "contentView")?.child(key: "frame") == nil
    else { return nil }
    let heights = [root.view.markup, table].compactMap { $0.number("rowHeight") }
    let height = frame?.height ?? CGFloat(heights.first { $0 > 0 } ?? 44)
    return CGSize(width: width, height: height)
  }

  /// Returns the size of the content of a cell whose content has no valid frame.
  ///
  /// Up to Xcode 10 it is a pixel lower than the cell, for the separator, and up to Xcode 8 narrower
  /// by the cell's accessory.
  ///
  /// See: R-NIB-11.13.
  func contentSize(of root: CanvasRoot, on canvas: Canvas) -> CGSize {
    guard root.view.kind == "tableViewCell" else { return canvas.size }
    let line = version.showsRowSeparators ? 1 / canvas.scale : 0
    let accessory = version.hasSafeAreas ? nil : root.view.markup["accessoryType"]
    let end = accessory.flatMap { CanvasRules.accessoryWidths[$0] } ?? 0
    return CGSize(width: canvas.size.width - end, height: max(0, canvas.size.height - line))
  }

  /// The widths of accessories with the space around them up to Xcode 8, in points.
  ///
  /// Source: Interface Builder documents, widths of content views.
  private static let accessoryWidths: [String: CGFloat] = [
    "disclosureIndicator": 33, "checkmark": 39, "detailButton": 47, "detailDisclosureButton": 67,
  ]

  /// Returns the margins of a controller's view that differ from those in the canvas's system; nil
  /// for other root views, and for margins in the document.
  ///
  /// See: R-NIB-11.11.
  func rootMargins(of root: CanvasRoot) -> UIEdgeInsets? {
    guard root.kind == .controllerView, version.hasNarrowMargins,
      root.view.markup.child(key: "layoutMargins") == nil
    else { return nil }
    return UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
  }

  /// Returns the number of pixels per point to which the frames of a root are rounded.
  ///
  /// On a canvas that was drawn at one pixel per point, positions are multiples of half a point
  /// before they are saved. Thirds of a point would be further from the saved integers.
  ///
  /// See: R-NIB-11.7.
  private func grid(of root: CanvasRoot) -> CGFloat {
    let scale = device?.scale ?? 2
    return scale > 2 && self.scale(of: root) == 1 ? 2 : scale
  }

  /// Returns the scale of the pixel grid on which a root was saved.
  ///
  /// A canvas that was drawn at one pixel per point saved integers, whatever the device.
  func scale(of root: CanvasRoot) -> CGFloat {
    CanvasRules.isFractional(root.view.markup) ? device?.scale ?? 2 : 1
  }

  private static func isFractional(_ markup: Markup) -> Bool {
    if let frame = markup.child(key: "frame")?.rectangle,
      [frame.minX, frame.minY, frame.width, frame.height].contains(where: {
        ($0 - $0.rounded()).magnitude > 0.01
      })
    {
      return true
    }
    return markup.children.contains(where: isFractional)
  }

  /// Returns the insets of the bars over a root view.
  private func safeArea(of root: CanvasRoot, size: CGSize) -> UIEdgeInsets {
    if version.coversHighViewsAlone, size.height < lowestScreen { return .zero }
    guard root.isCanvasView || (version.coversHighViewsAlone && root.isTopLevel) else {
      return .zero
    }
    var found =
      root.controller.map { bars.bars(of: $0.id) } ?? bars.bars(ofTopLevel: root.view)
    if found.top == .largeNavigation, root.beginsWithList,
      !version.showsTitlesAboveLists(on: device)
    {
      found.top = .navigation
    }
    var insets = UIEdgeInsets.zero
    let isSheet = isSheet(size)
    let barBelow = barBelow(found, size)
    let whole = CGSize(width: size.width, height: size.height + (barBelow ?? 0))
    let isBelowBars = !isSheet && isBelowBars(whole, found)
    if !isBelowBars {
      // Documents that use safe areas have the status bar's inset, even if they disable it, and so
      // have phones with a sensor housing.
      let hasStatusInset =
        document.usesSafeAreas || (device.map { $0.hasHomeIndicator && !$0.isPad } ?? false)
      let hasNone =
        (!found.hasStatusBar && !hasStatusInset) || (found.isEmbedded && !version.hasSafeAreas)
      insets.top = isSheet || hasNone ? 0 : statusInset * times
      insets.top += barHeight(found, inSheet: isSheet)
    }
    if size.width == screen.width { (insets.left, insets.right) = (sensorInset, sensorInset) }
    if barBelow != nil { return insets }
    insets.bottom = homeInset(size, isAtEnd: isSheet || isBelowBars)
    if isSheet, version.endsSheetsBelow(hasBar: found.top != .none) { insets.bottom = 0 }
    if found.hasTabBar { insets.bottom += 49 }
    if found.hasToolbar { insets.bottom += toolbar }
    return insets
  }

  /// Returns the part of a root view that the home indicator obscures, in points.
  ///
  /// It is smaller if the root view ends above the end of the screen.
  ///
  /// See: R-NIB-11.5.
  private func homeInset(_ size: CGSize, isAtEnd: Bool) -> CGFloat {
    let whole = homeInset * times
    guard !isAtEnd, version.drawsSheets, size.width <= screen.width else { return whole }
    let reached = max(0, homeInset - max(0, screen.height - size.height))
    return version.clipsHomeInset ? reached : reached * (times - 1) + homeInset
  }

  /// The factor with which the insets of the screen are applied: 1 or 2.
  private var times: CGFloat {
    guard version.appliesInsetsTwice, let device, !device.isPad, device.hasHomeIndicator else {
      return 1
    }
    return 2
  }

  /// The height of a toolbar, in points.
  ///
  /// See: R-BAR-10.
  private var toolbar: CGFloat { homeInset > 0 ? 49 : 44 }

  /// Returns the height of the bar above, in points.
  ///
  /// See: R-NIB-11.15.
  private func barHeight(_ bars: CanvasBars, inSheet isSheet: Bool) -> CGFloat {
    let title: CGFloat
    switch bars.top {
    case .none: return 0
    case _ where hasLowBars: title = 32
    case .navigation:
      title = isSheet ? 56 : version.navigationBar(on: device)
    case .largeNavigation: title = max(version.largeNavigationBar, bars.savedHeight)
    }
    return bars.hasPrompt ? title + CanvasRules.prompt : title
  }

  /// The height that a prompt adds to a navigation bar, in points.
  ///
  /// Source: Interface Builder documents of AleynaISIK/techcareer_ios_bootcamp,
  /// hmustafabolat/TechCareer-iOS-Bootcamp, kadirhankeles/techcareer-iOS-Bootcamp,
  /// selinnaslann/UpSchool-iOS-Bootcamp and SevvalAtes54/SWIFT-PROJECTS.
  private static let prompt: CGFloat = 34

  /// True for phones in landscape with a compact width, up to iOS 18.
  ///
  /// Source: `Devices/layout/bars.json`.
  private var hasLowBars: Bool {
    guard let device, !version.drawsRoundControls, document.isLandscape, !device.isPad else {
      return false
    }
    return device.landscapeWidth == .compact
  }

  /// Returns true if a root view's height is the screen's minus that of opaque bars above it.
  private func isBelowBars(_ size: CGSize, _ bars: CanvasBars) -> Bool {
    guard size.width == screen.width, size.height < screen.height else { return false }
    return heights(above: bars).contains(screen.height - size.height)
  }

  /// Returns the height of an opaque bar below a root view that ends at it; otherwise nil.
  ///
  /// Nothing obscures the bottom of such a view.
  ///
  /// Rule: W-42.
  private func barBelow(_ bars: CanvasBars, _ size: CGSize) -> CGFloat? {
    guard bars.isTabBarOpaque || bars.isToolbarOpaque, size.width == screen.width else {
      return nil
    }
    let bar = homeInset * times + (bars.hasTabBar ? 49 : toolbar)
    let rest = screen.height - size.height - bar
    return rest == 0 || heights(above: bars).contains(rest) ? bar : nil
  }

  /// Returns the possible heights of opaque bars above a root view, in points.
  private func heights(above bars: CanvasBars) -> [CGFloat] {
    let bar = barHeight(bars, inSheet: false)
    return [
      statusInset, 20, statusInset + bar, statusInset * times + bar, 20 + bar, 64, 44,
    ]
  }

  /// Returns true for a root view with the size of a page sheet.
  private func isSheet(_ size: CGSize) -> Bool {
    guard version.drawsSheets, size.width == screen.width else { return false }
    return [10, 54, 59, statusInset + 10].contains(screen.height - size.height)
  }

  /// The inset at the top of the screen, in points; phones in landscape have no status bar.
  private var statusInset: CGFloat {
    if document.isLandscape, device?.isPad == false { return 0 }
    guard let device, device.hasHomeIndicator else { return version.drawsStatusBars ? 20 : 0 }
    return device.isPad ? 24 : phoneInset
  }

  /// The side insets of a phone's screen in landscape, in points.
  ///
  /// See: R-NIB-11.4.
  private var sensorInset: CGFloat {
    guard let device, device.hasHomeIndicator, !device.isPad, document.isLandscape else { return 0 }
    return phoneInset
  }

  /// The inset for the sensor housing of a phone without a home button, in points.
  private var phoneInset: CGFloat {
    guard version.hasLaterInsets, let device else { return 44 }
    switch device.size.width {
    case 375: return version.hasMiniInsets ? 50 : 47
    case 390, 428: return 47
    case 393, 430: return 59
    case 402, 440: return 62
    case 414 where device.scale == 2: return 48
    default: return 44
    }
  }

  /// The inset at the bottom of the screen, in points.
  private var homeInset: CGFloat {
    guard let device, device.hasHomeIndicator else { return 0 }
    return device.isPad ? 20 : document.isLandscape ? 21 : 34
  }

  /// Returns true if the canvas shows a root view inside a container with bars.
  ///
  /// The content of its first scroll view is then inset by them, even if it does not scroll.
  ///
  /// Source: Apple, UIScrollView.ContentInsetAdjustmentBehavior.automatic.
  func adjustsScrollView(of root: CanvasRoot) -> Bool {
    guard let controller = root.controller,
      controller.markup.flag("automaticallyAdjustsScrollViewInsets") != false
    else { return false }
    let found = bars.bars(of: controller.id)
    return found.top != .none || found.hasTabBar
  }

  /// Returns the margins that a table's cell gives its content view: those of a table of that
  /// width.
  ///
  /// In Xcode 11 they are the separator insets if the cell does not inherit its table's margins and
  /// the table is not a controller's view. Only a table that is a controller's view has wide
  /// margins.
  ///
  /// Source: Interface Builder documents: of LoopKit/LoopKit, openfoodfacts/openfoodfacts-ios,
  /// woocommerce/woocommerce-ios, JohnEstropia/CoreStore and ThePalaceProject/ios-core for those of
  /// Xcode 11; of JohnEstropia/CoreStore and kharrison/CodeExamples for tables that are a
  /// controller's view.
  func contentMargins(of root: CanvasRoot) -> NSDirectionalEdgeInsets? {
    let cell = root.view.markup
    guard cell.name == "tableViewCell" else { return nil }
    guard version.insetsCellsLikeTables else {
      let preserves = [cell, cell.child(key: "contentView")].allSatisfy {
        $0?.flag("preservesSuperviewLayoutMargins") == true
      }
      guard preserves else {
        return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
      }
      return NSDirectionalEdgeInsets(
        top: 11, leading: 15, bottom: 11 - 1 / (device?.scale ?? 2), trailing: 15)
    }
    let position = root.table ?? cell
    let width = position.child(key: "frame")?.rectangle?.width ?? screen.width
    let side: CGFloat =
      groupInset(position, width)
      ?? version.cellSide(of: cell, in: root.table, width: width, on: device)
    let hasAccessory = cell["accessoryType"].map { $0 != "none" } ?? false
    return NSDirectionalEdgeInsets(
      top: version.cellTop, leading: side, bottom: version.cellTop,
      trailing: hasAccessory ? 8 : side)
  }

  /// Returns the inset of a table's groups, which is equal to the margins of its cells in the file;
  /// nil if unknown.
  ///
  /// Source: Interface Builder documents of duckduckgo/iOS, groue/GRDB.swift, mssun/passforios,
  /// Ranchero-Software/NetNewsWire and Yubico/yubioath-ios.
  private func groupInset(_ table: Markup, _ width: CGFloat) -> CGFloat? {
    guard table["style"] == "insetGrouped" else { return nil }
    var widths: [CGFloat] = []
    func visit(_ element: Markup) {
      if element.name == "tableViewCell" {
        guard element["accessoryType"] ?? "none" == "none" else { return }
        let content = element.child(key: "contentView")?.child(key: "frame")?.rectangle?.width
        if let content { widths.append(content) }
      } else {
        element.children.forEach(visit)
      }
    }
    visit(table)
    guard let widest = widths.filter({ $0 < width }).max() else { return nil }
    return (width - widest) / 2
  }
}
