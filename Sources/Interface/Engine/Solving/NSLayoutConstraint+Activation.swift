import Foundation

/// Activation and deactivation: which view holds a constraint, and which engine contains it.
extension NSLayoutConstraint {
  /// The view that holds the constraint while it is active.
  final var owner: UIView? { placement.owner?.object }

  /// Returns the item of each side, in the order of `Placement.referenceIndexes`.
  private nonisolated func item(onSide side: Int) -> (any LayoutItem)? {
    switch side {
    case 0: first.item
    case 1: second?.item
    case 2: first.distanceStart?.position.item
    default: second?.distanceStart?.position.item
    }
  }

  /// Activates constraints.
  ///
  /// Their conflicts are found at the end, or by the next layout if `isSolving` is false.
  ///
  /// See: L-CON-7, L-ERR-4 (an exception is raised, and the constraint stays inactive).
  package static func activateAll(_ constraints: [NSLayoutConstraint], isSolving: Bool = true) {
    var engine: LayoutEngine?
    for constraint in constraints where constraint.placement.owner == nil {
      guard !constraint.isIllegal else { continue }
      guard let owner = constraint.commonAncestor() else { continue }
      constraint.enter(owner)
      if let positioned = constraint.placement.engine?.object {
        if isSolving, let engine, engine !== positioned { engine.solveAfterActivation() }
        engine = positioned
      }
    }
    if isSolving { engine?.solveAfterActivation() }
  }

  /// Returns the closest common ancestor of all items; raises an exception and returns nil if there
  /// is none.
  ///
  /// - Complexity: O(depth), but O(1) for siblings and superviews.
  ///
  /// Rule: L-CON-7.
  /// See: L-ERR-4.
  final func commonAncestor() -> UIView? {
    guard let view = first.item?.hostView else {
      isIllegal = isIllegal || first.item == nil
      return nil
    }
    var node = view.node
    for side in 1..<4 {
      if side == 1, second == nil { continue }
      if side == 2, first.distanceStart == nil { continue }
      if side == 3, second?.distanceStart == nil { continue }
      guard let other = item(onSide: side)?.hostView else {
        reporter.report(.noCommonAncestor(self))
        return nil
      }
      guard let common = node.commonAncestor(with: other.node) else {
        reporter.report(.noCommonAncestor(self))
        return nil
      }
      node = common
    }
    return node.pointee.owner
  }

  /// Activates the constraint: `view` holds it, its items refer to it, and its engine receives it.
  final func enter(_ view: UIView) {
    let machine = view.machine
    machine.constraintCounts.activated += 1
    placement.serial = machine.constraintCounts.activated
    placement.owner = Unretained(view)
    view.layoutState.owned.append(self)
    for side in 0..<4 {
      guard let item = item(onSide: side) else { continue }
      if item !== view {
        if let other = item as? UIView {
          other.layoutState.references.insert(self, side: side)
        } else if let guide = item as? UILayoutGuide {
          guide.references.insert(self, side: side)
        }
      }
      item.hostView?.useConstraints()
    }
    view.useConstraints()
    view.layoutEngine?.enqueue(self)
    view.notifyConstraintWatcher()
  }

  /// Deactivates the constraint; its view releases it, so the caller must retain it to keep it
  /// alive.
  final func deactivate() {
    guard let view = owner else { return }
    leave()
    view.layoutState.owned.remove(self)
    view.notifyConstraintWatcher()
  }

  /// Undoes everything that `enter(_:)` did, except that the owner retains the constraint.
  nonisolated final func leave() {
    for side in 0..<4 where placement.referenceIndexes[side] >= 0 {
      switch item(onSide: side) {
      case let view as UIView: view.autoLayout?.references.remove(self, side: side)
      case let guide as UILayoutGuide: guide.references.remove(self, side: side)
      default: break
      }
    }
    placement.referenceIndexes = SIMD4(repeating: -1)
    placement.engine?.object.withdraw(self)
    placement.engine = nil
    placement.row = nil
    placement.owner = nil
  }
}

extension ViewNode {
  /// Returns the closest node that contains both in its tree; nil if they are in different trees.
  ///
  /// - Complexity: O(depth), but O(1) for a view and its superview and for siblings.
  func commonAncestor(with other: ViewNode) -> ViewNode? {
    if self == other || other.pointee.parent == self { return self }
    if pointee.parent == other { return other }
    if let parent = pointee.parent, parent == other.pointee.parent { return parent }
    var left: ViewNode = self
    var right = other
    var leftLevel = level
    var rightLevel = other.level
    while leftLevel > rightLevel, let parent = left.pointee.parent {
      left = parent
      leftLevel -= 1
    }
    while rightLevel > leftLevel, let parent = right.pointee.parent {
      right = parent
      rightLevel -= 1
    }
    while left != right {
      guard let nextLeft = left.pointee.parent, let nextRight = right.pointee.parent else {
        return nil
      }
      left = nextLeft
      right = nextRight
    }
    return left
  }

  /// The topmost node of the tree.
  ///
  /// - Complexity: O(depth).
  var top: ViewNode {
    var node = self
    while let parent = node.pointee.parent { node = parent }
    return node
  }
}

extension UIView {
  /// Adds a constraint; its items must be in the view's tree.
  ///
  /// See: L-CON-7, L-ERR-5.
  func add(_ constraint: NSLayoutConstraint) {
    if let owner = constraint.owner {
      guard owner !== self else { return }
      constraint.deactivate()
    }
    guard !constraint.isIllegal else { return }
    guard let closest = constraint.commonAncestor() else { return }
    // See: D-11: the constraint is not added.
    guard closest.isDescendant(of: self) else {
      // L-ERR-5.1
      report(.unpreparedTreeLog(constraint))
      // L-ERR-5.2: at once, because the constraint is not added
      return report(.unpreparedTree)
    }
    constraint.enter(self)
    constraint.placement.engine?.object.solveAfterActivation()
  }

  /// Deactivates a constraint that this view holds; called by `removeConstraint(_:)`.
  func remove(_ constraint: NSLayoutConstraint) {
    guard constraint.owner === self else { return }
    constraint.deactivate()
  }

  /// Removes the constraints between the view's tree and items outside of it.
  ///
  /// Called when the view leaves its superview.
  ///
  /// - Complexity: O(views in the tree that use Auto Layout).
  ///
  /// Rule: L-CON-9 (constraints inside the tree stay).
  func removeConstraintsToOutside() { node.removeConstraints(toOutsideOf: node) }
}

extension ViewNode {
  @MainActor
  fileprivate func removeConstraints(toOutsideOf root: ViewNode) {
    guard pointee.flags.contains(.usesConstraints) else { return }
    if let state = pointee.owner.autoLayout {
      var outside = state.references.all
      for guide in state.guides { outside += guide.references.all }
      for guide in state.systemGuides.values.sorted(by: { $0.ordinal < $1.ordinal }) {
        outside += guide.references.all
      }
      for constraint in outside {
        guard let owner = constraint.owner, !root.isSelfOrAncestor(of: owner.node) else { continue }
        constraint.deactivate()
      }
    }
    var child = pointee.firstChild
    while let node = child {
      child = node.pointee.nextSibling
      node.removeConstraints(toOutsideOf: root)
    }
  }
}

extension NSLayoutConstraint: SolvedConstraint {
  /// Activates constraints together; called by `NSLayoutConstraint.activate(_:)`.
  static func bringIntoForce(_ constraints: [NSLayoutConstraint]) { activateAll(constraints) }
}
