import GimbalTraces
import GimbalTraits

/// An object whose traits can be observed: a view, a controller, a presentation controller or a
/// scene.
@preconcurrency @MainActor
protocol TraitObserver: Recorded {
  /// The object's trait state, if it has any.
  var traitState: TraitState? { get }
  /// Returns the object's trait state, and creates it on first use.
  func madeTraitState() -> TraitState
}

/// A view or a controller, which overrides, reads and observes traits.
@preconcurrency @MainActor
protocol TraitHolder: TraitObserver {
  /// Makes the object's traits be updated before its next layout.
  func setNeedsTraits()
}

extension Recorded {
  /// Returns the overrides as app code reads them; reading an override that is not set raises an
  /// exception.
  ///
  /// See: R-TRAIT-7, D-11.
  func readable(_ overrides: UITraitOverrides) -> UITraitOverrides {
    var overrides = overrides
    overrides.onUnsetRead = { [weak self] trait in
      MainActor.assumeIsolated { self?.refuseUnsetRead(trait) }
    }
    return overrides
  }

  private func refuseUnsetRead(_ trait: UITrait) {
    guard isOffered(from: 17, "traitOverrides") else { return }
    report(.unsetOverrideRead(trait))
  }
}

extension TraitHolder {
  /// The object's overrides of inherited traits.
  ///
  /// A change takes effect with the next update of traits; several changes before it count as one.
  ///
  /// See: R-TRAIT-4, R-TRAIT-7.
  var ownOverrides: UITraitOverrides {
    get { readable(traitState?.overrides ?? UITraitOverrides()) }
    set {
      guard isOffered(from: 17, "traitOverrides") else { return }
      changeOverrides(to: newValue)
    }
  }

  /// Replaces the overrides, for whichever property the app has set.
  func changeOverrides(to overrides: UITraitOverrides) {
    if let old = traitState?.overrides ?? (overrides.isEmpty ? overrides : nil),
      old.isSame(as: overrides)
    {
      return
    }
    var stored = overrides
    stored.onUnsetRead = nil
    madeTraitState().overrides = stored
    if machine.recorder.isRecording {
      recordEvent(.traitOverrides, machine.arguments(TraceArgument(nil, .text(stored.description))))
    }
    setNeedsTraits()
  }

  /// The override of `userInterfaceStyle` as a property.
  ///
  /// Source: Apple, overrideUserInterfaceStyle (iOS 13); that it is the same as the override of
  /// that trait from iOS 17 on is a CHOICE.
  var ownStyle: UIUserInterfaceStyle {
    get {
      guard let overrides = traitState?.overrides,
        overrides.contains(UITraitUserInterfaceStyle.self)
      else { return .unspecified }
      return overrides.userInterfaceStyle
    }
    set {
      guard isOffered(from: 13, "overrideUserInterfaceStyle") else { return }
      var overrides = traitState?.overrides ?? UITraitOverrides()
      if newValue == .unspecified {
        overrides.remove(UITraitUserInterfaceStyle.self)
      } else {
        overrides.userInterfaceStyle = newValue
      }
      changeOverrides(to: overrides)
    }
  }
}

extension UIView: TraitHolder {
  /// Returns the state of the view's traits, created on first use.
  func madeTraitState() -> TraitState {
    if let traitState { return traitState }
    let state = TraitState()
    traitState = state
    node.pointee.flags.insert(.hasTraitState)
    return state
  }

  /// Requests an update of the view's traits before its next layout, if it is in a window.
  func setNeedsTraits() {
    if node.pointee.window != nil, machine.callbackTiming != .rotatedRootView {
      node.requestWork(.needsTraits)
    }
  }

  /// Updates the traits of the view's ancestors, the view and its descendants.
  ///
  /// - Complexity: O(views that need an update).
  ///
  /// Rule: R-TRAIT-5.
  /// Source: Apple, updateTraitsIfNeeded(); ancestors first is inferred.
  func updateTraits() {
    guard isOffered(from: 17, "updateTraitsIfNeeded()") else { return }
    TraitPropagation(machine).updatingTraits {
      refreshAncestors(of: node)
      TraitPropagation(machine).refreshTraitsBelow(node)
    }
  }

  private func refreshAncestors(of node: ViewNode) {
    guard let parent = node.pointee.parent else { return }
    refreshAncestors(of: parent)
    if parent.pointee.flags.contains(.needsTraits) {
      TraitPropagation(machine).refreshTraits(parent)
    }
  }
}

extension UIViewController: TraitHolder {
  /// Returns the state of the controller's traits, created on first use.
  func madeTraitState() -> TraitState {
    if let traitState { return traitState }
    let state = TraitState()
    traitState = state
    return state
  }

  /// Requests an update of the traits of the controller and its loaded view.
  func setNeedsTraits() {
    if machine.switches.announcesTraitOverrides, machine.callbackTiming >= .traitInheritance {
      announceOwnTraits()
    }
    loadedView?.setNeedsTraits()
  }

  /// Returns the controller's traits for the traits that it inherits.
  func ownTraits(over inherited: TraitIndex) -> TraitIndex {
    traitState?.traits(over: inherited, under: parentController, on: machine) ?? inherited
  }

  /// Updates the traits of the controller's view and its descendants.
  ///
  /// See: R-TRAIT-5.
  func updateTraits() {
    guard isOffered(from: 17, "updateTraitsIfNeeded()") else { return }
    loadedView?.updateTraits()
  }
}
