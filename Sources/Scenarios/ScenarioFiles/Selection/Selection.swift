public import GimbalDevices
public import GimbalDocuments
import GimbalGeometry
public import GimbalTraits

/// A selector of a scenario's devices.
public enum DeviceSelector: Hashable, Sendable {
  /// One device, which must run the selected systems.
  case slug(String, SourcePosition)
  /// All devices of a family.
  case family(DeviceFamily)
  /// All devices that a filter admits.
  case filter(DeviceQuery)

  /// Returns true if the device is selected.
  public func admits(_ device: DeviceProfile) -> Bool {
    switch self {
    // A slug without a posture matches the device in every posture.
    case .slug(let slug, _): device.slug == slug || device.slug.hasPrefix(slug + "@")
    case .family(let family): family.contains(device)
    case .filter(let filter): filter.admits(device)
    }
  }
}

/// Conditions on a device; nil is no condition.
public struct DeviceQuery: Hashable, Sendable {
  /// Year, idiom, size classes and width.
  public var filter = DeviceFilter()
  /// True if the device has a Home button.
  public var homeButton: Bool?
  /// True if the interface can be upside down on the device.
  public var upsideDown: Bool?
  /// The position of the query.
  public var position = SourcePosition.unknown

  /// Creates a query that admits every device.
  public init() {}

  /// Returns true if all conditions hold.
  public func admits(_ device: DeviceProfile) -> Bool {
    filter.admits(device) && homeButton.map { device.hasHomeButton == $0 } ?? true
      && upsideDown.map { device.supportsUpsideDown == $0 } ?? true
  }
}

/// A selector of a scenario's systems.
///
/// `newest` and `all` admit any requested system; callback timings and versions restrict it.
public enum SystemSelector: Hashable, Sendable {
  /// Any system; the default is the device's newest one with known metrics.
  case newest
  /// Any system; the default is one of each callback timing that the device runs.
  case all
  /// The systems of a callback timing; the default is the newest of them that the device runs.
  case callbackTiming(CallbackTiming, SourcePosition)
  /// A version, such as `18` (any 18) or `12.3.1` (only that one).
  case version(SystemNumber, SourcePosition)

  /// The keywords for systems that are no version: `newest`, `all` and the callback timings.
  package static let keywords = ["newest", "all"] + CallbackTiming.allCases.map(\.name)
}

/// A system as it is written: `18` is any 18, `17.5` is only that version.
public struct SystemNumber: Hashable, Sendable, CustomStringConvertible {
  /// The version.
  public let version: SystemVersion
  /// True if only the first number was written.
  public let isMajor: Bool

  /// Parses one to three numbers; nil for any other text.
  public init?(_ text: String) {
    guard let version = SystemVersion(text) else { return nil }
    self.version = version
    isMajor = !text.contains(".")
  }

  /// Returns true if the number matches a version.
  public func admits(_ system: SystemVersion) -> Bool {
    isMajor ? system.major == version.major : system == version
  }

  /// The version as text.
  public var description: String { version.description }
}
