/// A priority across and one down; what is nil stays.
public struct AxisPriorities: Hashable, Sendable {
  /// Across.
  public var horizontal: Float?
  /// Down.
  public var vertical: Float?
}

/// The size of content that is not there, in points.
public enum StandInSize: Hashable, Sendable {
  /// A fixed size; nil on an axis on which the content has none.
  case size(width: Double?, height: Double?)
  /// Text that breaks anywhere.
  case text(StandInText)
}

/// Text that is not there: how long and how high it is, in points.
public struct StandInText: Hashable, Sendable {
  /// The width on one line.
  public var lineWidth: Double
  /// The height of a line.
  public var lineHeight: Double
  /// The distance of the baseline from the top of its line.
  public var ascent: Double
  /// The most lines; 0 for any number.
  public var numberOfLines: Int
  /// The width at which lines break; 0 leaves it to the layout.
  public var preferredMaxLayoutWidth: Double
}
