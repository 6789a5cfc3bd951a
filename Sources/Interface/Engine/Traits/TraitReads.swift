import GimbalTraits

/// The traits that an object has read in each phase, the last time that it ran.
struct TraitReads {
  private var traits: [[ObjectIdentifier]] = Array(
    repeating: [], count: TrackedPhase.allCases.count)

  mutating func begin(_ phase: TrackedPhase) { traits[phase.rawValue] = [] }

  mutating func record(_ trait: UITrait, in phase: TrackedPhase) {
    let trait = ObjectIdentifier(trait)
    if !traits[phase.rawValue].contains(trait) { traits[phase.rawValue].append(trait) }
  }

  /// The work that a change of some traits makes due.
  func work(for changed: [ObjectIdentifier]) -> TrackedWork {
    var work = TrackedWork()
    for phase in TrackedPhase.allCases
    where traits[phase.rawValue].contains(where: changed.contains) {
      work.insert(phase.work)
    }
    return work
  }
}

extension Machine {
  /// Runs a pass in which reading traits is noted, where the system does so.
  @inline(__always)
  func trackingReads<Result>(_ body: () -> Result) -> Result {
    guard let traitReader else { return body() }
    return traitReader.reading(body)
  }

  /// The object that notes the traits that app code reads; nil where the system notes none.
  private var traitReader: TraitReader? {
    guard features.tracksTraits else { return nil }
    if let known = deviceTraits.reader { return known }
    let reader = TraitReader { [unowned self] trait, collection in
      // Most reads are the engine's own.
      guard self.traversal.pointee.tracked.node != nil else { return }
      onMainActor { self.recordRead(of: trait, in: collection) }
    }
    deviceTraits.reader = reader
    return reader
  }

  /// `MainActor.assumeIsolated`, by a function of this module: a closure that the library is given looks
  /// for its actor once more.
  @inline(__always)
  private nonisolated func onMainActor(_ body: @MainActor () -> Void) {
    MainActor.assumeIsolated(body)
  }

  /// Notes that app code has read a trait, if a phase is under way and the collection is that of the
  /// view or controller whose phase it is, which `UITraitCollection.current` is too.
  private func recordRead(of trait: UITrait, in collection: UITraitCollection) {
    guard let node = traversal.pointee.tracked.node else { return }
    let phase = traversal.pointee.tracked.phase
    if phase.isOfController {
      guard let controller = node.pointee.controller, traits[controller.traits] === collection
      else { return }
      controller.madeTraitState().reads.record(trait, in: phase)
    } else if traits[node.pointee.traits] === collection {
      node.pointee.owner.madeTraitState().reads.record(trait, in: phase)
    }
  }

  /// Marks again what depends on traits that have changed.
  ///
  /// A view that the change has drawn anew has had its constraints and layout marked already.
  ///
  /// Rule: R-TRAIT-9.
  /// See: V-22.
  func repeatTracked(
    _ state: TraitState, at node: ViewNode, from old: TraitIndex, to new: TraitIndex
  ) {
    guard features.tracksTraits else { return }
    var work = state.reads.work(for: traits.changed(from: old, to: new))
    let redraws = redraws(from: old, to: new)
    if redraws { work.formIntersection([.properties, .propertiesOfController]) }
    if work.contains(.layout) { node.requestWork(.needsLayout) }
    if work.contains(.properties) { node.setNeedsProperties(.view) }
    if work.contains(.propertiesOfController) { node.setNeedsProperties(.controller) }
    guard work.contains(.constraints) else { return }
    node.setNeedsConstraints()
    // The phase of constraints is over; what follows in this pass needs them up to date.
    if traversal.pointee.isLayingOut {
      node.pointee.owner.updateConstraintsBelow(notifyingRoot: false)
    }
  }
}
