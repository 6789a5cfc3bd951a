public import GimbalTraits

/// The reason why a device cannot be powered on or an app cannot be launched.
public enum SimulatorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The device does not run the system.
  case systemNotRun(device: String, system: SystemVersion, runs: String)
  /// The app was built with an SDK that the system does not know.
  ///
  /// See: R-SDK-1.
  case sdkNotKnown(sdk: AppSDK, system: SystemVersion, newest: AppSDK)
  /// A recording is limited to fewer events than 1.
  case recordingTooShort(count: Int)

  /// A scene delegate was given on a system without scenes.
  case noScenes(system: SystemVersion)

  /// One line.
  public var description: String {
    switch self {
    case .systemNotRun(let device, let system, let runs):
      "\(device) does not run iOS \(system); it runs \(runs)"
    case .sdkNotKnown(let sdk, let system, let newest):
      "iOS \(system) does not support the SDK \(sdk.rawValue); the newest that it supports is "
        + newest.rawValue
    case .recordingTooShort(let count):
      "recording: .last(\(count)) stores no events; use at least .last(1), or .off to record nothing"
    case .noScenes(let system):
      "iOS \(system) has no scenes; they exist from iOS 13 on; launch by the app delegate instead"
    }
  }
}
