public import Foundation
public import GimbalGeometry
public import GimbalTraits

/// The rules by which missing metrics are derived, one function for each kind.
///
/// Their results have the provenance `assumed` and are never written into a data file.
///
/// Rule: D-5.
public enum DerivedMetrics {
  /// Returns the safe area of the nearest system with a known one.
  ///
  /// - Precondition: the device has a known safe area, which ``DeviceInvariant/safeAreaKnown``
  ///   ensures.
  public static func safeArea(
    of device: DeviceProfile, system: SystemVersion, landscape: Bool
  ) -> SourcedValue<UIEdgeInsets> {
    let known = nearest(in: device.safeAreas, to: system) {
      landscape ? $0.landscape : $0.portrait
    }
    guard let known else { preconditionFailure("\(device.slug) has no known safe area") }
    return SourcedValue(
      known.value, .assumed("no safe area is measured on iOS \(system); as on iOS \(known.system)"))
  }

  /// Returns the status bar's height on a system for which none is known.
  ///
  /// It is the height on the nearest system with a known one. If there is none, it is the height
  /// that was measured below the smallest top inset, on a phone with a Dynamic Island. Otherwise it
  /// is the top inset of the safe area.
  public static func statusBarHeight(
    of device: DeviceProfile, system: SystemVersion, landscape: Bool, belowIsland island: CGFloat?
  ) -> SourcedValue<CGFloat> {
    let known = nearest(in: device.safeAreas, to: system) {
      landscape ? $0.statusBarLandscape : $0.statusBarPortrait
    }
    if let known {
      return SourcedValue(
        known.value,
        .assumed("no status bar height is measured on iOS \(system); as on iOS \(known.system)"))
    }
    if !landscape, device.sensorHousing.kind == .dynamicIsland, let island {
      return SourcedValue(
        island,
        .assumed("no status bar height is measured; as measured on phones with a top inset of 59"))
    }
    let insets = device.safeArea(
      system: system, orientation: landscape ? .landscapeLeft : .portrait)
    return SourcedValue(
      insets.value.top, .assumed("no status bar height is measured; the top inset"))
  }

  /// Returns the height of a phone's landscape status bar up to iOS 7: the portrait height.
  ///
  /// Systems up to iOS 7 do not hide the status bar in landscape.
  ///
  /// Rule: D-8.
  public static func earlyLandscapeStatusBar(
    of device: DeviceProfile, system: SystemVersion
  ) -> SourcedValue<CGFloat> {
    let portraitHeight = device.statusBarHeight(
      system: system, orientation: .portrait, belowIsland: nil)
    return SourcedValue(
      portraitHeight.value,
      .assumed("up to iOS 7 a phone in landscape shows the status bar of portrait"))
  }

  /// Returns the readable width at a size of body text for which no width is known.
  ///
  /// Between known widths, which begin with the smallest text, it is interpolated and rounded to
  /// whole points. Beyond them it is the nearest known width.
  public static func readableWidth(
    size: CGFloat, known: [(size: CGFloat, width: CGFloat)]
  ) -> SourcedValue<CGFloat> {
    guard let first = known.first, let last = known.last else {
      preconditionFailure("no readable width is known")
    }
    guard let upper = known.first(where: { $0.size >= size }) else {
      return SourcedValue(
        last.width,
        .assumed("no readable width is measured at this text size; the widest measured one"))
    }
    let lower = known.last { $0.size <= size } ?? first
    let share = upper.size > lower.size ? (size - lower.size) / (upper.size - lower.size) : 0
    return SourcedValue(
      (lower.width + share * (upper.width - lower.width)).rounded(),
      .assumed("no readable width is measured at this text size; interpolated"))
  }

  /// Returns the first system of a device for which none is given: the first with a known safe
  /// area.
  public static func firstSystem(of device: DeviceProfile) -> SourcedValue<SystemVersion> {
    guard let first = device.safeAreas.first?.first else {
      preconditionFailure("\(device.slug) has no safe area")
    }
    return SourcedValue(
      first, .assumed("the first system is unknown; the first with a measured safe area"))
  }

  /// Returns the width of one of two equal panes that are not measured.
  public static func halfPane(ofWidth width: CGFloat, divider: CGFloat) -> SourcedValue<CGFloat> {
    SourcedValue(
      (width - divider) / 2, .assumed("no split is measured; half of what the divider leaves"))
  }

  /// Returns the width of the narrow pane of a split that is not measured: that of another panel.
  ///
  /// `panel` is the other panel's size in portrait.
  public static func narrowPane(as width: CGFloat, onPanel panel: CGSize) -> SourcedValue<CGFloat> {
    SourcedValue(
      width,
      .assumed("no split is measured; the narrow pane is as on \(MeasureText.size(panel)) panels"))
  }

  /// Returns the width of a Slide Over that is not measured: that of the narrow pane of Split View.
  public static func slideOverWidth(asPane width: CGFloat) -> SourcedValue<CGFloat> {
    SourcedValue(width, .assumed("no Slide Over is measured; as wide as the narrow pane"))
  }

  /// Returns the height of a Slide Over that is not measured, from margins measured on other
  /// screens.
  public static func slideOverHeight(
    onScreen height: CGFloat, above: CGFloat, below: CGFloat
  ) -> SourcedValue<CGFloat> {
    SourcedValue(
      height - above - below,
      .assumed("no height of Slide Over is measured; margins as on other iPads"))
  }

  /// Returns the height of a bar with a name that is not measured on iOS 26: that of iOS 18.
  public static func barHeight(of bar: String, before height: CGFloat) -> SourcedValue<CGFloat> {
    SourcedValue(height, .assumed("no \(bar) like this is measured on iOS 26; as on iOS 18"))
  }

  /// Returns the height of a navigation bar in a sheet on an iPad: that on phones.
  public static func padSheetBar(as height: CGFloat) -> SourcedValue<CGFloat> {
    SourcedValue(
      height, .assumed("no navigation bar in a sheet is measured on an iPad; as on phones"))
  }

  /// Returns the height of a tab bar at the top of an iPad's window: that of the navigation bar in
  /// the same row.
  ///
  /// See: V-46 (the row is documented, its height is not).
  public static func tabBarAtTop(nextTo height: CGFloat) -> SourcedValue<CGFloat> {
    SourcedValue(
      height,
      .assumed("no tab bar at the top is measured; as high as the navigation bar next to it")
    )
  }

  /// Returns the extent of a navigation bar above the safe area where sources disagree: 0.
  public static func barRise(safeAreaTop: CGFloat) -> SourcedValue<CGFloat> {
    SourcedValue(
      0,
      .assumed(
        "sources disagree on the navigation bar's top below a safe area of \(MeasureText.number(safeAreaTop)) points; at the safe area"
      ))
  }

  /// Returns the known value of the nearest row, and its nearest system for the reason.
  ///
  /// The nearest row is the latest before the system, or else the earliest after it.
  private static func nearest<Value>(
    in rows: [SafeAreaMetrics], to system: SystemVersion, _ value: (SafeAreaMetrics) -> Value?
  ) -> (value: Value, system: String)? {
    let known = rows.compactMap { row in value(row).map { (row: row, value: $0) } }
    if let earlier = known.last(where: { $0.row.first <= system }) {
      return (earlier.value, earlier.row.last?.description ?? "\(earlier.row.first)")
    }
    return known.first.map { ($0.value, "\($0.row.first)") }
  }
}
