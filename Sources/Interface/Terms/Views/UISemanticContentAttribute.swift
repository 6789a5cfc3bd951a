/// The behaviour of a view in right-to-left layouts.
///
/// Source: Apple, UISemanticContentAttribute.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The view is mirrored with the reading direction.
  case unspecified = 0
  /// The view contains playback controls, and is never mirrored.
  case playback = 1
  /// The view represents a spatial direction, and is never mirrored.
  case spatial = 2
  /// The view is always left-to-right.
  case forceLeftToRight = 3
  /// The view is always right-to-left.
  case forceRightToLeft = 4
}
