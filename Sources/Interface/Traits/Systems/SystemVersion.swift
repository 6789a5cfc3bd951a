/// A version of iOS or iPadOS.
public struct SystemVersion: Hashable, Comparable, Sendable, LosslessStringConvertible {
  /// The first number.
  public let major: Int
  /// The second number.
  public let minor: Int
  /// The third number.
  public let patch: Int

  /// Creates a version from its numbers.
  ///
  /// - Precondition: none is below zero.
  public init(major: Int, minor: Int = 0, patch: Int = 0) {
    precondition(
      major >= 0 && minor >= 0 && patch >= 0, "no version is called \(major).\(minor).\(patch)")
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Creates a version of iOS from its numbers, such as `.iOS(26, 1)`.
  ///
  /// - Precondition: none is below zero.
  public static func iOS(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> SystemVersion {
    SystemVersion(major: major, minor: minor, patch: patch)
  }

  /// Reads a version of one to three numbers below 1000 with dots between them, such as `12.3.1`.
  ///
  /// Returns nil for any other string.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", maxSplits: 3, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      (1...3).contains(part.utf8.count) && part.utf8.allSatisfy { (48...57).contains($0) }
        ? Int(part) : nil
    }
    guard numbers.count == parts.count, (1...3).contains(numbers.count) else { return nil }
    self.init(
      major: numbers[0], minor: numbers.count > 1 ? numbers[1] : 0,
      patch: numbers.count > 2 ? numbers[2] : 0)
  }

  /// The numbers with dots between them; zeros at the end are left out, such as `17` or `12.3.1`.
  public var description: String {
    if patch != 0 { return "\(major).\(minor).\(patch)" }
    return minor != 0 ? "\(major).\(minor)" : String(major)
  }

  /// Returns whether one version is older than another.
  public static func < (one: SystemVersion, other: SystemVersion) -> Bool {
    (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
  }

  /// The callback timing of the version.
  public var callbackTiming: CallbackTiming { CallbackTiming(self) }
}
