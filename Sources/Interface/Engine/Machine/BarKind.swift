public import GimbalGeometry

/// A length of a bar of the system's that is a figure of the device.
public enum BarKind: Int, Sendable {
  /// The height of the bar of a navigation controller, without a large title.
  case navigation
  /// The height of that bar at the top of a sheet.
  case navigationInSheet
  /// The distance by which a navigation controller's bar reaches above the safe area of an upright
  /// window.
  case navigationRise
  /// The height of the bar of a tab bar controller, without the home indicator.
  case tab
  /// The height of the bar of a tab bar controller at the top of an iPad's window.
  case tabAtTop
  /// The height of the bar with buttons at the bottom, without the home indicator.
  case tool
  /// The height of a navigation controller's toolbar, without the home indicator.
  case toolInNavigation
  /// The height that a large title adds to the bar of a navigation controller.
  case largeTitle
  /// The height that a prompt adds to the bar of a navigation controller.
  case prompt
  /// The height that a search bar adds to the bar of a navigation controller.
  case search
}

/// A length of a bar in one orientation of the interface.
public struct BarMetric: Hashable, Sendable {
  /// The length.
  public var kind: BarKind
  /// True if the device is on its side.
  public var isLandscape: Bool

  /// Creates a figure's name.
  public init(_ kind: BarKind, _ orientation: UIInterfaceOrientation) {
    self.kind = kind
    isLandscape = orientation.isLandscape
  }
}
