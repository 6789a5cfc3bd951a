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

/// Windows and roots that change during another change.
@MainActor @Suite(.simulator("ipad-mini-a17-pro", system: .iOS(18))) struct WindowStateTests {
  private let sim: Simulator
  private let root = Probe()

  init() throws { sim = try #require(Simulator.bound) }

  @Test func `an app launched in Split View fills its share of the screen`() throws {
    sim.rotate(to: .landscapeLeft)
    try sim.resize(to: .split(.third))

    sim.launch(root)

    #expect(root.view.bounds.size == sim.window?.bounds.size)
    #expect(sim.layout.windowFrame.width < 500)
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    let events = try sim.events { try sim.resize(to: .fullScreen) }
    #expect(events.on("root").named("viewWillTransition").count == 1)
    #expect(root.view.bounds.size == CGSize(width: 1133, height: 744))
  }

  @Test func `a root that is set while another appears is the only root`() {
    let second = Probe()
    root.onWillAppear = { _ in UIApplication.shared.keyWindow?.rootViewController = second }

    sim.perform { sim.launch(root) }

    #expect(sim.window?.subviews.map { $0 === second.view } == [true])
    #expect(sim.name(of: second) == "root")
    #expect(sim.trace.events(named: "viewDidAppear", on: "root").count == 1)
    #expect(sim.trace.events(named: "viewDidAppear", on: "formerRoot").isEmpty)
  }

  @Test func `the current root has the reserved name`() {
    sim.launch(root)
    let second = Probe()

    sim.doing { sim.window?.rootViewController = second }

    #expect(sim.name(of: second) == "root")
    #expect(sim.name(of: root) == "formerRoot")
  }

  @Test func `the window of a relaunched app has the reserved name`() throws {
    sim.launch(root)
    let former = try #require(sim.window)
    let second = Probe()

    sim.launch(second)

    #expect(sim.name(of: former) == "formerWindow" && sim.name(of: root) == "formerRoot")
    #expect(sim.window.map { sim.name(of: $0) } == "window" && sim.name(of: second) == "root")
  }

  @Test func `a device rotated back inside a rotation ends in portrait`() {
    var rotatedBack = false
    root.onSize = { _, _, _ in
      guard !rotatedBack else { return }
      rotatedBack = true
      self.sim.rotate(to: .portrait)
    }
    sim.launch(root)

    sim.rotate(to: .landscapeLeft)

    #expect(sim.orientation == .portrait)
    #expect(sim.interfaceOrientation == .portrait)
    #expect(root.view.bounds.size == CGSize(width: 744, height: 1133))
  }

  @Test func `negative insets do not reach the views below`() {
    sim.launch(root)
    let view = UIView(frame: CGRect(x: 0, y: 300, width: 10, height: 10))
    sim.doing {
      root.view.addSubview(view)
      root.additionalSafeAreaInsets.top = -100
    }

    #expect(view.safeAreaInsets == .zero)
  }
}
