import GimbalGeometry
public import GimbalTraits

/// The side of the screen at which the system lays out vertical bars, by the direction of reading.
///
/// Source: Apple, UIVerticalBarEdge (from iOS 27.1 on).
public enum UIVerticalBarEdge: Int, Sendable {
  /// No side: bars are horizontal.
  case unspecified = 0
  case leading = 1
  case trailing = 2
}

extension UITraitCollection {
  /// The edge at which the system lays out vertical bars, by the direction of reading (from iOS 27.1 on).
  ///
  /// It says where they would stand, whether or not there are any; with bars that are kept horizontal it is unspecified.
  ///
  /// Source: Apple, UITraitCollection.verticalBarEdge.
  ///
  /// See: R-FOLD-14.
  public var verticalBarEdge: UIVerticalBarEdge {
    let side = self[BarSideTrait.self]
    guard side != .none else { return .unspecified }
    return (side == .left) == (layoutDirection == .rightToLeft) ? .trailing : .leading
  }

  /// The traits on which ``verticalBarEdge`` depends, for `registerForTraitChanges` (from iOS 27.1 on).
  ///
  /// Source: Apple, UITraitCollection.systemTraitsAffectingVerticalBarEdge.
  public class var systemTraitsAffectingVerticalBarEdge: [UITrait] {
    [BarSideTrait.self, UITraitLayoutDirection.self]
  }
}

/// What a controller prefers of vertical bars.
///
/// Source: Apple, UIVerticalBarBehavior (from iOS 27.1 on).
public enum UIVerticalBarBehavior: Int, Sendable {
  /// As the system lays bars out.
  case automatic = 0
  /// Bars stay horizontal.
  case disabled = 1
}

/// What a vertical bar shows of what has not enough space in it.
///
/// Source: Apple, UIVerticalBarCompressionBehavior (from iOS 27.1 on).
public enum UIVerticalBarCompressionBehavior: Int, Sendable {
  case automatic = 0
  case prefersBarItems = 1
  case prefersTabBar = 2
}

extension UIBarButtonItem {
  /// The bars in which a button may stand.
  ///
  /// Source: Apple, UIBarButtonItem.AxisBehavior (from iOS 27.1 on).
  public enum AxisBehavior: Int, Sendable {
    case automatic = 0
    case horizontalOnly = 1
    case verticalPreferred = 2
  }
}
