import Foundation
import Gimbal
import GimbalDevices
import GimbalGeometry
import GimbalSnapshots
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

@testable import GimbalEngine

/// Decisions about the system's bars, and the effects of a hidden status bar.
@MainActor @Suite(.simulator("iphone-15-pro")) struct SystemBarsTests {
  final class Chooser: UIViewController {
    var hides = false
    var style = UIStatusBarStyle.default
    var child: UIViewController?
    override var prefersStatusBarHidden: Bool { hides }
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var childForStatusBarHidden: UIViewController? { child }
    override var childForStatusBarStyle: UIViewController? { child }
    override var childForHomeIndicatorAutoHidden: UIViewController? { child }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { child }
    override var prefersHomeIndicatorAutoHidden: Bool { hides }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { hides ? .bottom : [] }
  }

  private let questions = [
    "childForStatusBarHidden", "prefersStatusBarHidden", "childForStatusBarStyle",
    "preferredStatusBarStyle", "childForHomeIndicatorAutoHidden",
    "prefersHomeIndicatorAutoHidden", "childForScreenEdgesDeferringSystemGestures",
    "preferredScreenEdgesDeferringSystemGestures",
  ]

  private func queries(_ events: [TraceEvent]) -> [String] {
    events.filter { questions.contains($0.name) }.lines
  }

  /// Leaves every answer to `super`.
  class Inheriting: UIViewController {
    override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
    override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
    override var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
    override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
    override var childForHomeIndicatorAutoHidden: UIViewController? {
      super.childForHomeIndicatorAutoHidden
    }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
      super.childForScreenEdgesDeferringSystemGestures
    }
    override var prefersHomeIndicatorAutoHidden: Bool { super.prefersHomeIndicatorAutoHidden }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
      super.preferredScreenEdgesDeferringSystemGestures
    }
  }

  final class SubclassOfInheriting: Inheriting {}

  /// Overrides one member, whose implementation reads others.
  final class Reading: UIViewController {
    override var prefersStatusBarHidden: Bool {
      _ = preferredStatusBarStyle
      return super.prefersStatusBarHidden
    }
  }

  @Test(arguments: [false, true])
  func `an override that calls super is called and recorded`(_ isInherited: Bool) throws {
    let sim = try #require(Simulator.bound)
    let root = sim.perform { isInherited ? SubclassOfInheriting() : Inheriting() }
    let events = sim.events { sim.launch(root) }
    #expect(Set(events.map(\.name)).isSuperset(of: questions))
  }

  @Test func `only overridden members are recorded`() throws {
    let sim = try #require(Simulator.bound)
    let root = sim.perform { Reading() }
    let events = sim.events { sim.launch(root) }
    let names = Set(events.map(\.name)).intersection(questions)
    #expect(names == ["prefersStatusBarHidden"])
  }

  /// Source: Apple, Information Property List, `UIViewControllerBasedStatusBarAppearance`.
  @Test
  func `an app-based status bar follows the Info.plist and queries no controller`()
    throws
  {
    for (hides, height) in [(true, CGFloat(0)), (false, 20)] {
      var app = AppDescription()
      app.controllersDecideStatusBar = false
      app.hidesStatusBar = hides
      let sim = try Simulator(
        DeviceCatalog.standard.device("iphone-se-3"), system: .iOS(17), app: app)
      let root = sim.perform { Chooser() }
      root.hides = !hides
      let events = sim.events { sim.launch(root) }
      #expect(!queries(events).contains { $0.contains("tatusBar") })
      #expect(sim.application.isStatusBarHidden == hides)
      #expect(root.view.safeAreaInsets.top == height)
    }
  }

  @Test func `where controllers decide, the app's Info.plist value is ignored`() throws {
    var app = AppDescription()
    app.hidesStatusBar = true
    let sim = try Simulator(
      DeviceCatalog.standard.device("iphone-se-3"), system: .iOS(17), app: app)
    let root = sim.perform { Chooser() }
    sim.launch(root)
    #expect(!sim.application.isStatusBarHidden && root.view.safeAreaInsets.top == 20)
  }

  @Test func `up to iOS 6 only the app decides`() throws {
    var app = AppDescription()
    app.hidesStatusBar = true
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-5"), system: .iOS(6), app: app)
    let root = sim.perform { Chooser() }
    sim.launch(root)
    #expect(sim.application.isStatusBarHidden)
  }

  @Test func `the root, or the child that it names, is queried`() throws {
    let sim = try device("iphone-15-pro", .iOS(17))
    let (root, child) = sim.perform { (Chooser(), Chooser()) }
    child.sceneIdentifier = "child"
    sim.launch(root)
    root.child = child
    child.hides = true
    child.style = .lightContent
    let events = sim.events {
      sim.perform {
        root.setNeedsStatusBarAppearanceUpdate()
        root.setNeedsUpdateOfHomeIndicatorAutoHidden()
        root.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
      }
    }
    #expect(
      queries(events) == [
        "root childForStatusBarHidden", "child childForStatusBarHidden",
        "child prefersStatusBarHidden", "root childForStatusBarStyle",
        "child childForStatusBarStyle", "child preferredStatusBarStyle",
        "root childForHomeIndicatorAutoHidden", "child childForHomeIndicatorAutoHidden",
        "child prefersHomeIndicatorAutoHidden",
        "root childForScreenEdgesDeferringSystemGestures",
        "child childForScreenEdgesDeferringSystemGestures",
        "child preferredScreenEdgesDeferringSystemGestures",
      ])
    #expect(sim.application.isStatusBarHidden && sim.application.statusBarStyle == .lightContent)
    #expect(sim.machine.systemBars.hidesHomeIndicator)
    #expect(sim.machine.systemBars.deferringEdges == .bottom)
  }

  @Test func `inherited members are not recorded, and children in a cycle are refused`()
    throws
  {
    let sim = try device("iphone-15-pro", .iOS(17))
    let events = sim.events { sim.launch(Probe("root")) }
    #expect(queries(events).isEmpty)
    let (root, child) = sim.perform { (Chooser(), Chooser()) }
    sim.launch(root)
    root.child = child
    child.child = root
    let raised = sim.exceptions { root.setNeedsStatusBarAppearanceUpdate() }
    #expect(raised.map(\.name) == ["GimbalLimitExceeded", "GimbalLimitExceeded"])
  }

  @Test(arguments: [
    ("iphone-8", SystemVersion.iOS(16), CGFloat(20), CGFloat(0)),
    ("iphone-15-pro", .iOS(17), 59, 59),
    ("ipad-9", .iOS(17), 20, 0), ("ipad-9", .iOS(26), 20, 20),
  ])
  func `a hidden status bar covers nothing without a sensor housing (L-SAFE)`(
    slug: String, system: SystemVersion, shown: CGFloat, hidden: CGFloat
  ) throws {
    let sim = try device(slug, system)
    let root = Chooser()
    sim.launch(root)
    let before = root.view.safeAreaInsets.top
    #expect(before == shown)
    root.hides = true
    let events = sim.events { sim.doing { root.setNeedsStatusBarAppearanceUpdate() } }
    #expect(root.view.safeAreaInsets.top == hidden)
    #expect(
      events.on("root.view").named("safeAreaInsetsDidChange").count == (shown == hidden ? 0 : 1))
    root.hides = false
    sim.doing { root.setNeedsStatusBarAppearanceUpdate() }
    #expect(root.view.safeAreaInsets.top == before)
  }

  @Test func `before safe areas the top layout guide follows`() throws {
    let sim = try device("iphone-6", .iOS(10))
    let root = Chooser()
    root.hides = true
    sim.launch(root)
    #expect(root.topLayoutGuide.length == 0)
    root.hides = false
    sim.perform { root.setNeedsStatusBarAppearanceUpdate() }
    #expect(root.topLayoutGuide.length == 20)
  }

  @Test func `a phone in landscape hides the bar by default from iOS 8 on`() throws {
    let sim = try device("iphone-8", .iOS(12))
    sim.launch(Probe("root"))
    #expect(!sim.application.isStatusBarHidden)
    sim.rotate(to: .landscapeLeft)
    #expect(sim.application.isStatusBarHidden)
    sim.rotate(to: .portrait)
    #expect(!sim.application.isStatusBarHidden)
  }

  @Test(arguments: [("ipad-air-2", 12), ("iphone-4s", 7)])
  func `a tablet in landscape shows the bar, and so does a phone up to iOS 7`(
    slug: String, system: Int
  ) throws {
    let sim = try device(slug, .iOS(system))
    sim.launch(Probe("root"))
    sim.rotate(to: .landscapeLeft)
    #expect(sim.interfaceOrientation == .landscapeRight && !sim.application.isStatusBarHidden)
  }

  @Test func `the status bar has a frame while it is visible`() throws {
    let sim = try device("iphone-15-pro", .iOS(17))
    sim.launch(Probe("root"))
    let manager = try #require(sim.window?.windowScene?.statusBarManager)
    #expect(manager.statusBarFrame == CGRect(x: 0, y: 0, width: 393, height: 54))
    #expect(sim.application.statusBarFrame == manager.statusBarFrame && !manager.isStatusBarHidden)
    sim.rotate(to: .landscapeLeft)
    #expect(manager.statusBarFrame == .zero && manager.isStatusBarHidden)
  }

  @Test(arguments: [
    (UIDeviceOrientation.portrait, CGRect(x: 0, y: 0, width: 768, height: 20)),
    (.landscapeRight, CGRect(x: 0, y: 0, width: 20, height: 1024)),
    (.landscapeLeft, CGRect(x: 748, y: 0, width: 20, height: 1024)),
  ])
  func `up to iOS 7 its frame is in the device's coordinates (R-COORD-2)`(
    held: UIDeviceOrientation, frame: CGRect
  ) throws {
    let sim = try device("ipad-2", .iOS(7))
    sim.launch(Chooser())
    sim.rotate(to: held)
    #expect(sim.application.statusBarFrame == frame)
  }
}
