/// A conflict for which a constraint is currently relaxed.
@MainActor
package struct StandingConflict {
  /// The view whose layout the relaxed constraint was to determine.
  package let view: UIView
  /// The constraints and the relaxed one, as text.
  package let summary: String
  /// The views that the constraints of the set contain.
  package let views: [UIView]
  /// True if the system created all of the constraints, and none is a content size.
  package let isOfSystem: Bool
  /// True if the set contains the window's size, a view's mask or a system guide.
  package let dependsOnScreen: Bool
}

extension StandingConflict {
  /// Returns the conflicts in the windows, in the order in which they were found.
  ///
  /// - Complexity: a solution of each window's constraints, and a test for each conflict.
  @MainActor
  package static func all(on machine: Machine) -> [StandingConflict] {
    machine.showing.windows.flatMap { window -> [StandingConflict] in
      guard let engine = window.node.pointee.variablesEngine?.object else { return [] }
      return engine.standingConflicts().map {
        StandingConflict(
          view: $0.broken.concernedView ?? window, summary: $0.summary,
          views: $0.constraints.compactMap(\.concernedView),
          isOfSystem: $0.constraints.allSatisfy {
            guard let made = $0 as? SystemLayoutConstraint else { return false }
            if case .content = made.key { return false }
            return true
          },
          dependsOnScreen: $0.constraints.contains {
            switch ($0 as? SystemLayoutConstraint)?.key {
            case .mask, .guide, .top: true
            case .content, .temporary, nil: false
            }
          })
      }
    }
  }
}
