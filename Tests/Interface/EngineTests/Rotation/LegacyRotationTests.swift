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

/// Up to iOS 7 the window stays and the root view is rotated (R-ROT-7, R-COORD-3, D-8).
@MainActor @Suite(.simulator("iphone-15-pro")) struct LegacyRotationTests {
  private func launched(
    _ slug: String, _ system: SystemVersion
  ) throws -> (sim: Simulator, root: Probe) {
    let sim = try device(slug, system, app: AppDescription(supportedOrientations: .all))
    let root = Probe("root")
    root.orientations = .all
    sim.launch(root)
    return (sim, root)
  }

  @Test func `the frames of an iPad up to iOS 6 (R-COORD-3)`() throws {
    let (sim, root) = try launched("ipad-2", .iOS(6))
    #expect(root.view.frame == CGRect(x: 0, y: 20, width: 768, height: 1004))

    sim.rotate(to: .landscapeRight)
    #expect(root.view.frame == CGRect(x: 20, y: 0, width: 748, height: 1024))
    #expect(root.view.transform == CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0))
    #expect(root.view.bounds == CGRect(x: 0, y: 0, width: 1024, height: 748))
    #expect(root.view.center == CGPoint(x: 394, y: 512))

    sim.rotate(to: .landscapeLeft)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 748, height: 1024))
    #expect(root.view.transform == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(root.view.center == CGPoint(x: 374, y: 512))

    sim.rotate(to: .portraitUpsideDown)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 768, height: 1004))
    #expect(root.view.transform == CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0))
    #expect(sim.window?.frame == CGRect(x: 0, y: 0, width: 768, height: 1024))
    #expect(sim.screen.bounds == CGRect(x: 0, y: 0, width: 768, height: 1024))
  }

  @Test func `on iOS 7 the root fills the window (D-8)`() throws {
    let (sim, root) = try launched("ipad-2", .iOS(7))
    sim.rotate(to: .landscapeRight)
    #expect(root.view.bounds == CGRect(x: 0, y: 0, width: 1024, height: 768))
    #expect(root.view.center == CGPoint(x: 384, y: 512))
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 768, height: 1024))
    sim.rotate(to: .portrait)
    #expect(root.view.transform.isIdentity)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 768, height: 1024))
  }

  @Test func `a phone shows its status bar in landscape up to iOS 6 (D-8)`() throws {
    let (sim, root) = try launched("iphone-5", .iOS(6))
    #expect(root.view.frame == CGRect(x: 0, y: 20, width: 320, height: 548))
    sim.rotate(to: .landscapeRight)
    #expect(root.view.bounds == CGRect(x: 0, y: 0, width: 568, height: 300))
  }

  @Test func `a child that is not shown receives no rotation callbacks (R-ROT-7)`() throws {
    let (sim, root) = try launched("iphone-5", .iOS(7))
    let (shown, aside) = (Probe("shown"), Probe("aside"))
    sim.doing {
      root.embed(shown)
      root.addChild(aside)
      aside.loadViewIfNeeded()
    }
    let events = sim.events { sim.rotate(to: .landscapeLeft) }
    let calls = events.named("willRotate", "willAnimateRotation", "didRotate")
    #expect(calls.on("shown").count == 3 && calls.on("aside").isEmpty)
  }

  @Test(arguments: [SystemVersion.iOS(6), .iOS(7)])
  func `the calls of a rotation (R-ROT-7)`(system: SystemVersion) throws {
    let (sim, root) = try launched("iphone-5", system)
    let child = Probe("child")
    sim.doing { root.embed(child) }
    let events = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(
      events.on("root", "root.view").named(
        "shouldAutorotate", "supportedInterfaceOrientations", "willRotate", "bounds",
        "viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews",
        "willAnimateRotation", "didRotate", "willTransition", "viewWillTransition",
        "traitCollectionDidChange"
      ).map { "\($0.receiver) \($0.baseName)" } == [
        "root shouldAutorotate", "root supportedInterfaceOrientations", "root willRotate",
        "root.view bounds", "root viewWillLayoutSubviews", "root.view layoutSubviews",
        "root viewDidLayoutSubviews", "root willAnimateRotation", "root didRotate",
      ])
    #expect(
      events.on("child").named("willRotate", "willAnimateRotation", "didRotate").map(\.baseName)
        == ["willRotate", "willAnimateRotation", "didRotate"])
    #expect(events.named("safeAreaInsetsDidChange").isEmpty)
    let did = try #require(events.on("root").named("didRotate").first)
    #expect(did.time - events[0].time == sim.switches.rotationDuration)
  }

  @Test func `a launch in landscape starts in portrait and rotates`() throws {
    let sim = try device("iphone-5", .iOS(7), held: .landscapeLeft)
    let root = Probe("root")
    let events = sim.events { sim.launch(root) }
    #expect(events.named("willRotate").count == 1)
    #expect(root.view.bounds.size == CGSize(width: 568, height: 320))
  }

  @Test func `from iOS 8 on no view is transformed (R-COORD-4)`() throws {
    let (sim, root) = try launched("ipad-2", .iOS(8))
    for held in [UIDeviceOrientation.landscapeLeft, .portraitUpsideDown, .landscapeRight] {
      sim.rotate(to: held)
      #expect(root.view.transform.isIdentity && sim.window?.transform.isIdentity == true)
      #expect(root.view.frame == sim.screen.bounds)
    }
    #expect(sim.screen.bounds == CGRect(x: 0, y: 0, width: 1024, height: 768))
  }
}
