public import GimbalTraits

/// The last of a range of systems, as precise as written: `9` admits 9.3.6, `7.1` only 7.1.x.
public struct SystemLimit: Hashable, Sendable, CustomStringConvertible {
  /// The version, as far as the file gives it.
  public let version: SystemVersion
  private let numbers: Int

  /// Parses a limit of one to three numbers; nil for any other text.
  public init?(_ text: String) {
    guard let version = SystemVersion(text) else { return nil }
    self.version = version
    numbers = text.split(separator: ".").count
  }

  /// Creates a limit that admits all versions of a major version.
  public init(major: Int) {
    version = SystemVersion(major: major)
    numbers = 1
  }

  /// Creates a limit at a version, with its first two numbers.
  init(_ system: SystemVersion) {
    version = system
    numbers = 2
  }

  /// Returns true if the version is not after the limit.
  public func admits(_ system: SystemVersion) -> Bool {
    switch numbers {
    case 1: system.major <= version.major
    case 2: (system.major, system.minor) <= (version.major, version.minor)
    default: system <= version
    }
  }

  /// Returns the first version after the limit; nil after the newest.
  ///
  /// It is 14 after 13, 26 after 18, and 7.2 after 7.1.
  func next(in systems: KnownSystems) -> SystemVersion? {
    switch numbers {
    case 1: systems.major(after: version.major).map { SystemVersion(major: $0) }
    case 2: SystemVersion(major: version.major, minor: version.minor + 1)
    default: SystemVersion(major: version.major, minor: version.minor, patch: version.patch + 1)
    }
  }

  /// The limit as precisely as it was written.
  public var description: String {
    switch numbers {
    case 1: "\(version.major)"
    case 2: "\(version.major).\(version.minor)"
    default: "\(version.major).\(version.minor).\(version.patch)"
    }
  }
}

/// The systems that a device runs, as far as its file says.
public struct DeclaredSystems: Hashable, Sendable {
  /// The first; nil is unknown.
  public var first: SystemVersion?
  /// The last; nil means that the newest system runs on the device.
  public var last: SystemLimit?
  /// The source of the range.
  public var basis: String
}
