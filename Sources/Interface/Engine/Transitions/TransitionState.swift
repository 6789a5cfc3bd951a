/// The changes of controllers and of the environment that are under way on a device.
package final class TransitionState: MachineState {
  package static var position: MachineStateSlot { .transitions }
  /// The changes of controllers that are under way: only the machine keeps them.
  package internal(set) var changes: [ControllerTransition] = []
  /// The changes of controllers that were asked for and are still to begin.
  var pending: [PendingTransition] = []
  /// Set while an environment transition is under way.
  var current: TransitionCoordinator?
  /// Set while a turn or a resize is set up and its animations are made; another one waits.
  var isSettingUp = false
  /// The nesting depth of views with controllers that are entering a window.
  package internal(set) var windowEntries = 0

  package init() {}
}

/// The state of animations on one device: whether changes are animated, and the holder of the animations being made.
package final class AnimationState: MachineState {
  package static var position: MachineStateSlot { .animations }
  package var areEnabled = true
  /// The holder of the animations being made, while a gesture drives an animator.
  var held: HeldAnimations?

  package init() {}
}

extension Machine {
  package var transitions: TransitionState { state() }
  package var animations: AnimationState { state() }
}
