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

/// Appearance transitions that begin during others (R-CON-5, R-CON-7, V-11, V-27).
@MainActor @Suite(.simulator("iphone-8")) struct LateAppearanceTests {
  private static let appearance = ["viewDidLoad", "viewWillAppear", "viewDidAppear"]

  /// W-30.
  @Test(
    arguments: [
      ("iphone-5", SystemVersion.iOS(6)), ("iphone-5s", .iOS(7)), ("iphone-6", .iOS(8, 2)),
      ("iphone-8", .iOS(12)), ("iphone-15-pro", .iOS(17)),
    ], ["viewWillAppear", "viewWillLayoutSubviews"])
  func `on iOS 6 and 7 a child added while its parent appears receives no viewWillAppear (R-CON-7)`(
    phone: (String, SystemVersion), position: String
  ) throws {
    let sim = try device(phone.0, phone.1)
    let (root, child) = (Probe("root"), Probe("child"))
    let embed: (Probe) -> Void = { if $0.children.isEmpty { $0.embed(child) } }
    if position == "viewWillAppear" { root.onWillAppear = embed } else { root.onWillLayout = embed }
    let events = sim.events { sim.launch(root) }
    let received = events.on("child").named(
      "viewDidLoad", "viewWillAppear", "viewDidAppear"
    ).map(\.baseName)
    #expect(received == (phone.1.major < 8 ? ["viewDidLoad", "viewDidAppear"] : Self.appearance))
  }

  @Test
  func `on iOS 7 an earlier child, and one added later, receive all callbacks (R-CON-7)`()
    throws
  {
    let sim = try device("iphone-5s", .iOS(7))
    let (root, early, late) = (Probe("root"), Probe("early"), Probe("late"))
    root.onLoad = { $0.embed(early) }
    var events = sim.events { sim.launch(root) }
    #expect(events.on("early").named("viewWillAppear").count == 1)
    events = sim.events { sim.doing { root.embed(late) } }
    #expect(events.on("late").named("viewWillAppear").count == 1)
  }

  /// W-15.
  @Test(arguments: [
    ("iphone-8", SystemVersion.iOS(12)), ("iphone-8", .iOS(13)), ("iphone-15-pro", .iOS(17)),
  ])
  func
    `a balanced transition around makeKeyAndVisible ends in a later turn from iOS 13 on (R-CON-5)`(
      phone: (String, SystemVersion)
    ) throws
  {
    let (sim, root) = try launched(phone.0, phone.1)
    let scene = root.view.window?.windowScene
    let next = Probe("next")
    var received: [String] = []
    next.onWillAppear = { _ in received.append("will") }
    next.onDidAppear = { _ in received.append("did") }
    var inTheCall: [String] = []
    sim.begin {
      let window =
        scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
      next.beginAppearanceTransition(true, animated: false)
      window.rootViewController = next
      window.makeKeyAndVisible()
      next.endAppearanceTransition()
      inTheCall = received
    }
    sim.settle()
    #expect(inTheCall == (phone.1.major < 13 ? ["will", "did"] : ["will"]))
    #expect(received == ["will", "did"])
  }

  @Test func `a balanced transition of a child ends within the call (R-CON-5)`() throws {
    let (sim, root) = try launched("iphone-15-pro", .iOS(17))
    root.forwardsAppearance = false
    let child = Probe("child")
    var appeared = false
    child.onDidAppear = { _ in appeared = true }
    var atOnce = false
    sim.doing {
      root.addChild(child)
      child.beginAppearanceTransition(true, animated: false)
      root.view.addSubview(child.view)
      child.endAppearanceTransition()
      atOnce = appeared
    }
    #expect(atOnce)
  }

  /// W-31.
  @Test(arguments: [
    ("iphone-8", SystemVersion.iOS(12)), ("iphone-8", .iOS(13)), ("iphone-15-pro", .iOS(17)),
  ])
  func `pages set in the viewDidLoad of a parent appear before it (V-11)`(
    phone: (String, SystemVersion)
  ) throws {
    let sim = try device(phone.0, phone.1)
    let (pager, page) = (Probe("pager"), Probe("page"))
    pager.onLoad = { pager in
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pager.embed(pages)
      pages.setViewControllers([page], direction: .forward, animated: false)
    }
    let events = sim.events { sim.launch(pager) }
    #expect(
      events.named("viewWillAppear", "viewDidAppear").filter {
        ["root", "page"].contains($0.receiver)
      }.map { "\($0.receiver) \($0.baseName)" } == [
        "page viewWillAppear", "page viewDidAppear", "root viewWillAppear", "root viewDidAppear",
      ])
  }

  /// W-16.
  @Test(arguments: [
    ("iphone-8", SystemVersion.iOS(12)), ("iphone-8", .iOS(13)), ("iphone-8", .iOS(14)),
    ("iphone-8", .iOS(15)),
  ])
  func `on iOS 13 and 14 a view outside the window has its old text size when notified (V-27)`(
    phone: (String, SystemVersion)
  ) throws {
    let sim = try device(phone.0, phone.1)
    let (covered, top) = (Probe("covered"), Probe("top"))
    let stack = sim.perform { UINavigationController(rootViewController: covered) }
    sim.launch(stack)
    sim.doing { stack.pushViewController(top, animated: false) }
    #expect(covered.viewIfLoaded?.window == nil)
    var found: [UIContentSizeCategory] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        found = [covered, top].flatMap {
          [$0.traitCollection, $0.view.traitCollection].map(\.preferredContentSizeCategory)
        }
      }
    }
    sim.settings.contentSizeCategory = .extraLarge
    NotificationCenter.default.removeObserver(observer)
    let old: UIContentSizeCategory =
      [13, 14].contains(phone.1.major) ? .large : .extraLarge
    #expect(found == [.extraLarge, old, .extraLarge, .extraLarge])
    #expect(covered.view.traitCollection.preferredContentSizeCategory == .extraLarge)
  }
}
