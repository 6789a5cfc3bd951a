import GimbalLayers

/// The release of everything that a device shows.
extension LifeCycle {
  /// Releases everything that the device shows, so that the device itself can be released.
  ///
  /// Another device becomes current.
  ///
  /// Views and the screen can still be read by their remaining owners.
  package func powerOff() {
    CurrentMachine.forget(machine)
    Launch(machine).endApp()
    machine.clock.clear()
    machine.layerWork.clear()
    machine.forget(MotionState.self)
    machine.forget(AppearanceState.self)
    machine.exceptions.onException = nil
    machine.solving.onConflict = nil
    machine.power.isOn = false
    machine.forget(DeviceObjects.self)
  }
}
