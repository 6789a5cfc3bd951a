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

/// Tab bar controllers (R-TAB-1, R-ROT-11).
@MainActor @Suite(.simulator("iphone-15-pro", reportsExceptions: false))
struct TabBarControllerTests {
  private final class Delegate: UITabBarControllerDelegate {
    var allows = true
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { allows }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
  }

  private final class Animator: UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let view = context.view(forKey: .to)!
      view.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
      context.containerView.addSubview(view)
      UIView.animate(
        withDuration: 0.5, animations: { context.containerView.layer.cornerRadius += 1 },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
  }

  private let bound: Simulator
  private let a = Probe("A")
  private let b = Probe("B")
  private let tabs = UITabBarController()
  private let delegate = Delegate()

  init() throws {
    bound = try #require(Simulator.bound)
    tabs.viewControllers = [a, b]
    tabs.delegate = delegate
  }

  private final class LoadingTabs: UITabBarController {
    var loads: [String] = []

    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      loads.append("init")
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
      super.viewDidLoad()
      loads.append("viewDidLoad")
    }
  }

  @Test func `the view is loaded in the initializer, the tabs' views when they are shown (V-9)`() {
    let tabs = LoadingTabs()
    #expect(tabs.loads == ["viewDidLoad", "init"])
    let a = Probe("A")
    tabs.viewControllers = [a, Probe("B")]
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    #expect(tabs.isViewLoaded && !a.isViewLoaded)
    bound.launch(tabs)
    #expect(a.view.window === bound.window && !tabs.viewControllers![1].isViewLoaded)
  }

  @Test func `the view of a storyboard's controller loads when it is needed (V-9)`() throws {
    let tabs = try #require(LoadingTabs(coder: NSCoder()))
    #expect(tabs.loads.isEmpty && !tabs.isViewLoaded)
    tabs.viewControllers = [Probe("A"), Probe("B")]
    #expect(!tabs.isViewLoaded)
    bound.launch(tabs)
    #expect(tabs.loads == ["viewDidLoad"])
  }

  private var shownViews: [UIView] { a.view.superview?.subviews ?? b.view.superview!.subviews }

  @Test func `a presentation in a tab's context appears and disappears with the tab (F-59)`() {
    a.definesPresentationContext = true
    bound.launch(tabs)
    let modal = Probe("modal")
    modal.modalPresentationStyle = .currentContext
    bound.doing { a.present(modal, animated: false) }
    #expect(modal.view.window === bound.window && a.view.superview == nil)
    bound.doing { tabs.selectedIndex = 1 }
    #expect(shownViews == [b.view] && modal.view.window == nil)
    bound.doing { tabs.selectedIndex = 0 }
    #expect(modal.view.window === bound.window && a.view.superview == nil && b.view.window == nil)
    bound.doing { tabs.selectedIndex = 1 }
    let events = bound.events { bound.doing { a.dismiss(animated: false) } }
    #expect(shownViews == [b.view] && a.presentedViewController == nil)
    #expect(events.on("A").named("viewWillAppear").isEmpty, "the tab is not shown")
    bound.doing { tabs.selectedIndex = 0 }
    #expect(shownViews == [a.view] && b.view.superview == nil)
  }

  @Test func `a presentation over a tab's context leaves and returns with the tab, in front of it`()
  {
    a.definesPresentationContext = true
    bound.launch(tabs)
    let modal = Probe("modal")
    modal.modalPresentationStyle = .overCurrentContext
    bound.doing { a.present(modal, animated: false) }
    bound.doing { tabs.selectedIndex = 1 }
    #expect(shownViews == [b.view] && modal.view.window == nil)
    bound.rotate(to: .landscapeLeft)
    bound.doing { tabs.selectedIndex = 0 }
    #expect(shownViews.first === a.view && modal.view.superview === shownViews.last)
    #expect(modal.view.frame == a.view.frame && modal.view.window === bound.window)
    bound.doing { a.dismiss(animated: false) }
    #expect(shownViews == [a.view])
  }

  private func life(_ events: [TraceEvent]) -> [String] {
    events.filter { $0.receiver != "root" }.named(
      "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
      "tabBarController(_:shouldSelect:)", "tabBarController(_:didSelect:)"
    ).map { "\($0.receiver) \($0.baseName)" }
  }

  @Test(arguments: [
    ("iphone-4s", 6), ("iphone-6", 9), ("iphone-8", 12), ("iphone-8", 15), ("iphone-15-pro", 17),
  ])
  func `a tap shows another tab (R-TAB-1)`(device: (String, Int)) throws {
    let sim = try Simulator(
      DeviceCatalog.standard.device(device.0), system: .iOS(device.1))
    sim.launch(tabs)
    #expect(!b.isViewLoaded)
    let events = sim.events { sim.doing { #expect(tabs.tapTab(at: 1)) } }
    #expect(
      life(events) == [
        "tabDelegate tabBarController", "B viewDidLoad", "B viewWillAppear",
        "A viewWillDisappear", "A viewDidDisappear", "B viewDidAppear",
        "tabDelegate tabBarController",
      ])
    #expect(tabs.selectedIndex == 1 && tabs.selectedViewController === b)
    #expect(a.view.superview == nil && b.view.window === sim.window)
  }

  @Test func `selecting in code skips the delegate, and a refused tap selects nothing`() {
    bound.launch(tabs)
    let events = bound.events { bound.doing { tabs.selectedIndex = 1 } }
    #expect(!life(events).contains { $0.hasPrefix("tabDelegate") })
    delegate.allows = false
    bound.perform { #expect(!tabs.tapTab(at: 0)) }
    #expect(tabs.selectedViewController === b)
    bound.perform { #expect(!tabs.tapTab(at: 7)) }
  }

  @Test func `the bar covers the shown tab`() {
    bound.launch(tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
    #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0))
    bound.rotate(to: .landscapeLeft)
    #expect(tabs.tabBar.frame.height == 52)
    #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 52, right: 59))
  }

  @Test func `a pushed controller can hide the bar`() {
    let navigation = UINavigationController(rootViewController: Probe("first"))
    tabs.viewControllers = [navigation, b]
    bound.launch(tabs)
    let detail = Probe("detail")
    detail.hidesBottomBarWhenPushed = true
    bound.doing { navigation.pushViewController(detail, animated: true) }
    #expect(tabs.tabBar.frame.minY == 852)
    #expect(detail.view.safeAreaInsets == UIEdgeInsets(top: 113, left: 0, bottom: 34, right: 0))
    _ = bound.perform { navigation.popViewController(animated: true) }
    bound.settle()
    #expect(tabs.tabBar.frame.minY == 769)
  }

  @Test func `tabs that are not shown receive a rotation only if they are loaded (R-ROT-11)`() {
    bound.launch(tabs)
    let first = bound.events { bound.rotate(to: .landscapeLeft) }
    #expect(first.on("B").map(\.baseName) == ["willTransition"])
    bound.doing { tabs.selectedIndex = 1 }
    let second = bound.events { bound.rotate(to: .portrait) }
    #expect(second.named("viewWillTransition").map(\.receiver) == ["root", "A", "B"])
    #expect(b.view.frame == tabs.view.bounds)
    let third = bound.events { bound.rotate(to: .landscapeLeft) }
    #expect(
      third.named("viewWillTransition").map(\.receiver) == ["root", "B"],
      "the view that is not shown has the size already")
  }

  @Test func `setting other tabs keeps the selected one if included, and releases the rest`() {
    bound.launch(tabs)
    let c = Probe("C")
    bound.doing { tabs.viewControllers = [c, a] }
    #expect(tabs.selectedViewController === a && tabs.selectedIndex == 1 && b.parent == nil)
    bound.doing { tabs.viewControllers = [c] }
    #expect(tabs.selectedViewController === c && c.view.window === bound.window)
    #expect(a.parent == nil && a.view.superview == nil)
    bound.perform { tabs.viewControllers = nil }
    #expect(tabs.selectedIndex == NSNotFound && tabs.viewControllers == nil)
  }

  @Test func `a non-member and a duplicate tab raise exceptions without effect (D-11)`() {
    bound.launch(tabs)
    let events = bound.events {
      bound.perform {
        tabs.selectedViewController = Probe("stranger")
        tabs.viewControllers = [a, a]
        tabs.selectedIndex = 12
      }
    }
    #expect(events.named("exception").count == 2)
    #expect(tabs.selectedViewController === a && tabs.viewControllers == [a, b])
  }

  @Test func `an animator of the app changes tabs, in code too`() {
    delegate.animator = Animator()
    bound.launch(tabs)
    let events = bound.events {
      bound.perform { tabs.selectedIndex = 1 }
      bound.advance(by: 0.25)
      #expect(a.view.window === bound.window && b.view.window === bound.window)
      #expect(b.transitionCoordinator?.isAnimated == true)
      bound.settle()
    }
    #expect(
      events.on("animator").map(\.baseName)
        == ["transitionDuration", "animateTransition", "completeTransition"])
    #expect(
      life(events).filter { $0.hasPrefix("B view") || $0.hasPrefix("A view") } == [
        "B viewDidLoad", "B viewWillAppear", "A viewWillDisappear", "A viewDidDisappear",
        "B viewDidAppear",
      ])
    #expect(a.view.superview == nil && b.view.frame == tabs.view.bounds)
  }

  @Test func `a gesture of the app can cancel a change of tabs`() {
    let gesture = UIPercentDrivenInteractiveTransition()
    delegate.animator = Animator()
    delegate.interaction = gesture
    bound.launch(tabs)
    let events = bound.events {
      bound.perform { #expect(tabs.tapTab(at: 1)) }
      bound.doing {
        gesture.update(0.4)
        gesture.cancel()
      }
    }
    #expect(
      life(events).filter { $0.contains("ppear") } == [
        "B viewWillAppear", "A viewWillDisappear", "B viewWillDisappear", "B viewDidDisappear",
        "A viewWillAppear", "A viewDidAppear",
      ])
    #expect(events.named("tabBarController(_:didSelect:)").isEmpty)
    #expect(tabs.selectedViewController === a && a.view.window === bound.window)
    #expect(b.view.superview == nil)
  }

  @Test func `a tab selected while the tabs are covered appears alone when they return`() throws {
    let sim = try #require(Simulator.bound)
    let (one, other) = (UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [one, other]
    let stack = UINavigationController(rootViewController: tabs)
    sim.launch(stack)
    sim.perform { stack.pushViewController(UIViewController(), animated: false) }
    sim.settle()
    sim.perform { tabs.selectedIndex = 1 }
    sim.settle()
    sim.perform { _ = stack.popViewController(animated: false) }
    sim.settle()
    #expect(one.viewIfLoaded?.superview == nil)
    #expect(other.viewIfLoaded?.window != nil)
  }
}
