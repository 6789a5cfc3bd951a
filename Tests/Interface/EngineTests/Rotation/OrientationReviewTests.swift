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

/// Rotations that the app requests (R-ORI-5, R-ORI-6), and the decision of old systems (R-ROT-7).
@MainActor @Suite(.simulator("iphone-15-pro")) struct OrientationReviewTests {
  @Test(arguments: [SystemVersion.iOS(12), .iOS(15)])
  func `an attempt rotates the interface to the device once the mask allows it (R-ORI-6)`(
    system: SystemVersion
  ) throws {
    let (sim, root) = try launched("iphone-7", system, mask: .portrait)
    sim.rotate(to: .landscapeLeft)
    #expect(sim.interfaceOrientation == .portrait)
    root.orientations = .allButUpsideDown
    var during = UIInterfaceOrientation.unknown
    let events = sim.events {
      sim.doing {
        UIViewController.attemptRotationToDeviceOrientation()
        UIViewController.attemptRotationToDeviceOrientation()
        during = sim.interfaceOrientation
      }
    }
    #expect(during == .portrait && sim.interfaceOrientation == .landscapeRight)
    #expect(sim.orientation == .landscapeLeft)
    #expect(events.named("attemptRotationToDeviceOrientation").count == 2)
    #expect(events.on("root").named("shouldAutorotate").count == 1)
    #expect(events.on("root").named("viewWillTransition").count == 1)
  }

  @Test func `an attempt does nothing from iOS 16 on and logs a warning (R-ORI-6)`() throws {
    let (sim, root) = try launched("iphone-15-pro", .iOS(17), mask: .portrait)
    sim.rotate(to: .landscapeLeft)
    root.orientations = .all
    let events = sim.events { sim.doing { UIViewController.attemptRotationToDeviceOrientation() } }
    #expect(sim.interfaceOrientation == .portrait)
    #expect(events.named("warning").count == 1)
  }

  @Test func `other supported orientations rotate the interface from iOS 16 on (R-ORI-6)`() throws {
    let (sim, root) = try launched("iphone-14-pro", .iOS(16))
    root.orientations = .landscape
    let events = sim.events {
      sim.begin { root.setNeedsUpdateOfSupportedInterfaceOrientations() }
      #expect(sim.interfaceOrientation == .portrait)
      sim.settle()
    }
    #expect(sim.interfaceOrientation == .landscapeRight && sim.orientation == .portrait)
    #expect(root.view.bounds.width == 852)
    #expect(
      events.on("root").named(
        "setNeedsUpdateOfSupportedInterfaceOrientations", "supportedInterfaceOrientations",
        "willTransition", "viewWillTransition", "shouldAutorotate"
      ).map(\.baseName) == [
        "setNeedsUpdateOfSupportedInterfaceOrientations", "supportedInterfaceOrientations",
        "willTransition", "viewWillTransition",
      ])
    root.orientations = nil
    sim.doing { root.setNeedsUpdateOfSupportedInterfaceOrientations() }
    #expect(sim.interfaceOrientation == .portrait)
  }

  @Test func `the review is not animated where animations are off (R-ORI-6)`() throws {
    let (sim, root) = try launched("iphone-14-pro", .iOS(16))
    var animated: [Bool] = []
    var completed = 0
    root.onSize = { _, _, coordinator in
      animated.append(coordinator.isAnimated)
      coordinator.animate(alongsideTransition: nil, completion: { _ in completed += 1 })
    }
    let start = sim.clock.now
    root.orientations = .landscape
    sim.doing {
      UIView.performWithoutAnimation { root.setNeedsUpdateOfSupportedInterfaceOrientations() }
    }
    #expect(animated == [false] && completed == 1 && sim.clock.now == start)
    root.orientations = .portrait
    sim.doing { root.setNeedsUpdateOfSupportedInterfaceOrientations() }
    #expect(animated == [false, true] && completed == 2)
    #expect(sim.clock.now == start + sim.switches.rotationDuration)
  }

  @Test func `before iOS 16 this review does not exist, and calling it raises an exception`() throws
  {
    let (sim, root) = try launched("iphone-12", .iOS(15))
    root.orientations = .landscape
    let events = sim.events { sim.doing { root.setNeedsUpdateOfSupportedInterfaceOrientations() } }
    #expect(sim.interfaceOrientation == .portrait)
    #expect(
      events.named("exception").first?.text("reason").contains("it exists from iOS 16 on") == true
    )
  }

  @Test func `up to iOS 5 only the controller is queried, for one orientation (R-ROT-7)`() throws {
    final class Old: UIViewController {
      var allowed: Set<UIInterfaceOrientation> = [.portrait]
      override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
        allowed.contains(toInterfaceOrientation)
      }
    }
    let sim = try device("iphone-4s", .iOS(5))
    let root = Old()
    sim.launch(root)
    let refused = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(sim.interfaceOrientation == .portrait)
    #expect(
      refused.on("root").map { "\($0.name) \($0.argumentsText)" }
        == ["shouldAutorotate(to:) landscapeRight"])
    root.allowed = [.portrait, .landscapeRight]
    let events = sim.events {
      sim.rotate(to: .portrait)
      sim.rotate(to: .landscapeLeft)
    }
    #expect(sim.interfaceOrientation == .landscapeRight)
    #expect(events.named("willRotate", "didRotate").count == 2)
    #expect(events.named("supportedInterfaceOrientations", "shouldAutorotate()").isEmpty)

    let plain = try device("iphone-4s", .iOS(5))
    plain.launch(Probe("root"))
    plain.rotate(to: .landscapeLeft)
    #expect(plain.interfaceOrientation == .portrait)
  }

  @Test func `the device reports its orientation only while it generates notifications (R-ORI-1)`()
    throws
  {
    let sim = try device("iphone-15-pro", .iOS(17), held: .landscapeLeft)
    sim.perform {
      let device = UIDevice.current
      #expect(device.orientation == .unknown)
      device.beginGeneratingDeviceOrientationNotifications()
      device.beginGeneratingDeviceOrientationNotifications()
      device.endGeneratingDeviceOrientationNotifications()
      #expect(device.orientation == .landscapeLeft)
      #expect(device.isGeneratingDeviceOrientationNotifications)
      device.endGeneratingDeviceOrientationNotifications()
      device.endGeneratingDeviceOrientationNotifications()
      #expect(device.orientation == .unknown)
    }
    #expect(sim.events { sim.rotate(to: .portrait) }.named("orientationDidChange").isEmpty)
    sim.launch(Probe("root"))
    let received = sim.events { sim.rotate(to: .faceUp) }
    #expect(received.named("orientationDidChangeNotification").count == 1)
    sim.perform { #expect(UIDevice.current.orientation == .faceUp) }
  }

  @Test(arguments: [
    ("iphone-5", SystemVersion.iOS(7), true), ("iphone-8", .iOS(12), true),
    ("iphone-11", .iOS(13), false),
  ])
  func `up to iOS 12 the app is notified of the status bar's rotation (R-ROT-1 row 8)`(
    slug: String, system: SystemVersion, isNotified: Bool
  ) throws {
    final class Delegate: UIApplicationDelegate {
      var window: UIWindow?
      var seen: [String] = []
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Probe("root")
        window?.makeKeyAndVisible()
        return true
      }
      func application(
        _ application: UIApplication,
        willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
        duration: TimeInterval
      ) {
        seen.append("\(application.statusBarOrientation.name) \(newStatusBarOrientation.name)")
      }
      func application(
        _ application: UIApplication,
        didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
      ) {
        seen.append("\(oldStatusBarOrientation.name) \(application.statusBarOrientation.name)")
      }
    }
    let sim = try device(slug, system)
    let delegate = Delegate()
    sim.launch(delegate)
    var posted: [Int] = []
    let tokens = [
      UIApplication.willChangeStatusBarOrientationNotification,
      UIApplication.didChangeStatusBarOrientationNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let number = note.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? NSNumber
        let from = note.object as? UIApplication
        MainActor.assumeIsolated {
          if from === sim.application, let number { posted.append(number.intValue) }
        }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    let events = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(
      delegate.seen == (isNotified ? ["portrait landscapeRight", "portrait landscapeRight"] : []))
    #expect(posted == (isNotified ? [3, 1] : []))
    #expect(
      events.on("app", "appDelegate").filter { $0.name.contains("StatusBarOrientation") }
        .map(\.receiver) == (isNotified ? ["appDelegate", "app", "appDelegate", "app"] : []))
    if system.major > 7, isNotified {
      let will = try #require(events.first { $0.name.contains("willChangeStatusBar") })
      let size = try #require(events.named("viewWillTransition").last)
      let traits = try #require(events.named("traitCollectionDidChange").first)
      #expect(size.index < will.index && will.index < traits.index)
    }
  }
}
