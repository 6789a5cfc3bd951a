import Gimbal
import GimbalDevices
import GimbalTraits
import Testing

/// A behaviour that changes with a system: what a device returns on the last system before the change, and on the
/// first after.
struct SystemBorder: Sendable, CustomTestStringConvertible {
  let what: String
  let first: Int
  let before: String
  let after: String
  private let isOnPad: Bool
  private let query: @MainActor @Sendable (Simulator) throws -> String

  init(
    _ what: String, from first: Int, _ before: String, _ after: String, onPad: Bool = false,
    _ query: @escaping @MainActor @Sendable (Simulator) throws -> String
  ) {
    self.what = what
    self.first = first
    self.before = before
    self.after = after
    isOnPad = onPad
    self.query = query
  }

  var testDescription: String { "\(what), iOS \(first)" }

  /// The major version before the first; none lies between 18 and 26.
  private var last: Int { first == 26 ? 18 : first - 1 }

  /// Returns the results of one device on both sides.
  @MainActor
  func answers() throws -> [String] {
    let systems = [SystemVersion.iOS(last), .iOS(first)]
    let device = DeviceCatalog.standard.devices.first {
      ($0.idiom == .pad) == isOnPad && $0.runs(systems[0]) && $0.runs(systems[1])
    }
    let profile = try #require(device, "no device runs \(systems)")
    return try systems.map { try query(Simulator(profile, system: $0)) }
  }
}
