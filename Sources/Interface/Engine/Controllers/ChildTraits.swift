import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// Trait overrides that a parent controller sets for a child, and their callbacks.
extension UIViewController {
  /// Returns the collection that this controller has set for a child, or nil.
  func imposedTraits(on child: UIViewController) -> UITraitCollection? {
    child.traitState?.imposed.flatMap { $0.parent === self ? $0.collection : nil }
  }

  /// Merges a partial collection into the traits that a child inherits; nil ends this.
  ///
  /// If `child` is not a child yet, the collection takes effect once it becomes one.
  ///
  /// See: R-TRAIT-7.
  func impose(_ collection: UITraitCollection?, on child: UIViewController) {
    guard isOffered(from: 8, "setOverrideTraitCollection(_:forChild:)") else { return }
    let text = collection?.changeText(from: nil) ?? "nil"
    send(
      .setOverrideTraitCollection,
      machine.recorder.isRecording
        ? machine.arguments(
          TraceArgument(nil, .text(text)), TraceArgument("forChild", .receiver(child.registered())))
        : .none
    ) {
      if collection == nil, child.traitState?.imposed == nil { return }
      child.madeTraitState().imposed = collection.map {
        ImposedTraits(collection: $0, parent: self)
      }
      guard child.parentController === self else { return }
      machine.deviceTraits.nestedOverrides += 1
      defer { machine.deviceTraits.nestedOverrides -= 1 }
      guard machine.deviceTraits.nestedOverrides <= LayoutLoops.limit else {
        return LayoutLoops.report(child.loadedView ?? machine.showing.keyWindow)
      }
      child.imposedTraitsDidChange()
    }
  }

  /// Sends the callbacks for a changed collection from the parent, without a size.
  ///
  /// See: R-TRAIT-7 (`willTransition`, then the change down the child's subtree).
  private func imposedTraitsDidChange() {
    guard let view = loadedView, let window = view.window else {
      // Up to iOS 16 a controller inherits from its parent, even if its view is in no window.
      if machine.callbackTiming < .traitInheritance, let parentController {
        if machine.callbackTiming == .traitPrediction, let traitState, traitState.predicted == nil {
          traitState.predicted = traits
        }
        traits = ownTraits(over: parentController.traits)
      }
      return
    }
    if let transition = machine.transitions.current, machine.transitions.isSettingUp {
      // The callback is part of the current transition.
      if expectedTraits != traits { announce(expectedTraits, with: transition) }
      return view.setNeedsTraits()
    }
    guard expectedTraits != traits else { return }
    let coordinator = TransitionCoordinator(
      on: machine, window: window, duration: 0, rotationTransform: .identity)
    let outer = ownTransition
    if outer == nil { ownTransition = coordinator }
    announce(expectedTraits, with: coordinator)
    view.setNeedsTraits()
    if machine.callbackTiming < .traitInheritance {
      TraitPropagation(machine).updatingTraits {
        TraitPropagation(machine).refreshTraitsBelow(view.node)
      }
    }
    coordinator.runAnimations()
    machine.afterCommit.append {
      coordinator.complete()
      if self.ownTransition === coordinator { self.ownTransition = nil }
    }
  }

  /// Sets the traits from `overrideTraitCollection` and `traitOverrides` of the presentation
  /// controller; without them the controller inherits all traits.
  ///
  /// A presentation controller calls it whenever one of the two has changed. The controller's view
  /// receives the traits with the next update of traits. No transition callback is sent, which is
  /// Gimbal's choice (CHOICE).
  ///
  /// See: R-TRAIT-7.
  func setPresentationTraits(_ collection: UITraitCollection?, _ overrides: UITraitOverrides) {
    let state = madeTraitState()
    state.presentationCollection = collection
    state.presentation = overrides
    loadedView?.setNeedsTraits()
  }

  /// Sends the transition callbacks if the controller's own overrides change its traits.
  ///
  /// See: R-TRAIT-7 (none are sent unless a switch is on).
  func announceExpectedTraits() {
    guard let window = loadedView?.window, expectedTraits != traits else { return }
    announce(
      expectedTraits,
      with: machine.transitions.current
        ?? TransitionCoordinator(
          on: machine, window: window, duration: 0, rotationTransform: .identity))
  }

  /// The traits of the controller after an update of all its ancestors; while a transition is
  /// announced, those at its end.
  package var expectedTraits: TraitIndex {
    if let parentController {
      return parentController.expectedTraits(of: self, under: parentController.expectedTraits)
    }
    let announced = machine.deviceTraits.announced
    guard let window = loadedView?.node.pointee.window else {
      return announced.map { ownTraits(over: $0) } ?? traits
    }
    let screen = announced ?? machine.windowTraits
    let outer = window.pointee.owner.traitState?.traits(over: screen, on: machine) ?? screen
    return ownTraits(over: outer)
  }

  /// Returns the traits that a child will have once this controller has received `traits`.
  ///
  /// - Complexity: O(depth of the child's view in the controller's).
  ///
  /// See: R-TRAIT-2 (from iOS 17 on overrides of the views between count).
  func expectedTraits(of child: UIViewController, under traits: TraitIndex) -> TraitIndex {
    var inherited = traits
    if machine.callbackTiming >= .traitInheritance, let top = loadedView?.node,
      let view = child.loadedView?.node,
      top.isSelfOrAncestor(of: view)
    {
      inherited = TraitPropagation(machine).traits(
        inside: view.pointee.parent ?? top, under: top, from: traits)
    }
    return child.ownTraits(over: inherited)
  }

  /// Returns true if the controller receives `willTransition(to:with:)` for the expected traits.
  ///
  /// It receives the call if they differ from its own traits.
  ///
  /// A controller in no window may have missed changes, so it also receives the call for changes of
  /// its environment.
  ///
  /// Rule: R-ROT-10.
  /// See: R-ROT-1, V-21.
  func isConcerned(by expected: TraitIndex, under surroundings: TraitIndex) -> Bool {
    if expected != traits { return true }
    return expected == surroundings && loadedView?.node.pointee.window == nil
  }

  /// Sends the transition callbacks for new traits to the children whose traits change.
  ///
  /// See: R-ROT-2, R-TRAIT-7.
  func announceToChildren(
    _ traits: TraitIndex, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers {
      let expected = expectedTraits(of: child, under: traits)
      if child.isConcerned(by: expected, under: traits) {
        child.announce(expected, with: coordinator)
      } else {
        child.announceToArrived(expected, with: coordinator)
      }
    }
    announceToPresented(traits, with: coordinator)
  }

  /// Sends the transition callbacks to shown controllers below this one, whose own traits stay.
  ///
  /// Their traits change if they have arrived from elsewhere since the last update of traits. An
  /// example is a column that a collapse puts on the stack of a column that was hidden.
  ///
  /// See: R-COLL-3.
  private func announceToArrived(
    _ traits: TraitIndex, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers where child.loadedView?.node.pointee.window != nil {
      let expected = expectedTraits(of: child, under: traits)
      if expected == child.traits {
        child.announceToArrived(expected, with: coordinator)
      } else {
        child.announce(expected, with: coordinator)
      }
    }
  }
}

extension UIWindow {
  /// Sends the root controller the transition callbacks for the screen's new traits, if its own
  /// traits change.
  ///
  /// Rule: R-RSZ-2.
  /// See: R-ROT-1, R-TRAIT-7.
  func announceToRoot(_ traits: TraitIndex, with coordinator: TransitionCoordinator) {
    guard let root = rootViewController else { return }
    let own = traitState?.traits(over: traits, on: machine) ?? traits
    guard own != node.pointee.traits, !changesSideOfBarsAlone(to: own) else { return }
    let expected = root.ownTraits(over: own)
    if root.isConcerned(by: expected, under: own) { root.announce(expected, with: coordinator) }
  }
}

extension UIWindow {
  /// Returns true if only the side of vertical bars differs.
  ///
  /// That change has no callback, because every rotation by 180 degrees causes it.
  ///
  /// See: R-FOLD-14.
  private func changesSideOfBarsAlone(to traits: TraitIndex) -> Bool {
    guard BarSides(machine).hasVerticalBars else { return false }
    let (old, new) = (machine.traits[node.pointee.traits], machine.traits[traits])
    return new.replacing(BarSideTrait.self, value: old[BarSideTrait.self]) == old
  }
}

extension TraitPropagation {
  /// Applies the overrides of the views from the controller's view down to a view inside it, both
  /// included.
  fileprivate func traits(
    inside node: ViewNode, under top: ViewNode, from traits: TraitIndex
  ) -> TraitIndex {
    var outer = traits
    if node != top, let parent = node.pointee.parent {
      outer = self.traits(inside: parent, under: top, from: traits)
    }
    guard node.pointee.flags.contains(.hasTraitState) else { return outer }
    return node.pointee.owner.traitState?.traits(over: outer, on: machine) ?? outer
  }
}
