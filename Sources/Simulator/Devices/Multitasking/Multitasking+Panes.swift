package import Foundation
import GimbalGeometry
import GimbalTraits

/// The widths of the panes of Split View and Slide Over.
extension Multitasking {
  /// Returns the panes of the device's panel, by slug or else by size; nil for an unlisted panel.
  func panel(of device: DeviceProfile) -> PanelSplits? {
    // Usually it is the panel of the device's size, which needs one file only.
    if let panel = Self.panel(ofSize: device.screen.pointsPortrait),
      panel.deviceSlugs.contains(device.slug)
    {
      return panel
    }
    return panels.first { $0.deviceSlugs.contains(device.slug) }
      ?? panels.first { $0.fullPortrait == device.screen.pointsPortrait }
  }

  /// Returns the panel with a measured narrow pane and the nearest long side; of two the shorter
  /// one.
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

  /// Returns the width of a pane that is not measured.
  ///
  /// The narrow pane is as wide as on the measured panel with the nearest long side. The wide pane
  /// is the rest without the divider. Halves divide the width without the divider equally.
  ///
  /// See: D-5.
  package func assumedPaneWidth(
    _ share: SplitShare, of panel: CGSize, landscape: Bool
  ) -> SourcedValue<CGFloat> {
    let full = landscape ? panel.height : panel.width
    if share == .half { return DerivedMetrics.halfPane(ofWidth: full, divider: dividerWidth) }
    guard let model = nearestMeasuredPanel(to: panel, landscape: landscape),
      let width = model.pane(.third, landscape: landscape)?.size?.width
    else { preconditionFailure("no panel has a measured split") }
    let narrow = DerivedMetrics.narrowPane(as: width, onPanel: model.fullPortrait)
    return share == .third ? narrow : narrow.map { full - dividerWidth - $0 }
  }

  /// Returns the size of a pane of Split View, with its source: measured, or assumed.
  func splitPane(
    _ share: SplitShare, on device: DeviceProfile, landscape: Bool
  ) -> SourcedValue<WindowPane> {
    let screen = device.screenSize(landscape ? .landscapeLeft : .portrait)
    let pane = panel(of: device)?.pane(share, landscape: landscape)
    if let pane, let size = pane.size {
      return SourcedValue(
        WindowPane(size: size, sizeClasses: pane.sizeClasses), .given(pane.confidence))
    }
    let width = assumedPaneWidth(
      share, of: device.screen.pointsPortrait, landscape: landscape)
    return width.map { width in
      let size = CGSize(width: width, height: screen.height)
      return WindowPane(size: size, sizeClasses: pane?.sizeClasses ?? freePane(size).sizeClasses)
    }
  }

  /// Returns the size of the pane of Slide Over, with its source: measured, or assumed.
  func slideOverPane(on device: DeviceProfile, landscape: Bool) -> SourcedValue<WindowPane> {
    let screen = device.screenSize(landscape ? .landscapeLeft : .portrait)
    let slideOver = panel(of: device)?.slideOver
    let margins = slideOver.flatMap(\.margins)
    let known = landscape ? slideOver?.landscapeWidth : slideOver?.portraitWidth
    let width =
      known.map { SourcedValue($0, .given(slideOver?.confidence ?? .low)) }
      ?? DerivedMetrics.slideOverWidth(
        asPane: splitPane(.third, on: device, landscape: landscape).value.size.width)
    let height =
      margins.map { SourcedValue(screen.height - $0.above - $0.below, width.provenance) }
      ?? assumedSlideOverHeight(on: screen)
    return SourcedValue(
      WindowPane(
        size: CGSize(width: width.value, height: height.value),
        sizeClasses: SizeClasses(horizontal: .compact, vertical: .regular)),
      width.isAssumed ? width.provenance : height.provenance)
  }

  private func assumedSlideOverHeight(on screen: CGSize) -> SourcedValue<CGFloat> {
    guard let margins = panels.lazy.compactMap(\.slideOver.margins).first else {
      preconditionFailure("no panel has a measured Slide Over")
    }
    return DerivedMetrics.slideOverHeight(
      onScreen: screen.height, above: margins.above, below: margins.below)
  }

  /// Returns a free window on an iPad.
  ///
  /// See: D-6.
  func freePane(_ size: CGSize) -> WindowPane {
    WindowPane(size: size, sizeClasses: WindowTraits.padClasses(ofWidth: size.width))
  }
}
