/// The version of the JSON Lines form of traces.
///
/// A reader accepts its own major version with any minor one: a new minor version adds kinds of
/// lines, members and values, which older readers skip.
public struct TraceFormat: Hashable, Sendable {
  /// Raised when an old reader would misunderstand.
  public var major: Int
  /// Raised when something was added.
  public var minor: Int

  /// Names a version.
  public init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// The version that this library writes.
  public static let current = TraceFormat(major: 1, minor: 1)
}

/// The origin of a trace: scenario or test, device and system.
public struct TraceHeader: Hashable, Sendable {
  /// The version of the form that the trace was read from.
  public var format: TraceFormat
  /// The version of Gimbal that recorded it.
  public var gimbal: String
  /// The scenario's file or title; nil for a run that was written in Swift.
  public var scenario: String?
  /// The device's slug.
  public var device: String
  /// The system's version, `17.0`.
  public var system: String
  /// The seed of all that was random; nil when nothing was.
  public var seed: UInt64?

  /// Describes a run.
  public init(
    gimbal: String, scenario: String? = nil, device: String, system: String, seed: UInt64? = nil,
    format: TraceFormat = .current
  ) {
    self.format = format
    self.gimbal = gimbal
    self.scenario = scenario
    self.device = device
    self.system = system
    self.seed = seed
  }
}
