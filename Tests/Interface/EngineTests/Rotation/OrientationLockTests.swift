import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// A controller that prefers to lock the interface orientation (from iOS 26 on; R-ORI-4).
@MainActor @Suite struct OrientationLockTests {
  private final class Reader: UIViewController {
    var locksOrientation = true
    override var prefersInterfaceOrientationLocked: Bool { locksOrientation }
  }

  private final class SceneDelegate: UIWindowSceneDelegate {
    var window: UIWindow?
    let root: UIViewController
    var locks: [Bool] = []
    init(_ root: UIViewController) { self.root = root }
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
      window?.rootViewController = root
      window?.makeKeyAndVisible()
    }
    func windowScene(
      _ windowScene: UIWindowScene,
      didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) { locks.append(previousEffectiveGeometry.isInterfaceOrientationLocked) }
  }

  @Test func `a locked interface stays, and follows the device when the lock ends`() throws {
    let sim = try device("iphone-15-pro", .iOS(26))
    let reader = sim.perform { Reader() }
    let delegate = SceneDelegate(UINavigationController(rootViewController: reader))
    try sim.launch(sceneDelegate: delegate)
    let scene = try #require(sim.window?.windowScene)
    #expect(scene.effectiveGeometry.isInterfaceOrientationLocked)
    let events = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(sim.interfaceOrientation == .portrait)
    #expect(events.strings.contains { $0.contains("a controller locks the orientation") })
    let received = delegate.locks.count
    sim.doing {
      reader.locksOrientation = false
      reader.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
    }
    #expect(sim.interfaceOrientation == .landscapeRight)
    #expect(!scene.effectiveGeometry.isInterfaceOrientationLocked)
    #expect(delegate.locks.dropFirst(received) == [true, false], "of the lock, then of the turn")
  }

  @Test func `the visible controller decides`() throws {
    let sim = try device("iphone-15-pro", .iOS(26))
    let reader = sim.perform { Reader() }
    let stack = UINavigationController(rootViewController: Probe("root"))
    sim.launch(stack)
    sim.doing { stack.pushViewController(reader, animated: true) }
    sim.rotate(to: .landscapeLeft)
    #expect(sim.interfaceOrientation == .portrait)
    sim.doing { stack.popViewController(animated: true) }
    #expect(sim.interfaceOrientation == .landscapeRight)
  }

  @Test func `a full-screen presentation decides while it is presented`() throws {
    let sim = try device("iphone-15-pro", .iOS(26))
    let reader = sim.perform { Reader() }
    reader.modalPresentationStyle = .fullScreen
    let root = Probe("root")
    sim.launch(root)
    sim.doing { root.present(reader, animated: true) }
    sim.rotate(to: .landscapeLeft)
    #expect(sim.interfaceOrientation == .portrait)
    sim.doing { reader.dismiss(animated: true) }
    #expect(sim.interfaceOrientation == .landscapeRight)
  }

  @Test func `a window smaller than the screen is not locked, and none is before iOS 26`() throws {
    let pad = try device("ipad-9", .iOS(18))
    pad.launch(pad.perform { Reader() })
    pad.rotate(to: .landscapeLeft)
    #expect(pad.interfaceOrientation == .landscapeRight)
    let raised = pad.exceptions {
      pad.doing {
        pad.window?.rootViewController?.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
      }
    }
    #expect(raised.count == 1)

    let window = try device("ipad-air-11-m2", .iOS(26))
    window.launch(window.perform { Reader() })
    try window.resize(to: .window(CGSize(width: 500, height: 600)))
    window.rotate(to: .landscapeLeft)
    #expect(window.interfaceOrientation == .landscapeRight)
  }
}
