import Gimbal
import GimbalContainers
import GimbalControls
import GimbalEngine
import GimbalTesting
import TestSupport
import Testing

/// Views that the system makes, which the app has not laid out (F-41, F-42).
@MainActor @Suite(.simulator("iphone-15-pro")) struct MadeBySystemTests {
  private let sim: Simulator
  private let child = Probe("child")

  init() throws { sim = try #require(Simulator.bound) }

  private func isMade(_ view: UIView) -> Bool { SystemViews.contains(view) }

  @Test func `a button's label belongs to the system, subviews added by the app do not`() throws {
    let (button, own) = (UIButton(type: .system), UIView())
    button.setTitle("Go", for: .normal)
    button.addSubview(own)
    let label = try #require(button.titleLabel)
    #expect(isMade(label) && !isMade(own) && !isMade(button))
  }

  @Test func `bars and child containers belong to the system, the children's views do not`() throws
  {
    let navigation = UINavigationController(rootViewController: child)
    sim.launch(navigation)
    let content = try #require(child.view.superview)
    #expect(isMade(navigation.navigationBar) && isMade(navigation.toolbar))
    #expect(isMade(navigation.view) && isMade(content))
    #expect(!isMade(child.view))
  }

  @Test func `a page is in the container itself and does not belong to the system`() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([child], direction: .forward, animated: false)
    sim.launch(pages)
    #expect(child.view.superview === pages.view)
    #expect(isMade(pages.view) && !isMade(child.view))
  }
}
