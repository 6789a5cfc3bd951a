/// The SDK that an app was built with, by the tiers at which UIKit changes its behaviour.
///
/// UIKit compares the SDK of the app's binary, not only the version of the system. An app built
/// with an older SDK has the older behaviour on a newer system.
///
/// Rule: R-SDK-1.
public enum AppSDK: String, CaseIterable, Comparable, Sendable {
  /// The SDK of iOS 18 or an earlier one.
  case iOS18 = "18"
  /// The SDK of iOS 26.
  case iOS26 = "26"
  /// The SDK of iOS 27.0.
  case iOS27 = "27.0"
  /// The SDK of iOS 27.1 or a later one.
  case iOS27Point1 = "27.1"

  /// The first system that knows the SDK; nil for the oldest tier, which every system knows.
  public var firstSystem: SystemVersion? {
    switch self {
    case .iOS18: nil
    case .iOS26: .iOS(26)
    case .iOS27: .iOS(27)
    case .iOS27Point1: .iOS(27, 1)
    }
  }

  /// Returns true if a system knows the SDK.
  public func isKnown(to system: SystemVersion) -> Bool {
    firstSystem.map { $0 <= system } ?? true
  }

  /// Creates the tier of an SDK's version: the newest that is not after `version`.
  ///
  /// For a system's version it is the newest SDK that the system knows, which is the default of an
  /// app.
  public init(of version: SystemVersion) {
    self = AppSDK.allCases.last { $0.isKnown(to: version) } ?? .iOS18
  }

  /// Returns whether one SDK is older than another.
  public static func < (one: AppSDK, other: AppSDK) -> Bool {
    (one.firstSystem ?? .iOS(0)) < (other.firstSystem ?? .iOS(0))
  }
}
