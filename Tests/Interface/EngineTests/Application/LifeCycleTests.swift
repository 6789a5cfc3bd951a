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

/// Entering and leaving the background, inactivity, memory warnings, and termination.
@MainActor @Suite struct LifeCycleTests {
  /// Returns the callbacks and notifications of delegates, scene and app, without the snapshots of V-23.
  private func steps(_ events: [TraceEvent]) -> [String] {
    events.on("app", "appDelegate", "scene", "sceneDelegate").lines.filter {
      !$0.hasSuffix("interfaceOrientation") && !$0.hasSuffix("traitCollection")
        && !$0.hasPrefix("sceneDelegate windowScene")
    }
  }

  private func logging(_ system: SystemVersion) throws -> (Simulator, LoggingAppDelegate) {
    let sim = try device(system.major < 13 ? "iphone-7" : "iphone-15-pro", system)
    let delegate = LoggingAppDelegate()
    sim.launch(delegate)
    delegate.states = []
    return (sim, delegate)
  }

  @Test func `the delegate is called, then observers, and controllers receive nothing (iOS 12)`()
    throws
  {
    let (sim, delegate) = try logging(.iOS(12))
    let away = sim.events { sim.background() }
    #expect(
      steps(away) == [
        "appDelegate applicationWillResignActive(_:)", "app willResignActiveNotification",
        "appDelegate applicationDidEnterBackground(_:)", "app didEnterBackgroundNotification",
      ])
    let back = sim.events { sim.foreground() }
    #expect(
      steps(back) == [
        "appDelegate applicationWillEnterForeground(_:)", "app willEnterForegroundNotification",
        "appDelegate applicationDidBecomeActive(_:)", "app didBecomeActiveNotification",
      ])
    #expect((away + back).on("root", "root.view").isEmpty)
    #expect(
      delegate.states == [
        "willResignActive 0", "didEnterBackground 2", "willEnterForeground 2", "didBecomeActive 0",
      ])
  }

  @Test func `in an app with scenes the scene's delegate is called, the app's is not`() throws {
    let sim = try device("iphone-15-pro", .iOS(17))
    let app = ScenesApp()
    let scene = LoggingSceneDelegate(Probe("root"))
    try sim.launch(app, sceneDelegate: scene)
    scene.states = []
    let away = sim.events { sim.background() }
    #expect(
      steps(away) == [
        "sceneDelegate sceneWillResignActive(_:)", "scene willDeactivateNotification",
        "app willResignActiveNotification", "sceneDelegate sceneDidEnterBackground(_:)",
        "scene didEnterBackgroundNotification", "app didEnterBackgroundNotification",
      ])
    let back = sim.events { sim.foreground() }
    #expect(
      steps(back) == [
        "sceneDelegate sceneWillEnterForeground(_:)", "scene willEnterForegroundNotification",
        "app willEnterForegroundNotification", "sceneDelegate sceneDidBecomeActive(_:)",
        "scene didActivateNotification", "app didBecomeActiveNotification",
      ])
    #expect(app.calls == [])
    #expect(scene.states == ["inactive 0", "background 2", "foreground 2", "active 0"])
  }

  @Test func `a phone call begins and ends`() throws {
    let (sim, delegate) = try logging(.iOS(17))
    sim.resignActive()
    #expect(sim.application.applicationState == .inactive)
    sim.resignActive()
    sim.becomeActive()
    sim.becomeActive()
    #expect(sim.application.applicationState == .active)
    #expect(delegate.states == ["willResignActive 0", "didBecomeActive 0"])
  }

  @Test func `an inactive app enters the background without a second willResignActive`() throws {
    let (sim, delegate) = try logging(.iOS(17))
    sim.resignActive()
    sim.background()
    sim.background()
    sim.becomeActive()
    #expect(
      delegate.states == [
        "willResignActive 0", "didEnterBackground 2", "willEnterForeground 2", "didBecomeActive 0",
      ])
  }

  @Test func `observers run inside the notification`() throws {
    let (sim, _) = try logging(.iOS(17))
    var seen: [UIApplication.State] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: sim.application, queue: nil
    ) { _ in
      MainActor.assumeIsolated { seen.append(UIApplication.shared.applicationState) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    sim.background()
    #expect(seen == [.background])
  }

  @Test func `iPads lay an app out for the other orientation too (R-RSZ-1, R-RSZ-4)`() throws {
    let sim = try device("ipad-mini-a17-pro", .iOS(18))
    let root = Probe("root")
    var states: [UIApplication.State] = []
    root.onSize = { _, _, _ in states.append(UIApplication.shared.applicationState) }
    sim.launch(root)
    let events = sim.events { sim.background() }
    #expect(
      events.on("root").named("viewWillTransition").map(\.argumentsText) == [
        "1133 × 744", "744 × 1133",
      ])
    #expect(states == [.background, .background])
    let received = try #require(events.named("didEnterBackgroundNotification").last)
    let first = try #require(events.named("viewWillTransition").first)
    #expect(received.returned <= first.index)
    #expect(events.on("root").named("viewWillDisappear").isEmpty)
    #expect(events.named("interfaceOrientation").isEmpty)
    #expect(root.view.bounds.size == CGSize(width: 744, height: 1133))
  }

  @Test func `background snapshots can be switched off and on for all devices (R-RSZ-4)`() throws {
    for (slug, choice, count) in [
      ("iphone-15-pro", BackgroundSnapshots.pads, 0), ("iphone-15-pro", .all, 2),
      ("ipad-mini-a17-pro", .none, 0),
    ] {
      let sim = try device(slug)
      sim.switches.backgroundSnapshots = choice
      let root = Probe("root")
      sim.launch(root)
      let size = root.view.bounds.size
      let events = sim.events { sim.background() }
      #expect(events.on("root").named("viewWillTransition").count == count)
      #expect(root.view.bounds.size == size)
    }
  }

  @Test func `an app for one orientation has no second snapshot (R-RSZ-4)`() throws {
    let sim = try device(
      "ipad-mini-a17-pro", .iOS(18),
      app: AppDescription(supportedOrientations: .portrait, padOrientations: .portrait))
    sim.launch(Probe("root"))
    let events = sim.events { sim.background() }
    #expect(events.named("viewWillTransition").isEmpty)
  }

  @Test func `an app that returns during its snapshot has its own size (R-RSZ-4)`() throws {
    let sim = try device("ipad-mini-a17-pro", .iOS(18))
    let root = Probe("root")
    sim.launch(root)
    sim.begin { sim.background() }
    sim.advance(by: 0.1)
    #expect(root.view.bounds.size == CGSize(width: 1133, height: 744))
    sim.foreground()
    #expect(root.view.bounds.size == CGSize(width: 744, height: 1133))
    #expect(sim.application.applicationState == .active)
  }

  @Test func `a rotation in the background is performed before the foreground (R-RSZ-5)`() throws {
    let (sim, _) = try logging(.iOS(17))
    sim.background()
    let rotated = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(rotated.lines == ["device orientation"])
    #expect(sim.interfaceOrientation == .portrait)
    let events = sim.events { sim.foreground() }
    let names = events.filter {
      $0.receiver == "root" && $0.baseName.hasSuffix("illTransition")
        || $0.receiver == "appDelegate" && $0.name.hasPrefix("applicationWill")
    }.lines
    #expect(
      names == [
        "root willTransition(to:with:)", "root viewWillTransition(to:with:)",
        "appDelegate applicationWillEnterForeground(_:)",
      ])
    #expect(sim.interfaceOrientation == .landscapeRight)
  }

  @Test
  func `a device that is rotated and rotated back in the background changes nothing (R-RSZ-5)`()
    throws
  {
    let (sim, _) = try logging(.iOS(17))
    sim.background()
    sim.rotate(to: .landscapeLeft)
    sim.rotate(to: .portrait)
    let events = sim.events { sim.foreground() }
    #expect(events.named("willTransition", "orientationDidChangeNotification").isEmpty)
  }

  @Test func `a memory warning reaches the delegate, the controllers and the observers`() throws {
    let (sim, delegate) = try logging(.iOS(17))
    let root = try #require(delegate.window?.rootViewController)
    let child = Probe("child")
    sim.doing { root.embed(child) }
    let events = sim.events { sim.sendMemoryWarning() }
    #expect(
      events.lines == [
        "device memoryWarning", "appDelegate applicationDidReceiveMemoryWarning(_:)",
        "app didReceiveMemoryWarningNotification", "root didReceiveMemoryWarning()",
        "child didReceiveMemoryWarning()",
      ])
  }

  @Test func `a memory warning reaches presented controllers and those without a view`() throws {
    let (sim, delegate) = try logging(.iOS(17))
    let root = try #require(delegate.window?.rootViewController)
    let (unloaded, modal, inModal, upper) = (
      Probe("unloaded"), Probe("modal"), Probe("inModal"), Probe("upper")
    )
    sim.doing {
      root.addChild(unloaded)
      modal.addChild(inModal)
      root.present(modal, animated: false)
      modal.present(upper, animated: false)
    }
    let events = sim.events { sim.sendMemoryWarning() }
    #expect(
      events.named("didReceiveMemoryWarning").filter { $0.name.hasSuffix("()") }.map(\.receiver)
        == ["root", "unloaded", "modal", "inModal", "upper"])
    #expect(!unloaded.isViewLoaded && !inModal.isViewLoaded)
    sim.doing { root.dismiss(animated: false) }
    #expect(sim.events { sim.sendMemoryWarning() }.on("modal", "inModal", "upper").isEmpty)
  }

  @Test func `a view in a window, or of an appearing controller, is not unloaded (V-14)`()
    throws
  {
    let (sim, root) = try launched("iphone-4s", .iOS(5))
    let (positioned, received) = (Probe("placed"), Probe("told"))
    sim.doing {
      root.addChild(positioned)
      root.view.addSubview(positioned.view)
      root.addChild(received)
      received.beginAppearanceTransition(true, animated: false)
      received.endAppearanceTransition()
    }
    let events = sim.events { sim.sendMemoryWarning() }
    #expect(events.on("placed", "told").named("didReceiveMemoryWarning").count == 2)
    #expect(positioned.isViewLoaded && received.isViewLoaded)
  }

  @Test func `a view that is leaving the window is not unloaded (V-14)`() throws {
    let (sim, root) = try launched("iphone-4s", .iOS(5))
    let modal = Probe("modal")
    modal.modalPresentationStyle = .fullScreen
    sim.begin { root.present(modal, animated: true) }
    sim.advance(by: 0.1)
    #expect(root.view.window != nil)
    sim.begin { sim.sendMemoryWarning() }
    #expect(root.isViewLoaded)
    sim.settle()
    #expect(root.isViewLoaded && modal.view.window != nil)
  }

  @Test(arguments: [
    ("iphone-4", 4, ["didReceiveMemoryWarning", "viewDidUnload"]),
    ("iphone-4s", 5, ["didReceiveMemoryWarning", "viewWillUnload", "viewDidUnload"]),
    ("iphone-4s", 6, ["didReceiveMemoryWarning"]),
  ])
  func `up to iOS 5 a memory warning unloads the views of invisible controllers (V-14)`(
    slug: String, system: Int, calls: [String]
  ) throws {
    let (sim, root) = try launched(slug, .iOS(system))
    let modal = Probe("modal")
    modal.modalPresentationStyle = .fullScreen
    sim.doing { root.present(modal, animated: false) }
    let events = sim.events { sim.sendMemoryWarning() }
    #expect(events.on("root").map(\.baseName) == calls)
    #expect(events.on("modal").map(\.baseName) == ["didReceiveMemoryWarning"])
    #expect(root.isViewLoaded == (system == 6) && modal.isViewLoaded)
    let back = sim.events { sim.doing { root.dismiss(animated: false) } }
    #expect(back.on("root").named("viewDidLoad").count == (system == 6 ? 0 : 1))
    #expect(root.view.window != nil && sim.trace.events(named: "exception").isEmpty)
  }

  @Test func `an active app receives willTerminate, one in the background does not`() throws {
    let (sim, delegate) = try logging(.iOS(12))
    let events = sim.events { sim.terminate() }
    #expect(
      steps(events).suffix(2) == [
        "appDelegate applicationWillTerminate(_:)", "app willTerminateNotification",
      ])
    #expect(delegate.states == ["willResignActive 0", "didEnterBackground 2", "willTerminate 2"])
    #expect(sim.window == nil && sim.application.delegate == nil)
    sim.launch(delegate)
    sim.background()
    let silent = sim.events { sim.terminate() }
    #expect(silent.lines == ["device terminate"])
  }

  @Test func `the next launch reports the discarded session`() throws {
    let sim = try device("iphone-15-pro", .iOS(17))
    let app = ScenesApp()
    let scene = LoggingSceneDelegate(Probe("root"))
    try sim.launch(app, sceneDelegate: scene)
    let events = sim.events { sim.terminate() }
    #expect(scene.states.suffix(2) == ["inactive 0", "disconnect -1"])
    #expect(events.named("didDisconnectNotification").count == 1)
    #expect(app.discarded == [])
    let again = try sim.events {
      try sim.launch(app, sceneDelegate: LoggingSceneDelegate(Probe("root")))
    }
    #expect(app.discarded == ["scene-1"])
    let names = again.on("appDelegate").map(\.name)
    #expect(
      names.suffix(3) == [
        "application(_:didFinishLaunchingWithOptions:)", "application(_:didDiscardSceneSessions:)",
        "application(_:configurationForConnecting:options:)",
      ])
    let third = try sim.events {
      try sim.launch(app, sceneDelegate: LoggingSceneDelegate(Probe("root")))
    }
    #expect(third.named("application(_:didDiscardSceneSessions:)").isEmpty)
  }

  @Test func `without an app only the step is recorded`() throws {
    let sim = try device()
    sim.background()
    sim.foreground()
    sim.resignActive()
    sim.becomeActive()
    sim.sendMemoryWarning()
    sim.terminate()
    #expect(
      sim.trace.events.lines == [
        "device background", "device foreground", "device resignActive", "device becomeActive",
        "device memoryWarning", "device terminate",
      ])
  }

  @Test func `values that an app reads from the application`() throws {
    let (sim, _) = try logging(.iOS(17))
    sim.settings.contentSizeCategory = .extraLarge
    sim.settings.layoutDirection = .rightToLeft
    let app = sim.application
    #expect(app.preferredContentSizeCategory == .extraLarge)
    #expect(app.userInterfaceLayoutDirection == .rightToLeft)
    #expect(app.supportedInterfaceOrientations(for: nil) == .allButUpsideDown)
    #expect(!app.supportsMultipleScenes && !app.isIdleTimerDisabled)
  }
}
