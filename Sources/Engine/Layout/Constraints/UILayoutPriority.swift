/// How much a constraint counts: more than 0 and at most 1000, which means that it must hold.
///
/// Every number is a level of its own; a higher one is satisfied before any lower one.
///
/// Source: L-PRIO-1, L-PRIO-2, L-PRIO-5.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number.
  public var rawValue: Float

  /// A priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// A priority of a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// What must hold.
  public static let required = UILayoutPriority(1000)
  /// How much a view resists being squeezed, unless told otherwise.
  public static let defaultHigh = UILayoutPriority(750)
  /// A drag that may resize the scene (from iOS 13).
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// What keeps a scene's size (from iOS 13).
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag that may not resize the scene (from iOS 13).
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How much a view resists being stretched, unless told otherwise.
  public static let defaultLow = UILayoutPriority(250)
  /// How much the target counts in `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether one priority counts less than another.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  /// A priority higher by a number.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }

  /// A priority lower by a number.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }

  /// Raises a priority by a number.
  public static func += (left: inout UILayoutPriority, right: Float) { left = left + right }

  /// Lowers a priority by a number.
  public static func -= (left: inout UILayoutPriority, right: Float) { left = left - right }
}
