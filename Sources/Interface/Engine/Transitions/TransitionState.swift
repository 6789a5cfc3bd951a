/// The transitions of a device in progress: changes of controllers and of the environment.
package final class TransitionState: MachineState {
  /// The slot in which a device stores this state.
  package static var position: MachineStateSlot { .transitions }
  /// The changes of controllers in progress; only the machine retains them.
  package internal(set) var changes: [ControllerTransition] = []
  /// The changes of controllers that were requested and have not started.
  var pending: [PendingTransition] = []
  /// The coordinator of the current rotation or resize, or nil.
  var current: TransitionCoordinator?
  /// True while a rotation or resize is set up and its animations are created; another one is
  /// deferred meanwhile.
  var isSettingUp = false
  /// The nesting depth of views with controllers that are entering a window.
  package internal(set) var windowEntries = 0

  /// Creates the state of a device; called at its first use.
  package init() {}
}

/// The animation state of one device: whether changes are animated, and the completions that a
/// gesture defers.
package final class AnimationState: MachineState {
  /// The slot in which a device stores this state.
  package static var position: MachineStateSlot { .animations }
  /// The value that `UIView.setAnimationsEnabled(_:)` has set.
  package var areEnabled = true
  /// The deferred completions of the animations that are being created, while a gesture drives an
  /// animator.
  var held: HeldAnimations?

  /// Creates the state of a device; called at its first use.
  package init() {}
}

extension Machine {
  /// The transitions of this device, created at the first use.
  package var transitions: TransitionState { state() }
  /// The animation state of this device, created at the first use.
  package var animations: AnimationState { state() }
}
