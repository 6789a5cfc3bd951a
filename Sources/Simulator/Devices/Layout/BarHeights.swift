public import Foundation
public import GimbalGeometry
public import GimbalTraits

/// A bar of the system.
public enum SystemBar: String, CaseIterable, Hashable, Sendable {
  /// The bar of a navigation controller, without a large title.
  case navigationBar
  /// The bar of a tab bar controller.
  case tabBar
  /// The toolbar at the bottom.
  case toolbar

  /// The name of the bar as part of a sentence.
  var sentenceName: String {
    switch self {
    case .navigationBar: "navigation bar"
    case .tabBar: "tab bar"
    case .toolbar: "toolbar"
    }
  }
}

/// Heights of one bar by device up to iOS 18, in points, without the safe area.
public struct BarHeightMetrics: Hashable, Sendable {
  /// Phones in portrait.
  public let phonePortrait: CGFloat
  /// Phones in landscape with compact width.
  public let phoneLandscapeCompact: CGFloat
  /// Phones in landscape with regular width.
  public let phoneLandscapeRegular: CGFloat
  /// iPads up to iOS 11.
  public let padUpTo11: CGFloat
  /// iPads from iOS 12 on.
  public let padFrom12: CGFloat
  /// The confidence in the heights.
  public let confidence: Confidence
}

/// Heights of one bar on iOS 26, in points, without the safe area; nil is unknown.
public struct BarHeightMetrics26: Hashable, Sendable {
  /// Phones in portrait.
  public let phonePortrait: SourcedValue<CGFloat>?
  /// Phones in landscape.
  public let phoneLandscape: SourcedValue<CGFloat>?
  /// iPads.
  public let pad: SourcedValue<CGFloat>?
}

/// The extent of a navigation bar above its window's safe area, on some phones in portrait.
public struct BarRise: Hashable, Sendable {
  /// The first system.
  public let first: SystemVersion
  /// The last system; nil is the newest.
  public let last: SystemLimit?
  /// The safe area's top inset of these phones, in points.
  public let safeAreaTop: CGFloat
  /// The extent in whole points; nil is unknown.
  public let points: CGFloat?
  /// Additional pixels of the extent.
  public let pixels: CGFloat?
  /// The confidence in the extent.
  public let confidence: Confidence
}

/// The toolbar of a navigation controller on phones with a home indicator, in portrait.
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
  /// The height of a navigation bar with a large title on phones.
  public let largeTitlePhone: CGFloat
  /// The height of a navigation bar with a large title on iPads from iOS 12 on.
  public let largeTitlePad: CGFloat
  /// The height of a navigation bar in a sheet on a phone, from iOS 13 on.
  public let inSheetFrom13: SourcedValue<CGFloat>
  /// The height of a navigation bar in a sheet on iOS 26.
  public let inSheetOn26: SourcedValue<CGFloat>
  /// The extents of navigation bars above the safe area.
  public let rises: [BarRise]
  /// The height of the tab bar at the top of an iPad's window, from iPadOS 18 on; nil is unknown.
  public let tabBarAtTop: CGFloat?
  /// The toolbars of navigation controllers above a home indicator, by systems.
  public let raisedToolbars: [RaisedToolbar]
  /// The height that a prompt adds to a navigation bar; from memory, not measured.
  public let promptExtra: CGFloat
  /// The height that a search bar adds to a navigation bar up to iOS 18.
  public let searchBarExtra: CGFloat
  /// The top of a navigation bar on phones in landscape from iOS 26 on, in points.
  public let landscapeTopOn26: SourcedValue<CGFloat>
  /// The height that a search bar adds to a navigation bar from iOS 26 on.
  public let searchBarExtraOn26: SourcedValue<CGFloat>
  /// The height of a search bar's field.
  public let searchField: CGFloat
  /// The least height of a table row.
  public let tableRowMinimum: CGFloat
  /// Heights on iOS 26, as far as known.
  public let on26: [SystemBar: BarHeightMetrics26]

  /// Returns the height of a bar on a device; where none is measured on iOS 26, that of iOS 18.
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
      known = device.hinge == nil ? on26[bar]?.phoneLandscape : nil
    }
    guard system >= .iOS(26) else { return SourcedValue(before, .given(metrics.confidence)) }
    return known ?? DerivedMetrics.barHeight(of: bar.sentenceName, before: before)
  }

  /// Returns the height that a search bar adds to a navigation bar.
  ///
  /// See: R-BAR-2.
  public func searchBar(system: SystemVersion) -> SourcedValue<CGFloat> {
    system < .iOS(26) ? SourcedValue(searchBarExtra, .given(.medium)) : searchBarExtraOn26
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
  /// On a foldable device it is that of other toolbars.
  ///
  /// Rule: R-BAR-10.
  public func toolbarInNavigationController(
    on device: DeviceProfile, system: SystemVersion, orientation: UIInterfaceOrientation
  ) -> SourcedValue<CGFloat> {
    let raised = raisedToolbars.first { $0.first <= system && $0.last?.admits(system) != false }
    guard let raised, device.idiom == .phone, device.hinge == nil, device.hasHomeIndicator,
      !orientation.isLandscape
    else { return height(of: .toolbar, on: device, system: system, orientation: orientation) }
    return SourcedValue(raised.height, .given(raised.confidence))
  }

  /// Returns the extent of a navigation bar above the safe area of a phone, in points.
  ///
  /// It is negative in landscape from iOS 26 on, because the bar begins below the top of the screen.
  ///
  /// See: V-43, V-44.
  public func rise(
    on device: DeviceProfile, system: SystemVersion, orientation: UIInterfaceOrientation
  ) -> SourcedValue<CGFloat> {
    if orientation.isLandscape {
      guard system >= .iOS(26), device.idiom == .phone, device.hinge == nil else {
        return SourcedValue(0, .given(.high))
      }
      return SourcedValue(-landscapeTopOn26.value, landscapeTopOn26.provenance)
    }
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
