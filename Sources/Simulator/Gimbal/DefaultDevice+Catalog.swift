import Foundation
import GimbalDevices
import GimbalDocuments
import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// The default device by name: the documented one unless environment variables choose another.
struct DefaultDeviceChoice: Hashable {
  /// The name of the device in the catalog, such as `iphone-15-pro`.
  var device: String
  /// The system, or nil for the device's newest system with known safe areas.
  var system: SystemVersion?
  /// The orientation in which the device is powered on.
  var orientation = UIDeviceOrientation.portrait

  /// The documented default; it changes with a major version only.
  static let standard = DefaultDeviceChoice(device: "iphone-15-pro", system: .iOS(18))

  /// Reads `GIMBAL_DEVICE`, `GIMBAL_SYSTEM` and `GIMBAL_ORIENTATION`; empty values count as absent.
  ///
  /// A device without a system runs its newest one.
  init(environment: [String: String]) throws(DefaultDeviceError) {
    self = .standard
    let given = environment.filter { !$0.value.isEmpty }
    if let slug = given["GIMBAL_DEVICE"] {
      device = slug
      system = nil
    }
    let profile: DeviceProfile
    do {
      profile = try DeviceCatalog.standard.device(device)
    } catch {
      throw DefaultDeviceError(variable: "GIMBAL_DEVICE", issue: "\(error)")
    }
    if let text = given["GIMBAL_SYSTEM"] {
      let version = SystemVersion(text)
      let isMajor = !text.contains(".")
      system = version.flatMap { version in
        isMajor
          ? profile.system(major: version.major) : profile.runs(version) ? version : nil
      }
      guard system != nil else {
        throw DefaultDeviceError(
          variable: "GIMBAL_SYSTEM",
          issue: "\(profile.name) does not run \(QuotedText.of(text)); it runs "
            + profile.systemsText)
      }
    }
    if let text = given["GIMBAL_ORIENTATION"] {
      guard let found = UIDeviceOrientation(name: text) else {
        let names = UIDeviceOrientation.allCases.map(\.name)
        throw DefaultDeviceError(
          variable: "GIMBAL_ORIENTATION",
          issue: "there is no orientation \(QuotedText.of(text)); allowed is "
            + QuotedText.choice(names) + NearestWord.hint(for: text, in: names))
      }
      orientation = found
    }
  }

  private init(device: String, system: SystemVersion) {
    self.device = device
    self.system = system
  }

  /// The chosen system, or else the device's newest system with known safe areas.
  var runs: SystemVersion {
    if let system { return system }
    guard let profile = try? DeviceCatalog.standard.device(device) else {
      preconditionFailure("a choice names a device")
    }
    return profile.defaultSystem
  }

  /// Returns the line that is printed when the device is powered on.
  func announcement(for member: String, _ simulator: Simulator) -> String {
    "gimbal: no simulator is powered on, so \(member) uses an \(simulator.profile.name) on "
      + "iOS \(simulator.system), \(orientation.name); GIMBAL_DEVICE, GIMBAL_SYSTEM and "
      + "GIMBAL_ORIENTATION choose another"
  }
}

/// An environment variable that names no device, system or orientation.
struct DefaultDeviceError: Error, Hashable, CustomStringConvertible {
  /// The name of the environment variable.
  var variable: String
  /// The message: the value that was found, the allowed values, and the nearest of them.
  var issue: String

  /// The variable and what is wrong with it, in one line.
  var description: String { "\(variable): \(issue)" }
}

extension DefaultDevice {
  /// The choice in the environment variables of this process.
  ///
  /// An invalid value ends the process with a message, so that no other device is used silently.
  fileprivate static let choice: DefaultDeviceChoice = {
    do {
      return try DefaultDeviceChoice(environment: ProcessInfo.processInfo.environment)
    } catch {
      StandardError.write("gimbal: \(error)")
      exit(2)
    }
  }()

  /// The simulator of code that creates none; it lives until the process ends.
  @MainActor
  private static var simulator: Simulator?

  @MainActor
  fileprivate static func powerOnFromCatalog(for member: String) -> Machine {
    if let simulator { return simulator.machine }
    let choice = choice
    do {
      let simulator = try Simulator(
        DeviceCatalog.standard.device(choice.device), system: choice.system,
        orientation: choice.orientation)
      simulator.isDefault = true
      self.simulator = simulator
      StandardError.write(choice.announcement(for: member, simulator))
      (HostReporter.self as Any as? any HostReporting.Type)?.begin(simulator)
      return simulator.machine
    } catch {
      StandardError.write("gimbal: \(error)")
      exit(2)
    }
  }
}

/// Reports at the end of a process the failures on the default device.
package protocol HostReporting {
  /// Called when the default device is powered on.
  @MainActor
  static func begin(_ simulator: Simulator)
}

/// The reporter of the default device.
///
/// It reports only where `GimbalHost` is linked, which declares its conformance to `HostReporting`.
package enum HostReporter {}

/// Powers on the default device on the first call, and returns its machine.
///
/// The engine links to the function by symbol name, and calls it when code needs a device and no
/// simulator is bound. `member` is the name of the property or method that was used.
@MainActor
@_silgen_name("gimbal_powerOnDefaultDevice")
func powerOnDefaultDevice(for member: String) -> Machine {
  DefaultDevice.powerOnFromCatalog(for: member)
}

/// Returns the system of the default device; the engine links to it by symbol name, on any thread.
@_silgen_name("gimbal_systemOfDefaultDevice")
func systemOfDefaultDevice() -> SystemVersion { DefaultDevice.choice.runs }
