import GimbalLayers

extension Machine {
  /// Releases everything that the device shows, so that the device itself can be released.
  ///
  /// Another device becomes current.
  ///
  /// Views and the screen can still be read by their remaining owners.
  package func powerOff() {
    Machine.forget(self)
    Launch(self).endApp()
    clock.clear()
    layerWork.clear()
    forget(MotionState.self)
    forget(AppearanceState.self)
    exceptions.onException = nil
    solving.onConflict = nil
    power.isOn = false
    forget(DeviceObjects.self)
  }
}
