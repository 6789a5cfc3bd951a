public import GimbalDevices
public import GimbalDocuments
import GimbalGeometry
public import GimbalTraits

/// Devices that a scenario is for, in one of three ways.
public enum DeviceSelector: Hashable, Sendable {
  /// One device; what it does not run is refused.
  case slug(String, SourcePosition)
  /// All devices of a family.
  case family(DeviceFamily)
  /// All devices that a filter admits.
  case filter(DeviceQuery)

  /// True if the device is among them.
  public func admits(_ device: DeviceProfile) -> Bool {
    switch self {
    // A device is itself in every posture, unless one is named.
    case .slug(let slug, _): device.slug == slug || device.slug.hasPrefix(slug + "@")
    case .family(let family): family.contains(device)
    case .filter(let filter): filter.admits(device)
    }
  }
}

/// Conditions on a device; those that are nil hold for all.
public struct DeviceQuery: Hashable, Sendable {
  /// Year, idiom, size classes and width.
  public var filter = DeviceFilter()
  /// True if the device has a Home button.
  public var homeButton: Bool?
  /// True if the device ever turns its interface upside down.
  public var upsideDown: Bool?
  /// The position of the query.
  public var position = SourcePosition.unknown

  /// Creates a query that admits every device.
  public init() {}

  /// True if all conditions hold.
  public func admits(_ device: DeviceProfile) -> Bool {
    filter.admits(device) && homeButton.map { device.hasHomeButton == $0 } ?? true
      && upsideDown.map { device.supportsUpsideDown == $0 } ?? true
  }
}

/// Systems that a scenario is for.
///
/// `newest` and `all` leave the choice to the caller; eras and numbers bind it.
public enum SystemSelector: Hashable, Sendable {
  /// Any system; by default the newest of the device whose figures are known.
  case newest
  /// Any system; by default one of each era that the device runs.
  case all
  /// The systems of an era; by default the newest of them that the device runs.
  case callbackTiming(CallbackTiming, SourcePosition)
  /// A version, such as `18` (any 18) or `12.3.1` (only that one).
  case version(SystemNumber, SourcePosition)

  /// The words for systems that are no version: `newest`, `all` and the eras.
  package static let keywords = ["newest", "all"] + CallbackTiming.allCases.map(\.name)
}

/// A system as it is written: `18` is any 18, `17.5` is only that version.
public struct SystemNumber: Hashable, Sendable, CustomStringConvertible {
  /// The version.
  public let version: SystemVersion
  /// True if only the first number was written.
  public let isMajor: Bool

  /// Reads one to three numbers; nil for any other text.
  public init?(_ text: String) {
    guard let version = SystemVersion(text) else { return nil }
    self.version = version
    isMajor = !text.contains(".")
  }

  /// True if a version is meant.
  public func admits(_ system: SystemVersion) -> Bool {
    isMajor ? system.major == version.major : system == version
  }

  /// The version as text.
  public var description: String { version.description }
}
