import Foundation
import Gimbal
import GimbalGeometry
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

@testable import GimbalEngine

/// Queries that containers answer themselves, and those that they forward to a child.
@MainActor @Suite(.simulator("iphone-15-pro", reportsExceptions: false))
struct ContainerAnswersTests {
  /// A controller with preferences.
  private final class Wisher: UIViewController {
    var hides = true
    var style = UIStatusBarStyle.lightContent
    var rotates = false
    override var prefersStatusBarHidden: Bool { hides }
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersHomeIndicatorAutoHidden: Bool { hides }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { hides ? .bottom : [] }
    override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
      rotates || toInterfaceOrientation == .portrait
    }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    var preferred = UIInterfaceOrientation.landscapeLeft
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      preferred
    }
  }

  /// A delegate of every container.
  private final class Delegate: UINavigationControllerDelegate, UITabBarControllerDelegate,
    UISplitViewControllerDelegate, UIPageViewControllerDelegate
  {
    var mask = UIInterfaceOrientationMask.landscape
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { mask }
    func navigationControllerPreferredInterfaceOrientationForPresentation(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .landscapeRight }
    func tabBarControllerSupportedInterfaceOrientations(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { mask }
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { .landscapeRight }
    func splitViewControllerSupportedInterfaceOrientations(
      _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { mask }
    func splitViewControllerPreferredInterfaceOrientationForPresentation(
      _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation { .landscapeRight }
    func pageViewControllerSupportedInterfaceOrientations(
      _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { mask }
    func pageViewControllerPreferredInterfaceOrientationForPresentation(
      _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation { .landscapeRight }
  }

  private nonisolated static let kinds = ["navigation", "tabBar", "split", "page"]

  private func container(
    _ kind: String, _ child: UIViewController, _ delegate: Delegate? = nil
  ) -> UIViewController {
    switch kind {
    case "navigation":
      let navigation = UINavigationController(rootViewController: child)
      navigation.delegate = delegate
      return navigation
    case "tabBar":
      let tabs = UITabBarController()
      tabs.viewControllers = [child, UIViewController()]
      tabs.delegate = delegate
      return tabs
    case "split":
      let split = UISplitViewController()
      split.viewControllers = [child]
      split.delegate = delegate
      return split
    default:
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([child], direction: .forward, animated: false)
      pages.delegate = delegate
      return pages
    }
  }

  // MARK: Orientations

  @Test(arguments: kinds, [7, 12, 16])
  func `the delegate is queried for the orientations, not the child (R-ORI-4)`(
    kind: String, system: Int
  ) throws {
    let sim = try device(system == 7 ? "iphone-4s" : "iphone-8", .iOS(system))
    let delegate = Delegate()
    delegate.mask = .portrait
    let child = Wisher()
    child.sceneIdentifier = "child"
    sim.launch(container(kind, child, delegate))
    let events = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(sim.interfaceOrientation == .portrait)
    #expect(events.contains { $0.name.hasSuffix("ControllerSupportedInterfaceOrientations(_:)") })
    delegate.mask = .all
    sim.rotate(to: .landscapeRight)
    #expect(sim.interfaceOrientation == .landscapeLeft)
    #expect(sim.trace.events.on("child").named("supportedInterfaceOrientations").isEmpty)
  }

  @Test(arguments: kinds)
  func `without a delegate method a container rotates like any controller (R-ORI-4)`(kind: String)
    throws
  {
    let sim = try device("iphone-8", .iOS(12))
    sim.launch(container(kind, Wisher()))
    sim.rotate(to: .landscapeLeft)
    #expect(sim.interfaceOrientation == .landscapeRight)
  }

  @Test(arguments: kinds)
  func `delegate methods for orientations are ignored before iOS 7`(kind: String) throws {
    let sim = try device("iphone-4s", .iOS(6))
    let delegate = Delegate()
    delegate.mask = .portrait
    sim.launch(container(kind, Wisher(), delegate))
    sim.rotate(to: .landscapeLeft)
    #expect(sim.interfaceOrientation == .landscapeRight)
  }

  @Test(arguments: kinds)
  func `the delegate decides the orientation in which a container is presented (R-ORI-5)`(
    kind: String
  ) throws {
    let sim = try device("iphone-8", .iOS(15))
    let root = Probe("root")
    sim.launch(root)
    let delegate = Delegate()
    let presented = container(kind, Wisher(), delegate)
    presented.modalPresentationStyle = .fullScreen
    sim.doing { root.present(presented, animated: false) }
    #expect(sim.interfaceOrientation == .landscapeRight)
    let name =
      "\(kind)\(kind == "tabBar" ? "" : kind == "split" || kind == "page" ? "View" : "")"
      + "ControllerPreferredInterfaceOrientationForPresentation(_:)"
    #expect(sim.trace.events.contains { $0.name == name })
  }

  @Test func `up to iOS 5 containers query their children for orientations`() throws {
    for kind in ["navigation", "tabBar"] {
      let sim = try device("iphone-4s", .iOS(5))
      let child = Wisher()
      let container = container(kind, child)
      sim.launch(container)
      sim.rotate(to: .landscapeLeft)
      #expect(sim.interfaceOrientation == .portrait)
      child.rotates = true
      sim.rotate(to: .landscapeRight)
      #expect(sim.interfaceOrientation == (kind == "tabBar" ? .portrait : .landscapeLeft))
      (container as? UITabBarController)?.viewControllers = [child]
      sim.rotate(to: .portrait)
      sim.rotate(to: .landscapeRight)
      #expect(sim.interfaceOrientation == .landscapeLeft)
    }
  }

  // MARK: The system's bars

  @Test
  func `a navigation controller forwards status bar hiding, and the style when its bar is hidden`()
    throws
  {
    let sim = try device("iphone-15-pro", .iOS(17))
    let child = Wisher()
    let navigation = UINavigationController(rootViewController: child)
    sim.launch(navigation)
    #expect(sim.application.isStatusBarHidden && sim.application.statusBarStyle == .default)
    #expect(sim.machine.systemBars.hidesHomeIndicator)
    #expect(sim.machine.systemBars.deferringEdges == .bottom)
    sim.perform { navigation.isNavigationBarHidden = true }
    #expect(sim.application.statusBarStyle == .lightContent)
    // V-2: the pushed controller is queried in the container's next layout.
    sim.perform {
      navigation.pushViewController(Probe(), animated: true)
      navigation.view.layoutIfNeeded()
    }
    #expect(!sim.application.isStatusBarHidden && sim.application.statusBarStyle == .default)
    #expect(!sim.machine.systemBars.hidesHomeIndicator)
    sim.settle()
    sim.perform {
      navigation.popViewController(animated: true)
      navigation.view.layoutIfNeeded()
    }
    #expect(sim.application.isStatusBarHidden)
    sim.settle()
    sim.doing { navigation.pushViewController(Probe(), animated: false) }
    sim.perform { #expect(navigation.beginSwipeBack()) }
    #expect(sim.application.isStatusBarHidden)
    sim.doing { _ = navigation.endSwipeBack(cancelled: true) }
    #expect(!sim.application.isStatusBarHidden)
  }

  @Test func `a tab bar controller forwards all status bar queries to the selected tab`() throws {
    let sim = try device("iphone-15-pro", .iOS(17))
    let child = Wisher()
    let tabs = UITabBarController()
    tabs.viewControllers = [Probe(), child]
    sim.launch(tabs)
    #expect(!sim.application.isStatusBarHidden)
    sim.perform { tabs.selectedIndex = 1 }
    #expect(sim.application.isStatusBarHidden && sim.application.statusBarStyle == .lightContent)
    #expect(sim.machine.systemBars.hidesHomeIndicator)
    #expect(sim.machine.systemBars.deferringEdges == .bottom)
  }

  @Test func `a non-full-screen presentation decides only if it captures the status bar`() throws {
    let sim = try device("iphone-15-pro", .iOS(17))
    let root = Probe("root")
    sim.launch(root)
    for (style, captures) in [
      (UIModalPresentationStyle.fullScreen, false), (.overFullScreen, false), (.pageSheet, true),
      (.overFullScreen, true),
    ] {
      let child = Wisher()
      child.preferred = .portrait
      child.modalPresentationStyle = style
      child.modalPresentationCapturesStatusBarAppearance = captures
      sim.doing { root.present(child, animated: false) }
      #expect(sim.application.isStatusBarHidden == (captures || style == .fullScreen))
      sim.doing { root.dismiss(animated: false) }
      #expect(!sim.application.isStatusBarHidden)
    }
  }

  @Test func `an override that is read for the status bar may dismiss its own presenter`() throws {
    final class Leaving: UIViewController {
      var leaves = false
      override var modalPresentationCapturesStatusBarAppearance: Bool {
        get {
          if leaves {
            leaves = false
            presentingViewController?.presentingViewController?.dismiss(animated: false)
          }
          return true
        }
        set {}
      }
    }
    let sim = try device("iphone-15-pro", .iOS(17))
    let root = Probe("root")
    sim.launch(root)
    weak var leaving: Leaving?
    sim.doing {
      let middle = UIViewController()
      middle.modalPresentationStyle = .overFullScreen
      root.present(middle, animated: false)
      let top = Leaving()
      top.modalPresentationStyle = .overFullScreen
      middle.present(top, animated: false)
      leaving = top
    }
    #expect(leaving != nil)
    sim.doing {
      leaving?.leaves = true
      root.setNeedsStatusBarAppearanceUpdate()
    }
    #expect(root.presentedViewController == nil && leaving == nil)
  }

  // MARK: Others

  @Test func `a controller presented over a navigation controller is its visible one`() throws {
    let sim = try device("iphone-15-pro", .iOS(17))
    let top = Probe("top")
    let navigation = UINavigationController(rootViewController: top)
    sim.launch(navigation)
    #expect(navigation.visibleViewController === top)
    let presented = Probe("presented")
    sim.doing { top.present(presented, animated: false) }
    #expect(navigation.visibleViewController === presented && navigation.topViewController === top)
  }

  @Test func `a navigation controller prefers the largest preferred size of its children (R-CC-2)`()
    throws
  {
    let sim = try device("iphone-15-pro", .iOS(17))
    let parent = Probe("parent")
    let top = Probe("top")
    let navigation = UINavigationController(rootViewController: top)
    navigation.sceneIdentifier = "navigation"
    sim.launch(parent)
    sim.perform { parent.embed(navigation) }
    let events = sim.events {
      sim.perform { top.preferredContentSize = CGSize(width: 300, height: 100) }
    }
    #expect(
      events.named("preferredContentSizeDidChange").map(\.receiver) == ["navigation", "root"])
    #expect(navigation.preferredContentSize == CGSize(width: 300, height: 100))
    let next = Probe("next")
    next.preferredContentSize = CGSize(width: 200, height: 300)
    sim.doing { navigation.pushViewController(next, animated: false) }
    #expect(navigation.preferredContentSize == CGSize(width: 300, height: 300))
    sim.doing {
      top.preferredContentSize = CGSize(width: 900, height: 900)
      navigation.popViewController(animated: false)
    }
    #expect(navigation.preferredContentSize == CGSize(width: 900, height: 900))
    sim.perform { top.preferredContentSize = CGSize(width: 100, height: 100) }
    #expect(navigation.preferredContentSize == CGSize(width: 900, height: 900))
  }
}
