import Observation

/// Observable models that app code reads in a phase, or while it configures a view: a change of what was read repeats
/// the phase.
///
/// Rule: R-LAY-11.
/// Source: Apple, Automatic observation tracking.
extension Machine {
  /// Runs a phase of a view or its controller; records the traits that it reads, and repeats it once an observable
  /// property that it reads changes.
  ///
  /// A call that reads no observable property registers nothing.
  @inline(__always)
  func tracked(_ phase: TrackedPhase, of node: ViewNode, _ body: () -> Void) {
    if _slowPath(traversal.pointee.observesModels) {
      observing(phase, of: node, body)
    } else {
      tracking(phase, of: node, body)
    }
  }

  /// UIView's own methods read no models.
  @inline(never)
  private func observing(_ phase: TrackedPhase, of node: ViewNode, _ body: () -> Void) {
    guard phase.isOfController || node.pointee.answersByClass else {
      return tracking(phase, of: node, body)
    }
    repeating(phase, of: node.pointee.owner) { tracking(phase, of: node, body) }
  }

  /// A closure that is written in the call of `withObservationTracking` asks at each call on which executor it runs, one
  /// that is handed on does not.
  private func repeating(_ phase: TrackedPhase, of view: UIView, _ body: () -> Void) {
    // The second closure is made only when a property was read: most layouts read none, and allocate nothing.
    withObservationTracking(
      body,
      onChange: { [weak view] in
        onMainActor { view?.repeatPhase(phase) }
      })
  }

  /// Runs a call into app code; `again` is called once, on the main actor, when an observable property that the call
  /// has read is about to change.
  ///
  /// `again` must only invalidate: the property still has its former value.
  package func observingModels<View: UIView>(
    in view: View, _ body: () -> Void, again: @escaping @MainActor @Sendable (View) -> Void
  ) {
    guard traversal.pointee.observesModels else { return body() }
    withObservationTracking(
      body,
      onChange: { [weak view] in
        onMainActor {
          if let view { again(view) }
        }
      })
  }
}

/// Runs a closure on the main actor: at once on its queue, else in a task.
private func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
  if MainQueue.isCurrent {
    MainActor.assumeIsolated(body)
  } else {
    Task { @MainActor in body() }
  }
}

extension UIView {
  /// Invalidates what a phase updates.
  fileprivate func repeatPhase(_ phase: TrackedPhase) {
    switch phase.work {
    case .layout: setNeedsLayout()
    case .constraints: setNeedsUpdateConstraints()
    case .properties: node.setNeedsProperties(.view)
    default: node.setNeedsProperties(.controller)
    }
  }
}
