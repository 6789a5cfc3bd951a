import Foundation
import GimbalGeometry
import Testing

@Suite struct OrientationTests {
  @Test func `raw values are the platform's (R-ORI-2)`() {
    let interface = UIInterfaceOrientation.allCases.map { "\($0.rawValue) \($0.name)" }
    let device = UIDeviceOrientation.allCases.map { "\($0.rawValue) \($0.name)" }

    #expect(
      interface == [
        "0 unknown", "1 portrait", "2 portraitUpsideDown", "3 landscapeRight", "4 landscapeLeft",
      ])
    #expect(
      device == [
        "0 unknown", "1 portrait", "2 portraitUpsideDown", "3 landscapeLeft", "4 landscapeRight",
        "5 faceUp", "6 faceDown",
      ])
  }

  @Test func `device and interface orientations swap the two landscapes (R-ORI-2)`() {
    #expect(UIInterfaceOrientation(UIDeviceOrientation.landscapeLeft) == .landscapeRight)
    #expect(UIInterfaceOrientation(UIDeviceOrientation.landscapeRight) == .landscapeLeft)
    #expect(UIDeviceOrientation(UIInterfaceOrientation.landscapeLeft) == .landscapeRight)
    for device in UIDeviceOrientation.allCases where device.isValidInterfaceOrientation {
      let interface = UIInterfaceOrientation(device)
      #expect(interface.map { UIDeviceOrientation($0) } == device)
      #expect(interface?.isLandscape == device.isLandscape)
      #expect(interface?.rawValue == device.rawValue)
    }
  }

  @Test(arguments: [UIDeviceOrientation.unknown, .faceUp, .faceDown])
  func `a flat device has no interface orientation (R-ORI-3)`(device: UIDeviceOrientation) {
    #expect(UIInterfaceOrientation(device) == nil)
    #expect(!device.isValidInterfaceOrientation && !device.isPortrait && !device.isLandscape)
    #expect(device.isFlat == (device != .unknown))
  }

  @Test func `orientations are read from their exact names only`() {
    for orientation in UIInterfaceOrientation.allCases {
      #expect(UIInterfaceOrientation(name: orientation.name) == orientation)
    }
    #expect(UIDeviceOrientation(name: "faceDown") == .faceDown)
    #expect(UIInterfaceOrientation(name: "Portrait") == nil)
    #expect(UIInterfaceOrientation(name: "faceDown") == nil)
  }

  @Test func `masks have the platform's bits and allow only their orientations`() {
    #expect(UIInterfaceOrientationMask.portrait.rawValue == 2)
    #expect(UIInterfaceOrientationMask.landscape.rawValue == 24)
    #expect(UIInterfaceOrientationMask.all.rawValue == 30)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    #expect(
      UIInterfaceOrientationMask.allButUpsideDown.orientations == [
        .portrait, .landscapeRight, .landscapeLeft,
      ])
    #expect(!UIInterfaceOrientationMask.allButUpsideDown.allows(.portraitUpsideDown))
    #expect(!UIInterfaceOrientationMask.all.allows(.unknown))
  }
}
