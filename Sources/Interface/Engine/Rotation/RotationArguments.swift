import GimbalGeometry
import GimbalTraces

/// A rotation of the device or of the interface, as the trace records it.
struct OrientationChange: Hashable {
  private let old: Int
  private let new: Int
  private let ofDevice: Bool

  /// Creates the value for a rotation of the interface.
  init(_ old: UIInterfaceOrientation, _ new: UIInterfaceOrientation) {
    (self.old, self.new, ofDevice) = (old.rawValue, new.rawValue, false)
  }

  /// Creates the value for a rotation of the device.
  init(device old: UIDeviceOrientation, _ new: UIDeviceOrientation) {
    (self.old, self.new, ofDevice) = (old.rawValue, new.rawValue, true)
  }

  /// The rotation as a value of the trace.
  var value: TraceValue { .change(.text(name(old)), .text(name(new))) }

  private func name(_ number: Int) -> String {
    ofDevice
      ? UIDeviceOrientation(rawValue: number)?.name ?? ""
      : UIInterfaceOrientation(rawValue: number)?.name ?? ""
  }
}

extension RotationAndResize {
  /// Returns the recorded arguments of a rotation, stored once for each pair of orientations.
  func change(_ orientationChange: OrientationChange) -> ArgumentsID {
    guard machine.recorder.isRecording else { return .none }
    if let known = machine.rotation.rotationArguments[orientationChange] { return known }
    let id = machine.recorder.lastingArguments([TraceArgument(nil, orientationChange.value)])
    machine.rotation.rotationArguments[orientationChange] = id
    return id
  }
}
