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

/// A view that replaces itself by another of its class whenever it is laid out.
private final class Replacer: UIView {
  override func layoutSubviews() {
    guard let superview else { return }
    let next = Replacer(frame: frame)
    removeFromSuperview()
    superview.addSubview(next)
  }
}

/// A view that adds another of its class to itself when it is laid out.
private final class Nest: UIView {
  override func layoutSubviews() {
    if subviews.isEmpty { addSubview(Nest(frame: bounds)) }
  }
}

/// Apps that never become idle, or exceed a limit.
@MainActor @Suite(.simulator("iphone-15-pro", reportsExceptions: false)) struct EndlessTests {
  private let sim: Simulator
  private let root = Probe()

  init() throws { sim = try #require(Simulator.bound) }

  @Test func `views that replace each other in layout are stopped and reported`() throws {
    sim.machine.runLoop.layoutsPerPass = 5_000
    root.onLoad = { $0.view.addSubview(Replacer(frame: CGRect(x: 0, y: 0, width: 9, height: 9))) }

    sim.launch(root)

    let loops = sim.trace.events(named: "layoutLoop")
    #expect(loops.count >= 1)
    #expect(loops[0].argumentsText.hasPrefix("limit: 5000, view: <UI"))
  }

  @Test func `endless nesting of views in layout ends at a limit`() {
    root.onLoad = { $0.view.addSubview(Nest(frame: CGRect(x: 0, y: 0, width: 9, height: 9))) }

    sim.launch(root)

    #expect(
      sim.trace.events(named: "exception").map(\.argumentsText)
        == ["name: GimbalLimitExceeded, reason: views are nested deeper than 2500 levels"])
    sim.rotate(to: .landscapeLeft)
    #expect(root.view.bounds.size == CGSize(width: 852, height: 393))
  }

  @Test func `a view that leaves and returns in each appearance is stopped (F-82)`() {
    root.onDidAppear = { probe in
      let superview = probe.view.superview
      probe.view.removeFromSuperview()
      superview?.addSubview(probe.view)
    }

    sim.launch(root)

    #expect(
      sim.trace.events(named: "layoutLoop").first?.argumentsText
        .contains("not idle after 10000 turns of the run loop; '") == true)
  }

  @Test func `a parent that answers each preferred size with another is stopped`() {
    final class Restless: UIViewController {
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        children[0].preferredContentSize.width += 1
      }
    }
    let restless = Restless()
    let child = UIViewController()
    restless.addChild(child)
    sim.launch(restless)

    sim.perform { child.preferredContentSize.width = 5 }

    #expect(child.preferredContentSize.width == 205)
    #expect(
      sim.trace.events(named: "exception").map(\.argumentsText) == [
        "name: GimbalLimitExceeded, reason: preferredContentSizeDidChange is called from within "
          + "itself more than 200 times"
      ])
  }

  @Test func `the virtual clock never reaches the end of time`() {
    sim.launch(root)
    var ended = false

    sim.advance(by: .infinity)
    sim.doing {
      UIView.animate(
        withDuration: .infinity, animations: { root.view.alpha = 0.5 },
        completion: { _ in ended = true })
    }

    #expect(sim.clock.now.isFinite)
    #expect(!ended)
  }
}
