import Observation

/// A class of the framework whose layout, constraints and drawing call code of the app only for
/// subviews.
@MainActor
package protocol SelfContainedView: UIView {
  /// The class of the framework; subclasses of the app inherit it.
  static var frameworkClass: UIView.Type { get }
}

/// Tracking of observable models that app code reads in a phase or while it configures a view.
///
/// A change of a property that was read repeats the phase.
///
/// Rule: R-LAY-11.
/// Source: Apple, Automatic observation tracking.
@MainActor
package struct ModelObservation {
  /// The device whose objects and state the functions use.
  let machine: Machine

  /// Stores the device; callers create a value for each call.
  package init(_ machine: Machine) { self.machine = machine }

  /// Runs a phase of a view or its controller and tracks its reads.
  ///
  /// It records the traits that the phase reads, and repeats the phase once an observable property
  /// that it reads changes.
  ///
  /// A call that reads no observable property registers nothing.
  @inline(__always)
  func tracked(_ phase: TrackedPhase, of node: ViewNode, _ body: () -> Void) {
    if _slowPath(machine.traversal.pointee.observesModels) {
      observing(phase, of: node, body)
    } else {
      machine.tracking(phase, of: node, body)
    }
  }

  /// Methods of UIView itself and of self-contained views without subviews read no models.
  @inline(never)
  private func observing(_ phase: TrackedPhase, of node: ViewNode, _ body: () -> Void) {
    let view = node.pointee.owner
    guard
      phase.isOfController
        || node.pointee.answersByClass
          && (node.pointee.firstChild != nil || !Self.isSelfContained(type(of: view)))
    else {
      return machine.tracking(phase, of: node, body)
    }
    repeating(phase, of: view) { machine.tracking(phase, of: node, body) }
  }

  /// The last answers of `isSelfContained(_:)`, by the last bits of the class's address, because
  /// hashing would cost more than the answer saves.
  @exclusivity(unchecked) private static var selfContained = [(type: UIView.Type, answer: Bool)](
    repeating: (UIView.self, true), count: 64)

  /// Returns true for a class of the framework that is declared self-contained.
  private static func isSelfContained(_ type: UIView.Type) -> Bool {
    let index = Int(UInt(bitPattern: ObjectIdentifier(type)) >> 4 & 63)
    if selfContained[index].type == type { return selfContained[index].answer }
    let answer = (type as? any SelfContainedView.Type)?.frameworkClass == type
    selfContained[index] = (type, answer)
    return answer
  }

  /// Runs a phase inside `withObservationTracking`.
  ///
  /// A closure literal in that call would check its executor at each call; a closure that is passed
  /// on does not.
  private func repeating(_ phase: TrackedPhase, of view: UIView, _ body: () -> Void) {
    // The second closure is created only if a property was read; most layouts read none and
    // allocate nothing.
    withObservationTracking(
      body,
      onChange: { [weak view] in
        onMainActor { view?.repeatPhase(phase) }
      })
  }

  /// Runs a call into app code and tracks its reads.
  ///
  /// `again` is called once, on the main actor, when an observable property that the call has read
  /// is about to change.
  ///
  /// `again` must only invalidate, because the property still has its former value.
  package func observingModels<View: UIView>(
    in view: View, _ body: () -> Void, again: @escaping @MainActor @Sendable (View) -> Void
  ) {
    guard machine.traversal.pointee.observesModels else { return body() }
    withObservationTracking(
      body,
      onChange: { [weak view] in
        onMainActor {
          if let view { again(view) }
        }
      })
  }
}

/// Runs a closure on the main actor: at once on the main queue, otherwise in a task.
private func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
  if MainQueue.isCurrent {
    MainActor.assumeIsolated(body)
  } else {
    Task { @MainActor in body() }
  }
}

extension UIView {
  /// Invalidates the view for a phase.
  fileprivate func repeatPhase(_ phase: TrackedPhase) {
    switch phase.work {
    case .layout: setNeedsLayout()
    case .constraints: setNeedsUpdateConstraints()
    case .properties: node.setNeedsProperties(.view)
    case .display: setNeedsDisplay()
    default: node.setNeedsProperties(.controller)
    }
  }
}
