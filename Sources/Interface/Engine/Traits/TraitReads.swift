import GimbalTraits

/// The traits that an object has read in the last run of each phase.
struct TraitReads {
  private var traits: [[ObjectIdentifier]] = Array(
    repeating: [], count: TrackedPhase.allCases.count)

  /// Forgets the traits that the last run of a phase has read; called before the next run.
  mutating func begin(_ phase: TrackedPhase) { traits[phase.rawValue] = [] }

  /// Records that a phase reads a trait; called while app code of the phase runs.
  mutating func record(_ trait: UITrait, in phase: TrackedPhase) {
    let trait = ObjectIdentifier(trait)
    if !traits[phase.rawValue].contains(trait) { traits[phase.rawValue].append(trait) }
  }

  /// Returns the phases that must run again after a change of some traits.
  func work(for changed: [ObjectIdentifier]) -> TrackedWork {
    var work = TrackedWork()
    for phase in TrackedPhase.allCases
    where traits[phase.rawValue].contains(where: changed.contains) {
      work.insert(phase.work)
    }
    return work
  }
}

/// Records which traits app code reads in a phase, and repeats the phase when one of them changes.
///
/// See: R-TRAIT-9.
@MainActor
struct TraitReadTracking {
  /// The device whose objects and state the functions use.
  let machine: Machine

  /// Stores the device; callers create a value for each call.
  init(_ machine: Machine) { self.machine = machine }

  /// Runs a pass in which reads of traits are recorded, on systems that do so.
  @inline(__always)
  func trackingReads<Result>(_ body: () -> Result) -> Result {
    guard let traitReader else { return body() }
    return traitReader.reading(body)
  }

  /// Records the traits that app code reads; nil on systems that do not track them.
  private var traitReader: TraitReader? {
    guard machine.features.tracksTraits else { return nil }
    if let known = machine.deviceTraits.reader { return known }
    let reader = TraitReader { [unowned machine] trait, collection in
      // Most reads come from the engine itself.
      guard machine.traversal.pointee.tracked.node != nil else { return }
      TraitReadTracking(machine).onMainActor {
        TraitReadTracking(machine).recordRead(of: trait, in: collection)
      }
    }
    machine.deviceTraits.reader = reader
    return reader
  }

  /// Calls `MainActor.assumeIsolated` from this module; with a closure passed straight to the
  /// library, the actor would be checked a second time.
  @inline(__always)
  private nonisolated func onMainActor(_ body: @MainActor () -> Void) {
    MainActor.assumeIsolated(body)
  }

  /// Records that app code has read a trait in a running phase.
  ///
  /// Only reads from the collection of the view or controller whose phase runs are recorded;
  /// `UITraitCollection.current` is that collection too.
  private func recordRead(of trait: UITrait, in collection: UITraitCollection) {
    guard let node = machine.traversal.pointee.tracked.node else { return }
    let phase = machine.traversal.pointee.tracked.phase
    if phase.isOfController {
      guard let controller = node.pointee.controller,
        machine.traits[controller.traits] === collection
      else { return }
      controller.madeTraitState().reads.record(trait, in: phase)
    } else if machine.traits[node.pointee.traits] === collection {
      node.pointee.owner.madeTraitState().reads.record(trait, in: phase)
    }
  }

  /// Invalidates the phases that read traits which have changed.
  ///
  /// If the change has redrawn the view, its constraints and layout are already invalidated.
  ///
  /// Rule: R-TRAIT-9.
  /// See: V-22.
  func repeatTracked(
    _ state: TraitState, at node: ViewNode, from old: TraitIndex, to new: TraitIndex
  ) {
    guard machine.features.tracksTraits else { return }
    var work = state.reads.work(for: machine.traits.changed(from: old, to: new))
    let redraws = TraitPropagation(machine).redraws(from: old, to: new)
    if redraws { work.formIntersection([.properties, .propertiesOfController]) }
    if work.contains(.layout) { node.requestWork(.needsLayout) }
    if work.contains(.display) { node.pointee.owner.setNeedsDisplay() }
    if work.contains(.properties) { node.setNeedsProperties(.view) }
    if work.contains(.propertiesOfController) { node.setNeedsProperties(.controller) }
    guard work.contains(.constraints) else { return }
    node.setNeedsConstraints()
    // The constraints phase is over; the rest of this pass needs current constraints.
    if machine.traversal.pointee.isLayingOut {
      node.pointee.owner.updateConstraintsBelow(notifyingRoot: false)
    }
  }
}
