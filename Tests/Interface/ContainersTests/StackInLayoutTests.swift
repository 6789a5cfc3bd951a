import Foundation
import Gimbal
import GimbalEngine
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// The time at which a change of a navigation controller's stack is performed (V-2, V-6, V-72).
@MainActor @Suite(.simulator("iphone-15-pro", reportsExceptions: false))
struct StackInLayoutTests {
  private let sim: Simulator
  private let a = Probe("A")
  private let b = Probe("B")
  private let c = Probe("C")
  private let stack: UINavigationController

  init() throws {
    sim = try #require(Simulator.bound)
    stack = UINavigationController(rootViewController: a)
  }

  private nonisolated static let devices: [(String, Int)] = [
    ("iphone-4s", 7), ("iphone-6", 9), ("iphone-8", 12), ("iphone-8", 15), ("iphone-15-pro", 17),
    ("iphone-15-pro", 26),
  ]

  private func life(_ events: [TraceEvent]) -> [String] {
    events.on("A", "B", "C").named(
      "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
      "viewWillDisappear", "viewDidDisappear"
    ).map { "\($0.receiver) \($0.baseName)" }
  }

  // MARK: In layout

  @Test(arguments: devices, [true, false])
  func `the stack changes at once, and the layout pass shows it (V-2)`(
    device: (String, Int), animated: Bool
  ) throws {
    let sim = try TestSupport.device(device.0, .iOS(device.1))
    sim.launch(stack)
    let events = sim.events {
      sim.perform {
        stack.pushViewController(b, animated: animated)
        #expect(stack.viewControllers == [a, b] && b.parent === stack)
        #expect(!b.isViewLoaded && a.view.window != nil)
      }
      sim.settle()
    }
    let layout = events.on("root").named("viewWillLayoutSubviews").first!.index
    #expect(layout < events.on("B").named("loadView").first!.index)
    #expect(b.view.window === sim.window && a.view.superview == nil)
    sim.perform {
      #expect(stack.popViewController(animated: animated) === b)
      #expect(stack.viewControllers == [a] && a.view.superview == nil)
    }
    sim.settle()
    #expect(a.view.window === sim.window && b.parent == nil)
  }

  @Test func `up to iOS 6 the call performs the whole change (V-2)`() throws {
    let sim = try device("iphone-4s", .iOS(6))
    sim.launch(stack)
    sim.perform {
      stack.pushViewController(b, animated: true)
      #expect(b.isViewLoaded && b.view.window != nil)
      stack.pushViewController(c, animated: true)
      #expect(stack.viewControllers == [a, b, c] && a.view.superview == nil)
    }
  }

  @Test func `a layout pass right after the call performs the change (V-2)`() {
    sim.launch(stack)
    sim.perform {
      stack.pushViewController(b, animated: true)
      stack.view.layoutIfNeeded()
      #expect(b.view.window != nil && b.view.frame == stack.view.bounds)
    }
  }

  @Test func `an earlier controller can be removed in the next statement (V-2)`() {
    sim.launch(stack)
    let events = sim.events {
      sim.doing {
        stack.pushViewController(b, animated: true)
        stack.viewControllers.removeFirst()
        #expect(stack.viewControllers == [b])
      }
    }
    #expect(
      events.on("A", "B").filter { $0.name.contains("ppear(") }.map(\.argumentsText)
        == Array(repeating: "true", count: 4), "the push is animated still")
    #expect(a.parent == nil && stack.children == [b] && b.view.window != nil)
    #expect(events.on("A").named("didMove").map(\.argumentsText) == ["nil"])
  }

  @Test func `a controller pushed and popped in one run-loop turn is never loaded (V-2)`() {
    sim.launch(stack)
    let events = sim.events {
      sim.doing {
        stack.pushViewController(b, animated: true)
        #expect(stack.popToRootViewController(animated: true) == [b])
        #expect(stack.viewControllers == [a] && b.parent == nil)
      }
    }
    #expect(life(events).isEmpty && !b.isViewLoaded)
    #expect(
      events.on("B").named("willMove", "didMove").map(\.argumentsText) == ["root", "nil", "nil"])
    #expect(a.view.window === sim.window)
  }

  @Test func `a controller popped and pushed again in one run-loop turn stays (V-2)`() {
    sim.launch(stack)
    sim.doing { stack.pushViewController(b, animated: false) }
    let events = sim.events {
      sim.doing {
        stack.popViewController(animated: true)
        stack.pushViewController(b, animated: true)
      }
    }
    #expect(life(events).isEmpty && stack.viewControllers == [a, b] && b.parent === stack)
    #expect(!b.isMovingFromParent && b.view.window === sim.window)
  }

  @Test func `a coordinator exists from the call on and always ends (V-2)`() {
    sim.launch(stack)
    var ran: [String] = []
    func join(_ name: String) {
      let coordinator = stack.transitionCoordinator
      #expect(coordinator?.isAnimated == true && b.transitionCoordinator === coordinator)
      #expect(coordinator?.viewController(forKey: .to) === stack.topViewController)
      coordinator?.animate { _ in
        ran.append("\(name) along")
      } completion: { _ in
        ran.append("\(name) end")
      }
    }
    sim.perform {
      stack.pushViewController(b, animated: true)
      join("push")
      stack.popViewController(animated: true)
      #expect(stack.transitionCoordinator != nil)
    }
    #expect(ran.isEmpty)
    sim.settle()
    #expect(ran == ["push along", "push end"] && stack.transitionCoordinator == nil)
    sim.perform {
      stack.pushViewController(b, animated: true)
      join("gone")
      sim.window?.rootViewController = Probe()
    }
    sim.settle()
    #expect(ran.suffix(2) == ["gone along", "gone end"] && stack.viewControllers == [a, b])
    #expect(!b.isViewLoaded && b.parent === stack)
  }

  @Test func `an app that ends before the layout pass is released (V-2)`() {
    weak var held: UIViewController?
    do {
      let root = UINavigationController(rootViewController: Probe())
      held = root
      sim.launch(root)
      sim.perform {
        root.pushViewController(Probe(), animated: true)
        root.transitionCoordinator?.animate { [root] _ in root.title = "kept" }
      }
    }
    sim.launch(Probe())
    #expect(held == nil)
  }

  // MARK: Outside a window

  @Test func `outside a window the call performs the change, and the tab bar follows (V-72)`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    b.hidesBottomBarWhenPushed = true
    sim.perform {
      _ = stack.view
      stack.pushViewController(b, animated: false)
      #expect(tabs.tabBar.isHidden && b.view.superview != nil)
      stack.popViewController(animated: false)
      #expect(!tabs.tabBar.isHidden)
    }
    sim.launch(tabs)
    sim.perform {
      stack.pushViewController(b, animated: false)
      #expect(!tabs.tabBar.isHidden && stack.viewControllers == [a, b])
    }
    sim.settle()
    #expect(tabs.tabBar.isHidden)
  }

  // MARK: In the first turn

  private final class Pushing: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    let stack: UINavigationController
    let next: UIViewController

    init(_ stack: UINavigationController, _ next: UIViewController) {
      self.stack = stack
      self.next = next
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = stack
      window?.makeKeyAndVisible()
      stack.pushViewController(next, animated: true)
      return true
    }
  }

  @Test(arguments: [("iphone-8", 15), ("iphone-15-pro", 17)])
  func `up to iOS 17 a push right after entering the window covers the first controller (V-4)`(
    device: (String, Int)
  ) throws {
    let sim = try TestSupport.device(device.0, .iOS(device.1))
    let events = sim.events { sim.launch(Pushing(stack, b)) }
    #expect(
      life(events) == [
        "A loadView", "A viewDidLoad", "A viewWillAppear", "A viewIsAppearing", "B loadView",
        "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "A viewDidDisappear",
        "B viewIsAppearing", "B viewDidAppear",
      ])
    #expect(a.view.superview == nil && b.view.window === sim.window)
  }

  @Test(arguments: [18, 26])
  func `from iOS 18 on that first controller is never loaded (V-4)`(system: Int) throws {
    let sim = try device("iphone-15-pro", .iOS(system))
    let events = sim.events { sim.launch(Pushing(stack, b)) }
    #expect(
      life(events) == [
        "B loadView", "B viewDidLoad", "B viewWillAppear", "B viewIsAppearing", "B viewDidAppear",
      ])
    #expect(!a.isViewLoaded && stack.viewControllers == [a, b] && a.parent === stack)
    sim.doing { _ = stack.popViewController(animated: true) }
    #expect(a.view.window === sim.window && b.parent == nil)
  }

  // MARK: During a transition

  @Test func `a second push in the same run-loop turn joins the first (V-6)`() {
    sim.launch(stack)
    let events = sim.events {
      sim.doing {
        stack.pushViewController(b, animated: true)
        stack.pushViewController(c, animated: true)
        #expect(stack.viewControllers == [a, b, c])
      }
    }
    #expect(
      life(events) == [
        "C loadView", "C viewDidLoad", "A viewWillDisappear", "C viewWillAppear",
        "C viewIsAppearing", "A viewDidDisappear", "C viewDidAppear",
      ])
    #expect(!b.isViewLoaded && b.parent === stack)
    sim.doing { #expect(stack.popToRootViewController(animated: false) == [b, c]) }
    #expect(stack.topViewController === a && stack.children == [a])
  }

  @Test(arguments: devices)
  func `a push during another one waits for its end (V-6)`(device: (String, Int)) throws {
    let sim = try TestSupport.device(device.0, .iOS(device.1))
    sim.launch(stack)
    let events = sim.events {
      sim.perform { stack.pushViewController(b, animated: true) }
      sim.advance(by: 0.1)
      var atEnd: [UIViewController] = []
      b.onDidAppear = { _ in atEnd = stack.viewControllers }
      sim.perform {
        stack.pushViewController(c, animated: true)
        #expect(stack.viewControllers == [a, b] && c.parent == nil)
        stack.pushViewController(c, animated: true)
      }
      sim.settle()
      #expect(atEnd == [a, b])
    }
    #expect(events.named("exception").count == 1, "the same one waits already")
    #expect(stack.viewControllers == [a, b, c] && c.view.window === sim.window)
    #expect(
      life(events).filter { $0.hasPrefix("B") || $0.hasPrefix("C") }.filter {
        $0.contains("Did") || $0.contains("WillAppear")
      }.suffix(4) == ["C viewDidLoad", "C viewWillAppear", "B viewDidDisappear", "C viewDidAppear"])
  }

  @Test func `pops and other stacks wait too, each relative to the expected stack (V-6)`() {
    sim.launch(stack)
    sim.perform { stack.pushViewController(b, animated: true) }
    sim.advance(by: 0.1)
    sim.perform {
      stack.pushViewController(c, animated: false)
      #expect(stack.popViewController(animated: true) === c)
      #expect(stack.popViewController(animated: true) === b)
      #expect(stack.popViewController(animated: true) == nil)
      stack.setViewControllers([a, c], animated: false)
      #expect(stack.viewControllers == [a, b])
    }
    sim.settle()
    #expect(stack.viewControllers == [a, c] && stack.children == [a, c] && b.parent == nil)
    #expect(c.view.window === sim.window)
  }

  @Test func `changes that wait for a cancelled swipe apply to the old stack (V-6)`() {
    sim.launch(stack)
    sim.doing { stack.pushViewController(b, animated: false) }
    sim.perform {
      #expect(stack.beginSwipeBack())
      stack.pushViewController(c, animated: false)
      #expect(stack.viewControllers == [a])
      stack.endSwipeBack(cancelled: true)
    }
    sim.settle()
    #expect(stack.viewControllers == [a, b, c] && c.view.window === sim.window)
  }

  @Test func `a controller that pushes while it loads is shown before the next (V-6)`() {
    sim.launch(stack)
    b.onLoad = { _ in stack.pushViewController(c, animated: false) }
    let events = sim.events {
      sim.doing { stack.pushViewController(b, animated: false) }
    }
    #expect(
      life(events).filter { $0.contains("DidAppear") || $0.contains("DidDisappear") } == [
        "A viewDidDisappear", "B viewDidAppear", "B viewDidDisappear", "C viewDidAppear",
      ])
    #expect(stack.viewControllers == [a, b, c])
  }

  // MARK: From within callbacks

  private final class QueryingController: UIViewController {
    var onMove: ((UIViewController?) -> Void)?

    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      let call = onMove
      onMove = nil
      call?(parent)
    }
  }

  @Test(arguments: [("iphone-4s", 6), ("iphone-15-pro", 17)])
  func `changes that a controller requests in didMove or willMove apply (V-2)`(
    device: (String, Int)
  ) throws {
    let sim = try TestSupport.device(device.0, .iOS(device.1))
    sim.launch(stack)
    let querying = QueryingController()
    querying.onMove = { _ in stack.pushViewController(c, animated: false) }
    sim.doing { stack.pushViewController(querying, animated: false) }
    #expect(stack.viewControllers == [a, querying, c] && stack.children.count == 3)
    #expect(c.view.window === sim.window && a.view.superview == nil)
    querying.onMove = { _ in stack.setViewControllers([a, querying], animated: false) }
    sim.doing { stack.setViewControllers([a], animated: false) }
    #expect(stack.viewControllers == [a, querying] && querying.parent === stack && c.parent == nil)
    querying.onMove = { _ in stack.view.layoutIfNeeded() }
    sim.doing { _ = stack.popViewController(animated: true) }
    #expect(stack.viewControllers == [a] && querying.parent == nil && a.view.window === sim.window)
  }
}
