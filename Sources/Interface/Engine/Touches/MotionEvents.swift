import GimbalTraces

/// Motion of the whole device, such as shaking, which the first responder receives.
package enum MotionEvents {
  /// Shakes the device: the first responder, otherwise the key window, receives the motion events.
  @MainActor
  package static func shake(_ machine: Machine) {
    machine.perform {
      if machine.recorder.isRecording {
        machine.recorder.recordStimulus(.shake, on: machine.device.traceReceiver)
      }
      let event = UIEvent()
      event.type = .motion
      event.subtype = .motionShake
      event.timestamp = machine.clock.now
      let receiver: UIResponder? = machine.firstResponder ?? machine.showing.keyWindow
      receiver?.motionBegan(.motionShake, with: event)
      receiver?.motionEnded(.motionShake, with: event)
    }
  }
}
