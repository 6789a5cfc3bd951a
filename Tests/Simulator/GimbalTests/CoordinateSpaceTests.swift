import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalSnapshots
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// The screen's coordinate spaces and a view's frame in them (R-COORD-1 to -6, S5).
@MainActor @Suite(.simulator("iphone-15-pro")) struct CoordinateSpaceTests {
  private static let rotations: [(UIDeviceOrientation, UIInterfaceOrientation, CGRect)] = [
    (.portrait, .portrait, CGRect(x: 113, y: 111, width: 132, height: 194)),
    (.portraitUpsideDown, .portraitUpsideDown, CGRect(x: 148, y: 547, width: 132, height: 194)),
    (.landscapeRight, .landscapeLeft, CGRect(x: 111, y: 607, width: 194, height: 132)),
    (.landscapeLeft, .landscapeRight, CGRect(x: 88, y: 113, width: 194, height: 132)),
  ]

  /// No 393 × 852 phone supports upside down; the machine is set to it for the numbers.
  private func launched(_ held: UIDeviceOrientation) throws -> (Simulator, UIView) {
    let known = try #require(Simulator.bound)
    var profile = known.profile
    profile.supportsUpsideDown = true
    let sim = try Simulator(
      profile, orientation: held, app: AppDescription(supportedOrientations: .all))
    let root = Probe("root")
    root.orientations = .all
    let view = UIView("v", CGRect(x: 113, y: 111, width: 132, height: 194))
    root.onLoad = { $0.view.addSubview(view) }
    sim.launch(root)
    return (sim, view)
  }

  @Test(arguments: 0..<4)
  func `a view converts to fixed coordinates, when launched or rotated (S5, R-COORD-2)`(
    index: Int
  ) throws {
    let (held, interface, expected) = Self.rotations[index]
    for rotatesLater in [false, true] {
      let (sim, view) = try launched(rotatesLater ? .portrait : held)
      if rotatesLater { sim.rotate(to: held) }
      #expect(sim.interfaceOrientation == interface)
      let fixed = sim.screen.fixedCoordinateSpace
      #expect(view.convert(view.bounds, to: fixed) == expected)
      #expect(fixed.convert(expected, to: view) == view.bounds)
      #expect(view.convert(expected, from: fixed) == view.bounds)
      #expect(sim.layout[view]?.fixedFrame == expected)
      #expect(sim.layout[view]?.windowFrame == view.frame)
      #expect(view.convert(view.bounds, to: sim.screen.coordinateSpace) == view.frame)
    }
  }

  @Test func `the bounds of the screen and its coordinate spaces (R-COORD-1)`() throws {
    let (sim, _) = try launched(.portrait)
    for (held, interface, _) in Self.rotations {
      sim.rotate(to: held)
      let rotated = CGSize(
        width: interface.isLandscape ? 852 : 393, height: interface.isLandscape ? 393 : 852)
      #expect(sim.screen.bounds == CGRect(origin: .zero, size: rotated))
      #expect(sim.screen.coordinateSpace.bounds == sim.screen.bounds)
      #expect(
        sim.screen.fixedCoordinateSpace.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
      #expect(sim.screen.nativeBounds == CGRect(x: 0, y: 0, width: 1179, height: 2556))
      #expect(sim.window?.frame == sim.screen.bounds)
    }
  }

  @Test func `in Slide Over the window's origin is that of the app (R-COORD-5)`() throws {
    let sim = try device("ipad-pro-11-4", .iOS(17), held: .landscapeLeft)
    let root = Probe("root")
    sim.launch(root)
    try sim.resize(to: .slideOver)
    let frame = try #require(sim.window?.frame)
    #expect(frame.minX > 0)
    #expect(root.view.convert(CGPoint.zero, to: sim.screen.coordinateSpace) == frame.origin)
    #expect(root.view.convert(CGPoint.zero, to: nil) == .zero)
  }
}
