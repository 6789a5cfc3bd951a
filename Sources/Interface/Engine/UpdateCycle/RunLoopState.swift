/// The state of a device's run loop between turns.
package final class RunLoopState: MachineState {
  /// The slot in which a device stores this state.
  package static var position: MachineStateSlot { .runLoop }
  /// The maximum number of layouts in one pass; more indicate that the app creates views without
  /// end.
  package var layoutsPerPass = 1_000_000
  /// The rectangles of views that need display only in part.
  var displayParts: [DisplayPart] = []
  fileprivate var followsWaits = false
  /// The number of turns in waits since the device was last idle.
  var waitCycles = 0
  /// Called whenever the device has become idle; a `Checker` sets it.
  var whenIdle: (@MainActor (Machine) -> Void)?

  /// Creates the state of a device; called at its first use.
  package init() {}
}

extension Machine {
  /// The state of the run loop of this device, created at the first use.
  package var runLoop: RunLoopState { state() }

  /// True if the device runs while the program waits; false inside a simulator's `begin`.
  package var followsWaits: Bool {
    get { runLoop.followsWaits }
    set {
      runLoop.followsWaits = newValue
      if newValue { WaitBridge.arm() }
    }
  }
}
