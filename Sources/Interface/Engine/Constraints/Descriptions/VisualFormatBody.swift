import Foundation
import GimbalGeometry

/// The shape of a constraint that descriptions print in the visual format language.
///
/// Rule: L-DESC-3.
struct VisualFormatBody: Equatable {
  /// The parts of a visual format string that a constraint can have.
  enum Shape {
    /// From the superview's near edge to the item.
    case near
    /// From the item to the superview's far edge.
    case far
    /// From the near edge of one item to the far edge of the item before it.
    case between
    /// A width or height compared with a number.
    case size
  }

  /// The items and edges that the text shows.
  var shape: Shape
  /// True for the text of a vertical constraint, which begins with `V:`.
  var isVertical: Bool
  /// True if the text shows that the constraint does not depend on the layout direction.
  var isAbsolute: Bool

  /// Creates the shape of a constraint; the system's constraints have shapes that apps' do not
  /// have.
  init(_ shape: Shape, isVertical: Bool, isAbsolute: Bool = false) {
    self.shape = shape
    self.isVertical = isVertical
    self.isAbsolute = isAbsolute
  }

  /// Creates the visual format of a constraint, or nil if it is described as an equation.
  init?(of constraint: NSLayoutConstraint, isOld: Bool) {
    let first = constraint.first
    guard first.distanceStart == nil else { return nil }
    guard let second = constraint.second else {
      guard isOld, first.kind == .size else { return nil }
      self.init(.size, isVertical: first.attribute == .height)
      return
    }
    guard second.distanceStart == nil, constraint.storedMultiplier == 1,
      let left = VisualEdge(first.attribute), let right = VisualEdge(second.attribute),
      left.isVertical == right.isVertical, left.isAbsolute == right.isAbsolute
    else { return nil }
    let shape: Shape
    switch (left.isFar, right.isFar) {
    case (false, false) where second.contains(first): shape = .near
    case (true, true) where first.contains(second): shape = .far
    case (false, true) where !second.contains(first) && !first.contains(second): shape = .between
    default: return nil
    }
    self.init(shape, isVertical: left.isVertical, isAbsolute: left.isAbsolute)
  }

  /// Returns the constraint in the visual format, as logs print it.
  ///
  /// See: L-DESC-1 (the priority), L-DESC-3, L-DESC-6.
  func text(_ constraint: NSLayoutConstraint, _ names: inout ItemNames) -> String {
    var number = constraint.spacing.text(constraint.storedConstant)
    if constraint.storedRelation != .equal {
      number = String(constraint.storedRelation.sign.prefix(1)) + "=" + number
    }
    if constraint.storedPriority != .required {
      number += "@\(MeasureText.significant(CGFloat(constraint.storedPriority.rawValue)))"
    }
    let text =
      switch shape {
      case .near:
        "\(bar(constraint.second, &names))-(\(number))-[\(names.name(of: constraint.first.item))]"
      case .far:
        "[\(names.name(of: constraint.second?.item))]-(\(number))-\(bar(constraint.first, &names))"
      case .between:
        "[\(names.name(of: constraint.second?.item))]-(\(number))-"
          + "[\(names.name(of: constraint.first.item))]"
      case .size: "[\(names.name(of: constraint.first.item))(\(number))]"
      }
    return "\(isVertical ? "V" : "H"):\(text)\(isAbsolute ? "(LTR)" : "")"
  }

  private func bar(_ operand: Operand?, _ names: inout ItemNames) -> String {
    operand?.describedView.map { names.bar(for: $0) } ?? "|"
  }
}

/// An edge in the visual format language.
private struct VisualEdge {
  /// True for the top or bottom edge.
  let isVertical: Bool
  /// True for the trailing, right or bottom edge.
  let isFar: Bool
  /// True for the left or right edge, which do not depend on the layout direction.
  let isAbsolute: Bool

  /// Creates the edge of an attribute; nil for attributes that are not edges.
  init?(_ attribute: NSLayoutConstraint.Attribute) {
    switch attribute {
    case .leading, .trailing: (isVertical, isAbsolute) = (false, false)
    case .left, .right: (isVertical, isAbsolute) = (false, true)
    case .top, .bottom: (isVertical, isAbsolute) = (true, false)
    default: return nil
    }
    isFar = attribute == .trailing || attribute == .right || attribute == .bottom
  }
}

extension Operand {
  /// Returns true if the side's item is the superview of another's item, or the view that owns that
  /// guide.
  fileprivate func contains(_ other: Operand) -> Bool {
    guard let view = item as? UIView else { return false }
    switch other.item {
    case let child as UIView: return child.node.pointee.parent == view.node
    case let guide as UILayoutGuide: return guide.host === view
    default: return false
    }
  }
}
