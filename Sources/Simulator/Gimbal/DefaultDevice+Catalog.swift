import Foundation
import GimbalDevices
import GimbalDocuments
import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// The default device by name: what the documentation says, unless the environment says otherwise.
struct DefaultDeviceChoice: Hashable {
  /// The slug.
  var device: String
  /// The system; nil for the device's newest with known safe areas.
  var system: SystemVersion?
  /// The orientation in which it is held.
  var orientation = UIDeviceOrientation.portrait

  /// The device, the system and the turn that stand for all; they change with a major version only.
  static let standard = DefaultDeviceChoice(device: "iphone-15-pro", system: .iOS(18))

  /// Reads `GIMBAL_DEVICE`, `GIMBAL_SYSTEM` and `GIMBAL_ORIENTATION`; empty ones count as absent.
  ///
  /// A device without a system runs its newest.
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

  /// The system that the device runs.
  var runs: SystemVersion {
    if let system { return system }
    guard let profile = try? DeviceCatalog.standard.device(device) else {
      preconditionFailure("a choice names a device")
    }
    return profile.defaultSystem
  }

  /// The line that is printed when the device is powered on.
  func announcement(for member: String, _ simulator: Simulator) -> String {
    "gimbal: no simulator is powered on, so \(member) answers for an \(simulator.profile.name) on "
      + "iOS \(simulator.system), \(orientation.name); GIMBAL_DEVICE, GIMBAL_SYSTEM and "
      + "GIMBAL_ORIENTATION choose another"
  }
}

/// A variable of the environment that names no device, system or turn.
struct DefaultDeviceError: Error, Hashable, CustomStringConvertible {
  /// The variable.
  var variable: String
  /// The problem: what was found, what is allowed, and the nearest.
  var issue: String

  /// One line.
  var description: String { "\(variable): \(issue)" }
}

extension DefaultDevice {
  /// The choice of this process's environment; a wrong one ends the process with its line.
  ///
  /// Another device than the one that was asked for would answer, unnoticed.
  fileprivate static let choice: DefaultDeviceChoice = {
    do {
      return try DefaultDeviceChoice(environment: ProcessInfo.processInfo.environment)
    } catch {
      StandardError.write("gimbal: \(error)")
      exit(2)
    }
  }()

  /// The simulator of code that has none of its own, once it is powered on; it stays so.
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

/// Tells at the end of a process what went wrong on the default device.
package protocol HostReporting {
  /// Begins when the device is powered on.
  @MainActor
  static func begin(_ simulator: Simulator)
}

/// The reporter of the default device: it reports where `GimbalHost` is linked, which has it conform to
/// `HostReporting`.
package enum HostReporter {}

/// Powers the default device on; the engine calls it by name.
@MainActor
@_silgen_name("gimbal_powerOnDefaultDevice")
func powerOnDefaultDevice(for member: String) -> Machine {
  DefaultDevice.powerOnFromCatalog(for: member)
}

/// The system that it would run; the engine asks by name, on any thread.
@_silgen_name("gimbal_systemOfDefaultDevice")
func systemOfDefaultDevice() -> SystemVersion { DefaultDevice.choice.runs }
