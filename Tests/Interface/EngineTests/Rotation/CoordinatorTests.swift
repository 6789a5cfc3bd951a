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

@MainActor @Suite(.simulator("iphone-15-pro")) struct CoordinatorTests {
  @Test func `blocks run once each, in registration order (R-ROT-1)`() throws {
    let (sim, root) = try launched()
    var ran: [String] = []
    root.onWillTransition = { _, _, coordinator in
      #expect(
        coordinator.animate(
          alongsideTransition: { _ in ran.append("a1") }, completion: { _ in ran.append("c1") }))
    }
    root.onSize = { _, _, coordinator in
      coordinator.animate(alongsideTransition: nil, completion: { _ in ran.append("c2") })
      coordinator.animate { _ in ran.append("a3") }
      coordinator.animateAlongsideTransition(
        in: nil, animation: { _ in ran.append("a4") }, completion: { _ in ran.append("c4") })
    }
    sim.rotate(to: .landscapeLeft)
    #expect(ran == ["a1", "a3", "a4", "c1", "c2", "c4"])
    sim.settle()
    #expect(ran.count == 6)
  }

  @Test func `completions run when the animation's duration is over`() throws {
    let (sim, root) = try launched()
    var completed = false
    var duration = 0.0
    root.onSize = { _, _, coordinator in
      duration = coordinator.transitionDuration
      coordinator.animate(alongsideTransition: nil, completion: { _ in completed = true })
    }
    sim.begin { sim.rotate(to: .landscapeLeft) }
    #expect(root.view.bounds.width == 852)
    #expect(root.transitionCoordinator != nil)
    sim.advance(by: duration / 2)
    #expect(!completed)
    sim.advance(by: duration)
    #expect(completed && root.transitionCoordinator == nil)
    #expect(duration == sim.switches.rotationDuration)
  }

  @Test func `a block that is registered too late is refused and never runs`() throws {
    let (sim, root) = try launched()
    var retained: (any UIViewControllerTransitionCoordinator)?
    root.onSize = { _, _, coordinator in retained = coordinator }
    sim.rotate(to: .landscapeLeft)
    var ran = false
    let accepted = retained?.animate(
      alongsideTransition: { _ in ran = true }, completion: { _ in ran = true })
    sim.settle()
    #expect(accepted == false && !ran)
  }

  @Test(arguments: [
    (UIDeviceOrientation.portrait, UIDeviceOrientation.landscapeRight, -CGFloat.pi / 2),
    (.portrait, .landscapeLeft, .pi / 2), (.landscapeLeft, .portrait, -.pi / 2),
    (.landscapeRight, .portrait, .pi / 2), (.landscapeLeft, .landscapeRight, .pi),
  ])
  func `the target transform is the interface's rotation (R-ROT-8)`(
    from: UIDeviceOrientation, to: UIDeviceOrientation, angle: CGFloat
  ) throws {
    let (sim, root) = try launched()
    sim.rotate(to: from)
    var found = CGAffineTransform.identity
    root.onSize = { _, _, coordinator in found = coordinator.targetTransform }
    sim.rotate(to: to)
    let expected = CGAffineTransform(rotationAngle: angle)
    #expect(abs(found.a - expected.a) < 1e-12 && abs(found.d - expected.d) < 1e-12)
    if abs(angle) < 3 { #expect(abs(found.b - expected.b) < 1e-12) }
    #expect(root.view.transform.isIdentity && sim.window?.transform.isIdentity == true)
  }

  @Test func `a block that invalidates layout is laid out inside the transition`() throws {
    let (sim, root) = try launched()
    let view = ProbeView()
    sim.doing { root.view.addSubview(view) }
    var layouts = 0
    view.onLayout = { _ in layouts += 1 }
    root.onSize = { _, _, coordinator in
      coordinator.animate { _ in view.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
    }
    sim.begin { sim.rotate(to: .landscapeLeft) }
    #expect(layouts == 1)
  }

  @Test func `two rotations in a row both complete`() throws {
    let (sim, root) = try launched()
    var completed = 0
    root.onSize = { _, _, coordinator in
      coordinator.animate(alongsideTransition: nil, completion: { _ in completed += 1 })
    }
    sim.begin {
      sim.rotate(to: .landscapeLeft)
      sim.rotate(to: .portrait)
    }
    sim.settle()
    #expect(completed == 2)
    #expect(root.view.bounds.size == CGSize(width: 393, height: 852))
  }

  @Test func `a controller that left the window has no coordinator`() throws {
    let (sim, root) = try launched()
    let loose = Probe("loose")
    var found: [Bool] = []
    root.onSize = { root, _, _ in
      found = [root.transitionCoordinator != nil, loose.transitionCoordinator != nil]
    }
    sim.rotate(to: .landscapeLeft)
    #expect(found == [true, false])
  }
}
