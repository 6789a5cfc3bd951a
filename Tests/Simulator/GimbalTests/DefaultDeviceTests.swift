import GimbalDevices
import GimbalGeometry
import GimbalTraits
import Testing

@testable import Gimbal

/// The device for code that runs before any simulator (evidence §3b).
@MainActor
@Suite struct DefaultDeviceTests {
  @Test func `without variables the default device is the documented one`() throws {
    let choice = try DefaultDeviceChoice(environment: ["GIMBAL_DEVICE": ""])

    #expect(choice == .standard)
    #expect(choice.device == "iphone-15-pro")
    #expect(choice.system == .iOS(18))
    #expect(choice.orientation == .portrait)
    #expect(try DeviceCatalog.standard.device(choice.device).runs(.iOS(18)))
  }

  @Test func `variables select the device, its system and its orientation`() throws {
    let choice = try DefaultDeviceChoice(environment: [
      "GIMBAL_DEVICE": "iphone-se-3", "GIMBAL_SYSTEM": "16", "GIMBAL_ORIENTATION": "landscapeLeft",
    ])
    #expect(choice.device == "iphone-se-3")
    #expect(choice.system?.major == 16)
    #expect(choice.orientation == .landscapeLeft)
    #expect(try DefaultDeviceChoice(environment: ["GIMBAL_DEVICE": "iphone-se-3"]).system == nil)
  }

  @Test func `before the device is on, its system is the requested one`() throws {
    #expect(try DefaultDeviceChoice(environment: [:]).runs == .iOS(18))
    let older = try DefaultDeviceChoice(environment: [
      "GIMBAL_DEVICE": "iphone-se-3", "GIMBAL_SYSTEM": "16",
    ])
    #expect(older.runs.major == 16)
    let newest = try DefaultDeviceChoice(environment: ["GIMBAL_DEVICE": "iphone-7"])
    #expect(try newest.runs == DeviceCatalog.standard.device("iphone-7").defaultSystem)
    #expect(systemOfDefaultDevice() == DefaultDeviceChoice.standard.system)
  }

  @Test(arguments: [
    (
      ["GIMBAL_DEVICE": "iphone-15-por"], "GIMBAL_DEVICE: ", "iphone-15-pro"
    ),
    (["GIMBAL_SYSTEM": "9"], "GIMBAL_SYSTEM: iPhone 15 Pro does not run '9'; it runs 17", ""),
    (
      ["GIMBAL_ORIENTATION": "landscapeLef"], "GIMBAL_ORIENTATION: there is no orientation",
      "landscapeLeft"
    ),
  ])
  func `a variable with an unknown value is reported in one line with the nearest name`(
    variables: [String: String], start: String, near: String
  ) {
    let error = #expect(throws: DefaultDeviceError.self) {
      try DefaultDeviceChoice(environment: variables)
    }
    #expect(error?.description.hasPrefix(start) == true, "\(error?.description ?? "")")
    #expect(error?.description.contains(near) == true || near.isEmpty)
    #expect(error?.description.contains("\n") == false)
  }

  @Test func `unhandled exceptions are printed at most twenty times`() {
    let exception = UIKitException(name: "NSGenericException", reason: "a reason")
    #expect(
      UnheardExceptions.line(exception, number: 1)
        == "gimbal: UIKit raises an exception here, NSGenericException: a reason")
    let guess = UIKitException(name: "NSGenericException", reason: "a reason", isGuess: true)
    #expect(
      UnheardExceptions.line(guess, number: 1)
        == "gimbal: exception with a message of Gimbal, UIKit's own text is unknown: "
        + "NSGenericException: a reason")
    #expect(UnheardExceptions.line(exception, number: 20) != nil)
    #expect(UnheardExceptions.line(exception, number: 21)?.contains("in traces only") == true)
    #expect(UnheardExceptions.line(exception, number: 22) == nil)
  }
}
