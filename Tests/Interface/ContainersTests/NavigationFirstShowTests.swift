import Foundation
import Gimbal
import GimbalEngine
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// Calls to a navigation controller's delegate outside of pushes and pops, and controllers that cannot be pushed.
@MainActor @Suite(.simulator("iphone-15-pro", reportsExceptions: false))
struct NavigationFirstShowTests {
  private final class Delegate: UINavigationControllerDelegate {
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {}
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {}
  }

  private let sim: Simulator
  private let delegate = Delegate()
  private let a = Probe("A")
  private let navigation: UINavigationController

  init() throws {
    sim = try #require(Simulator.bound)
    navigation = UINavigationController(rootViewController: a)
    navigation.delegate = delegate
  }

  private func rows(_ events: [TraceEvent]) -> [String] {
    events.named(
      "viewWillAppear", "viewDidAppear", "navigationController(_:willShow:animated:)",
      "navigationController(_:didShow:animated:)"
    ).filter { ["A", "B", "navigationDelegate"].contains($0.receiver) }.map {
      "\($0.receiver) \($0.name)"
    }
  }

  @Test func `the delegate is notified of the first controller once, like of a pushed one`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, Probe("other")]
    let first = sim.events { sim.launch(tabs) }
    #expect(
      rows(first) == [
        "A viewWillAppear(_:)", "navigationDelegate navigationController(_:willShow:animated:)",
        "A viewDidAppear(_:)", "navigationDelegate navigationController(_:didShow:animated:)",
      ])
    let again = sim.events {
      for index in [1, 0] {
        sim.doing { tabs.selectedIndex = index }
      }
    }
    #expect(rows(again) == ["A viewWillAppear(_:)", "A viewDidAppear(_:)"])
  }

  @Test func `a push during the first appearance sends didShow for the pushed controller`() {
    let b = Probe("B")
    a.onWillAppear = { _ in
      if self.navigation.topViewController === self.a {
        self.navigation.pushViewController(b, animated: false)
      }
    }
    let events = sim.events { sim.launch(navigation) }
    let shown = events.named("navigationController(_:didShow:animated:)").map(\.argumentsText)
    #expect(shown == ["B"])
    #expect(b.view.window === sim.window && a.view.superview == nil)
  }

  @Test func `a split view controller cannot be pushed (D-11)`() {
    sim.launch(navigation)
    let raised = sim.exceptions {
      navigation.pushViewController(UISplitViewController(), animated: true)
    }
    #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
    #expect(
      raised[0].reason.hasPrefix(
        "Split View Controllers cannot be pushed to a Navigation Controller <UINavigationController:"
      ))
    #expect(navigation.viewControllers == [a])
  }

  @Test func `popping to the root is recorded under its own name`() {
    sim.launch(navigation)
    for name in ["B", "C"] {
      sim.doing { navigation.pushViewController(Probe(name), animated: false) }
    }
    let events = sim.events {
      sim.doing { #expect(navigation.popToRootViewController(animated: true)?.count == 2) }
    }
    #expect(events.named("popToRootViewController(animated:)").count == 1)
    #expect(events.named("popViewController(animated:)").isEmpty)
    #expect(navigation.viewControllers == [a] && navigation.children == [a])
  }

  @Test func `isMovingToParent and isMovingFromParent are true during the transition (R-PRES-9)`() {
    sim.launch(navigation)
    let b = Probe("B")
    var coming: [Bool] = []
    b.onWillAppear = { coming.append($0.isMovingToParent) }
    b.onDidAppear = { coming.append($0.isMovingToParent) }
    var going: [Bool] = []
    b.onDidDisappear = { going.append($0.isMovingFromParent) }
    a.onWillAppear = { going.append($0.isMovingToParent) }
    sim.doing { navigation.pushViewController(b, animated: true) }
    #expect(coming == [true, true] && !b.isMovingToParent)
    sim.doing { _ = navigation.popViewController(animated: true) }
    #expect(going == [false, true])
  }

  @Test func `a cancelled swipe is animated for both controllers and sends no didShow (R-NAV-3)`() {
    sim.launch(navigation)
    let b = Probe("B")
    sim.doing { navigation.pushViewController(b, animated: false) }
    let events = sim.events {
      sim.doing {
        #expect(navigation.beginSwipeBack())
        navigation.endSwipeBack(cancelled: true)
      }
    }
    let calls = events.filter { ["A", "B"].contains($0.receiver) && $0.name.contains("ppear(") }
    #expect(calls.count == 6)
    #expect(Set(calls.map(\.argumentsText)).count == 1, "all are animated")
    #expect(events.named("navigationController(_:willShow:animated:)").count == 1)
    #expect(events.named("navigationController(_:didShow:animated:)").isEmpty)
  }

  private final class Shown: UINavigationControllerDelegate {
    var lines: [String] = []
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { lines.append("\(viewController.sceneIdentifier ?? "") \(animated)") }
  }

  /// W-18.
  @Test(arguments: [
    ("iphone-8", 15), ("iphone-15-pro", 17), ("iphone-8", 16), ("iphone-15-pro", 18),
  ])
  func
    `on iOS 16 and 17 didShow names the top of a replaced stack that a push hides (R-NAV-5)`(
      phone: (String, Int)
    ) throws
  {
    let sim = try device(phone.0, .iOS(phone.1))
    let (a, b, c) = (Probe("A"), Probe("B"), Probe("C"))
    let delegate = Shown()
    let stack = sim.perform { UINavigationController(rootViewController: a) }
    sim.launch(stack)
    stack.delegate = delegate
    sim.doing {
      stack.setViewControllers([a, b], animated: false)
      stack.pushViewController(c, animated: true)
    }
    #expect(
      delegate.lines == ((16...17).contains(phone.1) ? ["B false", "C true"] : ["C true"]))
    // A stack with the same top, an animated one, and one without a push cause no further call.
    delegate.lines = []
    sim.doing {
      stack.setViewControllers([b, c], animated: false)
      stack.pushViewController(a, animated: true)
    }
    #expect(delegate.lines == ["A true"])
    delegate.lines = []
    sim.doing {
      stack.setViewControllers([a, b], animated: true)
      stack.pushViewController(c, animated: true)
    }
    #expect(delegate.lines.last == "C true" && !delegate.lines.contains("B false"))
    delegate.lines = []
    sim.doing { stack.setViewControllers([b], animated: false) }
    #expect(delegate.lines == ["B false"])
  }
}
