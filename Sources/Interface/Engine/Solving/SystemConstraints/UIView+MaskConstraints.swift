import Foundation
import GimbalGeometry
import GimbalTraits

/// The constraints that autoresizing masks and system containers add.
extension UIView {
  /// The constraints of the view's frame and mask, while it has layout variables.
  ///
  /// See: L-TAMIC-1.
  final var maskConstraints: [NSLayoutConstraint] {
    guard node.pointee.variablesEngine != nil, !node.isPositioned else { return [] }
    return (0..<4).compactMap { maskConstraint($0) }
  }

  /// Returns one of the four constraints, in the order of the engine's rows: horizontal position
  /// and size, then vertical.
  ///
  /// Up to iOS 10 the position is that of the center, later that of an edge.
  ///
  /// Rule: L-TAMIC-2.
  /// See: L-TAMIC-3.
  final func maskConstraint(_ row: Int) -> SystemLayoutConstraint? {
    guard let parent = node.pointee.parent else { return nil }
    let isVertical = row >= 2
    if row % 2 == 1, self is any EncapsulatedView { return encapsulatedSize(row, isVertical) }
    let equations = MaskEquations(of: node, in: parent, isVertical: isVertical)
    let constraint = NSAutoresizingMaskLayoutConstraint(.mask(row: row), of: self)
    constraint.groups = node.pointee.autoresizingMask.groups
    let isSize = row % 2 == 1
    if machine.features.describesMaskEdges {
      constraint.setEdges(equations, isSize, isVertical, self, parent.pointee.owner)
    } else {
      constraint.setMiddle(equations, isSize, isVertical, self, parent.pointee.owner)
    }
    return constraint.retained()
  }
}

/// A view whose size a system container sets, such as the content view of a cell.
@preconcurrency @MainActor
package protocol EncapsulatedView: UIView {}

extension UIView {
  /// Returns the constraint of a size that a system container sets.
  ///
  /// Rule: L-DESC-11.
  fileprivate final func encapsulatedSize(_ row: Int, _ isVertical: Bool) -> SystemLayoutConstraint
  {
    let constraint = SystemLayoutConstraint(.mask(row: row), of: self)
    constraint.identifier = "UIView-Encapsulated-Layout-" + (isVertical ? "Height" : "Width")
    constraint.first = Operand(self, isVertical ? .height : .width)
    constraint.storedConstant = isVertical ? bounds.height : bounds.width
    return constraint.retained()
  }
}

extension NSAutoresizingMaskLayoutConstraint {
  fileprivate func setEdges(
    _ equations: MaskEquations, _ isSize: Bool, _ isVertical: Bool, _ view: UIView,
    _ parent: UIView
  ) {
    let size: Attribute = isVertical ? .height : .width
    guard !(isSize ? equations.sizePreservesFarMargin : equations.positionPreservesFarMargin) else {
      let far: Attribute = isVertical ? .bottom : .right
      first = Operand(parent, far)
      second = Operand(view, far)
      storedConstant = CGFloat(equations.far)
      visualFormatBody = VisualFormatBody(.far, isVertical: isVertical)
      return
    }
    first = Operand(view, isSize ? size : isVertical ? .top : .left)
    if !isSize {
      firstName = isVertical ? "minY" : "minX"
      explainsContainer = true
    }
    let line = isSize ? equations.sizeLine : equations.nearLine
    storedConstant = CGFloat(line.constant)
    if line.slope != 0 {
      second = Operand(parent, size)
      storedMultiplier = CGFloat(line.slope)
    }
  }

  fileprivate func setMiddle(
    _ equations: MaskEquations, _ isSize: Bool, _ isVertical: Bool, _ view: UIView,
    _ parent: UIView
  ) {
    let size: Attribute = isVertical ? .height : .width
    let middle: Attribute = isVertical ? .centerY : .centerX
    var line = equations.sizeLine
    first = Operand(view, isSize ? size : middle)
    if !isSize {
      firstName = isVertical ? "midY" : "midX"
      let near = equations.nearLine
      line = (near.slope + line.slope / 2, near.constant + line.constant / 2)
    }
    storedConstant = CGFloat(line.constant)
    guard line.slope != 0 else { return }
    if !isSize, line.slope == 0.5 {
      second = Operand(parent, middle)
      secondName = firstName
    } else {
      second = Operand(parent, size)
      storedMultiplier = CGFloat(line.slope)
    }
  }
}

extension MaskEquations {
  /// A length as a linear function of the superview's length.
  typealias Line = (slope: Double, constant: Double)

  /// True if the equation of the position fixes the distance from the far edge.
  var positionPreservesFarMargin: Bool { mask == 0b001 || mask == 0b011 }
  /// True if the equation of the size fixes the distance from the far edge.
  var sizePreservesFarMargin: Bool { mask == 0b010 }

  /// The near margin as a function of the superview's length.
  var nearLine: Line {
    switch mask {
    case 0b001, 0b011:
      let size = sizeLine
      return (1 - size.slope, -far - size.constant)
    case 0b101, 0b111:
      let slope = slope(near)
      return (slope, near - slope * length)
    default: return (0, near)
    }
  }

  /// The view's length as a function of the superview's length.
  var sizeLine: Line {
    switch mask {
    case 0b010: return (1, -near - far)
    case 0b110, 0b011, 0b111:
      let slope = slope(size)
      return (slope, size - slope * length)
    default: return (0, size)
    }
  }
}

extension UIView.AutoresizingMask {
  /// Near margin, size and far margin of both axes: `-` is fixed, `&` is flexible.
  ///
  /// See: L-DESC-7.
  var groups: String { "h=\(group(rawValue & 0b111)) v=\(group(rawValue >> 3 & 0b111))" }

  private func group(_ bits: UInt) -> String {
    let bits = bits == 0 ? 0b100 : bits
    return (0..<3).map { bits >> $0 & 1 == 1 ? "&" : "-" }.joined()
  }
}
