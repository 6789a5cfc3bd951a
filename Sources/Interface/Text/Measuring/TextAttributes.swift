/// The alignment of a text's lines.
///
/// Source: Apple, NSTextAlignment.
public enum NSTextAlignment: Int, Sendable {
  /// On the left.
  case left = 0
  /// Centered.
  case center = 1
  /// On the right.
  case right = 2
  /// Justified.
  case justified = 3
  /// The leading side of the language.
  case natural = 4
}

/// What happens to a line that is too long.
///
/// Source: Apple, NSLineBreakMode.
public enum NSLineBreakMode: Int, Sendable {
  /// It wraps at a word.
  case byWordWrapping = 0
  /// It wraps at any character.
  case byCharWrapping = 1
  /// It is clipped.
  case byClipping = 2
  /// The beginning of the line is truncated.
  case byTruncatingHead = 3
  /// The end of the line is truncated.
  case byTruncatingTail = 4
  /// The middle of the line is truncated.
  case byTruncatingMiddle = 5
}

/// The vertical position of a text that is drawn smaller.
///
/// Source: Apple, UIBaselineAdjustment.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline.
  case alignBaselines = 0
  /// Centered.
  case alignCenters = 1
  /// At the top left.
  case none = 2
}
