/// The place of the fingers among what subjects keep of a device.
final class TouchState: MachineState {
  static var position: MachineStateSlot { .touches }
  /// The fingers on the screen; nil before the first was asked for.
  fileprivate var screen: TouchScreen?

  init() {}
}

extension Machine {
  /// The fingers on the screen.
  package var touchScreen: TouchScreen {
    let state: TouchState = state()
    if let screen = state.screen { return screen }
    let made = TouchScreen(machine: self)
    state.screen = made
    return made
  }

  /// Ends the touches of which the view has left its window.
  func cancelStrayTouches() {
    let state: TouchState = state()
    state.screen?.cancelStrayTouches()
  }
}
