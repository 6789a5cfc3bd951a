import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// The decision table of R-ORI-4, a test per row, and its use by presentations (R-ORI-5) and windows (R-ORI-7).
@MainActor @Suite(.simulator("iphone-15-pro")) struct OrientationRuleTests {
  private nonisolated static let subset = AppDescription(padOrientations: [.portrait, .landscape])
  private nonisolated static let fullScreen = AppDescription(requiresFullScreen: true)

  /// Launches a root that supports only portrait, on a device that is rotated to its left.
  private func rotated(
    _ slug: String, _ system: SystemVersion, _ app: AppDescription
  ) throws -> (interface: UIInterfaceOrientation, queries: Int) {
    let (sim, _) = try launched(slug, system, app: app, mask: .portrait)
    let events = sim.events { sim.rotate(to: .landscapeLeft) }
    return (
      sim.interfaceOrientation,
      events.named("supportedInterfaceOrientations", "shouldAutorotate").count
    )
  }

  @Test(arguments: [
    ("ipad-air-2", SystemVersion.iOS(9)), ("ipad-air-2", .iOS(12)), ("ipad-pro-11-1", .iOS(15)),
    ("ipad-pro-11-1", .iOS(17)), ("ipad-pro-11-1", .iOS(26)), ("ipad-mini-2", .iOS(12)),
  ])
  func
    `the default AppDescription rotates on iPads with multitasking, and no controller is queried (W-1)`(
      slug: String, system: SystemVersion
    ) throws
  {
    let found = try rotated(slug, system, AppDescription())
    #expect(found.interface == .landscapeRight && found.queries == 0)
  }

  @Test(arguments: [
    ("ipad-air-2", SystemVersion.iOS(8), AppDescription()),
    ("ipad-2", .iOS(9), AppDescription()),
    ("ipad-air-2", .iOS(9), fullScreen), ("ipad-pro-11-1", .iOS(17), fullScreen),
    ("ipad-air-2", .iOS(12), subset), ("ipad-pro-11-1", .iOS(26), subset),
    ("ipad-pro-11-1", .iOS(17), AppDescription(launchScreen: false)),
    ("iphone-6s", .iOS(9), AppDescription()), ("iphone-15-pro", .iOS(26), AppDescription()),
  ])
  func `elsewhere the controller is queried, and its mask decides (R-ORI-4)`(
    slug: String, system: SystemVersion, app: AppDescription
  ) throws {
    let found = try rotated(slug, system, app)
    #expect(found.interface == .portrait && found.queries > 0)
  }

  @Test func `shouldAutorotate cannot veto on an iPad with multitasking (W-1)`() throws {
    let (sim, root) = try launched("ipad-air-2", .iOS(12))
    root.autorotates = false
    sim.rotate(to: .landscapeLeft)
    #expect(sim.interfaceOrientation == .landscapeRight)

    let (other, otherRoot) = try launched("ipad-air-2", .iOS(12), app: Self.fullScreen)
    otherRoot.autorotates = false
    other.rotate(to: .landscapeLeft)
    #expect(other.interfaceOrientation == .portrait)
  }

  @Test func `up to iOS 5 shouldAutorotate(to:) decides alone, on an iPad too (R-ORI-4)`() throws {
    let sim = try device("ipad-2", .iOS(5))
    sim.launch(Probe("root"))
    let events = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(sim.interfaceOrientation == .portrait)
    #expect(events.named("supportedInterfaceOrientations").isEmpty)
  }

  @Test func `a full-screen presentation on an iPad with multitasking is not queried (W-1)`()
    throws
  {
    let (sim, root) = try launched("ipad-pro-11-1", .iOS(16))
    let film = Probe("film")
    film.orientations = .landscape
    film.modalPresentationStyle = .fullScreen
    let events = sim.events { sim.doing { root.present(film, animated: false) } }
    #expect(sim.interfaceOrientation == .portrait && root.presentedViewController === film)
    #expect(
      events.named(
        "supportedInterfaceOrientations", "preferredInterfaceOrientationForPresentation"
      ).isEmpty)
  }

  @Test(arguments: [
    ("iphone-5", SystemVersion.iOS(6)), ("iphone-6s", .iOS(9)), ("iphone-8", .iOS(12)),
    ("iphone-11", .iOS(15)), ("iphone-15-pro", .iOS(17)), ("iphone-15-pro", .iOS(26)),
  ])
  func `a mask without the interface's orientation rotates it for a presentation, and back (W-2)`(
    slug: String, system: SystemVersion
  ) throws {
    let (sim, root) = try launched(slug, system, mask: .portrait)
    let film = Probe("film")
    film.orientations = .landscape
    film.modalPresentationStyle = .fullScreen
    let events = sim.events { sim.doing { root.present(film, animated: false) } }
    #expect(events.named("exception").isEmpty)
    #expect(sim.interfaceOrientation.isLandscape && root.presentedViewController === film)
    sim.doing { root.dismiss(animated: false) }
    #expect(sim.interfaceOrientation == .portrait)
  }

  private final class Insisting: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  }

  @Test func `an overridden preference outside of the mask raises an exception (W-2)`() throws {
    let (sim, root) = try launched("iphone-8", .iOS(13), mask: .portrait)
    let film = Insisting()
    film.modalPresentationStyle = .fullScreen
    let events = sim.events { sim.doing { root.present(film, animated: false) } }
    #expect(events.named("exception").count == 1)
    #expect(sim.interfaceOrientation == .portrait && root.presentedViewController == nil)
  }

  @Test
  func `a presentation that shares no orientation with the app raises up to iOS 12 (W-2)`()
    throws
  {
    for (system, raises) in [(SystemVersion.iOS(12), true), (.iOS(13), false)] {
      let app = AppDescription(supportedOrientations: .portrait)
      let (sim, root) = try launched("iphone-8", system, app: app)
      let film = Probe("film")
      film.orientations = .landscape
      film.modalPresentationStyle = .fullScreen
      let events = sim.events { sim.doing { root.present(film, animated: false) } }
      #expect(events.named("exception").isEmpty == !raises)
      #expect(sim.interfaceOrientation.isLandscape == !raises)
    }
  }

  @Test(arguments: [
    ("iphone-6s", SystemVersion.iOS(9)), ("iphone-11", .iOS(13)), ("iphone-15-pro", .iOS(17)),
  ])
  func `a new root or key window rotates the interface to its supported orientations (W-3)`(
    slug: String, system: SystemVersion
  ) throws {
    let (sim, root) = try launched(slug, system, mask: .portrait)
    let first = try #require(root.view.window)
    func side() -> Probe {
      let side = Probe("side")
      side.orientations = .landscape
      return side
    }
    let second = sim.perform {
      let window = first.windowScene.map { UIWindow(windowScene: $0) } ?? UIWindow()
      window.rootViewController = side()
      window.makeKeyAndVisible()
      return window
    }
    sim.settle()
    #expect(sim.interfaceOrientation.isLandscape)
    sim.doing { second.isHidden = true }
    #expect(sim.interfaceOrientation == .portrait)
    sim.doing { first.rootViewController = side() }
    #expect(sim.interfaceOrientation.isLandscape)
  }

  @Test
  func `a root that supports the orientation, or does not autorotate, changes nothing (W-3)`()
    throws
  {
    let (sim, root) = try launched("iphone-11", .iOS(15), mask: .portrait)
    let window = try #require(root.view.window)
    let plain = Probe("plain")
    sim.doing { window.rootViewController = plain }
    #expect(sim.interfaceOrientation == .portrait)
    let fixed = Probe("fixed")
    fixed.orientations = .landscape
    fixed.autorotates = false
    sim.doing { window.rootViewController = fixed }
    #expect(sim.interfaceOrientation == .portrait)
  }

  @Test func `a geometry request is refused only where the app always rotates (W-1)`() throws {
    for (app, grants) in [(AppDescription(), false), (Self.subset, true), (Self.fullScreen, true)] {
      let (sim, root) = try launched("ipad-pro-11-1", .iOS(17), app: app)
      let scene = try #require(root.view.window?.windowScene)
      sim.doing { scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) }
      #expect(sim.interfaceOrientation.isLandscape == grants)
    }
  }
}
