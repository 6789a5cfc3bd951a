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

/// Calls to a scene's delegate about geometry, rotation and traits (R-ROT-14).
@MainActor @Suite struct SceneGeometryTests {
  private static let names = [
    "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
    "windowScene(_:didUpdateEffectiveGeometry:)",
  ]

  @Test(arguments: [SystemVersion.iOS(13), .iOS(16), .iOS(17), .iOS(18), .iOS(26)])
  func `the scene's callback is after the new bounds and before the animations (R-ROT-14)`(
    system: SystemVersion
  ) throws {
    let sim = try device(system.major < 17 ? "iphone-11" : "iphone-15-pro", system)
    let root = Probe("root")
    root.onSize = { _, _, coordinator in
      coordinator.animate(alongsideTransition: { _ in }, completion: nil)
    }
    let delegate = LoggingSceneDelegate(root)
    try sim.launch(sceneDelegate: delegate)
    let portrait = sim.screen.bounds.size

    let events = sim.events { sim.rotate(to: .landscapeLeft) }

    let name = Self.names[system.major >= 26 ? 1 : 0]
    #expect(events.filter { Self.names.contains($0.name) }.map(\.name) == [name])
    let received = try #require(events.firstIndex { $0.name == name })
    let bounds = try #require(
      events.lastIndex { $0.name == "viewWillTransition(to:with:)" && $0.receiver == "root" })
    let alongside = try #require(events.firstIndex { $0.name.hasPrefix("alongside") })
    #expect(bounds < received && received < alongside)
    #expect(delegate.geometries.map(\.0) == [portrait])
    #expect(delegate.geometries.map(\.1) == [.portrait])
  }

  @Test func `the window has its new bounds when the delegate is called`() throws {
    final class Measuring: UIWindowSceneDelegate {
      var window: UIWindow?
      var seen: CGSize?
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = Probe("root")
        window?.makeKeyAndVisible()
      }
      func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
      ) { seen = windowScene.windows.first?.bounds.size }
    }
    let sim = try device("iphone-15-pro", .iOS(17))
    let delegate = Measuring()
    try sim.launch(sceneDelegate: delegate)
    sim.rotate(to: .landscapeLeft)
    #expect(delegate.seen == CGSize(width: 852, height: 393))
  }

  @Test func `a change of traits alone is reported up to iOS 18`() throws {
    for (system, count) in [(SystemVersion.iOS(17), 1), (.iOS(26), 0)] {
      let sim = try device("iphone-15-pro", system)
      let delegate = LoggingSceneDelegate(Probe("root"))
      try sim.launch(sceneDelegate: delegate)
      sim.settings.userInterfaceStyle = .dark
      #expect(delegate.geometries.count == count)
    }
  }

  @Test func `no callback comes without a change or without a delegate`() throws {
    let sim = try device("iphone-15-pro", .iOS(17))
    let delegate = LoggingSceneDelegate(Probe("root"))
    try sim.launch(sceneDelegate: delegate)
    sim.rotate(to: .faceUp)
    #expect(delegate.geometries.isEmpty)
    sim.launch(Probe("root"))
    let events = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(events.filter { Self.names.contains($0.name) }.isEmpty)
  }
}
