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

/// The order from the launch to the first appearance, for each callback timing (R-LAUNCH, R-LAY-8).
@MainActor @Suite(.simulator("iphone-15-pro")) struct LaunchOrderTests {
  private func launch(_ sim: Simulator, _ root: UIViewController = Probe("root")) -> [TraceEvent] {
    sim.events { sim.launch(root) }
  }

  /// The rows of R-LAUNCH-4 that name the root, its view or the window.
  private func appearance(_ events: [TraceEvent]) -> [String] {
    events.on("root", "root.view", "window").named(
      "loadView", "viewDidLoad", "viewWillAppear", "willMove(toSuperview:)", "willMove(toWindow:)",
      "didMoveToWindow", "didMoveToSuperview", "didAddSubview", "layoutSubviews",
      "traitCollectionDidChange", "safeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange",
      "viewIsAppearing", "updateViewConstraints", "viewWillLayoutSubviews",
      "viewDidLayoutSubviews", "viewDidAppear"
    ).lines
  }

  private static let head = [
    "root loadView()", "root viewDidLoad()", "root viewWillAppear(_:)",
    "root.view willMove(toSuperview:)", "root.view willMove(toWindow:)",
    "root.view didMoveToWindow()", "root.view didMoveToSuperview()", "window didAddSubview(_:)",
  ]
  private static let tail = [
    "root updateViewConstraints()", "root viewWillLayoutSubviews()", "root.view layoutSubviews()",
    "root viewDidLayoutSubviews()", "root viewDidAppear(_:)",
  ]

  @Test(arguments: [SystemVersion.iOS(8), .iOS(9), .iOS(10), .iOS(11), .iOS(12)])
  func `up to iOS 12 all receive the first traits (R-LAUNCH-4, E2)`(
    system: SystemVersion
  ) throws {
    let events = launch(try device("iphone-6", system))
    #expect(
      appearance(events).filter { !$0.contains("afeArea") } == Self.head + [
        "window layoutSubviews()", "root traitCollectionDidChange(_:)",
        "root.view traitCollectionDidChange(_:)",
      ] + Self.tail)
    let received = events.named("traitCollectionDidChange")
    #expect(received.allSatisfy { $0.argumentsText.hasPrefix("→ hC vR") })
  }

  @Test(arguments: [SystemVersion.iOS(13), .iOS(16), .iOS(17), .iOS(18), .iOS(26)])
  func
    `from iOS 13 on traits are predicted, safe areas precede appearing (R-LAUNCH-4, D-2)`(
      system: SystemVersion
    ) throws
  {
    let slug = system.major < 17 ? "iphone-11" : "iphone-15-pro"
    let sim = try device(slug, system)
    let root = Probe("root")
    var atLoad = ""
    root.onLoad = { atLoad = $0.traitCollection.shortText }
    let rows = appearance(launch(sim, root)).filter { !$0.hasPrefix("window safeArea") }
    #expect(
      rows == Self.head + [
        "window layoutSubviews()", "root.view safeAreaInsetsDidChange()",
        "root viewSafeAreaInsetsDidChange()", "root viewIsAppearing(_:)",
      ] + Self.tail)
    #expect(atLoad == "hC vR")
  }

  @Test func `the published log of iOS 15 (R-LAUNCH-5)`() throws {
    let sim = try device("iphone-8", .iOS(15))
    let root = Probe("root")
    var atLoad: (CGSize, String)?
    root.onLoad = { atLoad = ($0.view.bounds.size, $0.traitCollection.shortText) }
    let events = launch(sim, root)
    #expect(
      events.on("root").named(
        "viewDidLoad", "viewWillAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
        "viewDidAppear", "traitCollectionDidChange", "willTransition", "viewWillTransition"
      ).map(\.baseName) == [
        "viewDidLoad", "viewWillAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
        "viewDidAppear",
      ])
    #expect(atLoad?.0 == CGSize(width: 375, height: 667))
    #expect(atLoad?.1 == "hC vR")
  }

  @Test(arguments: [SystemVersion.iOS(10), .iOS(11)])
  func `the published log of iOS 10 and 11 (R-LAUNCH-6)`(system: SystemVersion) throws {
    let events = launch(try device("iphone-7", system))
    #expect(
      events.on("root").named(
        "viewDidLoad", "viewWillAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
        "viewDidAppear", "traitCollectionDidChange", "willTransition", "viewWillTransition"
      ).map(\.baseName) == [
        "viewDidLoad", "viewWillAppear", "traitCollectionDidChange", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "viewDidAppear",
      ])
  }

  @Test func `the delegate makes the window, and the view appears inside its call (R-LAUNCH-2)`()
    throws
  {
    final class Delegate: UIApplicationDelegate {
      var window: UIWindow?
      var calls: [String] = []
      func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        calls.append("will")
        return true
      }
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        calls.append("did")
        let window = UIWindow()
        self.window = window
        window.rootViewController = Probe("root")
        window.makeKeyAndVisible()
        #expect(UIApplication.shared === application)
        return true
      }
      func applicationDidBecomeActive(_ application: UIApplication) {
        calls.append("active \(application.applicationState == .active)")
      }
    }
    let sim = try device()
    let delegate = Delegate()
    let events = sim.events { sim.launch(delegate) }
    #expect(delegate.calls == ["will", "did", "active true"])
    #expect(delegate.window?.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    let rows = events.filter {
      ["app", "appDelegate", "window"].contains($0.receiver)
        && ["init()", "init", "makeKeyAndVisible()", "rootViewController"].contains($0.name)
        || $0.name.hasPrefix("application") || $0.name == "viewWillAppear(_:)"
        || $0.name == "viewDidAppear(_:)"
    }
    #expect(
      rows.lines == [
        "app init", "appDelegate init",
        "appDelegate application(_:willFinishLaunchingWithOptions:)",
        "appDelegate application(_:didFinishLaunchingWithOptions:)", "window init",
        "window rootViewController", "window makeKeyAndVisible()", "root viewWillAppear(_:)",
        "root viewDidAppear(_:)", "appDelegate applicationDidBecomeActive(_:)",
      ])
    let launch = try #require(events.named("application(_:didFinishLaunchingWithOptions:)").first)
    let will = try #require(events.named("viewWillAppear").first)
    let did = try #require(events.named("viewDidAppear").first)
    #expect(will.index < launch.returned && did.index >= launch.returned)
  }

  @Test(arguments: [
    ("iphone-4s", 5, true), ("iphone-4s", 6, true), ("iphone-5s", 7, true), ("iphone-6", 8, false),
    ("iphone-6", 9, true), ("iphone-7", 10, true), ("iphone-8", 11, false), ("iphone-8", 13, false),
    ("iphone-15-pro", 17, false),
  ])
  func `the app is active before the root has appeared, up to iOS 7, on 9 and 10 (V-12)`(
    slug: String, system: Int, isFirst: Bool
  ) throws {
    let lines = launch(try device(slug, .iOS(system))).lines
    let will = try #require(lines.firstIndex(of: "root viewWillAppear(_:)"))
    let active = try #require(lines.firstIndex(of: "app didBecomeActiveNotification"))
    let did = try #require(lines.firstIndex(of: "root viewDidAppear(_:)"))
    #expect(will < active && will < did && (active < did) == isFirst)
  }

  @Test func `the device's orientation is unknown until a window has a root (F-65)`() throws {
    final class App: UIApplicationDelegate {
      var window: UIWindow?
      var seen: [UIDeviceOrientation] = []
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        seen.append(UIDevice.current.orientation)
        window = UIWindow()
        window?.rootViewController = Probe("root")
        window?.makeKeyAndVisible()
        seen.append(UIDevice.current.orientation)
        return true
      }
    }
    let app = App()
    try device("iphone-15-pro", .iOS(17)).launch(app)
    #expect(app.seen == [.unknown, .portrait])
  }

  @Test func `the root's orientations are queried while it appears (R-LAUNCH-4 row 6)`() throws {
    let events = launch(try device())
    let names = events.on("root").map(\.baseName)
    let queried = try #require(names.firstIndex(of: "supportedInterfaceOrientations"))
    let appears = try #require(names.firstIndex(of: "viewWillAppear"))
    let laidOut = try #require(names.firstIndex(of: "viewWillLayoutSubviews"))
    #expect(appears < queried && queried < laidOut)
  }

  @Test func `a landscape-only root rotates the interface before its layout (R-LAUNCH-8)`()
    throws
  {
    for (slug, sendsTraits) in [("iphone-12", true), ("ipad-10", false)] {
      let sim = try device(slug, .iOS(16, 1), app: AppDescription(requiresFullScreen: true))
      let root = Probe("root")
      root.orientations = .landscape
      var size = CGSize.zero
      root.onWillLayout = { size = $0.view.bounds.size }
      let events = launch(sim, root)
      #expect(sim.interfaceOrientation.isLandscape)
      #expect(events.named("viewWillTransition").isEmpty)
      #expect(events.named("willTransition").on("root").count == (sendsTraits ? 1 : 0))
      #expect(size == sim.screen.bounds.size && size.width > size.height)
      let names = events.on("root").map(\.baseName)
      let appears = try #require(names.firstIndex(of: "viewWillAppear"))
      if sendsTraits {
        let received = try #require(names.firstIndex(of: "willTransition"))
        let traits = try #require(names.firstIndex(of: "traitCollectionDidChange"))
        let layout = try #require(names.firstIndex(of: "viewWillLayoutSubviews"))
        #expect(appears < received && received < traits && traits < layout)
      }
    }
  }

  @Test(arguments: [SystemVersion.iOS(11), .iOS(12), .iOS(13), .iOS(15), .iOS(16)])
  func `a device held in landscape launches in landscape from iOS 11 on (R-LAUNCH-7)`(
    system: SystemVersion
  ) throws {
    let sim = try device("iphone-8", system, held: .landscapeLeft)
    let root = Probe("root")
    var atLoad = CGSize.zero
    root.onLoad = { atLoad = $0.view.bounds.size }
    let events = launch(sim, root)
    #expect(sim.interfaceOrientation == .landscapeRight)
    #expect(atLoad == CGSize(width: 667, height: 375))
    #expect(events.named("viewWillTransition", "willTransition").isEmpty)
    #expect(root.traitCollection.shortText == "hC vC")
  }

  @Test func `up to iOS 10 it launches in portrait and then rotates (R-LAUNCH-7)`() throws {
    let sim = try device("iphone-7", .iOS(10), held: .landscapeLeft)
    let root = Probe("root")
    var atLoad = CGSize.zero
    root.onLoad = { atLoad = $0.view.bounds.size }
    let events = launch(sim, root)
    #expect(atLoad == CGSize(width: 375, height: 667))
    #expect(sim.interfaceOrientation == .landscapeRight)
    let names = events.on("root").map(\.baseName)
    #expect(
      names.filter { ["viewDidAppear", "willTransition", "viewWillTransition"].contains($0) }
        == ["viewDidAppear", "willTransition", "viewWillTransition"])
    #expect(root.view.bounds.size == CGSize(width: 667, height: 375))
  }

  @Test(arguments: [
    ("iphone-6", SystemVersion.iOS(8)), ("iphone-6", .iOS(12)), ("iphone-8", .iOS(13)),
    ("iphone-8", .iOS(16)), ("iphone-15-pro", .iOS(17)), ("iphone-15-pro", .iOS(26)),
  ])
  func `a landscape-only app is in landscape from the start (R-LAUNCH-9)`(
    slug: String, system: SystemVersion
  ) throws {
    let sim = try device(
      slug, system, app: AppDescription(supportedOrientations: .landscape))
    let root = Probe("root")
    var atLoad = CGSize.zero
    root.onLoad = { atLoad = $0.view.bounds.size }
    let events = launch(sim, root)
    #expect(atLoad == sim.screen.bounds.size && atLoad.width > atLoad.height)
    #expect(root.traitCollection.verticalSizeClass == .compact)
    #expect(events.named("viewWillTransition", "willTransition", "turnRefused").isEmpty)
  }

  @Test
  func `a window without a root raises from iOS 9 on and warns before (R-LAUNCH-2)`()
    throws
  {
    final class Bare: UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.makeKeyAndVisible()
        return true
      }
    }
    for (slug, system, name) in [
      ("iphone-6", SystemVersion.iOS(9), "exception"), ("iphone-6", .iOS(8), "warning"),
      ("iphone-4s", .iOS(6), "warning"), ("iphone-15-pro", .iOS(17), "exception"),
    ] {
      let sim = try device(slug, system)
      let events = sim.events { sim.launch(Bare()) }.named("exception", "warning")
      #expect(events.map(\.name) == [name])
      #expect(events.first?.argumentsText.contains("root view controller") == true)
      sim.rotate(to: .landscapeLeft)
    }
  }

  @Test func `a delegate without a window logs a warning, and rotation still works`() throws {
    final class Nothing: UIApplicationDelegate { var window: UIWindow? }
    let sim = try device("iphone-15-pro", .iOS(17))
    let events = sim.events { sim.launch(Nothing()) }
    #expect(events.named("warning").count == 1)
    sim.rotate(to: .landscapeLeft)
    #expect(sim.layout.views.isEmpty)
  }

  @Test func `a second launch ends the first app, and the same controller can be the root again`()
    throws
  {
    let sim = try device()
    let root = Probe("root")
    sim.launch(root)
    let first = sim.window
    let events = sim.events { sim.launch(root) }
    #expect(sim.window !== first)
    #expect(root.view.window === sim.window)
    #expect(
      appearance(events).filter { $0.hasPrefix("root view") } == [
        "root viewWillAppear(_:)", "root viewSafeAreaInsetsDidChange()",
        "root viewIsAppearing(_:)", "root viewWillLayoutSubviews()",
        "root viewDidLayoutSubviews()", "root viewDidAppear(_:)",
      ])
    sim.rotate(to: .landscapeLeft)
    #expect(root.view.bounds.size == CGSize(width: 852, height: 393))
  }
}
