import Foundation
import Gimbal
import GimbalGeometry
import GimbalTraits
import TestSupport
import Testing

@testable import GimbalContainers
@testable import GimbalEngine

/// Findings about system containers by randomized tests that call from inside callbacks (F-13).
@MainActor @Suite struct ContainerFindingTests {
  private func powered(_ slug: String = "iphone-15-pro", _ major: Int = 17) throws -> Simulator {
    let sim = try device(slug, .iOS(major))
    sim.exceptionHandler = { _, _ in }
    return sim
  }

  private func expectInvariants(
    _ sim: Simulator, _ others: AnyObject..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let invariants = Invariants(of: sim.machine, with: others)
    #expect(invariants.breaches.isEmpty, "\(invariants.text)", sourceLocation: sourceLocation)
  }

  @Test func `a page that adds its container as a child in a callback is no longer a page`() throws
  {
    weak var gone: UIPageViewController?
    for isShown in [false, true] {
      let sim = try powered()
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      gone = pages
      let first = Probe("first")
      if isShown {
        sim.launch(pages)
        sim.doing { pages.setViewControllers([first], direction: .forward, animated: false) }
      }
      let page = sim.perform { Greedy() }
      sim.doing { pages.setViewControllers([page], direction: .forward, animated: true) }
      #expect(pages.parent === page && page.parent == nil)
      #expect(pages.viewControllers == (isShown ? [first] : []))
      expectInvariants(sim, pages, page)
    }
    #expect(gone == nil)
  }

  @Test func `a tab that leaves the list "More" for another parent is no longer a tab`() throws {
    let sim = try powered()
    let tabs = UITabBarController()
    let (other, last) = (Probe("other"), Probe("last"))
    tabs.viewControllers = (1...8).map { Probe("tab\($0)") } + [last]
    sim.launch(tabs)
    sim.doing { tabs.selectedIndex = 8 }
    try #require(last.parent === tabs.more)
    #expect(tabs.viewControllers?.count == 9)
    sim.doing { other.addChild(last) }
    #expect(last.parent === other && tabs.viewControllers?.contains(last) == false)
    expectInvariants(sim, tabs, other)
  }

  @Test func `tabs that the list "More" showed return when it is removed`() throws {
    let sim = try powered()
    let tabs = UITabBarController()
    let all = (1...9).map { Probe("tab\($0)") }
    tabs.viewControllers = all
    sim.launch(tabs)
    sim.doing { tabs.selectedIndex = 8 }
    sim.doing { tabs.viewControllers = Array(all.suffix(2)) }
    #expect(all.suffix(2).allSatisfy { $0.parent === tabs } && tabs.more == nil)
    expectInvariants(sim, tabs)
  }

  @Test(arguments: [true, false])
  func `a tab that moves up into the bar leaves the list "More"`(isSeen: Bool) throws {
    let sim = try powered()
    let tabs = UITabBarController()
    let all = (0..<7).map { Probe("tab\($0)") }
    tabs.viewControllers = all
    sim.launch(tabs)
    sim.doing { tabs.selectedIndex = 4 }
    try #require(all[4].parent === tabs.more)
    if !isSeen { sim.doing { tabs.selectedIndex = 1 } }
    sim.doing { all[0].removeFromParent() }
    #expect(all[4].parent === tabs && tabs.more?.viewControllers.count == 1)
    #expect(tabs.selectedViewController === all[isSeen ? 4 : 1])
    expectInvariants(sim, tabs)
    sim.doing { tabs.selectedIndex = 3 }
    #expect(tabs.selectedViewController === all[4] && all[4].view.window === sim.window)
    expectInvariants(sim, tabs)
  }

  @Test(arguments: [true, false])
  func `a tab that ends the list "More" while it is pushed there is shown in the bar`(
    isChosen: Bool
  )
    throws
  {
    let sim = try powered()
    let tabs = UITabBarController()
    let (first, last) = sim.perform { (Probe("first"), Pushy()) }
    tabs.viewControllers = [first] + (1..<5).map { Probe("tab\($0)") } + [last]
    sim.launch(tabs)
    if isChosen { sim.doing { #expect(tabs.tapTab(at: 4)) } }
    last.onWillMove = { first.removeFromParent() }
    sim.doing {
      if isChosen {
        #expect(tabs.chooseFurtherTab(at: 1))
      } else {
        tabs.selectedIndex = 5
      }
    }
    #expect(first.parent == nil && tabs.more == nil && tabs.viewControllers?.count == 5)
    #expect(last.parent === tabs && tabs.selectedViewController === last)
    #expect(last.view.window === sim.window)
    expectInvariants(sim, tabs)
  }

  @Test func `a push that waited is performed once`() throws {
    let sim = try powered()
    let (bottom, top, further) = (Probe("bottom"), Probe("top"), Probe("further"))
    let stack = UINavigationController(rootViewController: bottom)
    sim.launch(stack)
    bottom.onWillDisappear = { [unowned stack] bottom in
      bottom.onWillDisappear = nil
      stack.pushViewController(further, animated: true)
      stack.stackColumns([further])
    }
    sim.doing { stack.pushViewController(top, animated: true) }
    #expect(stack.viewControllers.filter { $0 === further }.count == 1)
    expectInvariants(sim, stack)
  }

  @Test func `a controller is in the columns of only one split view controller`() throws {
    let sim = try powered("ipad-10", 17)
    weak var gone: UISplitViewController?
    do {
      let (first, second) = sim.perform { (UISplitViewController(), UISplitViewController()) }
      gone = first
      let (primary, shared) = (Probe("primary"), Probe("shared"))
      sim.doing { first.viewControllers = [primary, shared] }
      sim.doing { second.viewControllers = [Probe("other"), shared] }
      #expect(first.viewControllers == [primary] && second.viewControllers.last === shared)
      expectInvariants(sim, first, second)
      // Otherwise the two would retain each other.
      sim.doing { shared.addChild(first) }
    }
    sim.settle()
    #expect(gone == nil)
  }

  @Test func `a controller set in a second column leaves the first`() throws {
    let sim = try powered("ipad-pro-11-1", 15)
    let (primary, supplementary, secondary) = sim.perform {
      (UINavigationController(), UINavigationController(), UINavigationController())
    }
    let split = sim.perform { UISplitViewController(style: .tripleColumn) }
    sim.perform { split.viewControllers = [primary, supplementary, secondary] }
    sim.launch(split)
    try sim.resize(to: .split(.third))
    try #require(split.isCollapsed && primary.viewControllers == [supplementary, secondary])
    sim.doing { split.setViewController(supplementary, for: .secondary) }
    #expect(primary.viewControllers == [supplementary] && secondary.parent == nil)
    #expect(split.viewController(for: .supplementary) == nil)
    expectInvariants(sim, split)
    sim.doing { split.setViewController(primary, for: .secondary) }
    #expect(primary.viewControllers.isEmpty && split.viewController(for: .primary) == nil)
    expectInvariants(sim, split)
    sim.doing {
      split.setViewController(supplementary, for: .supplementary)
      split.setViewController(supplementary, for: .compact)
    }
    try sim.resize(to: .fullScreen)
    #expect(split.children == [primary] && split.viewControllers == [primary])
    expectInvariants(sim, split)
  }

  @Test func `the controllers of two columns may be exchanged`() throws {
    let sim = try powered("ipad-10", 17)
    let split = sim.perform { UISplitViewController() }
    let (first, second) = (Probe("first"), Probe("second"))
    sim.perform { split.viewControllers = [first, second] }
    sim.launch(split)
    sim.doing { split.viewControllers = [second, first] }
    #expect(split.viewControllers == [second, first])
    #expect(first.parent === split && second.parent === split)
    #expect(first.view.window === sim.window)
    expectInvariants(sim, split)
  }

  @Test func `a push that is never shown does not retain its stack`() throws {
    weak var gone: UINavigationController?
    do {
      let sim = try powered()
      sim.launch(Probe("root"))
      var window: UIWindow?
      sim.doing {
        let stack = UINavigationController(rootViewController: Probe("bottom"))
        gone = stack
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = stack
        window?.isHidden = false
      }
      sim.begin {
        sim.perform {
          gone?.pushViewController(Probe("top"), animated: true)
          window = nil
        }
      }
      #expect(window == nil)
    }
    #expect(gone == nil)
  }
}

/// A controller that adds each of its new parents as a child.
private final class Greedy: UIViewController {
  override func willMove(toParent parent: UIViewController?) {
    if let parent { addChild(parent) }
    super.willMove(toParent: parent)
  }
}

/// A controller that runs a block once when it is about to get a parent.
private final class Pushy: UIViewController {
  var onWillMove: (() -> Void)?

  override func willMove(toParent parent: UIViewController?) {
    if parent != nil {
      let act = onWillMove
      onWillMove = nil
      act?()
    }
    super.willMove(toParent: parent)
  }
}
