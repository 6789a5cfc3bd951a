public import GimbalGeometry

/// The color gamut of a display.
public enum UIDisplayGamut: Int, NamedCase, Hashable, Sendable {
  /// Not set.
  case unspecified = -1
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The sRGB color space.
  case SRGB = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The Display P3 color space.
  case P3 = 1
}

/// The dynamic range of images.
///
/// UIKit nests it as `UIImage.DynamicRange`.
public enum UIImageDynamicRange: Int, NamedCase, Hashable, Sendable {
  /// Not set.
  case unspecified = -1
  /// The standard range.
  case standard = 0
  /// A range between standard and high.
  case constrainedHigh = 1
  /// The high range.
  case high = 2
}

/// The support of 3D Touch by a screen.
public enum UIForceTouchCapability: Int, NamedCase, Hashable, Sendable {
  /// Not set.
  case unknown = 0
  /// The screen does not measure force.
  case unavailable = 1
  /// The screen measures force.
  case available = 2
}

/// The capture state of a scene: recorded or mirrored.
public enum UISceneCaptureState: Int, NamedCase, Hashable, Sendable {
  /// Not set.
  case unspecified = -1
  /// The scene is neither recorded nor mirrored.
  case inactive = 0
  /// The scene is recorded or mirrored.
  case active = 1
}

/// The size of items in a Mac window's toolbar.
public enum UINSToolbarItemPresentationSize: Int, NamedCase, Hashable, Sendable {
  /// Not set.
  case unspecified = -1
  /// The regular size.
  case regular = 0
  /// The small size.
  case small = 1
  /// The large size.
  case large = 3
}
