import GimbalGeometry
import GimbalTraces

/// A turn of the device or of the interface, as the trace has it.
struct OrientationChange: Hashable {
  private let old: Int
  private let new: Int
  private let ofDevice: Bool

  /// A turn of the interface.
  init(_ old: UIInterfaceOrientation, _ new: UIInterfaceOrientation) {
    (self.old, self.new, ofDevice) = (old.rawValue, new.rawValue, false)
  }

  /// A turn of the device.
  init(device old: UIDeviceOrientation, _ new: UIDeviceOrientation) {
    (self.old, self.new, ofDevice) = (old.rawValue, new.rawValue, true)
  }

  /// The turn in words.
  var value: TraceValue { .change(.text(name(old)), .text(name(new))) }

  private func name(_ number: Int) -> String {
    ofDevice
      ? UIDeviceOrientation(rawValue: number)?.name ?? ""
      : UIInterfaceOrientation(rawValue: number)?.name ?? ""
  }
}

extension Machine {
  /// The recorded arguments of a turn.
  func change(_ orientationChange: OrientationChange) -> ArgumentsID {
    guard recorder.isRecording else { return .none }
    if let known = rotation.rotationArguments[orientationChange] { return known }
    let id = recorder.lastingArguments([TraceArgument(nil, orientationChange.value)])
    rotation.rotationArguments[orientationChange] = id
    return id
  }
}
