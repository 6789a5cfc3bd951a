import Foundation
import GimbalEngine
import GimbalGeometry
public import GimbalSnapshots
import GimbalTraces
import GimbalTraits

/// Snapshots of the layout.
extension Simulator {
  /// The current layout of the key window; without a window, a snapshot without views.
  ///
  /// - Complexity: O(views × depth).
  public var layout: LayoutSnapshot {
    var collector = LayoutCollector(screen: screen)
    return snapshot(&collector)
  }

  /// The current layout of the key window, with its active constraints, conflicts and ambiguity.
  ///
  /// The trace records ambiguous items.
  ///
  /// - Complexity: that of ``layout``, and a second solution of the windows' constraints.
  public var inspectedLayout: LayoutSnapshot {
    var collector = LayoutCollector(screen: screen)
    var layout = snapshot(&collector)
    if !layout.views.isEmpty {
      var state = constraintState(of: collector.positions)
      if let window { collector.appendConstraints(of: window, to: &state) }
      layout.constraints = state
    }
    return layout
  }

  private func snapshot(_ collector: inout LayoutCollector) -> LayoutSnapshot {
    if let window { collector.append(window, parent: nil, depth: 0) }
    let names = machine.recorder.names(of: collector.receivers)
    for index in collector.views.indices { collector.views[index].name = names[index] }
    var layout = LayoutSnapshot(
      screenSize: machine.screenSize(interfaceOrientation),
      fixedSize: machine.hardware.portraitSize,
      orientation: interfaceOrientation.name, windowFrame: window?.frame ?? .zero,
      safeAreaInsets: window?.safeAreaInsets ?? .zero,
      traits: window?.traitCollection.shortText ?? "", views: collector.views)
    layout.origin = LayoutOrigin(device: profile.slug, system: "\(system)")
    return layout
  }

  /// Conflicts and ambiguity in the key window.
  ///
  /// See: F-40.
  private func constraintState(of positions: [ObjectIdentifier: Int]) -> ConstraintState {
    var state = ConstraintState()
    for conflict in StandingConflict.all(on: machine) {
      guard let position = positions[ObjectIdentifier(conflict.view)] else { continue }
      var reported = ConstraintState.Conflict(view: position, message: conflict.summary)
      reported.views = conflict.views.compactMap { positions[ObjectIdentifier($0)] }
      reported.isOfSystem = conflict.isOfSystem
      reported.dependsOnScreen = conflict.dependsOnScreen
      state.conflicts.append(reported)
    }
    for item in ambiguousItems {
      guard let position = positions[ObjectIdentifier(item.view)] else { continue }
      state.ambiguities.append(
        .init(view: position, guide: item.guide?.identifier, variables: item.variables))
    }
    return state
  }
}

extension LayoutSnapshot {
  /// The view's snapshot, or nil if the view was not in the window.
  ///
  /// The view is found by the name that the simulator gives it.
  ///
  /// - Complexity: O(views).
  @MainActor
  public subscript(view: UIView) -> LocatedView? {
    exactly(view.traceName)
  }
}

extension Trace {
  /// Returns the events that a view received, by their base or full name.
  ///
  /// - Complexity: O(events).
  @MainActor
  public func events(named name: String, on view: UIView) -> [TraceEvent] {
    events(named: name, on: view.traceName)
  }

  /// Returns the events that a controller received, by their base or full name.
  ///
  /// - Complexity: O(events).
  @MainActor
  public func events(named name: String, on controller: UIViewController) -> [TraceEvent] {
    events(named: name, on: controller.traceName)
  }
}

extension Simulator {
  /// All views and guides in the windows whose position or size is ambiguous, from the top down.
  ///
  /// Each is recorded in the trace. Nothing is computed before the property is read.
  ///
  /// - Complexity: a solution of each window's constraints.
  ///
  /// See: L-AMB-1.
  package var ambiguousItems: [AmbiguousItem] { AmbiguousItem.all(on: machine) }
}
