public import GimbalGeometry

/// The style of an interface, light or dark.
public enum UIUserInterfaceStyle: Int, NamedCase, Hashable, Sendable {
  /// Not set.
  case unspecified = 0
  /// Dark text on a light background.
  case light = 1
  /// Light text on a dark background.
  case dark = 2
}

/// The visual level of content above its background.
public enum UIUserInterfaceLevel: Int, NamedCase, Hashable, Sendable {
  /// Not set.
  case unspecified = -1
  /// The level of the window's main content.
  case base = 0
  /// The level of content above the main content.
  case elevated = 1
}

/// The active appearance of an interface.
public enum UIUserInterfaceActiveAppearance: Int, NamedCase, Hashable, Sendable {
  /// Not set.
  case unspecified = -1
  /// Not active.
  case inactive = 0
  /// Active.
  case active = 1
}

/// The contrast that the user prefers.
public enum UIAccessibilityContrast: Int, NamedCase, Hashable, Sendable {
  /// Not set.
  case unspecified = -1
  /// The usual contrast.
  case normal = 0
  /// A higher contrast.
  case high = 1
}

/// The weight of text that the user prefers.
public enum UILegibilityWeight: Int, NamedCase, Hashable, Sendable {
  /// Not set.
  case unspecified = -1
  /// The usual weight.
  case regular = 0
  /// Bold text.
  case bold = 1
}
