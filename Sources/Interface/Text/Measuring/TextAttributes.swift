/// On which side the lines of a text stand.
///
/// Source: Apple, NSTextAlignment.
public enum NSTextAlignment: Int, Sendable {
  /// On the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// On the right.
  case right = 2
  /// Stretched from side to side.
  case justified = 3
  /// The side where lines begin in the language.
  case natural = 4
}

/// The treatment of a line that is too long.
///
/// Source: Apple, NSLineBreakMode.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on below, at a word.
  case byWordWrapping = 0
  /// It goes on below, at any character.
  case byCharWrapping = 1
  /// It is cut off.
  case byClipping = 2
  /// It loses its beginning.
  case byTruncatingHead = 3
  /// It loses its end.
  case byTruncatingTail = 4
  /// It loses its middle.
  case byTruncatingMiddle = 5
}

/// The place of a text that was made smaller in its line.
///
/// Source: Apple, UIBaselineAdjustment.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters = 1
  /// At the top left.
  case none = 2
}
