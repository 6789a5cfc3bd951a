public import GimbalGeometry

/// The kind of device that an interface is made for.
public enum UIUserInterfaceIdiom: Int, NamedCase, Hashable, Sendable {
  /// Not set.
  case unspecified = -1
  /// iPhone and iPod touch.
  case phone = 0
  /// iPad.
  case pad = 1
  /// Apple TV.
  case tv = 2
  /// A car's screen.
  case carPlay = 3
  /// Mac.
  case mac = 5
  /// Apple Vision.
  case vision = 6
}
