import Foundation
public import GimbalGeometry

/// A guide that activates constraints while it is near an edge of its view, or away from one.
///
/// The keyboard is always docked, so that its guide is near the bottom edge and away from the others.
///
/// Rule: L-GUIDE-8.
/// Source: Apple, UITrackingLayoutGuide (from iOS 15 on).
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  /// The constraints that depend on edges, in the order in which they were set.
  private final var tracked: [Tracked] = []

  private struct Tracked {
    let edges: NSDirectionalRectEdge
    let isNear: Bool
    var constraints: [NSLayoutConstraint]
  }

  /// The edges that a docked keyboard is near to.
  private static let nearEdges: NSDirectionalRectEdge = [.bottom]

  /// True if the guide activates constraints at all.
  final var isTracking = true {
    didSet { if isTracking != oldValue { activateTracked() } }
  }

  /// Has constraints active while the guide is near all of some edges, and inactive otherwise.
  ///
  /// They take the place of those that were set for the same edges, which become inactive.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) { track(trackedConstraints, edge, isNear: true) }

  /// Has constraints active while the guide is away from all of some edges, and inactive otherwise.
  ///
  /// They take the place of those that were set for the same edges, which become inactive.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) { track(trackedConstraints, edge, isNear: false) }

  /// The constraints that are active while the guide is near an edge.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraints(edge, isNear: true)
  }

  /// The constraints that are active while the guide is away from an edge.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraints(edge, isNear: false)
  }

  /// Forgets all constraints that depend on edges; they stay as they are.
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

  /// Activates the constraints whose condition holds after it has deactivated the others, which may contradict them.
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
