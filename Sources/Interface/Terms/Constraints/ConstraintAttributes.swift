/// Enumerations of constraints: `NSLayoutConstraint.Attribute` and others.
public enum ConstraintTerms {
  /// The relation between the two sides of a constraint.
  ///
  /// See: L-CON-1.
  public enum Relation: Int, Sendable {
    /// The left side is at most the right.
    case lessThanOrEqual = -1
    /// The sides are equal.
    case equal = 0
    /// The left side is at least the right.
    case greaterThanOrEqual = 1
  }

  /// The part of a view's alignment rectangle that a constraint relates.
  ///
  /// Rule: L-CON-2.
  /// See: L-CON-3.
  public enum Attribute: Int, Sendable {
    /// No attribute: the other side is a number.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The leading edge.
    case leading = 5
    /// The trailing edge.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal center.
    case centerX = 9
    /// The vertical center.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left edge inside the margins.
    case leftMargin = 13
    /// The right edge inside the margins.
    case rightMargin = 14
    /// The top edge inside the margins.
    case topMargin = 15
    /// The bottom edge inside the margins.
    case bottomMargin = 16
    /// The leading edge inside the margins.
    case leadingMargin = 17
    /// The trailing edge inside the margins.
    case trailingMargin = 18
    /// The horizontal center between the margins.
    case centerXWithinMargins = 19
    /// The vertical center between the margins.
    case centerYWithinMargins = 20

    /// The old name of `lastBaseline`.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// The axis of a constraint.
  public enum Axis: Int, Sendable {
    /// Horizontal.
    case horizontal = 0
    /// Vertical.
    case vertical = 1
  }
}

extension ConstraintTerms.Attribute {
  /// The kind of an attribute; only attributes of the same kind may be related.
  ///
  /// See: L-CON-5.
  package enum Kind {
    case none
    case horizontal
    case vertical
    case size
  }

  /// The kind of the attribute; two attributes can be related only if their kinds fit.
  package var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .width, .height: .size
    }
  }

  /// True if the attribute depends on the reading direction.
  package var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// True if the attribute names a side of the screen, regardless of the reading direction.
  package var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The name in an equation, such as `leading`; some are UIKit's internal spellings.
  package var text: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}
