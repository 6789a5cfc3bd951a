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

/// What rotations and appearances do not do: the negative clauses of their rules, a test each.
@MainActor @Suite(.simulator("iphone-15-pro")) struct RotationClauseTests {
  @Test
  func `on an iPad with multitasking a new root or key window is not queried (R-ORI-7)`()
    throws
  {
    let (sim, root) = try launched("ipad-pro-11-1", .iOS(16))
    let window = try #require(root.view.window)
    let events = sim.events {
      sim.doing {
        let next = Probe("next")
        next.orientations = .landscape
        window.rootViewController = next
        let second = window.windowScene.map { UIWindow(windowScene: $0) } ?? UIWindow()
        let other = Probe("other")
        other.orientations = .landscape
        second.rootViewController = other
        second.makeKeyAndVisible()
      }
    }
    #expect(sim.interfaceOrientation == .portrait)
    #expect(events.named("supportedInterfaceOrientations", "shouldAutorotate").isEmpty)
  }

  @Test(arguments: [
    UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .overCurrentContext,
    .popover,
  ])
  func
    `styles other than full screen neither rotate nor query a preference (R-ORI-5)`(
      style: UIModalPresentationStyle
    ) throws
  {
    for (slug, system) in [("iphone-8", SystemVersion.iOS(13)), ("iphone-15-pro", .iOS(17))] {
      let (sim, root) = try launched(slug, system, mask: .portrait)
      let modal = Probe("modal")
      modal.orientations = .landscape
      modal.modalPresentationStyle = style
      modal.popoverPresentationController?.sourceView = root.view
      let events = sim.events { sim.doing { root.present(modal, animated: false) } }
      #expect(root.presentedViewController === modal)
      #expect(sim.interfaceOrientation == .portrait)
      #expect(events.named("preferredInterfaceOrientationForPresentation", "exception").isEmpty)
    }
  }

  @Test func `a small window's frame does not change in a rotation (R-RSZ-3)`() throws {
    let (sim, root) = try launched("iphone-15-pro", .iOS(17))
    let scene = try #require(root.view.window?.windowScene)
    let badge = Probe("badge")
    let window = sim.perform {
      let window = UIWindow(windowScene: scene)
      window.frame = CGRect(x: 20, y: 60, width: 100, height: 40)
      window.rootViewController = badge
      window.isHidden = false
      return window
    }
    sim.settle()
    sim.rotate(to: .landscapeLeft)
    #expect(window.frame == CGRect(x: 20, y: 60, width: 100, height: 40))
    #expect(badge.view.bounds.size == CGSize(width: 100, height: 40))
    #expect(root.view.bounds.size == CGSize(width: 852, height: 393))
  }

  @Test func `no notification is posted while notifications are off (R-ORI-1)`() throws {
    let sim = try device("iphone-15-pro", .iOS(17))
    var posted = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(posted.named("orientationDidChangeNotification").isEmpty)
    sim.perform {
      UIDevice.current.beginGeneratingDeviceOrientationNotifications()
      UIDevice.current.beginGeneratingDeviceOrientationNotifications()
      UIDevice.current.endGeneratingDeviceOrientationNotifications()
    }
    posted = sim.events { sim.rotate(to: .portrait) }
    #expect(posted.named("orientationDidChangeNotification").count == 1)
    sim.perform { UIDevice.current.endGeneratingDeviceOrientationNotifications() }
    posted = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(posted.named("orientationDidChangeNotification").isEmpty)
  }

  @Test func `a resize has the identity as its target transform (R-ROT-8)`() throws {
    let (sim, root) = try launched("ipad-pro-11-1", .iOS(16))
    var transforms: [CGAffineTransform] = []
    root.onSize = { transforms.append($2.targetTransform) }
    sim.rotate(to: .landscapeLeft)
    try sim.resize(to: .split(.half))
    #expect(transforms.count == 2 && !transforms[0].isIdentity && transforms[1].isIdentity)
  }

  @Test func `a phone in the background is not laid out for the other orientation (R-RSZ-4)`()
    throws
  {
    let (sim, _) = try launched("iphone-15-pro", .iOS(17))
    let events = sim.events { sim.background() }
    #expect(events.named("viewWillTransition").isEmpty && events.named("bounds").isEmpty)
  }

  @Test func `a manual disappearance reaches a controller once (R-CON-5)`() throws {
    let (sim, root) = try launched("iphone-15-pro", .iOS(17))
    root.forwardsAppearance = false
    let child = Probe("child")
    sim.doing { root.embed(child) }
    let events = sim.events {
      sim.doing {
        for _ in 0..<2 {
          child.beginAppearanceTransition(true, animated: false)
          child.endAppearanceTransition()
        }
        for _ in 0..<2 {
          child.beginAppearanceTransition(false, animated: false)
          child.endAppearanceTransition()
        }
      }
    }
    #expect(
      events.on("child").named(
        "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"
      ).map(\.baseName) == [
        "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
      ])
  }

  @Test func `a child whose view is in another view does not appear with its parent (R-CON-4)`()
    throws
  {
    let sim = try device("iphone-15-pro", .iOS(17))
    let (root, child) = (Probe("root"), Probe("child"))
    root.onLoad = {
      $0.addChild(child)
      _ = child.view
    }
    let events = sim.events { sim.launch(root) }
    #expect(events.on("child").named("viewWillAppear", "viewDidAppear").isEmpty)
  }
}
