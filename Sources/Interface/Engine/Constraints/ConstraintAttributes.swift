/// The nested types of constraints, by UIKit's names.
extension NSLayoutConstraint {
  /// The relation between the two sides of a constraint.
  public typealias Relation = ConstraintTerms.Relation
  /// The attribute of a view's alignment rectangle in a constraint.
  public typealias Attribute = ConstraintTerms.Attribute
  /// The horizontal or vertical axis.
  public typealias Axis = ConstraintTerms.Axis
  /// The alignment of a visual format's views, and its layout direction.
  public typealias FormatOptions = ConstraintTerms.FormatOptions
}

extension NSLayoutConstraint.Attribute {
  /// The attribute of the layout margins guide that a margin attribute equals; nil for other
  /// attributes.
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
