/// The behaviour of a view where people read from right to left.
///
/// Source: Apple, UISemanticContentAttribute.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The view turns round with the direction of reading.
  case unspecified = 0
  /// The view stands for controls of playback, and never turns.
  case playback = 1
  /// The view stands for something in space, and never turns.
  case spatial = 2
  /// The view is always arranged from left to right.
  case forceLeftToRight = 3
  /// The view is always arranged from right to left.
  case forceRightToLeft = 4
}
