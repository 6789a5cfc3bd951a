import GimbalTraces

/// Motion of the whole device.
extension Machine {
  /// Shakes the device: the first responder, otherwise the key window, receives the motion events.
  package func shake() {
    perform {
      if recorder.isRecording { recorder.recordStimulus(.shake, on: device.traceReceiver) }
      let event = UIEvent()
      event.type = .motion
      event.subtype = .motionShake
      event.timestamp = clock.now
      let receiver: UIResponder? = firstResponder ?? showing.keyWindow
      receiver?.motionBegan(.motionShake, with: event)
      receiver?.motionEnded(.motionShake, with: event)
    }
  }
}
