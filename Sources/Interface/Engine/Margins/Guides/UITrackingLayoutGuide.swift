import Foundation
public import GimbalGeometry

/// A guide that activates constraints while it is near an edge of its view, or away from one.
///
/// The keyboard is always docked, so its guide is near the bottom edge and away from the others.
///
/// Rule: L-GUIDE-8.
/// Source: Apple, UITrackingLayoutGuide (from iOS 15 on).
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  /// The constraints that depend on edges, in the order in which the app set them.
  private final var tracked: [Tracked] = []

  private struct Tracked {
    /// The edges on which the constraints depend.
    let edges: NSDirectionalRectEdge
    /// True if the constraints are active near the edges, false if away from them.
    let isNear: Bool
    /// The app's constraints, which the guide activates and deactivates.
    var constraints: [NSLayoutConstraint]
  }

  /// The edges that a docked keyboard is near.
  private static let nearEdges: NSDirectionalRectEdge = [.bottom]

  /// True if the guide activates and deactivates constraints.
  final var isTracking = true {
    didSet { if isTracking != oldValue { activateTracked() } }
  }

  /// Sets the constraints that are active while the guide is near all of the given edges.
  ///
  /// Constraints that were set for the same edges are deactivated and replaced.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) { track(trackedConstraints, edge, isNear: true) }

  /// Sets the constraints that are active while the guide is away from all of the given edges.
  ///
  /// Constraints that were set for the same edges are deactivated and replaced.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) { track(trackedConstraints, edge, isNear: false) }

  /// Returns the constraints that are active while the guide is near an edge.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraints(edge, isNear: true)
  }

  /// Returns the constraints that are active while the guide is away from an edge.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraints(edge, isNear: false)
  }

  /// Removes all tracked constraints from the guide; active ones stay active.
  open func removeAllTrackedConstraints() { tracked = [] }

  private func constraints(
    _ edges: NSDirectionalRectEdge, isNear: Bool
  ) -> [NSLayoutConstraint] {
    tracked.first { $0.edges == edges && $0.isNear == isNear }?.constraints ?? []
  }

  private func track(
    _ constraints: [NSLayoutConstraint], _ edges: NSDirectionalRectEdge, isNear: Bool
  ) {
    for old in self.constraints(edges, isNear: isNear) where !constraints.contains(old) {
      old.isActive = false
    }
    tracked.removeAll { $0.edges == edges && $0.isNear == isNear }
    tracked.append(Tracked(edges: edges, isNear: isNear, constraints: constraints))
    activateTracked()
  }

  /// Deactivates the constraints whose condition is false, and only then activates the others,
  /// because the two may conflict.
  private func activateTracked() {
    func holds(_ one: Tracked) -> Bool {
      let near = UITrackingLayoutGuide.nearEdges
      return isTracking
        && (one.isNear ? near.isSuperset(of: one.edges) : near.isDisjoint(with: one.edges))
    }
    for one in tracked where !holds(one) {
      NSLayoutConstraint.deactivate(one.constraints)
    }
    for one in tracked where holds(one) { NSLayoutConstraint.activate(one.constraints) }
  }
}
