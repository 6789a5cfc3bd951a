import Foundation
import GimbalGeometry
import GimbalSolver
import GimbalText
import GimbalTraits

/// The equations of constraints.
@MainActor
extension LayoutEngine {
  /// Adds a constraint that is new to the engine.
  func add(_ constraint: NSLayoutConstraint) {
    guard isThrowaway || constraint.placement.row == nil else { return }
    var equation: LinearConstraint?
    for attempt in 1... {
      let known = releasedCount
      equation = self.equation(of: constraint)
      // App code that was called for a baseline or an alignment may have removed the constraint.
      guard holds(constraint) else { return }
      // Or it removed and restored the constraint, and the layout variables in the equation were
      // released in between.
      if known == releasedCount { break }
      equation = nil
      if attempt == LayoutLoops.limit { break }
    }
    var row: ConstraintID?
    if let equation { row = addRow(equation, for: .constraint(Unretained(constraint))) }
    guard !isThrowaway else { return }
    constraint.placement.row = row
    // A constraint without an equation has no effect on the engine.
    if row == nil { constraint.placement.engine = nil }
    if row != nil, equationLeans { leaning.append(constraint) }
  }

  /// Returns the equation of a constraint in the coordinates of the view that holds it; nil if an
  /// item is released.
  ///
  /// Rule: L-CON-1.
  /// See: L-CON-3, L-CON-4.
  func equation(of constraint: NSLayoutConstraint) -> LinearConstraint? {
    guard let owner = constraint.owner, let item = constraint.first.item else { return nil }
    if constraint.mixesKinds {
      if !isThrowaway, !constraint.isIllegal { constraint.refuse(.mixedKinds) }
      return nil
    }
    terms.removeAll(keepingCapacity: true)
    equationLeans = false
    var reader = Reader(owner: owner.node, isCrossing: false)
    let mirrored = isMirrored(constraint, in: owner)
    var constant = Double(constraint.storedConstant)
    constant -= append(
      item, constraint.first.attribute, from: constraint.first.distanceStart, 1, mirrored, &reader)
    if let attribute = constraint.second?.attribute {
      guard let item = constraint.second?.item else { return nil }
      constant -= append(
        item, attribute, from: constraint.second?.distanceStart,
        -Double(constraint.storedMultiplier), mirrored, &reader)
      if mirrored, constraint.storedMultiplier != 1 {
        terms.append(
          Term(entries[itemIndex(of: owner.node)].width, 1 - Double(constraint.storedMultiplier)))
      }
    }
    if reader.isCrossing, !isThrowaway { crossing.append(constraint) }
    for term in terms where term.coefficient != 0 {
      return LinearConstraint(
        terms, Relation(constraint.storedRelation), constant,
        priority: constraint.storedPriority.rawValue)
    }
    return nil
  }

  /// The values read from the tree for one equation.
  struct Reader {
    /// The view that holds the constraint.
    let owner: ViewNode
    /// True if the equation contains the bounds origin of a view.
    var isCrossing: Bool
  }

  /// Returns true if the constraint is measured from the owner's right edge.
  ///
  /// Rule: L-CON-4 (the direction of the view that holds the constraint decides).
  private func isMirrored(_ constraint: NSLayoutConstraint, in owner: UIView) -> Bool {
    guard
      constraint.first.attribute.isDirectional || constraint.second?.attribute.isDirectional == true
    else { return false }
    return owner.constraintDirection == .rightToLeft
  }

  /// Adds the terms of one side, multiplied by a factor, and returns its constant.
  ///
  /// Mirrored horizontal locations are distances to the left of the owner's right edge. The caller
  /// adds the owner's width, because it usually cancels out.
  private func append(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, from start: DistanceStart?,
    _ factor: Double, _ mirrored: Bool, _ reader: inout Reader
  ) -> Double {
    guard let start else { return append(item, attribute, factor, mirrored, &reader) }
    guard let origin = start.position.item else { return 0 }
    return append(item, attribute, factor, mirrored, &reader)
      + append(origin, start.position.attribute, -factor, mirrored, &reader)
  }

  /// Adds the terms of an attribute of one item, multiplied by a factor, and returns the constant.
  ///
  /// Rule: L-CON-3, L-MARG-8 (margin attributes are those of the layout margins guide).
  private func append(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double,
    _ mirrored: Bool, _ reader: inout Reader
  ) -> Double {
    if let inner = attribute.withoutMargin, let view = item as? UIView {
      return appendMargin(inner, of: view, factor, mirrored, &reader)
    }
    if attribute.isBaseline, let view = item as? UIView {
      return appendBaseline(attribute, of: view, factor, &reader)
    }
    if let guide = scrolledGuide(of: item, attribute, reader) {
      return append(guide, attribute, factor, mirrored, &reader)
    }
    return appendFrame(item, attribute, factor, mirrored, &reader)
  }

  /// Returns the content layout guide that replaces a scroll view's edges; nil for other items.
  ///
  /// Rule: L-SCROLL-4.
  private func scrolledGuide(
    of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ reader: Reader
  ) -> UILayoutGuide? {
    guard let view = item as? UIView, view.node == reader.owner, attribute.isEdge else {
      return nil
    }
    return view.scrolledGuide
  }

  /// Adds a margin attribute: the edge of the layout margins guide.
  ///
  /// For a scroll view it is at the same distance inside the edge of its content.
  ///
  /// See: L-SCROLL-4.
  private func appendMargin(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView, _ factor: Double,
    _ mirrored: Bool, _ reader: inout Reader
  ) -> Double {
    let margin = append(view.guideOfMargins, attribute, factor, mirrored, &reader)
    guard let content = scrolledGuide(of: view, attribute, reader), let seen = view.seenGuide else {
      return margin
    }
    // The margins guide moves with the visible part, so only its distance from that counts.
    return margin + append(content, attribute, factor, mirrored, &reader)
      + append(seen, attribute, -factor, mirrored, &reader)
  }

  /// Adds the terms of an attribute of an item's rectangle.
  private func appendFrame(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double,
    _ mirrored: Bool, _ reader: inout Reader
  ) -> Double {
    let (index, node): (Int, ViewNode?)
    if let view = item as? UIView {
      (index, node) = (itemIndex(of: view.node), view.node)
    } else if let guide = item as? UILayoutGuide {
      (index, node) = (itemIndex(of: guide), nil)
    } else {
      return 0
    }
    let insets = entries[index].alignment
    switch attribute {
    case .width:
      terms.append(Term(entries[index].width, factor))
      return -factor * Double(insets.left + insets.right)
    case .height:
      terms.append(Term(entries[index].height, factor))
      return -factor * Double(insets.top + insets.bottom)
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline:
      let isTop = attribute == .top || attribute == .firstBaseline && node == nil
      let share = isTop ? 0 : attribute == .centerY ? 0.5 : 1.0
      if share > 0 { terms.append(Term(entries[index].height, factor * share)) }
      let inset = Double(insets.top) * (1 - share) - Double(insets.bottom) * share
      return factor * inset + appendOrigin(of: item, node, factor, isVertical: true, &reader)
    default:
      // When mirrored, leading is the right edge, and locations count to the left.
      let share =
        switch attribute {
        case .left: 0.0
        case .right: 1.0
        case .leading: mirrored ? 1.0 : 0.0
        case .trailing: mirrored ? 0.0 : 1.0
        default: 0.5
        }
      let sign = mirrored ? -factor : factor
      if share > 0 { terms.append(Term(entries[index].width, sign * share)) }
      let inset = Double(insets.left) * (1 - share) - Double(insets.right) * share
      return sign * inset + appendOrigin(of: item, node, sign, isVertical: false, &reader)
    }
  }

  /// Adds the origin of an item in the owner's coordinates: the sum of the origins of the views
  /// between.
  private func appendOrigin(
    of item: any LayoutItem, _ node: ViewNode?, _ factor: Double, isVertical: Bool,
    _ reader: inout Reader
  ) -> Double {
    var number = 0.0
    var current: ViewNode
    if let node {
      guard node != reader.owner else { return 0 }
      let entry = entries[itemIndex(of: node)]
      terms.append(Term(isVertical ? entry.y : entry.x, factor))
      guard let parent = node.pointee.parent else { return 0 }
      current = parent
    } else {
      guard let guide = item as? UILayoutGuide, let view = guide.owningView else { return 0 }
      let entry = entries[itemIndex(of: guide)]
      terms.append(Term(isVertical ? entry.y : entry.x, factor))
      current = view.node
    }
    while current != reader.owner {
      let entry = entries[itemIndex(of: current)]
      terms.append(Term(isVertical ? entry.y : entry.x, factor))
      let origin = current.pointee.bounds.origin
      number -= factor * Double(isVertical ? origin.y : origin.x)
      reader.isCrossing = true
      guard let parent = current.pointee.parent else { break }
      current = parent
    }
    return number
  }

  /// Adds a baseline of the view's own text, or of the view that provides it.
  ///
  /// A view without text has its first baseline at its top edge, and its last one at its bottom
  /// edge.
  ///
  /// See: L-CON-3.
  private func appendBaseline(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView, _ factor: Double,
    _ reader: inout Reader
  ) -> Double {
    let isFirst = attribute == .firstBaseline
    let stand = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if stand !== view, stand.isDescendant(of: view),
      stand.isDescendant(of: reader.owner.pointee.owner)
    {
      equationLeans = true
      return appendBaseline(attribute, of: stand, factor, &reader)
    }
    readsBaselines = true
    guard let text = view.textBlock else {
      return append(view, isFirst ? .top : .bottom, factor, false, &reader)
    }
    // The baseline is on a whole pixel, and the height of text is whole pixels.
    let grid = view.machine.pixelGrid
    let ascent = grid.round(text.ascent)
    let height = grid.roundUp(text.lineHeight)
    let descent = height - ascent
    switch text.position {
    case .edges where isFirst:
      return append(view, .top, factor, false, &reader) + factor * Double(ascent)
    case .edges:
      return append(view, .bottom, factor, false, &reader) - factor * Double(descent)
    case .top(let gap):
      return append(view, .top, factor, false, &reader) + factor * Double(gap + ascent)
    case .middle(let gap):
      return append(view, .centerY, factor, false, &reader)
        + factor * Double(gap + ascent - height / 2)
    case .bottom(let gap):
      return append(view, .bottom, factor, false, &reader) - factor * Double(gap + descent)
    }
  }

  /// Rebuilds the equations after a change of a view's baselines, which any equation of an ancestor
  /// may contain.
  func baselinesDidChange() { if readsBaselines { rebuild() } }

  /// Updates the equations that contain the bounds origin of a view.
  func refreshCrossing() {
    let constraints = crossing
    crossing = []
    for constraint in constraints {
      // App code that is called for a baseline may remove the constraint.
      guard constraint.placement.row != nil, let equation = equation(of: constraint),
        holds(constraint), let row = constraint.placement.row
      else { continue }
      setConstant(equation.constant, of: row)
    }
  }

  /// Passes a constraint's new constant to the solver.
  ///
  /// Rule: L-PERF-2 (a new constant, not a new equation).
  func constantDidChange(_ constraint: NSLayoutConstraint) {
    setNeedsSolving()
    guard let row = constraint.placement.row else { return }
    var numbers = crossing
    swap(&numbers, &crossing)
    let equation = equation(of: constraint)
    swap(&numbers, &crossing)
    if let equation, constraint.placement.row == row { setConstant(equation.constant, of: row) }
  }

  /// Passes a constraint's new priority to its row; called when `priority` is set.
  func priorityDidChange(_ constraint: NSLayoutConstraint) {
    setNeedsSolving()
    guard let row = constraint.placement.row else { return }
    setPriority(constraint.storedPriority.rawValue, of: row)
  }
}

extension NSLayoutConstraint.Attribute {
  /// True if the attribute is an edge of the rectangle, which for the contents of a scroll view is
  /// its content's edge.
  ///
  /// See: L-SCROLL-4.
  var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }

  /// True for the attributes that refer to the text of a view.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension Relation {
  /// Converts the relation of a constraint to that of an equation.
  init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterOrEqual
    }
  }
}
