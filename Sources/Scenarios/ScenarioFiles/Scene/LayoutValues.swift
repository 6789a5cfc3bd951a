/// A priority for each axis; nil is no change.
public struct AxisPriorities: Hashable, Sendable {
  /// The horizontal priority.
  public var horizontal: Float?
  /// The vertical priority.
  public var vertical: Float?
}

/// The intrinsic size of placeholder content, in points.
public enum StandInSize: Hashable, Sendable {
  /// A fixed size; nil is no intrinsic metric on an axis.
  case size(width: Double?, height: Double?)
  /// Placeholder text that can break anywhere.
  case text(StandInText)
}

/// The measurements of placeholder text, in points.
public struct StandInText: Hashable, Sendable {
  /// The width on one line.
  public var lineWidth: Double
  /// The height of a line.
  public var lineHeight: Double
  /// The distance from the top of a line to its baseline.
  public var ascent: Double
  /// The limit of lines; 0 is no limit.
  public var numberOfLines: Int
  /// The width at which lines break; 0 takes it from the layout.
  public var preferredMaxLayoutWidth: Double
}
