public import GimbalDevices
public import GimbalEngine
public import GimbalGeometry
public import GimbalTraits

/// A selector of a device's system.
public enum SystemChoice: Hashable, Sendable {
  /// The newest with known safe areas.
  ///
  /// See: D-5.
  case newest
  /// The device's first system with this major version.
  case major(Int)
  /// One system.
  case version(SystemVersion)

  /// Parses `newest`, `17` or `17.4`; nil for any other text.
  public init?(_ word: String) {
    if word == "newest" {
      self = .newest
      return
    }
    guard let version = SystemVersion(word) else { return nil }
    self = word.contains(".") ? .version(version) : .major(version.major)
  }

  /// Returns the selected system on a device; nil if it does not run it.
  package func system(on device: DeviceProfile) -> SystemVersion? {
    switch self {
    case .newest: device.defaultSystem
    case .major(let major): device.system(major: major)
    case .version(let version): device.runs(version) ? version : nil
    }
  }

  /// The selector for messages: `newest`, a major number such as `18`, or a version.
  var text: String {
    switch self {
    case .newest: "newest"
    case .major(let major): "\(major)"
    case .version(let version): "\(version)"
    }
  }
}

/// The configurations of a comparison: all combinations of these values.
public struct ComparisonRequest: Sendable {
  /// The devices.
  public var devices: [DeviceProfile]
  /// The systems.
  public var systems: [SystemChoice]
  /// The orientations of the devices.
  public var orientations: [UIDeviceOrientation]
  /// The windows.
  public var windows: [WindowPosition]
  /// The app's declarations.
  public var app: AppDescription
  /// The user's settings, unless ``variations`` change them.
  public var settings: UserSettings
  /// The compared variations of the user's settings.
  public var variations: [LayoutVariation]
  /// True if portrait devices are also rotated through all orientations and back, to compare
  /// layouts.
  ///
  /// A foldable device is also folded and unfolded.
  public var rotatesAllWays = false

  /// Creates a request; the default is portrait and one landscape orientation, on the full screen.
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

  /// The limit of configurations in one comparison.
  public static let limit = 10_000

  /// The number of requested combinations.
  public var count: Int {
    [devices.count, systems.count, orientations.count, windows.count, variations.count]
      .reduce(1) { $0.multipliedReportingOverflow(by: $1).overflow ? Int.max : $0 * $1 }
  }
}

/// The error of a comparison that is not possible.
public enum ComparisonError: Error, Hashable, Sendable, CustomStringConvertible {
  /// More configurations are requested than one comparison may have.
  case tooMany(requested: Int, limit: Int)
  /// The only requested configuration is not possible, for a reason.
  case notShown(String)

  /// One line.
  public var description: String {
    switch self {
    case .tooMany(let requested, let limit):
      "\(requested) configurations are chosen; at most \(limit) can be compared: name fewer devices, "
        + "systems, orientations, sizes or user settings"
    case .notShown(let reason): "the scene cannot be shown: \(reason)"
    }
  }
}
