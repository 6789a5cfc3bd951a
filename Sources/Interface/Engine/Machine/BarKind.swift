public import GimbalGeometry

/// A length of a system bar that depends on the device.
public enum BarKind: Int, Sendable {
  /// The height of a navigation controller's bar, without a large title.
  case navigation
  /// The height of a navigation controller's bar at the top of a sheet.
  case navigationInSheet
  /// The distance by which a navigation controller's bar extends above the safe area of a window;
  /// negative if it begins below.
  case navigationRise
  /// The height of a tab bar controller's bar, without the home indicator.
  case tab
  /// The height of a tab bar controller's bar at the top of an iPad window.
  case tabAtTop
  /// The height of a toolbar, without the home indicator.
  case tool
  /// The height of a navigation controller's toolbar, without the home indicator.
  case toolInNavigation
  /// The height that a large title adds to a navigation controller's bar.
  case largeTitle
  /// The height that a prompt adds to a navigation controller's bar.
  case prompt
  /// The height that a search bar adds to a navigation controller's bar.
  case search

  /// The number of kinds.
  static var count: Int { search.rawValue + 1 }
}

/// A length of a bar in one orientation of the interface.
public struct BarMetric: Hashable, Sendable {
  /// The kind of length.
  public var kind: BarKind
  /// True if the interface is in landscape.
  public var isLandscape: Bool

  /// Creates the key of a length in an orientation.
  public init(_ kind: BarKind, _ orientation: UIInterfaceOrientation) {
    self.kind = kind
    isLandscape = orientation.isLandscape
  }
}
