public import GimbalGeometry

/// The room that an interface has along one axis, in one of two classes.
public enum UIUserInterfaceSizeClass: Int, NamedCase, Hashable, Sendable {
  /// Not set.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Ample room.
  case regular = 2
}
