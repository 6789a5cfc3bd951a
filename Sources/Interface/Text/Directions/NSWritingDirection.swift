/// The direction of writing.
///
/// Source: Apple, NSWritingDirection.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the language.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// How an attribute `writingDirection` sets a direction.
///
/// Source: Apple, NSWritingDirectionFormatType.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// Characters in the range keep their own directions.
  case embedding = 0
  /// All characters in the range get the direction.
  case override = 2
}
