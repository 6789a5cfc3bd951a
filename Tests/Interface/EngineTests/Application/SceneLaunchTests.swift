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

/// The launch of an app with a scene delegate, and the scene of an app without one.
@MainActor @Suite struct SceneLaunchTests {
  private nonisolated static let systems: [SystemVersion] = [
    .iOS(13), .iOS(15), .iOS(17), .iOS(18), .iOS(26),
  ]

  private func sim(_ system: SystemVersion) throws -> Simulator {
    try device(system.major < 17 ? "iphone-11" : "iphone-15-pro", system)
  }

  @Test(arguments: systems)
  func `delegates, window, root and layout are in UIKit's order (R-LAUNCH-3)`(
    system: SystemVersion
  ) throws {
    let sim = try sim(system)
    let appDelegate = ScenesApp()
    let sceneDelegate = LoggingSceneDelegate(Probe("root"))

    let events = try sim.events { try sim.launch(appDelegate, sceneDelegate: sceneDelegate) }

    let rows = events.filter {
      $0.receiver == "appDelegate" || $0.receiver == "sceneDelegate"
        || [
          "windowScene", "rootViewController", "makeKeyAndVisible()", "loadView()",
          "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)",
        ].contains($0.name)
        || $0.receiver == "root" && $0.name == "viewWillLayoutSubviews()"
    }
    #expect(
      rows.lines == [
        "appDelegate init", "appDelegate application(_:willFinishLaunchingWithOptions:)",
        "appDelegate application(_:didFinishLaunchingWithOptions:)",
        "appDelegate application(_:configurationForConnecting:options:)", "sceneDelegate init",
        "sceneDelegate scene(_:willConnectTo:options:)", "window windowScene",
        "window rootViewController", "window makeKeyAndVisible()", "root loadView()",
        "root viewDidLoad()", "root viewWillAppear(_:)",
        "sceneDelegate sceneWillEnterForeground(_:)", "root viewWillLayoutSubviews()",
        "sceneDelegate sceneDidBecomeActive(_:)", "root viewDidAppear(_:)",
      ])
    let connect = try #require(events.named("scene(_:willConnectTo:options:)").first)
    let will = try #require(events.on("root").named("viewWillAppear").first)
    let foreground = try #require(events.named("sceneWillEnterForeground").first)
    #expect(will.index < connect.returned && foreground.index >= connect.returned)
    #expect(events.named("applicationDidBecomeActive").isEmpty)
    #expect(sceneDelegate.states == ["connect -1", "foreground -1", "active 0"])
    #expect(sim.application.applicationState == .active)
  }

  /// W-10, W-11.
  @Test(arguments: systems)
  func `the app is in the background until its scene enters the foreground (R-LAUNCH-3)`(
    system: SystemVersion
  ) throws {
    final class App: UIApplicationDelegate {
      var states: [UIApplication.State] = []
      func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        states.append(application.applicationState)
        return true
      }
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        states.append(application.applicationState)
        return true
      }
    }
    final class Scene: UIWindowSceneDelegate {
      var window: UIWindow?
      var states: [UIApplication.State] = []
      private func recordState() { states.append(UIApplication.shared.applicationState) }
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        recordState()
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
      }
      func sceneWillEnterForeground(_ scene: UIScene) { recordState() }
      func sceneDidBecomeActive(_ scene: UIScene) { recordState() }
    }
    let sim = try sim(system)
    let (app, scene) = (App(), Scene())
    try sim.launch(app, sceneDelegate: scene)
    let active: UIApplication.State = system.major <= 15 ? .inactive : .active
    #expect(app.states == [.background, .background])
    #expect(scene.states == [.background, .background, active])
    #expect(sim.application.applicationState == .active)
    sim.background()
    sim.foreground()
    #expect(scene.states.dropFirst(3) == [.background, active])
  }

  @Test func `the scene's delegate is made after the app returns its configuration`() throws {
    let sim = try sim(.iOS(17))
    let appDelegate = ScenesApp()
    var queriedBefore = false
    func make() -> LoggingSceneDelegate {
      queriedBefore = appDelegate.wasQueried
      return LoggingSceneDelegate(Probe("root"))
    }

    try sim.launch(appDelegate, sceneDelegate: make())

    #expect(queriedBefore)
  }

  @Test func `scenes are refused up to iOS 12`() throws {
    let sim = try device("iphone-7", .iOS(12))
    #expect(throws: SimulatorError.noScenes(system: .iOS(12))) {
      try sim.launch(sceneDelegate: LoggingSceneDelegate(Probe("root")))
    }
    #expect(sim.trace.events.isEmpty)
    sim.launch(Probe("root"))
    #expect(sim.application.connectedScenes.isEmpty && sim.window?.windowScene == nil)
  }

  @Test func `a configuration with another delegate class logs a warning`() throws {
    let sim = try sim(.iOS(17))
    let appDelegate = ScenesApp()
    appDelegate.delegateClass = ScenesApp.self
    let events = try sim.events {
      try sim.launch(appDelegate, sceneDelegate: LoggingSceneDelegate(Probe("root")))
    }.named("warning")
    #expect(events.count == 1)
    #expect(events.first?.argumentsText.contains("ScenesApp") == true)
    appDelegate.delegateClass = LoggingSceneDelegate.self
    let again = try sim.events {
      try sim.launch(appDelegate, sceneDelegate: LoggingSceneDelegate(Probe("root")))
    }
    #expect(again.named("warning").isEmpty)
  }

  @Test func `a window without a scene is not shown until it has one`() throws {
    final class Forgetful: UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = Probe("root")
        window.makeKeyAndVisible()
        self.window = window
      }
    }
    let sim = try sim(.iOS(17))
    let delegate = Forgetful()
    let events = try sim.events { try sim.launch(sceneDelegate: delegate) }
    #expect(events.named("warning").contains { $0.argumentsText.contains("windowScene") })
    #expect(events.named("loadView").isEmpty && sim.application.windows.isEmpty)

    sim.doing {
      delegate.window?.windowScene = sim.application.connectedScenes.first as? UIWindowScene
    }

    #expect(sim.window === delegate.window)
    #expect(sim.window?.rootViewController?.view.window === delegate.window)
  }

  @Test(arguments: [false, true])
  func `an app finds its window, screen and orientation through its scene`(inScene: Bool) throws {
    let sim = try sim(.iOS(17))
    if inScene {
      try sim.launch(sceneDelegate: LoggingSceneDelegate(Probe("root")))
    } else {
      sim.launch(Probe("root"))
    }
    sim.rotate(to: .landscapeLeft)
    try sim.perform {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      let scene = try #require(scenes.first)
      #expect(scenes.count == 1 && scene.activationState == .foregroundActive)
      #expect(scene.windows.map { $0 === sim.window } == [true])
      #expect(scene.keyWindow === sim.window && sim.window?.windowScene === scene)
      #expect(scene.screen === UIScreen.main)
      #expect(scene.interfaceOrientation == .landscapeRight)
      #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
      #expect(scene.coordinateSpace.bounds == CGRect(x: 0, y: 0, width: 852, height: 393))
      #expect(scene.traitCollection.verticalSizeClass == .compact)
      #expect(UIApplication.shared.openSessions.first === scene.session)
      #expect(scene.session.scene === scene && scene.session.role == .windowApplication)
      #expect((scene.delegate != nil) == inScene)
      #expect(scene.next === UIApplication.shared)
    }
  }

  @Test func `a scene in Split View has the coordinates of its share of the screen`() throws {
    let sim = try device("ipad-mini-a17-pro", .iOS(18))
    sim.launch(Probe("root"))
    sim.rotate(to: .landscapeLeft)
    try sim.resize(to: .slideOver)
    try sim.perform {
      let window = try #require(sim.window)
      let space = try #require(window.windowScene?.coordinateSpace)
      #expect(space.bounds.size == window.bounds.size)
      #expect(window.frame.origin.x > 0)
      #expect(window.convert(CGPoint(x: 3, y: 4), to: space) == CGPoint(x: 3, y: 4))
      #expect(
        space.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace) == window.frame.origin)
    }
  }
}
