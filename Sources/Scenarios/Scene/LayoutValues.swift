public import GimbalEngine
public import GimbalGeometry

/// Values for a view that concern constraints and margins; those that are nil stay.
public struct LayoutValues: Sendable {
  /// True if frame and mask count as constraints.
  public var translatesMask: Bool?
  /// The content hugging priorities.
  public var hugging: AxisPriorities?
  /// The compression resistance priorities.
  public var compression: AxisPriorities?
  /// The size of the content that a plain view stands in for.
  public var contentSize: StandInSize?
  /// The margins, by sides of the screen.
  public var layoutMargins: UIEdgeInsets?
  /// The margins, by the direction of reading.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets?
  /// True if the margins keep clear of the superview's.
  public var preservesSuperviewLayoutMargins: Bool?
  /// True if the margins begin at the safe area.
  public var insetsLayoutMarginsFromSafeArea: Bool?
  /// The insets from the frame to the alignment rectangle.
  public var alignmentRectInsets: UIEdgeInsets?
  /// How the view behaves where people read from right to left.
  public var semanticContentAttribute: UISemanticContentAttribute?

  /// Creates values that change nothing.
  public init() {}
}

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
