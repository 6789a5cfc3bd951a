import Foundation
import GimbalGeometry
import GimbalTraits

extension Multitasking {
  /// The panes of the device's panel: by slug, else by size; nil for a panel that is not listed.
  func panel(of device: DeviceProfile) -> PanelSplits? {
    panels.first { $0.deviceSlugs.contains(device.slug) }
      ?? panels.first { $0.fullPortrait == device.screen.pointsPortrait }
  }

  /// The panel with a measured narrow pane whose long side is nearest; the shorter one in a draw.
  func nearestMeasuredPanel(to size: CGSize, landscape: Bool) -> PanelSplits? {
    panels.filter { $0.pane(.third, landscape: landscape)?.size != nil }
      .min { a, b in
        let distances = (
          abs(a.fullPortrait.height - size.height), abs(b.fullPortrait.height - size.height)
        )
        return distances.0 == distances.1
          ? a.fullPortrait.height < b.fullPortrait.height : distances.0 < distances.1
      }
  }

  func splitPane(
    _ share: SplitShare, on device: DeviceProfile, landscape: Bool
  ) -> Figure<WindowPane> {
    let screen = device.screenSize(landscape ? .landscapeLeft : .portrait)
    let pane = panel(of: device)?.pane(share, landscape: landscape)
    if let pane, let size = pane.size {
      return Figure(
        WindowPane(size: size, sizeClasses: pane.sizeClasses), .given(pane.confidence))
    }
    let width = DerivedFigures.paneWidth(
      share, of: device.screen.pointsPortrait, landscape: landscape, in: self)
    return width.map { width in
      let size = CGSize(width: width, height: screen.height)
      return WindowPane(size: size, sizeClasses: pane?.sizeClasses ?? freePane(size).sizeClasses)
    }
  }

  func slideOverPane(on device: DeviceProfile, landscape: Bool) -> Figure<WindowPane> {
    let screen = device.screenSize(landscape ? .landscapeLeft : .portrait)
    let slideOver = panel(of: device)?.slideOver
    let margins = slideOver.flatMap(\.margins)
    let known = landscape ? slideOver?.landscapeWidth : slideOver?.portraitWidth
    let width =
      known.map { Figure($0, .given(slideOver?.confidence ?? .low)) }
      ?? DerivedFigures.slideOverWidth(on: device, landscape: landscape, in: self)
    let height =
      margins.map { Figure(screen.height - $0.above - $0.below, width.provenance) }
      ?? DerivedFigures.slideOverHeight(on: screen, in: self)
    return Figure(
      WindowPane(
        size: CGSize(width: width.value, height: height.value),
        sizeClasses: SizeClasses(horizontal: .compact, vertical: .regular)),
      width.isAssumed ? width.provenance : height.provenance)
  }

  /// A free window on an iPad.
  ///
  /// See: D-6.
  func freePane(_ size: CGSize) -> WindowPane {
    let isRegular = size.width >= WindowTraits.regularWidth
    return WindowPane(
      size: size,
      sizeClasses: SizeClasses(
        horizontal: isRegular ? .regular : .compact, vertical: .regular))
  }
}
