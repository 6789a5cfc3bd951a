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

/// A stack of controllers below a bar (R-NAV).
@MainActor @Suite(.simulator("iphone-15-pro", reportsExceptions: false))
struct NavigationControllerTests {
  private final class Delegate: UINavigationControllerDelegate {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    var operations: [UINavigationController.Operation] = []
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {}
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {}
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      operations.append(operation)
      return animator
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  private final class Animator: UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.6 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      context.containerView.addSubview(context.view(forKey: .to)!)
      UIView.animate(
        withDuration: 0.6, animations: { context.containerView.layer.cornerRadius += 1 },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
  }

  private let bound: Simulator
  private let delegate = Delegate()

  init() throws { bound = try #require(Simulator.bound) }

  private nonisolated static let devices: [(String, Int)] = [
    ("iphone-4s", 6), ("iphone-4s", 7), ("iphone-6", 9), ("iphone-8", 11), ("iphone-8", 13),
    ("iphone-8", 15), ("iphone-15-pro", 17), ("iphone-15-pro", 26),
  ]

  private func simulator(_ device: (String, Int)) throws -> Simulator {
    try Simulator(DeviceCatalog.standard.device(device.0), system: .iOS(device.1))
  }

  private func life(_ events: [TraceEvent]) -> [String] {
    events.filter { $0.receiver != "root" }.named(
      "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear",
      "viewDidDisappear", "navigationController(_:willShow:animated:)",
      "navigationController(_:didShow:animated:)"
    ).map { "\($0.receiver) \($0.name)" }
  }

  @Test func `setting a stack pops to a controller of the old stack and pushes a new one`() {
    let (a, b, c) = (Probe("A"), Probe("B"), Probe("C"))
    let navigation = UINavigationController(rootViewController: a)
    bound.launch(navigation)
    navigation.delegate = delegate
    bound.doing { navigation.setViewControllers([a, b], animated: true) }
    bound.doing { navigation.setViewControllers([b, c], animated: true) }
    bound.doing { navigation.setViewControllers([a, b], animated: true) }
    #expect(delegate.operations == [.push, .push, .pop])
  }

  @Test func `an app that ends during a push is released`() {
    weak var held: UIViewController?
    do {
      let navigation = UINavigationController(rootViewController: Probe())
      let next = Probe()
      held = next
      bound.launch(navigation)
      bound.perform { navigation.pushViewController(next, animated: true) }
    }
    bound.launch(Probe())
    #expect(held == nil)
  }

  @Test(arguments: devices, [true, false])
  func `a push notifies both controllers and the delegate (R-NAV-1, R-NAV-4)`(
    device: (String, Int), animated: Bool
  ) throws {
    let sim = try simulator(device)
    let a = Probe("A")
    let b = Probe("B")
    let navigation = UINavigationController(rootViewController: a)
    navigation.delegate = delegate
    sim.launch(navigation)
    let events = sim.events { sim.doing { navigation.pushViewController(b, animated: animated) } }
    #expect(
      life(events) == [
        "B loadView()", "B viewDidLoad()", "A viewWillDisappear(_:)", "B viewWillAppear(_:)",
        "navigationDelegate navigationController(_:willShow:animated:)",
        "A viewDidDisappear(_:)", "B viewDidAppear(_:)",
        "navigationDelegate navigationController(_:didShow:animated:)",
      ])
    let layout = events.on("B").named("viewDidLayoutSubviews").first!.index
    let shown = events.named("navigationController(_:willShow:animated:)").first!.index
    #expect(shown < layout && layout < events.on("A").named("viewDidDisappear").first!.index)
    let moves = events.on("B").named("willMove(toParent:)", "didMove(toParent:)", "viewDidAppear")
    #expect(moves.map(\.baseName) == ["willMove", "viewDidAppear", "didMove"], "V-5")
    #expect(a.view.superview == nil && b.view.window === sim.window)
    #expect(navigation.viewControllers == [a, b] && b.navigationController === navigation)
  }

  @Test(arguments: devices, [true, false])
  func `popping releases the popped controller (R-NAV-2)`(device: (String, Int), animated: Bool)
    throws
  {
    let sim = try simulator(device)
    let a = Probe("A")
    let navigation = UINavigationController(rootViewController: a)
    navigation.delegate = delegate
    sim.launch(navigation)
    weak var popped: Probe?
    do {
      let b = Probe("B")
      popped = b
      sim.doing { navigation.pushViewController(b, animated: false) }
    }
    let events = sim.events {
      sim.doing { #expect(navigation.popViewController(animated: animated) === popped) }
    }
    #expect(
      life(events) == [
        "B viewWillDisappear(_:)", "A viewWillAppear(_:)",
        "navigationDelegate navigationController(_:willShow:animated:)",
        "B viewDidDisappear(_:)", "A viewDidAppear(_:)",
        "navigationDelegate navigationController(_:didShow:animated:)",
      ])
    #expect(popped == nil)
    sim.perform { #expect(navigation.popViewController(animated: animated) == nil) }
  }

  @Test(arguments: devices.filter { $0.1 >= 7 })
  func `a swipe back that is cancelled (R-NAV-3)`(device: (String, Int)) throws {
    let sim = try simulator(device)
    let a = Probe("A")
    let b = Probe("B")
    let navigation = UINavigationController(rootViewController: a)
    sim.launch(navigation)
    sim.doing { navigation.pushViewController(b, animated: false) }
    let events = sim.events {
      sim.perform { #expect(navigation.beginSwipeBack()) }
      sim.advance(by: 1)
      sim.perform { navigation.updateSwipeBack(0.3) }
      #expect(navigation.transitionCoordinator?.isInteractive == true)
      sim.doing { _ = navigation.endSwipeBack(cancelled: true) }
    }
    #expect(
      life(events) == [
        "B viewWillDisappear(_:)", "A viewWillAppear(_:)", "A viewWillDisappear(_:)",
        "A viewDidDisappear(_:)", "B viewWillAppear(_:)", "B viewDidAppear(_:)",
      ])
    #expect(navigation.viewControllers == [a, b] && b.parent === navigation)
    #expect(b.view.window === sim.window && a.view.superview == nil)
    #expect(events.on("B").named("willMove", "didMove").map(\.baseName) == ["willMove", "didMove"])
    sim.doing {
      #expect(navigation.beginSwipeBack())
      navigation.endSwipeBack(cancelled: false)
    }
    #expect(navigation.viewControllers == [a] && b.parent == nil)
  }

  @Test func `bars cover the controllers (L-GUIDE-2, L-SAFE-2, V-44)`() {
    let a = Probe("A")
    let navigation = UINavigationController(rootViewController: a)
    bound.launch(navigation)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 54))
    #expect(a.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 113, left: 0, bottom: 34, right: 0))
    bound.rotate(to: .landscapeLeft)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 24, width: 852, height: 54))
    #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 78, left: 59, bottom: 20, right: 59))
    bound.rotate(to: .portrait)
    let events = bound.events {
      bound.doing {
        navigation.setNavigationBarHidden(true, animated: true)
        navigation.isToolbarHidden = false
      }
    }
    #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 86, right: 0))
    #expect(events.named("viewWillTransition", "willTransition").isEmpty, "R-TRAIT-11")
    navigation.isNavigationBarHidden = false
    navigation.navigationBar.prefersLargeTitles = true
    bound.settle()
    #expect(a.view.safeAreaInsets.top == 165)
    a.navigationItem.largeTitleDisplayMode = .never
    bound.settle()
    #expect(a.view.safeAreaInsets.top == 113)
    a.edgesForExtendedLayout = []
    bound.settle()
    #expect(a.view.frame.minY == 113 && a.view.safeAreaInsets.top == 0)
  }

  @Test(arguments: [(9, 64.0), (10, 64)])
  func `layout guides end at the bars before safe areas exist (L-GUIDE-2)`(
    system: Int, top: Double
  ) throws {
    let sim = try simulator(("iphone-6", system))
    let a = Probe("A")
    let navigation = UINavigationController(rootViewController: a)
    navigation.isToolbarHidden = false
    sim.launch(navigation)
    #expect(a.topLayoutGuide.length == top && a.bottomLayoutGuide.length == 44)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
  }

  @Test func `a view fits between the bars up to iOS 6 (S14)`() throws {
    let sim = try simulator(("iphone-4s", 6))
    let a = Probe("A")
    sim.launch(UINavigationController(rootViewController: a))
    #expect(a.view.frame == CGRect(x: 0, y: 44, width: 320, height: 416))
  }

  @Test(arguments: [9, 12, 15, 17])
  func `all controllers of the stack rotate with the device (R-ROT-10)`(system: Int) throws {
    let sim = try simulator(
      (system == 17 ? "iphone-15-pro" : system == 9 ? "iphone-6" : "iphone-8", system))
    let a = Probe("A")
    let b = Probe("B")
    let navigation = UINavigationController(rootViewController: a)
    sim.launch(navigation)
    sim.doing { navigation.pushViewController(b, animated: false) }
    let events = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(
      events.named("viewWillTransition").map(\.receiver) == ["root", "A", "B"])
    let again = sim.events { sim.rotate(to: .portrait) }
    #expect(
      again.named("viewWillTransition").map(\.receiver) == ["root", "B"],
      "the covered view never got the other size")
    #expect(b.view.frame == navigation.view.bounds)
  }

  @Test func `an animator and a gesture of the app drive the transition`() {
    let a = Probe("A")
    let b = Probe("B")
    let navigation = UINavigationController(rootViewController: a)
    let gesture = UIPercentDrivenInteractiveTransition()
    delegate.animator = Animator()
    delegate.interaction = gesture
    navigation.delegate = delegate
    bound.launch(navigation)
    let events = bound.events {
      bound.perform { navigation.pushViewController(b, animated: true) }
      bound.advance(by: 5)
      #expect(navigation.transitionCoordinator?.isInteractive == true)
      bound.perform {
        gesture.update(0.5)
        gesture.finish()
      }
      bound.advance(by: 0.2)
      #expect(a.view.superview != nil, "half of the time is left")
      bound.settle()
    }
    #expect(
      events.on("animator").map(\.name)
        == ["transitionDuration(using:)", "animateTransition(using:)", "completeTransition(_:)"])
    #expect(b.view.window === bound.window && a.view.superview == nil)
    bound.perform { _ = navigation.popViewController(animated: true) }
    bound.advance(by: 0)
    bound.doing { gesture.cancel() }
    #expect(navigation.viewControllers == [a, b] && b.view.window === bound.window)
  }

  @Test func `a step without animation requests no animator from the delegate`() {
    let navigation = UINavigationController(rootViewController: Probe("A"))
    delegate.animator = Animator()
    navigation.delegate = delegate
    bound.launch(navigation)
    bound.doing { navigation.pushViewController(Probe("B"), animated: false) }
    bound.doing { _ = navigation.popViewController(animated: false) }
    #expect(delegate.operations == [])
    bound.doing { navigation.pushViewController(Probe("C"), animated: true) }
    bound.doing { _ = navigation.popViewController(animated: true) }
    #expect(delegate.operations == [.push, .pop])
  }

  @Test func `an invalid push or pop raises an exception without effect (D-11)`() {
    let a = Probe("A")
    let navigation = UINavigationController(rootViewController: a)
    bound.launch(navigation)
    let events = bound.events {
      bound.perform {
        navigation.pushViewController(a, animated: false)
        navigation.pushViewController(UINavigationController(), animated: false)
        navigation.popToViewController(Probe("stranger"), animated: false)
        navigation.viewControllers = [a, a]
      }
    }
    let reasons = events.named("exception").map(\.argumentsText)
    #expect(reasons.count == 4)
    #expect(reasons[0].contains("is pushing the same view controller instance"))
    #expect(reasons[1].contains("Pushing a navigation controller is not supported"))
    #expect(navigation.viewControllers == [a])
    navigation.viewControllers = []
    bound.settle()
    #expect(navigation.topViewController == nil && a.view.superview == nil)
  }
}
