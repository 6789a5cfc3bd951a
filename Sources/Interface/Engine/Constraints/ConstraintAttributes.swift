extension NSLayoutConstraint {
  /// The relation between the two sides of a constraint.
  public typealias Relation = ConstraintTerms.Relation
  /// The part of a view's alignment rectangle that a constraint is about.
  public typealias Attribute = ConstraintTerms.Attribute
  /// Across or down.
  public typealias Axis = ConstraintTerms.Axis
  /// The alignment of a visual format's views, and its direction.
  public typealias FormatOptions = ConstraintTerms.FormatOptions
}

extension NSLayoutConstraint.Attribute {
  /// The same place on the rectangle inside the margins' guide, for a margin attribute.
  var withoutMargin: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}
