import Foundation
import GimbalGeometry

/// The shape of a constraint that descriptions print in the visual format language.
///
/// Rule: L-DESC-3.
struct VisualFormatBody: Equatable {
  enum Shape {
    /// From the superview's near edge to the item.
    case near
    /// From the item to the superview's far edge.
    case far
    /// From one item to the next.
    case between
    /// Only a size.
    case size
  }

  var shape: Shape
  var isVertical: Bool
  /// True if the text shows that the constraint does not depend on the layout direction.
  var isAbsolute: Bool

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
  let isVertical: Bool
  let isFar: Bool
  let isAbsolute: Bool

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
