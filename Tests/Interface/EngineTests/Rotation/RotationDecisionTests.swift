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

/// Whether the interface follows the device (R-ORI).
@MainActor @Suite(.simulator("iphone-15-pro")) struct RotationDecisionTests {
  private func refusal(_ events: [TraceEvent]) -> String {
    events.named("turnRefused").first?.argumentsText ?? "none"
  }

  @Test func `left and right are swapped between device and interface (R-ORI-2)`() throws {
    let (sim, _) = try launched()
    sim.rotate(to: .landscapeLeft)
    #expect(sim.interfaceOrientation == .landscapeRight)
    sim.rotate(to: .landscapeRight)
    #expect(sim.interfaceOrientation == .landscapeLeft)
  }

  @Test(arguments: [UIDeviceOrientation.faceUp, .faceDown, .unknown])
  func `a flat or unknown orientation is notified and rotates nothing (R-ORI-3)`(
    flat: UIDeviceOrientation
  ) throws {
    let (sim, _) = try launched()
    sim.rotate(to: .landscapeLeft)
    let events = sim.events { sim.rotate(to: flat) }
    #expect(sim.orientation == flat && sim.interfaceOrientation == .landscapeRight)
    #expect(events.named("orientationDidChangeNotification").count == 1)
    #expect(events.named("viewWillTransition", "willTransition").isEmpty)
    #expect(refusal(events).contains(flat.name))
  }

  @Test func `upside down rotates only Home-button phones with the mask all (R-ORI-4)`() throws {
    let app = AppDescription(supportedOrientations: .all)
    let (old, _) = try launched("iphone-8", .iOS(16), app: app, mask: .all)
    old.rotate(to: .portraitUpsideDown)
    #expect(old.interfaceOrientation == .portraitUpsideDown)

    let refused: [(String, AppDescription, UIInterfaceOrientationMask?)] = [
      ("iphone-x", app, .all), ("iphone-8", AppDescription(), .all), ("iphone-8", app, nil),
    ]
    for (slug, app, mask) in refused {
      let (sim, _) = try launched(slug, .iOS(16), app: app, mask: mask)
      let events = sim.events { sim.rotate(to: .portraitUpsideDown) }
      #expect(sim.interfaceOrientation == .portrait)
      #expect(refusal(events) != "none")
      #expect(events.named("viewWillTransition", "willTransition").isEmpty)
    }
  }

  @Test func `an iPad rotates upside down unless the app declares otherwise`() throws {
    let (sim, _) = try launched("ipad-10")
    sim.rotate(to: .portraitUpsideDown)
    #expect(sim.interfaceOrientation == .portraitUpsideDown)

    let app = AppDescription(padOrientations: .landscape)
    let (pad, _) = try launched("ipad-10", app: app)
    #expect(pad.interfaceOrientation.isLandscape)
    #expect(refusal(pad.events { pad.rotate(to: .portraitUpsideDown) }).contains("app supports"))
    let (phone, _) = try launched(app: app)
    phone.rotate(to: .landscapeLeft)
    #expect(phone.interfaceOrientation == .landscapeRight)
  }

  @Test func `the delegate's orientations replace those of the app's Info.plist (R-ORI-4)`() throws
  {
    final class Delegate: UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow()
        window?.rootViewController = Probe("root")
        window?.makeKeyAndVisible()
        return true
      }
      func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
      ) -> UIInterfaceOrientationMask { .portrait }
    }
    let sim = try device("iphone-12", .iOS(15))
    sim.launch(Delegate())
    let events = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(sim.interfaceOrientation == .portrait)
    #expect(
      events.named("shouldAutorotate", "supportedInterfaceOrientations", "application").lines == [
        "root shouldAutorotate", "appDelegate application(_:supportedInterfaceOrientationsFor:)",
        "root supportedInterfaceOrientations",
      ])
    #expect(refusal(events).contains("portrait only"))
  }

  @Test func `shouldAutorotate can veto up to iOS 15 and is not called later (R-ORI-4)`() throws {
    let (old, oldRoot) = try launched("iphone-12", .iOS(15))
    oldRoot.autorotates = false
    #expect(refusal(old.events { old.rotate(to: .landscapeLeft) }).contains("shouldAutorotate"))
    let (new, newRoot) = try launched("iphone-12", .iOS(16))
    newRoot.autorotates = false
    let events = new.events { new.rotate(to: .landscapeLeft) }
    #expect(events.named("shouldAutorotate").isEmpty)
    #expect(new.interfaceOrientation == .landscapeRight)
  }

  @Test func `no common orientation raises an exception up to iOS 12 (R-ORI-4, D-11)`() throws {
    let app = AppDescription(supportedOrientations: .portrait)
    let (old, _) = try launched("iphone-8", .iOS(12), app: app)
    let oldRoot = try #require(old.window?.rootViewController as? Probe)
    oldRoot.orientations = .landscape
    let events = old.events { old.rotate(to: .landscapeLeft) }
    #expect(events.named("exception").count == 1)
    #expect(old.interfaceOrientation == .portrait)
    let (new, newRoot) = try launched("iphone-8", .iOS(13), app: app)
    newRoot.orientations = .landscape
    #expect(new.events { new.rotate(to: .landscapeLeft) }.named("exception").isEmpty)
    #expect(new.interfaceOrientation == .landscapeRight)
  }

  @Test func `the root's mask decides where the app allows more`() throws {
    let (sim, root) = try launched(mask: .portrait)
    let events = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(refusal(events).contains("root supports portrait only"))
    #expect(sim.orientation == .landscapeLeft && sim.interfaceOrientation == .portrait)
    root.orientations = .allButUpsideDown
    sim.rotate(to: .landscapeRight)
    #expect(sim.interfaceOrientation == .landscapeLeft)
  }

  @Test func `rotating to the same orientation does nothing, and one before the launch applies`()
    throws
  {
    let sim = try device()
    let early = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(early.named("turnRefused").count == 1)
    sim.launch(Probe("root"))
    #expect(sim.interfaceOrientation == .landscapeRight)
    #expect(sim.events { sim.rotate(to: .landscapeLeft) }.isEmpty)
  }

  @Test func `on an iPad observers of the notification are called before the rotation (R-ORI-1)`()
    throws
  {
    let (sim, _) = try launched("ipad-pro-11-1", .iOS(17))
    var seen: [UIInterfaceOrientation] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { seen.append(sim.interfaceOrientation) } }
    defer { NotificationCenter.default.removeObserver(token) }
    sim.rotate(to: .landscapeLeft)
    #expect(seen == [.portrait])
  }
}
