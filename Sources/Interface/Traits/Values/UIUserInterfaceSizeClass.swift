public import GimbalGeometry

/// The space that an interface has along one axis, in one of two classes.
public enum UIUserInterfaceSizeClass: Int, NamedCase, Hashable, Sendable {
  /// Not set.
  case unspecified = 0
  /// Limited space.
  case compact = 1
  /// Ample space.
  case regular = 2
}
