import GimbalTraces
import GimbalTraits

/// Changes of the traits of screen and scene, from which those of windows are derived.
@MainActor
struct SceneTraits {
  /// The device whose objects and state the functions use.
  let machine: Machine

  /// Stores the device; callers create a value for each call.
  init(_ machine: Machine) { self.machine = machine }

  /// Records that the traits of the screen and its scene have changed, and calls the handlers
  /// registered with the scene.
  ///
  /// It is called before any object in the scene's windows receives them.
  ///
  /// Snapshots of an app in the background do not change the screen's traits.
  ///
  /// See: R-TRAIT-1, R-TRAIT-6, V-23.
  func recordTraitsOfScreen(from old: TraitIndex, concernsScreen: Bool = true) {
    let new = machine.windowTraits
    guard new != old, machine.callbackTiming != .rotatedRootView else { return }
    TraitPropagation(machine).makeCurrent(new)
    if machine.recorder.isRecording {
      let change = machine.traits.arguments(from: old, to: new, in: machine.recorder)
      if concernsScreen {
        machine.reserved("screen", for: UIScreen.self).recordEvent(.traitCollection, change)
      }
      machine.scenes.current?.recordEvent(.traitCollection, change)
    }
    notifyScene(from: old, to: new)
  }

  private func notifyScene(from old: TraitIndex, to new: TraitIndex) {
    guard old != new, let scene = machine.scenes.current, let state = scene.traitState else {
      return
    }
    scene.callHandlers(of: state, from: old, to: new)
  }

  /// The window scene's overrides of the screen's traits.
  var sceneOverrides: UITraitOverrides {
    get { machine.deviceTraits.sceneOverrides }
    nonmutating set {
      let old = machine.deviceTraits.sceneOverrides
      machine.deviceTraits.sceneOverrides = newValue
      sceneOverridesDidChange(from: old)
    }
  }

  /// Updates the traits of the windows after the scene's overrides have changed.
  ///
  /// See: R-TRAIT-7.
  private func sceneOverridesDidChange(from old: UITraitOverrides) {
    guard !sceneOverrides.isSame(as: old) else { return }
    let former = machine.traits.index(of: old.applied(to: TraitPrediction(machine).screenTraits))
    machine.deviceTraits.predicted = nil
    machine.traits.forgetWindows()
    for window in machine.showing.windows { window.setNeedsTraits() }
    notifyScene(from: former, to: machine.windowTraits)
  }
}

extension UIWindowScene: TraitObserver {
  /// Returns the state of the scene's traits, created on first use.
  func madeTraitState() -> TraitState {
    if let traitState { return traitState }
    let state = TraitState()
    storedTraits = state
    return state
  }

  /// The state of the scene's traits; nil before the first registration for their changes.
  var traitState: TraitState? { storedTraits.map { unsafeDowncast($0, to: TraitState.self) } }

}

extension UIWindowScene: SceneOverriding {
  /// The scene's overrides; none for a scene whose app has ended.
  var sceneTraitOverrides: UITraitOverrides {
    get {
      readable(
        machine.scenes.current === self ? SceneTraits(machine).sceneOverrides : UITraitOverrides())
    }
    set { setSceneTraitOverrides(newValue) }
  }

  private func setSceneTraitOverrides(_ overrides: UITraitOverrides) {
    guard isOffered(from: 17, "traitOverrides"), machine.scenes.current === self else { return }
    var stored = overrides
    stored.onUnsetRead = nil
    guard !SceneTraits(machine).sceneOverrides.isSame(as: stored) else { return }
    SceneTraits(machine).sceneOverrides = stored
    if machine.recorder.isRecording {
      recordEvent(.traitOverrides, machine.arguments(TraceArgument(nil, .text(stored.description))))
    }
  }
}
