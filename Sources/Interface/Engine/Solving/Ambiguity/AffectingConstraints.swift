import Foundation
import GimbalSolver

/// `constraintsAffectingLayout(for:)`: the constraints that determine a view on an axis.
extension UIView {
  /// Returns the constraints that determine the view on an axis, including those of the system.
  ///
  /// Rule: L-AMB-3.
  final func affectingConstraints(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    let state = autoLayout
    return constraintsNaming(self, axis, (state?.owned.all ?? []) + (state?.references.all ?? []))
  }

  /// Returns the constraints that contain an item's position or size on an axis: those of the app
  /// among `candidates`, and all of the system.
  ///
  /// - Complexity: O(constraints that the view holds or that contain it).
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
  /// Returns the constraints that determine the guide on an axis, including those of the system.
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
