public import Foundation
public import GimbalGeometry
public import GimbalTraits

/// A bar of UIKit.
public enum SystemBar: String, CaseIterable, Hashable, Sendable {
  /// The bar of a navigation controller, without large title.
  case navigationBar
  /// The bar of a tab bar controller.
  case tabBar
  /// The bar with buttons at the bottom.
  case toolbar

  /// The name as it stands in a sentence.
  var sentenceName: String {
    switch self {
    case .navigationBar: "navigation bar"
    case .tabBar: "tab bar"
    case .toolbar: "toolbar"
    }
  }
}

/// Heights of one bar by device up to iOS 18, in points and without safe area.
public struct BarHeightMetrics: Hashable, Sendable {
  /// Upright phones.
  public let phonePortrait: CGFloat
  /// Phones on their side, compact width.
  public let phoneLandscapeCompact: CGFloat
  /// Phones on their side, regular width.
  public let phoneLandscapeRegular: CGFloat
  /// iPads up to iOS 11.
  public let padUpTo11: CGFloat
  /// iPads from iOS 12 on.
  public let padFrom12: CGFloat
  /// The confidence in the figures.
  public let confidence: Confidence
}

/// Heights of one bar on iOS 26, in points and without safe area; nil is not known.
public struct BarHeightMetrics26: Hashable, Sendable {
  /// Upright phones.
  public let phonePortrait: SourcedValue<CGFloat>?
  /// Phones on their side.
  public let phoneLandscape: SourcedValue<CGFloat>?
  /// iPads.
  public let pad: SourcedValue<CGFloat>?
}

/// The distance by which a navigation bar reaches above its window's safe area on some upright
/// phones.
public struct BarRise: Hashable, Sendable {
  /// The first system.
  public let first: SystemVersion
  /// The last system; nil is the newest.
  public let last: SystemLimit?
  /// The safe area's top inset of these phones, in points.
  public let safeAreaTop: CGFloat
  /// Whole points of the rise; nil is not known.
  public let points: CGFloat?
  /// Pixels of the rise, beyond the points.
  public let pixels: CGFloat?
  /// The confidence in the figure.
  public let confidence: Confidence
}

/// The toolbar of a navigation controller on portrait phones with a home indicator.
public struct RaisedToolbar: Hashable, Sendable {
  /// The first system.
  public let first: SystemVersion
  /// The last system; nil is the newest.
  public let last: SystemLimit?
  /// The height without the safe area, in points.
  public let height: CGFloat
  /// The confidence in the height.
  public let confidence: Confidence
}

/// Heights of bars and rows, in points.
public struct BarHeights: Hashable, Sendable {
  /// The heights of each bar.
  public let metrics: [SystemBar: BarHeightMetrics]
  /// The height that a large title adds, in points.
  public let largeTitleExtra: CGFloat
  /// Navigation bar with large title on phones.
  public let largeTitlePhone: CGFloat
  /// Navigation bar with large title on iPads from iOS 12 on.
  public let largeTitlePad: CGFloat
  /// A navigation bar in a sheet on a phone, from iOS 13 on.
  public let inSheetFrom13: SourcedValue<CGFloat>
  /// The same on iOS 26.
  public let inSheetOn26: SourcedValue<CGFloat>
  /// The distances by which navigation bars reach above the safe area.
  public let rises: [BarRise]
  /// The tab bar at the top of an iPad's window, from iPadOS 18 on; nil is not known.
  public let tabBarAtTop: CGFloat?
  /// The toolbar of a navigation controller above a home indicator.
  public let raisedToolbar: RaisedToolbar
  /// The height that a prompt adds to a navigation bar; remembered, not recorded.
  public let promptExtra: CGFloat
  /// The height that a search bar adds to a navigation bar, recorded up to iOS 18.
  public let searchBarExtra: CGFloat
  /// The field of a search bar.
  public let searchField: CGFloat
  /// The least height of a table's row.
  public let tableRowMinimum: CGFloat
  /// Heights on iOS 26, as far as known.
  public let on26: [SystemBar: BarHeightMetrics26]

  /// Returns the height of a bar on a device; on iOS 26, where none was measured, as before.
  ///
  /// Rule: V-44.
  public func height(
    of bar: SystemBar, on device: DeviceProfile, system: SystemVersion,
    orientation: UIInterfaceOrientation
  ) -> SourcedValue<CGFloat> {
    guard let metrics = metrics[bar] else { preconditionFailure("no heights of \(bar)") }
    let before: CGFloat
    let known: SourcedValue<CGFloat>?
    if device.idiom == .pad {
      before = system < .iOS(12) ? metrics.padUpTo11 : metrics.padFrom12
      known = on26[bar]?.pad
    } else if !orientation.isLandscape {
      before = metrics.phonePortrait
      known = on26[bar]?.phonePortrait
    } else {
      before =
        device.landscapeSizeClasses.horizontal == .regular
        ? metrics.phoneLandscapeRegular : metrics.phoneLandscapeCompact
      known = on26[bar]?.phoneLandscape
    }
    guard system >= .iOS(26) else { return SourcedValue(before, .given(metrics.confidence)) }
    return known ?? DerivedMetrics.barHeight(of: bar.sentenceName, before: before)
  }

  /// Returns what a search bar adds to the height of a navigation bar; from iOS 26 on that of older systems, assumed.
  public func searchBar(system: SystemVersion) -> SourcedValue<CGFloat> {
    SourcedValue(
      searchBarExtra,
      system < .iOS(26)
        ? .given(.medium)
        : .assumed("no record of a phone tells how high a search bar in a navigation bar is"))
  }

  /// Returns the height of a navigation bar at the top of a sheet (from iOS 13 on).
  ///
  /// See: V-45.
  public func navigationBarInSheet(
    on device: DeviceProfile, system: SystemVersion
  ) -> SourcedValue<CGFloat> {
    let known = system >= .iOS(26) ? inSheetOn26 : inSheetFrom13
    return device.idiom == .pad ? DerivedMetrics.padSheetBar(as: known.value) : known
  }

  /// Returns the height of a tab bar at the top of an iPad's window (from iPadOS 18 on).
  ///
  /// See: V-46.
  public func tabBarAtTop(on device: DeviceProfile, system: SystemVersion) -> SourcedValue<CGFloat>
  {
    if let tabBarAtTop { return SourcedValue(tabBarAtTop, .given(.medium)) }
    let nextTo = height(of: .navigationBar, on: device, system: system, orientation: .portrait)
    return DerivedMetrics.tabBarAtTop(nextTo: nextTo.value)
  }

  /// Returns the height of a navigation controller's toolbar.
  ///
  /// Rule: R-BAR-10.
  public func toolbarInNavigationController(
    on device: DeviceProfile, system: SystemVersion, orientation: UIInterfaceOrientation
  ) -> SourcedValue<CGFloat> {
    let isRaised =
      device.idiom == .phone && device.hasHomeIndicator && !orientation.isLandscape
      && raisedToolbar.first <= system && raisedToolbar.last?.admits(system) != false
    guard isRaised else {
      return height(of: .toolbar, on: device, system: system, orientation: orientation)
    }
    return SourcedValue(raisedToolbar.height, .given(raisedToolbar.confidence))
  }

  /// Returns how far a navigation bar of an upright phone reaches above the safe area, in points.
  ///
  /// See: V-43, V-44.
  public func rise(on device: DeviceProfile, system: SystemVersion) -> SourcedValue<CGFloat> {
    let top = device.safeArea(system: system, orientation: .portrait).value.top
    let row = rises.first {
      $0.safeAreaTop == top && $0.first <= system && $0.last?.admits(system) != false
    }
    guard let row else { return SourcedValue(0, .given(.high)) }
    guard let points = row.points, let pixels = row.pixels else {
      return DerivedMetrics.barRise(safeAreaTop: top)
    }
    return SourcedValue(points + pixels / device.screen.scale, .given(row.confidence))
  }
}
