/// The storage of the touches of a device.
final class TouchState: MachineState {
  /// The slot in which a device stores this state.
  static var position: MachineStateSlot { .touches }
  /// The touches on the screen; nil until they are first read.
  fileprivate var screen: TouchScreen?

  /// Creates the state of a device; called at its first use.
  init() {}

  /// Cancels the touches whose views have left their windows.
  @MainActor
  func cancelStrayTouches() { screen?.cancelStrayTouches() }
}

extension Machine {
  /// The touch screen of the device, created at the first touch.
  package var touchScreen: TouchScreen {
    let state: TouchState = state()
    if let screen = state.screen { return screen }
    let made = TouchScreen(machine: self)
    state.screen = made
    return made
  }
}
