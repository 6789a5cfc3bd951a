import Foundation
import Gimbal
import GimbalGeometry
import GimbalTraits
import TestSupport
import Testing

@testable import GimbalContainers
@testable import GimbalEngine

/// Children that app code removes from a system container (F-13).
@MainActor @Suite struct LostChildTests {
  private func powered() throws -> Simulator {
    let sim = try device("iphone-15-pro", .iOS(17))
    sim.exceptionHandler = { _, _ in }
    return sim
  }

  private func expectInvariants(
    _ sim: Simulator, _ others: AnyObject..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let invariants = Invariants(of: sim.machine, with: others)
    #expect(invariants.breaches.isEmpty, "\(invariants.text)", sourceLocation: sourceLocation)
  }

  @Test func `a stack whose controller app code removes shows the one below (F-13)`() throws {
    let sim = try powered()
    let (bottom, top, other) = (Probe("bottom"), Probe("top"), Probe("other"))
    let stack = UINavigationController(rootViewController: bottom)
    sim.perform { stack.setViewControllers([bottom, top], animated: false) }
    sim.doing { other.addChild(top) }
    #expect(!stack.isViewLoaded && stack.viewControllers == [bottom])
    sim.doing { stack.pushViewController(top, animated: false) }
    sim.launch(stack)
    sim.doing { other.addChild(top) }
    #expect(stack.navigationBar.items?.count == 1 && bottom.view.window != nil)
    #expect(stack.navigationBar.items?.first === bottom.navigationItem)
    expectInvariants(sim, stack, other)
  }

  @Test func `a tab that app code removes leaves the bar, and another is shown (F-13)`() throws {
    let sim = try powered()
    let tabs = UITabBarController()
    let (all, other) = ((1...6).map { Probe("tab\($0)") }, Probe("other"))
    tabs.viewControllers = all
    sim.launch(tabs)
    sim.doing { tabs.selectedIndex = 2 }
    #expect(tabs.tabBar.items?.last?.title == "More")
    sim.doing { other.addChild(all[2]) }
    #expect(tabs.selectedViewController === all[0] && all[0].view.window != nil)
    #expect(tabs.tabBar.items?.count == 5 && tabs.tabBar.items?.last === all[5].tabBarItem)
    expectInvariants(sim, tabs, other)
  }

  @Test func `a tab in the list "More" that leaves in a callback is no longer a tab (F-13)`()
    throws
  {
    let sim = try powered()
    let tabs = UITabBarController()
    let (other, last) = (Probe("other"), Leaving())
    last.other = other
    tabs.viewControllers = (1...8).map { Probe("tab\($0)") } + [last]
    sim.launch(tabs)
    sim.doing { tabs.selectedIndex = 8 }
    try #require(last.parent === tabs.more)
    last.leaves = true
    sim.doing { tabs.selectedIndex = 0 }
    sim.doing { tabs.more?.popToRootViewController(animated: false) }
    #expect(last.parent === other && tabs.viewControllers?.contains(last) == false)
    expectInvariants(sim, tabs, other)
  }

  @Test func `a tab shown in the list "More" stays a tab without the list (F-13)`()
    throws
  {
    let sim = try powered()
    let tabs = UITabBarController()
    let (all, other) = ((1...6).map { Probe("tab\($0)") }, Probe("other"))
    tabs.viewControllers = all
    sim.launch(tabs)
    sim.doing { tabs.selectedIndex = 5 }
    try #require(all[5].parent === tabs.more)
    sim.doing { other.addChild(all[1]) }
    #expect(tabs.more == nil && all[5].parent === tabs && tabs.viewControllers?.count == 5)
    expectInvariants(sim, tabs, other)
  }

  @Test func `a tab in the list "More" that returns to its bar stays a tab (F-13)`() throws {
    let sim = try powered()
    let tabs = UITabBarController()
    let all = (1...8).map { Probe("tab\($0)") }
    tabs.viewControllers = all
    sim.launch(tabs)
    sim.doing { tabs.selectedIndex = 7 }
    try #require(all[7].parent === tabs.more)
    sim.doing { tabs.addChild(all[7]) }
    #expect(all[7].parent === tabs && tabs.viewControllers == all)
    expectInvariants(sim, tabs)
  }

  @Test func `a column that another parent adds is no longer a column (F-13)`() throws {
    let sim = try powered()
    let split = sim.perform { UISplitViewController(style: .doubleColumn) }
    let (primary, secondary, other) = (Probe("primary"), Probe("secondary"), Probe("other"))
    sim.doing {
      split.setViewController(primary, for: .primary)
      split.setViewController(secondary, for: .secondary)
    }
    sim.launch(split)
    for controller in [primary, secondary] {
      sim.doing { other.addChild(controller) }
      #expect(controller.parent === other && !split.viewControllers.contains(controller))
      let column: UISplitViewController.Column = controller === primary ? .primary : .secondary
      #expect(split.viewController(for: column) == nil)
    }
    expectInvariants(sim, split, other)
  }

  @Test
  func `a waiting push ends if another parent has taken its controller (F-13)`()
    throws
  {
    let sim = try powered()
    let (bottom, top, further) = (Probe("bottom"), Probe("top"), Probe("further"))
    let stack = UINavigationController(rootViewController: bottom)
    sim.launch(stack)
    sim.begin {
      stack.pushViewController(top, animated: true)
    }
    sim.advance(by: 0.1)
    sim.begin {
      stack.pushViewController(further, animated: true)
      further.addChild(stack)
    }
    sim.settle()
    #expect(stack.viewControllers == [bottom, top] && stack.parent === further)
    expectInvariants(sim, stack, further)
  }

  @Test
  func `a subview of a released view that leaves in layout is notified (F-13)`()
    throws
  {
    let (sim, root) = try launched("iphone-15-pro", .iOS(17))
    let stayingView = sim.perform { ProbeView("kept") }
    var isNotified = false
    stayingView.onWillMoveToSuperview = { _, superview in if superview == nil { isNotified = true }
    }
    weak var box: UIView?
    sim.doing {
      let view = UIView("box")
      view.addSubview(stayingView)
      root.view.addSubview(view)
      box = view
    }
    root.onDidLayout = { root in
      root.onDidLayout = nil
      box?.removeFromSuperview()
    }
    sim.doing { root.view.setNeedsLayout() }
    #expect(box == nil && isNotified && stayingView.superview == nil)
  }
}

/// A controller that moves to another parent when it loses its parent.
private final class Leaving: UIViewController {
  var other: UIViewController?
  var leaves = false

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if leaves, parent == nil { other?.addChild(self) }
  }
}
