import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTraits
import Testing

/// A controller that rotates to every orientation, also up to iOS 5.
private final class RotatingController: UIViewController {
  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool { true }
}

/// Every device file on every system that the device runs.
@MainActor
@Suite struct PoweredDeviceTests {
  @Test func `every file of the folder is a device of the catalog`() {
    let names = ShippedFiles.devices.map { String($0.dropLast(".json".count)) }

    #expect(Set(names) == Set(DeviceCatalog.standard.slugs))
  }

  @Test(arguments: ShippedFiles.devices)
  func `a device starts and rotates on each of its systems`(file: String) throws {
    let path = ShippedFiles.root.appendingPathComponent("Devices/\(file)").path
    let profile = try DeviceFileReader.read(contentsOf: path).profile

    #expect(!profile.systems.isEmpty)
    for system in profile.systems {
      let simulator = try Simulator(profile, system: system)
      let root = RotatingController()
      simulator.launch(root)
      #expect(simulator.interfaceOrientation == .portrait, "\(system)")
      #expect(simulator.screen.fixedCoordinateSpace.bounds.size == profile.screen.pointsPortrait)

      simulator.rotate(to: .landscapeRight)
      #expect(simulator.interfaceOrientation == .landscapeLeft, "\(system)")
      guard system >= .iOS(7) else { continue }
      #expect(root.view.bounds.size == profile.screen.pointsLandscape, "\(system)")
    }
  }
}
