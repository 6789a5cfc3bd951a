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

/// Two controllers next to each other, or one where space is missing (R-COLL).
@MainActor @Suite struct SplitViewControllerTests {
  private final class Delegate: UISplitViewControllerDelegate {
    var answers = true
    var takesSecondary = false
    var separated: UIViewController?

    func primaryViewController(forCollapsing splitViewController: UISplitViewController)
      -> UIViewController?
    { nil }
    func primaryViewController(forExpanding splitViewController: UISplitViewController)
      -> UIViewController?
    { nil }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { takesSecondary }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { separated }
  }

  private let primary = Probe("primary")
  private let secondary = Probe("secondary")
  private let delegate = Delegate()
  private let split = UISplitViewController()

  init() { split.viewControllers = [primary, secondary] }

  private func simulator(
    _ device: String, _ system: SystemVersion, _ orientation: UIDeviceOrientation = .portrait
  ) throws -> Simulator {
    try Simulator(DeviceCatalog.standard.device(device), system: system, orientation: orientation)
  }

  /// W-24.
  @Test(arguments: [SystemVersion.iOS(8), .iOS(9), .iOS(9, 1)])
  func
    `on 9.0 a rotation announces the column below an overlay as if next to it (R-ROT-15)`(
      system: SystemVersion
    ) throws
  {
    let sim = try simulator("ipad-air-2", system)
    split.preferredDisplayMode = .primaryOverlay
    sim.launch(split)
    var sizes: [CGSize] = []
    secondary.onSize = { _, size, _ in sizes.append(size) }
    sim.rotate(to: .landscapeLeft)
    sim.rotate(to: .portrait)
    let narrow = [CGSize(width: 703, height: 768), CGSize(width: 447, height: 1024)]
    let full = [CGSize(width: 1024, height: 768), CGSize(width: 768, height: 1024)]
    #expect(sizes == (system == SystemVersion.iOS(9) ? narrow : full))
    #expect(secondary.view.frame.size == CGSize(width: 768, height: 1024))
  }

  @Test(arguments: [
    (SystemVersion.iOS(16), true), (.iOS(17), false), (.iOS(17, 1), false), (.iOS(17, 2), true),
  ])
  func `isCollapsed is already true in viewWillAppear where the system sets it (V-13)`(
    system: SystemVersion, isCollapsed: Bool
  ) throws {
    let sim = try simulator("iphone-14-pro", system)
    var found: [Bool] = []
    primary.onWillAppear = { found.append($0.splitViewController!.isCollapsed) }
    primary.onDidAppear = { found.append($0.splitViewController!.isCollapsed) }
    sim.launch(split)
    #expect(found == [isCollapsed, true])
  }

  private func appearances(_ events: [TraceEvent]) -> [String] {
    events.named("viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear")
      .filter { $0.receiver != "root" }.map { "\($0.receiver) \($0.baseName)" }
  }

  @Test func `an iPad shows both controllers in landscape, and only the secondary one in portrait`()
    throws
  {
    let sim = try simulator("ipad-9", .iOS(15), .landscapeLeft)
    sim.launch(split)
    #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
    #expect(primary.view.frame == CGRect(x: 0, y: 0, width: 320, height: 810))
    #expect(secondary.view.frame == CGRect(x: 320, y: 0, width: 760, height: 810))
    let events = sim.events { sim.rotate(to: .portrait) }
    #expect(split.displayMode == .secondaryOnly)
    #expect(primary.view.superview == nil)
    #expect(secondary.view.frame == CGRect(x: 0, y: 0, width: 810, height: 1080))
    #expect(appearances(events) == ["primary viewWillDisappear", "primary viewDidDisappear"])
    #expect(
      events.on("secondary").named("viewWillTransition").map(\.argumentsText) == ["810 × 1080"])
  }

  @Test func `a view loaded before a launch in landscape shows both controllers`() throws {
    let sim = try simulator("ipad-9", .iOS(15), .landscapeLeft)
    let root = Probe("root")
    sim.perform { root.embed(split) }
    split.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    sim.launch(root)
    #expect(split.view.bounds.size == CGSize(width: 1080, height: 810))
    #expect(split.displayMode == .oneBesideSecondary && primary.view.window != nil)
    // A hidden column stays hidden until the size class changes.
    sim.perform { split.preferredDisplayMode = .secondaryOnly }
    sim.perform { split.view.setNeedsLayout() }
    #expect(split.displayMode == .secondaryOnly && primary.view.window == nil)
  }

  @Test(arguments: [8, 12, 13])
  func `a compact window collapses the controllers of a regular one (R-COLL-1)`(system: Int) throws
  {
    let sim = try simulator("ipad-air-2", .iOS(system == 8 ? 9 : system), .landscapeLeft)
    split.delegate = delegate
    sim.launch(split)
    let events = try sim.events { try sim.resize(to: .split(.half)) }
    let queried = events.filter { ["splitDelegate", "primary"].contains($0.receiver) }.filter {
      $0.name.contains("ollaps")
    }.map { "\($0.receiver) \($0.name)" }
    #expect(
      queried == [
        "splitDelegate primaryViewController(forCollapsing:)",
        "splitDelegate splitViewController(_:collapseSecondary:onto:)",
        "primary collapseSecondaryViewController(_:for:)",
      ])
    #expect(split.isCollapsed && split.viewControllers == [primary])
    #expect(primary.view.frame == split.view.bounds)
    #expect(secondary.parent == nil && secondary.view.superview == nil)
    let received = events.named("willTransition").map(\.receiver)
    #expect(received == ["root", "primary"], "R-COLL-3: who is gone is not told any more")
    let order = events.filter { $0.receiver == "root" || $0.receiver == "splitDelegate" }
      .named("willTransition", "primaryViewController", "viewWillTransition").map(\.baseName)
    #expect(order == ["willTransition", "primaryViewController", "viewWillTransition"], "R-COLL-3")
  }

  @Test(arguments: [9, 12, 13])
  func `a regular window expands the controllers of a compact one (R-COLL-2)`(system: Int) throws {
    let sim = try simulator("ipad-air-2", .iOS(system), .landscapeLeft)
    split.delegate = delegate
    sim.launch(split)
    try sim.resize(to: .split(.half))
    let events = try sim.events { try sim.resize(to: .fullScreen) }
    let queried = events.filter { ["splitDelegate", "primary"].contains($0.receiver) }.filter {
      $0.name.contains("xpand") || $0.name.contains("separate")
    }.map { "\($0.receiver) \($0.name)" }
    #expect(
      queried == [
        "splitDelegate primaryViewController(forExpanding:)",
        "splitDelegate splitViewController(_:separateSecondaryFrom:)",
        "primary separateSecondaryViewController(for:)",
      ])
    #expect(!split.isCollapsed && split.viewControllers == [primary, secondary])
    #expect(secondary.view.window != nil && primary.view.window != nil)
  }

  @Test func `the delegate's controllers take precedence`() throws {
    let sim = try simulator("ipad-air-2", .iOS(13), .landscapeLeft)
    split.delegate = delegate
    delegate.takesSecondary = true
    delegate.separated = Probe("other")
    sim.launch(split)
    let going = try sim.events { try sim.resize(to: .split(.half)) }
    #expect(going.named("collapseSecondaryViewController").isEmpty)
    let coming = try sim.events { try sim.resize(to: .fullScreen) }
    #expect(coming.named("separateSecondaryViewController").isEmpty)
    #expect(split.viewControllers == [primary, delegate.separated])
  }

  @Test(arguments: [9, 15, 17])
  func `a phone begins collapsed (R-COLL-3)`(system: Int) throws {
    let sim = try simulator(
      system == 9 ? "iphone-6-plus" : "iphone-8-plus", .iOS(min(system, 16)))
    sim.launch(split)
    #expect(split.isCollapsed && split.viewControllers == [primary])
    #expect(primary.view.frame == split.view.bounds && !secondary.isViewLoaded)
    sim.rotate(to: .landscapeLeft)
    #expect(!split.isCollapsed && split.viewControllers == [primary, secondary])
    #expect(primary.view.frame.width == CGFloat(883) / 3)
    sim.rotate(to: .portrait)
    #expect(split.isCollapsed && secondary.view.superview == nil)
  }

  @Test func `preferred widths apply between minimum and maximum`() throws {
    let sim = try simulator("ipad-9", .iOS(15), .landscapeLeft)
    sim.launch(split)
    split.preferredPrimaryColumnWidthFraction = 0.25
    sim.settle()
    #expect(primary.view.frame.width == 270 && split.primaryColumnWidth == 270)
    split.minimumPrimaryColumnWidth = 300
    sim.settle()
    #expect(primary.view.frame.width == 300)
    split.preferredPrimaryColumnWidthFraction = .nan
    split.maximumPrimaryColumnWidth = 5000
    sim.settle()
    #expect(primary.view.frame.width == 432)
    split.primaryEdge = .trailing
    sim.settle()
    #expect(primary.view.frame.maxX == 1080 && secondary.view.frame.minX == 0)
  }

  @Test func `an overlay leaves the frame of the secondary column unchanged`() throws {
    let sim = try simulator("ipad-9", .iOS(15))
    sim.launch(split)
    let events = sim.events { sim.doing { split.preferredDisplayMode = .primaryOverlay } }
    #expect(split.displayMode == .oneOverSecondary)
    #expect(secondary.view.frame == split.view.bounds && primary.view.frame.width == 320)
    #expect(split.view.subviews.last === primary.view)
    #expect(appearances(events) == ["primary viewWillAppear", "primary viewDidAppear"])
    sim.doing { split.preferredDisplayMode = .primaryHidden }
    #expect(primary.view.superview == nil)
  }

  @Test func `the classic style has no columns (D-11)`() throws {
    let sim = try simulator("ipad-9", .iOS(15))
    sim.launch(split)
    let events = sim.events {
      sim.perform {
        split.show(.primary)
        split.hide(.secondary)
        split.setViewController(Probe(), for: .primary)
      }
    }
    #expect(events.named("exception").count == 3)
    #expect(split.viewControllers == [primary, secondary] && split.displayMode == .secondaryOnly)
    #expect(split.splitBehavior == .automatic)
  }

  @Test
  func `a navigation controller pushes collapsed controllers on its stack (R-COLL-1, R-COLL-2)`()
    throws
  {
    let sim = try simulator("ipad-air-2", .iOS(13), .landscapeLeft)
    let split = UISplitViewController()
    let list = Probe("list")
    let navigation = UINavigationController(rootViewController: list)
    let detail = UINavigationController(rootViewController: secondary)
    split.viewControllers = [navigation, detail]
    sim.launch(split)
    let going = try sim.events { try sim.resize(to: .split(.half)) }
    #expect(navigation.viewControllers == [list, detail] && split.viewControllers == [navigation])
    #expect(secondary.view.window === sim.window && list.view.window == nil)
    #expect(detail.view.isDescendant(of: navigation.view) && detail.parent === navigation)
    #expect(detail.view.frame == navigation.view.bounds)
    #expect(going.on("secondary").named("viewWillDisappear", "viewWillAppear").isEmpty)
    let coming = try sim.events { try sim.resize(to: .fullScreen) }
    #expect(navigation.viewControllers == [list] && split.viewControllers == [navigation, detail])
    #expect(detail.view.superview === split.view && detail.parent === split)
    #expect(secondary.view.window === sim.window && list.view.window === sim.window)
    #expect(coming.on("secondary").named("viewWillDisappear", "viewWillAppear").isEmpty)
    #expect(
      appearances(coming).filter { $0.hasPrefix("list") } == [
        "list viewWillAppear", "list viewDidAppear",
      ])
  }

  @Test func `a detail controller is pushed while collapsed, else shown next to the primary`()
    throws
  {
    let sim = try simulator("iphone-8-plus", .iOS(15))
    let split = UISplitViewController()
    let navigation = UINavigationController(rootViewController: primary)
    split.viewControllers = [navigation]
    sim.launch(split)
    let detail = UINavigationController(rootViewController: secondary)
    let events = sim.events { sim.doing { primary.showDetailViewController(detail, sender: nil) } }
    #expect(events.on("root").named("showDetailViewController").count == 1)
    #expect(navigation.viewControllers == [primary, detail])
    #expect(
      appearances(events) == [
        "primary viewWillDisappear", "UINavigationController#2 viewWillAppear",
        "secondary viewWillAppear", "primary viewDidDisappear",
        "UINavigationController#2 viewDidAppear", "secondary viewDidAppear",
      ])
    sim.rotate(to: .landscapeLeft)
    #expect(split.viewControllers == [navigation, detail])
    let other = Probe("other")
    sim.doing { split.showDetailViewController(other, sender: nil) }
    #expect(split.viewControllers == [navigation, other] && detail.parent == nil)
  }

  @Test func `a controller that cannot be pushed is presented while collapsed`() throws {
    let sim = try simulator("iphone-8", .iOS(12))
    sim.launch(split)
    let other = Probe("other")
    sim.doing { split.showDetailViewController(other, sender: nil) }
    #expect(split.presentedViewController === other)
    sim.doing { split.dismiss(animated: false) }
    sim.doing { split.show(secondary, sender: nil) }
    #expect(split.presentedViewController === secondary)
  }

  @Test func `the delegate decides first how a controller is shown`() throws {
    final class Shower: UISplitViewControllerDelegate {
      var isDone = true
      func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
      ) -> Bool { isDone }
      func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
      ) -> Bool { isDone }
    }
    let sim = try simulator("ipad-9", .iOS(15), .landscapeLeft)
    let shower = Shower()
    split.delegate = shower
    sim.launch(split)
    let other = Probe("other")
    let queried = sim.events {
      sim.perform {
        split.show(other, sender: nil)
        split.showDetailViewController(other, sender: nil)
      }
    }
    #expect(
      queried.on("splitDelegate").map(\.name) == [
        "splitViewController(_:show:sender:)", "splitViewController(_:showDetail:sender:)",
      ])
    #expect(split.viewControllers == [primary, secondary])
    shower.isDone = false
    sim.perform { split.show(other, sender: nil) }
    #expect(split.viewControllers == [other, secondary])
    sim.perform { split.showDetailViewController(primary, sender: nil) }
    #expect(split.viewControllers == [other, primary])
  }

  @Test func `one controller is enough while collapsed`() throws {
    let (sim, only) = (try simulator("iphone-8-plus", .iOS(15)), Probe("only"))
    sim.launch(split)
    sim.doing { split.viewControllers = [only] }
    sim.rotate(to: .landscapeLeft)
    #expect(split.viewControllers == [only])
  }

  @Test func `three classic controllers raise an exception without effect (D-11)`() throws {
    let sim = try simulator("ipad-9", .iOS(15))
    sim.launch(split)
    let events = sim.events {
      sim.perform { split.viewControllers = [Probe(), Probe(), Probe()] }
    }
    #expect(events.named("exception").count == 1)
    #expect(split.viewControllers == [primary, secondary])
  }

  @Test func `nothing is retained after the controller is released`() throws {
    weak var held: UIViewController?
    let sim = try simulator("ipad-9", .iOS(15), .landscapeLeft)
    do {
      let other = Probe("other")
      held = other
      let split = UISplitViewController()
      split.viewControllers = [Probe(), other]
      sim.launch(split)
    }
    sim.launch(Probe("next"))
    #expect(held == nil)
  }

  @Test(arguments: [9, 15, 16])
  func `a large phone expands in the announcement of traits of a rotation (R-ROT-12)`(system: Int)
    throws
  {
    let sim = try simulator(system == 9 ? "iphone-6-plus" : "iphone-8-plus", .iOS(system))
    sim.launch(split)
    split.delegate = delegate
    delegate.separated = secondary
    let events = sim.events { sim.rotate(to: .landscapeLeft) }
    let queried = try #require(
      events.first { $0.name == "splitViewController(_:separateSecondaryFrom:)" })
    let traits = try #require(events.on("root").named("willTransition").first)
    let size = try #require(events.on("root").named("viewWillTransition").first)
    #expect(
      traits.index < queried.index && queried.depth > traits.depth && queried.index < size.index)
    #expect(!split.isCollapsed && secondary.view.window != nil)
  }

  @Test func `showDetailTargetDidChange is posted when it collapses and expands (R-COLL-1)`() throws
  {
    let sim = try simulator("iphone-14-pro-max", .iOS(16), .landscapeLeft)
    sim.launch(split)
    var received: [Bool] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIViewController.showDetailTargetDidChangeNotification, object: split, queue: nil
    ) { [split] _ in MainActor.assumeIsolated { received.append(split.isCollapsed) } }
    defer { NotificationCenter.default.removeObserver(observer) }
    sim.rotate(to: .portrait)
    sim.rotate(to: .landscapeLeft)
    #expect(received == [true, false])
  }
}
