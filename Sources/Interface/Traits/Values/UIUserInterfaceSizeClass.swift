public import GimbalGeometry

/// The space that an interface has along one axis, in one of two classes.
///
/// ``WindowTraits`` determines the classes of a window; an iPad's is regular from 678 points on.
///
/// See: D-6.
public enum UIUserInterfaceSizeClass: Int, NamedCase, Hashable, Sendable {
  /// Not set.
  case unspecified = 0
  /// Limited space.
  case compact = 1
  /// Ample space.
  case regular = 2
}
