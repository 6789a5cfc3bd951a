public import GimbalDevices
public import GimbalEngine
public import GimbalGeometry
public import GimbalTraits

/// A choice among a device's systems.
public enum SystemChoice: Hashable, Sendable {
  /// The newest with known safe areas.
  ///
  /// See: D-5.
  case newest
  /// The first system with this first number that the device runs.
  case major(Int)
  /// One system.
  case version(SystemVersion)

  /// Reads `newest`, `17` or `17.4`; nil for any other text.
  public init?(_ word: String) {
    if word == "newest" {
      self = .newest
      return
    }
    guard let version = SystemVersion(word) else { return nil }
    self = word.contains(".") ? .version(version) : .major(version.major)
  }

  /// The system that is meant on a device; nil when it does not run it.
  package func system(on device: DeviceProfile) -> SystemVersion? {
    switch self {
    case .newest: device.defaultSystem
    case .major(let major): device.system(major: major)
    case .version(let version): device.runs(version) ? version : nil
    }
  }

  /// The words of a message.
  var text: String {
    switch self {
    case .newest: "newest"
    case .major(let major): "\(major)"
    case .version(let version): "\(version)"
    }
  }
}

/// On which configurations a scene is to be shown: all combinations.
public struct ComparisonRequest: Sendable {
  /// The devices.
  public var devices: [DeviceProfile]
  /// The systems.
  public var systems: [SystemChoice]
  /// The orientations in which the devices are held.
  public var orientations: [UIDeviceOrientation]
  /// The windows.
  public var windows: [WindowPosition]
  /// The app's declarations.
  public var app: AppDescription
  /// The person's settings, where ``variations`` say nothing else.
  public var settings: UserSettings
  /// The person's choices that are compared.
  public var variations: [LayoutVariation]
  /// True if each upright device is also turned to all sides and back, and one that folds is folded and unfolded, to see
  /// whether its layout returns.
  public var rotatesAllWays = false

  /// Asks for all combinations; by default upright and on one side, on the whole screen.
  public init(
    devices: [DeviceProfile], systems: [SystemChoice] = [.newest],
    orientations: [UIDeviceOrientation] = [.portrait, .landscapeLeft],
    windows: [WindowPosition] = [.fullScreen], app: AppDescription = AppDescription(),
    settings: UserSettings = UserSettings(), variations: [LayoutVariation] = [LayoutVariation()]
  ) {
    self.devices = devices
    self.systems = systems
    self.orientations = orientations
    self.windows = windows
    self.app = app
    self.settings = settings
    self.variations = variations
  }

  /// The most configurations of one comparison.
  public static let limit = 10_000

  /// The number of combinations that are asked for.
  public var count: Int {
    [devices.count, systems.count, orientations.count, windows.count, variations.count]
      .reduce(1) { $0.multipliedReportingOverflow(by: $1).overflow ? Int.max : $0 * $1 }
  }
}

/// The reason why a comparison cannot be made.
public enum ComparisonError: Error, Hashable, Sendable, CustomStringConvertible {
  /// More configurations are asked for than one comparison may have.
  case tooMany(requested: Int, limit: Int)
  /// The one configuration that is wanted cannot be, for a reason.
  case notShown(String)

  /// One line.
  public var description: String {
    switch self {
    case .tooMany(let requested, let limit):
      "\(requested) configurations are asked for; at most \(limit) can be compared: name fewer devices, "
        + "systems, orientations, sizes or choices of the person"
    case .notShown(let reason): "the scene cannot be shown: \(reason)"
    }
  }
}
