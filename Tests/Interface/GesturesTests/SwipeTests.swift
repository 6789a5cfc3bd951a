import Foundation
import Gimbal
import GimbalContainers
import GimbalEngine
import GimbalGestures
import GimbalTesting
import GimbalTraces
import TestSupport
import Testing

/// Touches that drive transitions between controllers (R-GEST-18).
@MainActor @Suite(.simulator("iphone-15-pro")) struct SwipeTests {
  private let sim: Simulator

  init() throws { sim = try #require(Simulator.bound) }

  private func life(_ body: () -> Void) -> [String] {
    sim.events(body).named(
      "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"
    ).filter { ["a", "b"].contains($0.receiver) }.map { "\($0.receiver).\($0.baseName)" }
  }

  private func pushed() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: Probe("a"))
    sim.launch(navigation)
    sim.perform { navigation.pushViewController(Probe("b"), animated: false) }
    sim.settle()
    return navigation
  }

  private func swipe(to x: CGFloat, during seconds: Double = 2) {
    sim.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: x, y: 400), during: seconds)
  }

  @Test func `a swipe back that ends half-way is cancelled (R-GEST-18, R-NAV-3)`() {
    let navigation = pushed()
    #expect(
      life { swipe(to: 150) } == [
        "b.viewWillDisappear", "a.viewWillAppear", "a.viewWillDisappear", "a.viewDidDisappear",
        "b.viewWillAppear", "b.viewDidAppear",
      ])
    #expect(navigation.viewControllers.count == 2)
  }

  @Test(arguments: [(300, 2.0), (100, 0.1)])
  func `a swipe back that is long or quick pops (R-GEST-18)`(x: Int, seconds: Double) {
    let navigation = pushed()
    #expect(
      life { swipe(to: CGFloat(x), during: seconds) } == [
        "b.viewWillDisappear", "a.viewWillAppear", "b.viewDidDisappear", "a.viewDidAppear",
      ])
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `the swipe is disabled without a bar, unless the app decides otherwise`() throws {
    let navigation = pushed()
    let swipe = try #require(navigation.interactivePopGestureRecognizer)
    navigation.isNavigationBarHidden = true
    sim.settle()
    self.swipe(to: 300)
    #expect(navigation.viewControllers.count == 2)
    swipe.delegate = nil
    self.swipe(to: 300)
    #expect(navigation.viewControllers.count == 1)
    self.swipe(to: 300)
    #expect(navigation.viewControllers.count == 1, "there is nothing to go back to")
  }

  @Test func `a swipe turns pages (R-GEST-18)`() {
    final class Source: UIPageViewControllerDataSource {
      let pages = [Probe("a"), Probe("b")]
      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }
      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
    }
    let source = Source()
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    pages.dataSource = source
    pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    sim.launch(pages)
    func drag(_ from: CGFloat, _ to: CGFloat) {
      sim.drag(from: CGPoint(x: from, y: 400), to: CGPoint(x: to, y: 400), during: 2)
    }
    drag(350, 300)
    #expect(pages.viewControllers?.first === source.pages[0])
    drag(350, 50)
    #expect(pages.viewControllers?.first === source.pages[1])
    drag(350, 50)
    drag(50, 350)
    #expect(pages.viewControllers?.first === source.pages[0])
    // The direction in which the touch has moved 10 points decides.
    let along = sim.touch(at: CGPoint(x: 350, y: 400))
    along.move(to: CGPoint(x: 350, y: 405))
    along.move(to: CGPoint(x: 50, y: 405), during: 2)
    along.lift()
    #expect(pages.viewControllers?.first === source.pages[1])
    let across = sim.touch(at: CGPoint(x: 50, y: 400))
    across.move(to: CGPoint(x: 50, y: 430))
    across.move(to: CGPoint(x: 350, y: 430), during: 2)
    across.lift()
    #expect(pages.viewControllers?.first === source.pages[1])
  }

  @Test func `a drag moves a sheet down (R-GEST-18)`() {
    let root = Probe("root")
    sim.launch(root)
    let sheet = Probe("sheet")
    sim.perform { root.present(sheet, animated: false) }
    sim.settle()
    func drag(by way: CGFloat) {
      sim.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 300 + way), during: 3)
    }
    drag(by: 200)
    #expect(root.presentedViewController === sheet)
    drag(by: -200)
    #expect(root.presentedViewController === sheet)
    drag(by: 500)
    #expect(root.presentedViewController == nil)
  }
}
