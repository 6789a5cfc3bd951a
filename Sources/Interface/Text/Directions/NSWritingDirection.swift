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
  /// Characters have their own directions inside it.
  case embedding = 0
  /// All characters have it.
  case override = 2
}
