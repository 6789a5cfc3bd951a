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

/// The class that the trace records for receivers with a reserved name.
@MainActor @Suite struct ReceiverClassTests {
  private final class OwnDelegate: UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow()
      window.rootViewController = Probe("root")
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  private func classes(_ receiver: String, in sim: Simulator) -> Set<String> {
    Set(sim.trace.events.filter { $0.receiver == receiver }.map(\.receiverClass))
  }

  @Test func `delegate, coordinator and animations are recorded with the real object's class`()
    throws
  {
    let sim = try device()
    let delegate = OwnDelegate()
    sim.launch(delegate)
    let root = try #require(sim.window?.rootViewController as? Probe)
    root.onSize = { _, _, coordinator in
      coordinator.animate(alongsideTransition: { _ in }, completion: nil)
    }
    sim.rotate(to: .landscapeLeft)
    sim.perform { UIView.animate(withDuration: 1) {} }
    #expect(classes("appDelegate", in: sim) == ["OwnDelegate"])
    #expect(classes("coordinator", in: sim) == ["TransitionCoordinator"])
    #expect(classes("animation", in: sim) == ["UIView"])
  }

  @Test func `a second app's delegate of another class is another receiver`() throws {
    let sim = try device()
    sim.launch(OwnDelegate())
    let again = sim.events { sim.launch(OwnDelegate()) }
    #expect(again.contains { $0.receiver == "appDelegate" })
    let other = sim.events { sim.launch(Probe("other")) }
    #expect(!other.contains { $0.receiver == "appDelegate" })
    #expect(classes("appDelegate#2", in: sim) == ["RootControllerDelegate"])
  }
}
