import Foundation
import GimbalGeometry
import GimbalSolver

/// The objects of the system's constraints.
@MainActor
extension LayoutEngine {
  /// Returns the constraint object of a solver row; nil for rows that are not listed.
  func constraint(for row: ConstraintID) -> NSLayoutConstraint? {
    switch sources[row.index] {
    case .none, .nonNegative: nil
    case .constraint(let constraint): constraint.object
    case .mask(let itemIndex, let row):
      entries[Int(itemIndex)].node?.pointee.owner.maskConstraint(row)
    case .content(let itemIndex, let kind): contentConstraint(Int(itemIndex), axis: kind / 2, row)
    case .guide(let itemIndex, let edge): guideConstraint(Int(itemIndex), edge, row)
    case .top(let axis): temporaryConstraint(axis, row)
    }
  }

  /// Returns the constraint of the current size of the topmost view, which is known to the solver.
  ///
  /// See: L-DESC-7 (a window's), L-DESC-9.
  func topConstraint(_ axis: Int) -> SystemLayoutConstraint {
    let view = root.pointee.owner
    let size = view.bounds.size
    let constraint: SystemLayoutConstraint
    if root.pointee.flags.contains(.isWindow) {
      constraint = NSAutoresizingMaskLayoutConstraint(.top(axis: axis), of: view)
      constraint.groups = "h=--- v=---"
    } else {
      constraint = SystemLayoutConstraint(.top(axis: axis), of: view)
      // See: V-74: a view that does not translate its mask has its size only during the layout.
      let kind = root.isPositioned ? "_UITemporaryLayout" : "UIView-Encapsulated-Layout-"
      constraint.identifier = kind + (axis == 0 ? "Width" : "Height")
    }
    constraint.first = Operand(view, axis == 0 ? .width : .height)
    constraint.storedConstant = axis == 0 ? size.width : size.height
    return constraint.retained()
  }

  private func temporaryConstraint(_ axis: Int, _ row: ConstraintID) -> SystemLayoutConstraint? {
    guard let equation = try? solver.constraint(row) else { return nil }
    let view = root.pointee.owner
    let constraint = SystemLayoutConstraint(.temporary(axis: axis), of: view)
    constraint.identifier = "_UITemporaryLayout\(axis == 0 ? "Width" : "Height")"
    constraint.first = Operand(view, axis == 0 ? .width : .height)
    constraint.storedConstant = CGFloat(equation.constant)
    constraint.storedPriority = UILayoutPriority(equation.priority)
    return constraint.retained()
  }

  /// Returns the constraint object of a content size.
  ///
  /// Rule: L-DESC-8.
  private func contentConstraint(
    _ itemIndex: Int, axis: Int, _ row: ConstraintID
  ) -> SystemLayoutConstraint? {
    guard let view = entries[itemIndex].node?.pointee.owner,
      let equation = try? solver.constraint(row)
    else { return nil }
    let insets = entries[itemIndex].alignment
    let inset = axis == 0 ? insets.left + insets.right : insets.top + insets.bottom
    let constraint = NSContentSizeLayoutConstraint(.content(axis: axis), of: view)
    constraint.first = Operand(view, axis == 0 ? .width : .height)
    constraint.storedConstant = CGFloat(equation.constant) - inset
    let kind = NSLayoutConstraint.Axis(rawValue: axis) ?? .horizontal
    let numbers = [view.hugging(kind), view.compression(kind)].map {
      MeasureText.significant(CGFloat($0.rawValue))
    }
    constraint.suffix = "Hug:\(numbers[0]) CompressionResistance:\(numbers[1])"
    return constraint.retained()
  }

  /// Returns the constraint object of a guide's equation.
  ///
  /// See: L-DESC-9.
  private func guideConstraint(
    _ itemIndex: Int, _ row: Int, _ id: ConstraintID
  ) -> SystemLayoutConstraint? {
    guard let guide = entries[itemIndex].guide?.object, let kind = guide.kind,
      let view = guide.owningView, let equation = try? solver.constraint(id)
    else { return nil }
    let key = SystemConstraintKey.guide(kind, row: row)
    let constraint =
      kind == .top || kind == .bottom
      ? _UILayoutSupportConstraint(key, of: view) : SystemLayoutConstraint(key, of: view)
    let guideEquation = GuideEquation(
      equation, entries[itemIndex], entries[self.itemIndex(of: view.node)])
    constraint.setOperands(guideEquation, equation, guide, of: view)
    constraint.identifier = guideEquation.side.flatMap { kind.identifier(ofSide: $0) }
    return constraint.retained()
  }
}

extension UIView {
  /// The constraints of height and position of each of the controller's layout guides that was
  /// read.
  ///
  /// Rule: V-71.
  final var supportConstraints: [NSLayoutConstraint] {
    guard let guides = autoLayout?.systemGuides, !guides.isEmpty else { return [] }
    var list: [NSLayoutConstraint] = []
    for kind in [SystemGuide.top, .bottom] {
      guard let guide = guides[kind] else { continue }
      let isTop = kind == .top
      let height = _UILayoutSupportConstraint(.guide(kind, row: isTop ? 3 : 2), of: self)
      height.first = Operand(guide, .height)
      height.storedConstant = guideLength(kind) ?? 0
      let position = _UILayoutSupportConstraint(.guide(kind, row: isTop ? 2 : 3), of: self)
      position.first = isTop ? Operand(guide, .top) : Operand(self, .bottom)
      position.second = isTop ? Operand(self, .top) : Operand(guide, .bottom)
      list += [height.retained(), position.retained()]
    }
    return list
  }
}

/// The form of a guide's equation, derived from its terms.
struct GuideEquation {
  /// The part of the guide's rectangle that an equation sets.
  enum Shape {
    /// The left or upper edge.
    case near
    /// The right or lower edge, by the view's size.
    case far
    /// The middle between both edges.
    case middle
    /// The width or height.
    case size
    /// The width or height, by the view's size.
    case sizeNextToView
  }

  /// The part of the rectangle that the equation sets.
  let shape: Shape
  /// True if the equation contains vertical variables.
  let isVertical: Bool

  /// Derives the parts from the variables that the equation of a guide contains.
  init(
    _ equation: LinearConstraint, _ guide: LayoutEngine.Entry, _ view: LayoutEngine.Entry
  ) {
    func names(_ variable: Variable) -> Bool {
      equation.terms.contains { $0.variable == variable }
    }
    isVertical = names(guide.y) || names(guide.height) || names(view.height)
    let position = names(isVertical ? guide.y : guide.x)
    let outer = names(isVertical ? view.height : view.width)
    let isDoubled = equation.terms.contains { abs($0.coefficient) == 2 }
    shape =
      switch (position, outer) {
      case (true, false): .near
      case (true, true): isDoubled ? .middle : .far
      case (false, true): .sizeNextToView
      case (false, false): .size
      }
  }

  /// The side of the view from which the guide's distance is measured.
  var side: String? {
    switch shape {
    case .near: isVertical ? "top" : "left"
    case .far: isVertical ? "bottom" : "right"
    case .middle, .size, .sizeNextToView: nil
    }
  }
}

extension SystemLayoutConstraint {
  fileprivate func setOperands(
    _ guideEquation: GuideEquation, _ equation: LinearConstraint, _ guide: UILayoutGuide,
    of view: UIView
  ) {
    let isVertical = guideEquation.isVertical
    let size: Attribute = isVertical ? .height : .width
    let origin = isVertical ? view.bounds.origin.y : view.bounds.origin.x
    storedConstant = CGFloat(equation.constant)
    storedRelation = Relation(rawValue: Int(equation.relation.rawValue)) ?? .equal
    storedPriority = UILayoutPriority(equation.priority)
    switch guideEquation.shape {
    case .near:
      first = Operand(guide, isVertical ? .top : .left)
      second = Operand(view, isVertical ? .top : .left)
      storedConstant -= origin
    case .far:
      first = Operand(view, isVertical ? .bottom : .right)
      second = Operand(guide, isVertical ? .bottom : .right)
      storedConstant += origin
    case .middle:
      first = Operand(guide, isVertical ? .centerY : .centerX)
      second = Operand(view, isVertical ? .centerY : .centerX)
      storedConstant = storedConstant / 2 - origin
    case .size:
      first = Operand(guide, size)
    case .sizeNextToView:
      first = Operand(guide, size)
      second = Operand(view, size)
      storedRelation = Relation(rawValue: -storedRelation.rawValue) ?? .equal
      storedConstant = -storedConstant
    }
  }
}

extension SystemGuide {
  /// Returns the identifier of the guide's constraint at a side.
  ///
  /// Rule: L-DESC-9.
  fileprivate func identifier(ofSide side: String) -> String? {
    switch self {
    case .safeArea: "UIViewSafeAreaLayoutGuide-\(side)"
    case .margins: "UIView-\(side)Margin-guide-constraint"
    case .readableContent, .keyboard, .top, .bottom, .content, .visible: nil
    }
  }
}
