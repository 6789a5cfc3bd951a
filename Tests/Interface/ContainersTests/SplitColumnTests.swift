import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// Columns that collapse into one and expand again (R-COLL-1, R-COLL-2, the styles of iOS 14).
@MainActor @Suite struct SplitColumnTests {
  private let scene = ColumnScene()
  private var primary: Probe { scene.primary }
  private var supplementary: Probe { scene.supplementary }
  private var secondary: Probe { scene.secondary }
  private var delegate: ColumnScene.Delegate { scene.delegate }

  // MARK: Children

  @Test func `a controller that is no navigation controller is wrapped in one`() throws {
    let split = scene.split(.doubleColumn)
    let own = UINavigationController(rootViewController: Probe("own"))
    #expect(split.viewController(for: .primary) === primary)
    #expect(split.children.allSatisfy { $0 is UINavigationController } && split.children.count == 2)
    #expect(primary.navigationController?.parent === split && primary.splitViewController === split)
    split.setViewController(own, for: .primary)
    #expect(split.viewController(for: .primary) === own && split.children.contains(own))
    #expect(split.children.count == 2)
  }

  @Test func `a second controller is pushed in the secondary column`() throws {
    let sim = try scene.simulator()
    let split = scene.split(.doubleColumn)
    sim.launch(split)
    let navigation = try #require(secondary.navigationController)
    let next = Probe("next")
    sim.doing { split.setViewController(next, for: .secondary) }
    #expect(navigation.viewControllers == [secondary, next])
    #expect(split.viewController(for: .secondary) === next && next.view.window === sim.window)
    sim.doing { split.setViewController(secondary, for: .secondary) }
    #expect(navigation.viewControllers == [secondary])
    sim.doing {
      split.setViewController(nil, for: .secondary)
      split.setViewController(next, for: .secondary)
    }
    #expect(next.navigationController?.viewControllers == [next] && navigation.parent == nil)
  }

  @Test func `setting a collapsed column shows it only if none was shown (R-COLL-1)`() throws {
    let sim = try device("iphone-15-pro", .iOS(17))
    let split = sim.perform { UISplitViewController(style: .doubleColumn) }
    let (first, next) = (Probe("first"), Probe("next"))
    sim.launch(split)
    sim.doing { split.setViewController(first, for: .primary) }
    #expect(first.view.window === sim.window)
    sim.doing { split.setViewController(next, for: .secondary) }
    #expect(first.view.window === sim.window && !next.isViewLoaded)
    #expect(split.viewController(for: .secondary) === next)
  }

  @Test func `a column that the style lacks raises an exception without effect (D-11)`() throws {
    let sim = try scene.simulator()
    let split = scene.split(.doubleColumn)
    sim.launch(split)
    let events = sim.events {
      sim.perform {
        split.setViewController(Probe(), for: .supplementary)
        split.show(.supplementary)
        split.hide(.compact)
        split.viewControllers = [Probe(), Probe(), Probe()]
      }
    }
    #expect(events.named("exception").count == 4)
    #expect(split.viewController(for: .supplementary) == nil && split.children.count == 2)
  }

  // MARK: Collapsing and expanding

  @Test(arguments: [14, 15, 17])
  func `collapsing queries the delegate, stacks the columns and notifies (R-COLL-1)`(system: Int)
    throws
  {
    let sim = try scene.simulator("ipad-pro-11-1", .iOS(system))
    let split = scene.split(.doubleColumn)
    sim.launch(split)
    let base = try #require(primary.navigationController)
    let detail = try #require(secondary.navigationController)
    let events = try sim.events { try sim.resize(to: .split(.third)) }
    #expect(
      scene.queries(events) == [
        "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
        "splitViewControllerDidCollapse(_:)",
      ])
    #expect(delegate.proposedTop == .secondary && delegate.wasCollapsed == [true])
    #expect(split.isCollapsed && split.viewControllers == [base])
    #expect(base.viewControllers == [primary, detail] && detail.parent === base)
    #expect(secondary.view.window === sim.window && primary.view.window == nil)
    #expect(scene.life(events) == ["primary viewWillDisappear", "primary viewDidDisappear"])
    let order = events.filter { $0.receiver == "root" || $0.receiver == "splitDelegate" }
      .named("willTransition", "splitViewControllerDidCollapse", "viewWillTransition")
      .map(\.baseName)
    #expect(
      order == ["willTransition", "splitViewControllerDidCollapse", "viewWillTransition"],
      "R-COLL-3")
  }

  @Test(arguments: [14, 15, 17])
  func `expanding queries the delegate, separates the columns and notifies (R-COLL-2)`(system: Int)
    throws
  {
    let sim = try scene.simulator("ipad-pro-11-1", .iOS(system))
    let split = scene.split(.doubleColumn)
    sim.launch(split)
    let base = try #require(primary.navigationController)
    let detail = try #require(secondary.navigationController)
    try sim.resize(to: .split(.third))
    let other = Probe("other")
    sim.doing { detail.pushViewController(other, animated: false) }
    let events = try sim.events { try sim.resize(to: .fullScreen) }
    #expect(
      scene.queries(events) == [
        "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
        "splitViewControllerDidExpand(_:)",
      ])
    #expect(delegate.proposedMode == .oneBesideSecondary && delegate.wasCollapsed == [true, false])
    #expect(split.viewControllers == [base, detail] && detail.parent === split)
    #expect(base.viewControllers == [primary] && detail.viewControllers == [secondary, other])
    #expect(detail.view.superview === split.view && base.view.superview === split.view)
    #expect(scene.life(events) == ["primary viewWillAppear", "primary viewDidAppear"])
  }

  @Test func `one bar shows the items of all collapsed columns, with one back button (R-COLL-1)`()
    throws
  {
    let sim = try scene.simulator("ipad-pro-11-1")
    let split = scene.split(.doubleColumn)
    sim.launch(split)
    let base = try #require(primary.navigationController)
    let detail = try #require(secondary.navigationController)
    let expanded = secondary.view.safeAreaInsets.top
    try sim.resize(to: .split(.third))
    sim.settle()
    #expect(detail.isNavigationBarHidden && !base.isNavigationBarHidden)
    #expect(base.navigationBar.items == [primary.navigationItem, secondary.navigationItem])
    #expect(secondary.view.safeAreaInsets.top == expanded)
    let other = Probe("other")
    sim.doing { detail.pushViewController(other, animated: false) }
    #expect(base.navigationBar.topItem === other.navigationItem)
    sim.tap(at: try backButton(in: base.navigationBar))
    #expect(detail.viewControllers == [secondary] && base.viewControllers == [primary, detail])
    sim.tap(at: try backButton(in: base.navigationBar))
    #expect(base.viewControllers == [primary] && base.navigationBar.items?.count == 1)
    try sim.resize(to: .fullScreen)
    sim.settle()
    #expect(!detail.isNavigationBarHidden && secondary.view.safeAreaInsets.top == expanded)
  }

  private func backButton(in bar: UINavigationBar) throws -> CGPoint {
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    let button = try #require(all(bar).first { "\(type(of: $0))" == "_UIButtonBarButton" })
    return button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil as UIView?)
  }

  @Test func `the column and display mode that the delegate returns are used`() throws {
    let sim = try scene.simulator("ipad-pro-11-1")
    let split = scene.split(.tripleColumn)
    delegate.top = .supplementary
    delegate.mode = .twoOverSecondary
    sim.launch(split)
    let base = try #require(primary.navigationController)
    let middle = try #require(supplementary.navigationController)
    let going = try sim.events { try sim.resize(to: .split(.third)) }
    #expect(base.viewControllers == [primary, middle])
    #expect(secondary.navigationController?.parent == nil && secondary.view.window == nil)
    #expect(scene.life(going) == ["secondary viewWillDisappear", "secondary viewDidDisappear"])
    let coming = try sim.events { try sim.resize(to: .fullScreen) }
    #expect(split.displayMode == .twoOverSecondary && delegate.proposedMode == .oneBesideSecondary)
    #expect(
      scene.queries(coming) == [
        "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
        "splitViewController(_:willChangeTo:)", "splitViewController(_:willShow:) primary",
        "splitViewControllerDidExpand(_:)",
      ])
    #expect(
      scene.life(coming).filter { $0.hasPrefix("secondary") } == [
        "secondary viewWillAppear", "secondary viewDidAppear",
      ])
    delegate.top = .compact
    try sim.resize(to: .split(.third))
    #expect(
      base.viewControllers == [primary, middle, secondary.navigationController],
      "a column without controller is no answer")
  }

  @Test func `the compact column replaces all columns`() throws {
    let sim = try scene.simulator("ipad-pro-11-1")
    let split = scene.split(.doubleColumn)
    let compact = Probe("compact")
    split.setViewController(compact, for: .compact)
    sim.launch(split)
    #expect(compact.parent == nil && !compact.isViewLoaded)
    let going = try sim.events { try sim.resize(to: .split(.third)) }
    #expect(delegate.proposedTop == .compact && split.viewControllers == [compact])
    #expect(compact.view.frame == split.view.bounds && split.children == [compact])
    #expect(compact.navigationController == nil && compact.splitViewController === split)
    #expect(
      Set(scene.life(going)) == [
        "primary viewWillDisappear", "secondary viewWillDisappear", "compact viewWillAppear",
        "primary viewDidDisappear", "secondary viewDidDisappear", "compact viewDidAppear",
      ])
    let other = Probe("other")
    sim.doing { split.setViewController(other, for: .compact) }
    #expect(split.viewControllers == [other] && other.view.window === sim.window)
    sim.perform { split.show(.secondary) }
    #expect(split.viewControllers == [other])
    sim.doing { split.setViewController(nil, for: .compact) }
    #expect(primary.view.window === sim.window, "the other columns take its place")
    sim.perform { split.setViewController(other, for: .compact) }
    try sim.resize(to: .fullScreen)
    #expect(other.parent == nil && split.viewControllers.count == 2)
    #expect(primary.view.window === sim.window && secondary.view.window === sim.window)
  }

  @Test func `a phone begins with the last column on top (R-COLL-3)`() throws {
    let sim = try scene.simulator("iphone-15-pro", .iOS(17), .portrait)
    let split = scene.split(.tripleColumn)
    let events = sim.events { sim.launch(split) }
    #expect(
      scene.queries(events) == [
        "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
        "splitViewControllerDidCollapse(_:)",
      ])
    #expect(secondary.view.window === sim.window && !primary.isViewLoaded)
    #expect(scene.life(events) == ["secondary viewWillAppear", "secondary viewDidAppear"])
  }

  @Test func `columns collapse when traits change without willTransition (R-COLL-3)`() throws {
    let sim = try scene.simulator("ipad-pro-11-1", .iOS(17))
    let split = scene.split(.doubleColumn)
    sim.launch(split)
    sim.doing { split.traitOverrides.horizontalSizeClass = .compact }
    #expect(split.isCollapsed && split.viewControllers == [primary.navigationController])
    sim.doing { split.traitOverrides.remove(UITraitHorizontalSizeClass.self) }
    #expect(!split.isCollapsed && delegate.wasCollapsed == [true, false])

    let old = try scene.simulator("ipad-pro-11-1", .iOS(15))
    let (silent, inner) = old.perform { (Silent(), ColumnScene().split(.doubleColumn)) }
    old.perform { silent.embed(inner) }
    old.launch(silent)
    try old.resize(to: .split(.third))
    #expect(inner.isCollapsed)
  }

  @Test func `a column that is replaced while collapsed takes the old one's position`() throws {
    let sim = try scene.simulator("ipad-pro-11-1")
    let split = scene.split(.doubleColumn)
    sim.launch(split)
    try sim.resize(to: .split(.third))
    let list = UINavigationController(rootViewController: Probe("list"))
    let detail = UINavigationController(rootViewController: Probe("detail"))
    sim.doing { split.setViewController(list, for: .primary) }
    #expect(split.viewControllers == [list] && list.viewControllers.count == 2)
    #expect(secondary.view.window === sim.window && primary.navigationController?.parent == nil)
    sim.doing { split.setViewController(detail, for: .secondary) }
    #expect(list.viewControllers.last === detail && detail.view.window === sim.window)
    try sim.resize(to: .fullScreen)
    #expect(split.viewControllers == [list, detail] && list.viewControllers.count == 1)
  }

  @Test func `a detail controller goes to the secondary column and is shown`() throws {
    let sim = try scene.simulator("iphone-15-pro", .iOS(17), .portrait)
    let split = scene.split(.doubleColumn)
    delegate.top = .primary
    sim.launch(split)
    let detail = Probe("detail")
    sim.doing { primary.showDetailViewController(detail, sender: nil) }
    #expect(split.viewController(for: .secondary) === detail && detail.view.window === sim.window)
    #expect(detail.navigationController?.viewControllers == [secondary, detail])
    sim.doing { split.show(Probe("modal"), sender: nil) }
    #expect((split.presentedViewController as? Probe)?.sceneIdentifier == "modal")
  }

  @Test func `nothing is retained after the controller is released`() throws {
    weak var held: UIViewController?
    weak var around: UIViewController?
    let sim = try scene.simulator("ipad-pro-11-1")
    do {
      let other = Probe("other")
      held = other
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(Probe(), for: .primary)
      split.setViewController(other, for: .secondary)
      sim.launch(split)
      around = other.navigationController
      try sim.resize(to: .split(.third))
      try sim.resize(to: .fullScreen)
      sim.perform { split.hide(.primary) }
    }
    sim.launch(Probe("next"))
    sim.settle()
    #expect(held == nil)
    #expect(around == nil)
  }
}

/// A controller that does not pass new traits on to its children.
private final class Silent: UIViewController {
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}
