import Foundation
import Gimbal
import GimbalContainers
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import TestSupport
import Testing

/// The visible values of a navigation bar during a push.
@MainActor @Suite(.simulator("iphone-15-pro")) struct BarMotionTests {
  private let sim: Simulator
  private let first = Probe("first")
  private let second = Probe("second")
  private let width: CGFloat = 393

  init() throws { sim = try #require(Simulator.bound) }

  private func seen(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? .null }

  @Test func `custom title and button views animate with a push and with a pop (L-ANIM-19)`() {
    let navigation = UINavigationController(rootViewController: first)
    sim.launch(navigation)
    let (title, button) = (UIView(), UIView())
    for view in [title, button] { view.frame.size = CGSize(width: 60, height: 30) }
    first.navigationItem.titleView = title
    second.navigationItem.titleView = UIView(frame: title.frame)
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
    sim.settle()
    #expect(title.superview === navigation.navigationBar)
    sim.begin { navigation.pushViewController(second, animated: true) }
    sim.advance(by: sim.switches.transitionDuration / 2)
    #expect(abs(seen(button).minX - button.frame.minX - width / 4) < 1e-9)
    #expect(abs((button.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
    #expect(button.frame.maxX < width && button.frame.minX > width / 2 && button.alpha == 1)
    sim.settle()
    #expect(seen(button) == button.frame)
    sim.begin { _ = navigation.popViewController(animated: true) }
    sim.advance(by: sim.switches.transitionDuration / 2)
    #expect(abs(seen(title).minX - title.frame.minX + width / 4) < 1e-9)
    sim.settle()
    #expect(seen(title) == title.frame && title.layer.animationKeys() == nil)
  }
}
