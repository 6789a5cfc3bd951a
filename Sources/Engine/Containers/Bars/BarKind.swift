/// A bar of the system's whose height is a figure of the device.
public enum BarKind: Int, Sendable {
  /// The bar of a navigation controller, without a large title.
  case navigation
  /// The bar of a tab bar controller, without the home indicator.
  case tab
  /// The bar with buttons at the bottom, without the home indicator.
  case tool
  /// What a large title adds to the bar of a navigation controller.
  case largeTitle
}
