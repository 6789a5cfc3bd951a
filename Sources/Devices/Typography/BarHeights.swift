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
}

/// Heights of one bar by device and system, in points and without safe area.
public struct BarFigures: Hashable, Sendable {
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
  /// How sure the figures are.
  public let confidence: Confidence
}

/// Heights of bars and rows, in points.
public struct BarHeights: Hashable, Sendable {
  /// The heights of each bar.
  public let figures: [SystemBar: BarFigures]
  /// What a large title adds.
  public let largeTitleExtra: CGFloat
  /// Navigation bar with large title on phones.
  public let largeTitlePhone: CGFloat
  /// Navigation bar with large title on iPads from iOS 12 on.
  public let largeTitlePad: CGFloat
  /// The field of a search bar.
  public let searchField: CGFloat
  /// The least height of a table's row.
  public let tableRowMinimum: CGFloat
  /// Heights on iOS 26, as far as known.
  public let on26: [SystemBar: CGFloat]

  /// The height of a bar on a device; from iOS 26 on, where none was measured, as before.
  public func height(
    of bar: SystemBar, on device: DeviceProfile, system: SystemVersion,
    orientation: UIInterfaceOrientation
  ) -> Figure<CGFloat> {
    guard let figures = figures[bar] else { preconditionFailure("no heights of \(bar)") }
    let before: CGFloat
    if device.idiom == .pad {
      before = system < .iOS(12) ? figures.padUpTo11 : figures.padFrom12
    } else if !orientation.isLandscape {
      before = figures.phonePortrait
    } else {
      before =
        device.landscapeSizeClasses.horizontal == .regular
        ? figures.phoneLandscapeRegular : figures.phoneLandscapeCompact
    }
    guard system >= .iOS(26) else { return Figure(before, .given(figures.confidence)) }
    if let known = on26[bar] { return Figure(known, .given(figures.confidence)) }
    return DerivedFigures.barHeight(before: before)
  }
}
