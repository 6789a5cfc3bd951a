import Foundation
import GimbalSolver

extension UIView {
  /// The constraints that determine the view on an axis, the system's included.
  ///
  /// Rule: L-AMB-3.
  final func affectingConstraints(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    let state = autoLayout
    return constraintsNaming(self, axis, (state?.owned.all ?? []) + (state?.references.all ?? []))
  }

  /// The constraints that name an item's place or size on an axis: some of the app's, and all that
  /// the system made for the item.
  ///
  /// - Complexity: O(constraints that are held by the view or name it).
  fileprivate func constraintsNaming(
    _ item: some LayoutItem, _ axis: NSLayoutConstraint.Axis, _ candidates: [NSLayoutConstraint]
  ) -> [NSLayoutConstraint] {
    guard node.pointee.window != nil, let engine = item.layoutVariables.engine?.object else {
      return []
    }
    if !engine.isSolving { engine.stateGuides() }
    engine.solve()
    guard item.layoutVariables.engine?.names(engine) == true else {
      return []
    }
    return engine.constraints(
      naming: item.layoutVariables.index, axis, candidates.compactMap(\.placement.row))
  }
}

extension UILayoutGuide {
  /// The constraints that determine the guide on an axis, the system's included.
  ///
  /// See: L-AMB-3.
  final func affectingConstraints(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let owningView else { return [] }
    let owned = owningView.autoLayout?.owned.all ?? []
    return owningView.constraintsNaming(self, axis, owned + references.all)
  }
}

@MainActor
extension LayoutEngine {
  fileprivate func constraints(
    naming itemIndex: Int32, _ axis: NSLayoutConstraint.Axis, _ candidates: [ConstraintID]
  ) -> [NSLayoutConstraint] {
    let entry = entries[Int(itemIndex)]
    let expected = axis == .horizontal ? [entry.x, entry.width] : [entry.y, entry.height]
    let made = (0..<SystemRows.count).compactMap { entry.rows[$0] }
    let rows = (candidates + made).filter { row in
      guard let terms = try? solver.constraint(row).terms else { return false }
      return terms.contains { expected.contains($0.variable) }
    }
    var found: [NSLayoutConstraint] = []
    if entry.node == root, topIsKnown { found.append(topConstraint(axis.rawValue)) }
    for row in rows.sorted(by: comesBefore) {
      if let constraint = constraint(for: row), !found.contains(constraint) {
        found.append(constraint)
      }
    }
    return found
  }
}
