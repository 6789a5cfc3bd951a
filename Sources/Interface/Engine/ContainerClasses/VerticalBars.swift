import GimbalGeometry
public import GimbalTraits

/// The edge at which the system lays out vertical bars, as leading or trailing.
///
/// Source: Apple, UIVerticalBarEdge (from iOS 27.1 on).
public enum UIVerticalBarEdge: Int, Sendable {
  /// No edge: bars are horizontal.
  case unspecified = 0
  case leading = 1
  case trailing = 2
}

extension UITraitCollection {
  /// The edge at which the system lays out vertical bars, as leading or trailing (from iOS 27.1
  /// on).
  ///
  /// Its value does not depend on whether there are any bars; it is unspecified if bars stay
  /// horizontal.
  ///
  /// Source: Apple, UITraitCollection.verticalBarEdge.
  ///
  /// See: R-FOLD-14.
  public var verticalBarEdge: UIVerticalBarEdge {
    let side = self[BarSideTrait.self]
    guard side != .none else { return .unspecified }
    return (side == .left) == (layoutDirection == .rightToLeft) ? .trailing : .leading
  }

  /// The traits that affect ``verticalBarEdge``, for `registerForTraitChanges` (from iOS 27.1 on).
  ///
  /// Source: Apple, UITraitCollection.systemTraitsAffectingVerticalBarEdge.
  public class var systemTraitsAffectingVerticalBarEdge: [UITrait] {
    [BarSideTrait.self, UITraitLayoutDirection.self]
  }
}

/// A controller's preference for vertical bars.
///
/// Source: Apple, UIVerticalBarBehavior (from iOS 27.1 on).
public enum UIVerticalBarBehavior: Int, Sendable {
  /// The system's default.
  case automatic = 0
  /// Bars stay horizontal.
  case disabled = 1
}

/// The ways in which a vertical bar saves space if it is too short.
///
/// Source: Apple, UIVerticalBarCompressionBehavior (from iOS 27.1 on).
public enum UIVerticalBarCompressionBehavior: Int, Sendable {
  case automatic = 0
  case prefersBarItems = 1
  case prefersTabBar = 2
}

extension UIBarButtonItem {
  /// The bars in which a button is shown.
  ///
  /// Source: Apple, UIBarButtonItem.AxisBehavior (from iOS 27.1 on).
  public enum AxisBehavior: Int, Sendable {
    case automatic = 0
    case horizontalOnly = 1
    case verticalPreferred = 2
  }
}

/// The priority with which a button stays in a bar that is too short.
///
/// Source: Apple, UIBarButtonItemVisibilityPriority (from iOS 27 on).
public struct UIBarButtonItemVisibilityPriority: Hashable, Comparable, Sendable {
  /// Buttons that leave the bar first.
  public static let low = Self(level: -1)
  /// The default.
  public static let standard = Self(level: 0)
  /// Buttons that leave the bar last.
  public static let high = Self(level: 1)

  private let level: Double

  private init(level: Double) { self.level = level }

  /// Creates a priority that is higher than another one.
  public init(higherThan other: Self) { level = other.level + 0.5 }

  /// Creates a priority that is lower than another one.
  public init(lowerThan other: Self) { level = other.level - 0.5 }

  /// Returns true if `lhs` leaves the bar before `rhs`.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.level < rhs.level }
}
