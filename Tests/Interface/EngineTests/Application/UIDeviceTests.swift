import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalGraphics
import GimbalSnapshots
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// Values of the device and its screen that an app reads, and subclasses of their classes.
@MainActor @Suite struct UIDeviceTests {
  private nonisolated static let expected:
    [(slug: String, system: SystemVersion, strings: [String])] = [
      ("iphone-11", .iOS(15), ["iPhone 11", "iPhone", "iPhone", "iOS"]),
      ("iphone-15-pro", .iOS(17), ["iPhone", "iPhone", "iPhone", "iOS"]),
      ("ipad-10", .iOS(17), ["iPad", "iPad", "iPad", "iPadOS"]),
      ("ipad-air-2", .iOS(12), ["iPad Air 2", "iPad", "iPad", "iOS"]),
      (
        "ipod-touch-7", .iOS(13),
        ["iPod touch (7th generation)", "iPod touch", "iPod touch", "iOS"]
      ),
    ]

  @Test(arguments: expected.indices)
  func `UIDevice has the device's name, model and system`(row: Int) throws {
    let expected = Self.expected[row]
    let sim = try device(expected.slug, expected.system)
    sim.perform {
      let device = UIDevice.current
      #expect(
        [device.name, device.model, device.localizedModel, device.systemName] == expected.strings)
    }
  }

  @Test func `a root controller or a call turns orientation notifications on (R-ORI-1)`() throws {
    let sim = try device("iphone-15-pro", .iOS(17))
    func isOn() -> Bool {
      sim.perform { UIDevice.current.isGeneratingDeviceOrientationNotifications }
    }
    #expect(!isOn())
    sim.perform { UIDevice.current.beginGeneratingDeviceOrientationNotifications() }
    #expect(isOn())
    sim.perform { UIDevice.current.endGeneratingDeviceOrientationNotifications() }
    #expect(!isOn())
    sim.launch(sim.perform { UIViewController() })
    #expect(isOn())
  }

  @Test func `UIColor can be subclassed with each initializer`() {
    final class Brand: UIColor, @unchecked Sendable {
      override func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
    }
    let red = Brand(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red.withAlphaComponent(0.5) === red)
    #expect(Brand(white: 0.5, alpha: 1) == UIColor.gray)
    #expect(Brand(dynamicProvider: { _ in .blue }).resolvedColor(with: .current) == .blue)
  }
}
