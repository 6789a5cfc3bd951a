public import GimbalTraits

/// The last of a range of systems, as precise as it was written: `9` admits 9.3.6, `7.1` only 7.1.x.
public struct SystemLimit: Hashable, Sendable, CustomStringConvertible {
  /// The version, as far as the file gives it.
  public let version: SystemVersion
  private let numbers: Int

  /// Reads a limit of one to three numbers; nil for any other text.
  public init?(_ text: String) {
    guard let version = SystemVersion(text) else { return nil }
    self.version = version
    numbers = text.split(separator: ".").count
  }

  /// The limit that admits all versions with this first number.
  public init(major: Int) {
    version = SystemVersion(major: major)
    numbers = 1
  }

  /// The limit that is one version, with its first two numbers.
  init(_ system: SystemVersion) {
    version = system
    numbers = 2
  }

  /// True if the version is not after the limit.
  public func admits(_ system: SystemVersion) -> Bool {
    switch numbers {
    case 1: system.major <= version.major
    case 2: (system.major, system.minor) <= (version.major, version.minor)
    default: system <= version
    }
  }

  /// The first version after the limit: 14 after 13, 26 after 18, 7.2 after 7.1; nil after the newest.
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
  /// The first; nil is not known.
  public var first: SystemVersion?
  /// The last; nil means that the newest system still runs.
  public var last: SystemLimit?
  /// The source of the range.
  public var basis: String
}
