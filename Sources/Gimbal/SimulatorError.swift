public import GimbalTraits

/// Why a device cannot be powered on.
public enum SimulatorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The device does not run the system.
  case systemNotRun(device: String, system: SystemVersion, runs: String)
  /// A recording of the last so many events is to keep none.
  case recordingTooShort(count: Int)

  /// One line.
  public var description: String {
    switch self {
    case .systemNotRun(let device, let system, let runs):
      "\(device) does not run iOS \(system); it runs \(runs)"
    case .recordingTooShort(let count):
      "recording: .last(\(count)) keeps nothing; at least .last(1), or .off to record nothing"
    }
  }
}
