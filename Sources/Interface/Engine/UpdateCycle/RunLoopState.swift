/// The state of a device's run loop between turns.
package final class RunLoopState: MachineState {
  package static var position: MachineStateSlot { .runLoop }
  /// The number of layouts that one pass may have before the app is taken to make views without end.
  package var layoutsPerPass = 1_000_000
  /// Of the views that are to be drawn at the end of the turn those that are drawn in part.
  var displayParts: [DisplayPart] = []
  fileprivate var followsWaits = false
  /// The number of turns in waits since the device was at rest.
  var waitCycles = 0
  /// Called whenever the device has come to rest.
  var whenAtRest: (@MainActor (Machine) -> Void)?

  package init() {}
}

extension Machine {
  package var runLoop: RunLoopState { state() }

  /// True if the device goes on while the program waits: not in the middle of what a simulator's
  /// `begin` has begun.
  package var followsWaits: Bool {
    get { runLoop.followsWaits }
    set {
      runLoop.followsWaits = newValue
      if newValue { WaitBridge.arm() }
    }
  }

  /// The devices that go on while the program waits.
  static var followed: [Machine] { poweredOn.filter(\.followsWaits) }
}
