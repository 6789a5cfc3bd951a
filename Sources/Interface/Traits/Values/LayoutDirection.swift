public import GimbalGeometry

/// The reading direction of an environment.
public enum UITraitEnvironmentLayoutDirection: Int, NamedCase, Hashable, Sendable {
  /// Not set.
  case unspecified = -1
  /// Lines begin at the left.
  case leftToRight = 0
  /// Lines begin at the right.
  case rightToLeft = 1
}

/// The reading direction of a view or an app, which is always known.
public enum UIUserInterfaceLayoutDirection: Int, NamedCase, Hashable, Sendable {
  /// Lines begin at the left.
  case leftToRight = 0
  /// Lines begin at the right.
  case rightToLeft = 1
}
