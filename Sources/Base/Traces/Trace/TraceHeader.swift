/// The version of the JSON Lines format of traces.
///
/// A reader accepts its own major version with any minor one: a new minor version adds kinds of
/// lines, members and values, which older readers skip.
public struct TraceFormat: Hashable, Sendable {
  /// Incremented if an old reader would misread the file.
  public var major: Int
  /// Incremented for additions.
  public var minor: Int

  /// Creates a version.
  public init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// The version that this library writes.
  public static let current = TraceFormat(major: 1, minor: 1)
}

/// The origin of a trace: scenario or test, device and system.
public struct TraceHeader: Hashable, Sendable {
  /// The format version of the file from which the trace was read.
  public var format: TraceFormat
  /// The version of Gimbal that recorded it.
  public var gimbal: String
  /// The scenario's file or title; nil for a run in Swift.
  public var scenario: String?
  /// The device's slug.
  public var device: String
  /// The system's version, `17.0`.
  public var system: String
  /// The seed of all random values; nil without any.
  public var seed: UInt64?

  /// Creates a header.
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
