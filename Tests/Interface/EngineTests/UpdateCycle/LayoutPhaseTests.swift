import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalSnapshots
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// Layout invalidation, layout passes and their order (R-LAY, L-CYC).
@MainActor @Suite(.simulator("iphone-15-pro")) struct LayoutPhaseTests {
  private let sim: Simulator
  private let root = Probe("root")
  private let outer = ProbeView("outer", CGRect(x: 0, y: 0, width: 100, height: 100))
  private let inner = ProbeView("inner", CGRect(x: 0, y: 0, width: 50, height: 50))

  init() throws {
    sim = try #require(Simulator.bound)
    outer.addSubview(inner)
    root.onLoad = { [outer] in $0.view.addSubview(outer) }
    sim.launch(root)
  }

  private func layouts(_ body: () -> Void) -> [String] {
    sim.events { sim.doing(body) }.named("layoutSubviews").map(\.receiver)
  }

  @Test func `changes that invalidate layout, and changes that do not (R-LAY-6)`() {
    #expect(layouts { outer.frame.size.width = 120 } == ["outer"])
    #expect(layouts { outer.frame.origin.x = 7 } == [])
    #expect(layouts { outer.center.y += 10 } == [])
    #expect(layouts { outer.bounds.origin.y = 30 } == [])
    #expect(layouts { outer.bounds.size.height = 90 } == ["outer"])
    #expect(layouts { outer.transform = CGAffineTransform(scaleX: 2, y: 2) } == [])
    #expect(layouts { outer.alpha = 0.5 } == [])
    #expect(layouts { outer.isHidden = true } == [])
    #expect(layouts { inner.removeFromSuperview() } == ["outer"])
    #expect(layouts { outer.addSubview(inner) } == ["outer", "inner"])
    #expect(layouts { outer.frame = outer.frame } == [])
  }

  @Test func `setting subviews' frames from constraints does not invalidate the view (R-LAY-6)`() {
    inner.translatesAutoresizingMaskIntoConstraints = false
    sim.doing {
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        inner.widthAnchor.constraint(equalTo: outer.widthAnchor),
      ])
    }

    #expect(layouts { outer.frame.size.width = 180 } == ["outer", "inner"])

    #expect(inner.frame.width == 180)
  }

  @Test func `repeated setNeedsLayout calls coalesce (L-CYC-2)`() {
    #expect(
      layouts {
        for _ in 0..<3 { outer.setNeedsLayout() }
      } == ["outer"])
  }

  @Test func `parents are laid out before their children (R-LAY-1, R-LAY-2, L-CYC-1)`() {
    let found = layouts {
      inner.setNeedsLayout()
      root.view.setNeedsLayout()
      outer.setNeedsLayout()
    }
    #expect(found == ["root.view", "outer", "inner"])
  }

  @Test func `a controller's two layout callbacks enclose its view's layout (R-LAY-2)`() {
    let events = sim.events { sim.doing { root.view.setNeedsLayout() } }
    #expect(
      events.lines == [
        "root viewWillLayoutSubviews()", "root.view layoutSubviews()",
        "root viewDidLayoutSubviews()",
      ])
  }

  @Test func `layoutIfNeeded starts at the topmost invalidated ancestor at once (R-LAY-5)`() {
    var now: [String] = []
    let events = sim.events {
      sim.perform {
        outer.setNeedsLayout()
        inner.setNeedsLayout()
        outer.onLayout = { _ in now.append("outer") }
        inner.onLayout = { _ in now.append("inner") }
        inner.layoutIfNeeded()
        #expect(now == ["outer", "inner"])
        inner.layoutIfNeeded()
      }
    }
    #expect(events.named("layoutSubviews").map(\.receiver) == ["outer", "inner"])
  }

  @Test func `layoutIfNeeded works outside a window`() {
    let loose = ProbeView("loose", CGRect(x: 0, y: 0, width: 10, height: 10))
    var count = 0
    loose.onLayout = { _ in count += 1 }
    sim.perform {
      loose.layoutIfNeeded()
      loose.layoutIfNeeded()
    }
    #expect(count == 1)
  }

  @Test func `a superview that a subview's layout invalidates is laid out again (R-LAY-9)`() {
    var once = false
    inner.onLayout = { inner in
      if !once { inner.superview?.setNeedsLayout() }
      once = true
    }
    #expect(layouts { inner.setNeedsLayout() } == ["inner", "outer"])
  }

  @Test func `a layout loop is stopped after ten layouts, and the view is named (R-LAY-9)`() {
    inner.onLayout = { $0.setNeedsLayout() }
    let events = sim.events { sim.doing { inner.setNeedsLayout() } }
    #expect(events.named("layoutSubviews").count == 10)
    let loops = events.named("layoutLoop")
    #expect(loops.map(\.receiver) == ["inner"])
    #expect(loops.first?.argumentsText.contains("frame = (0 0; 50 50)") == true)
    inner.onLayout = nil
    #expect(layouts { inner.setNeedsLayout() } == ["inner"])
  }

  @Test func `two views that invalidate each other are stopped`() {
    inner.onLayout = { $0.superview?.setNeedsLayout() }
    outer.onLayout = { $0.subviews.first?.setNeedsLayout() }
    let events = sim.events { sim.doing { outer.setNeedsLayout() } }
    #expect(events.named("layoutLoop").count >= 1)
    #expect(events.named("layoutSubviews").count <= 20)
  }

  @Test func `a safe area that never settles is stopped`() {
    root.onSafeArea = { $0.additionalSafeAreaInsets.top += 1 }
    let events = sim.events { sim.doing { root.additionalSafeAreaInsets.left = 5 } }
    #expect(events.named("layoutLoop").count >= 1)
    #expect(events.count < 1000)
  }

  @Test func `an app that endlessly starts animations is stopped`() {
    var count = 0
    func again() {
      count += 1
      UIView.animate(withDuration: 0, animations: {}, completion: { _ in again() })
    }
    let events = sim.events { sim.doing { again() } }
    #expect(count < 50_000)
    #expect(events.named("layoutLoop").map(\.receiver) == ["app"])
  }

  @Test func `animations change values at once and complete in time`() {
    var done: [Bool] = []
    sim.begin {
      UIView.animate(
        withDuration: 0.5, delay: 0.25, animations: { outer.alpha = 0 },
        completion: { done.append($0) })
    }
    #expect(outer.alpha == 0 && done.isEmpty)
    sim.advance(by: 0.7)
    #expect(done.isEmpty)
    sim.advance(by: 0.1)
    #expect(done == [true])
    var instant = false
    sim.perform {
      UIView.performWithoutAnimation {
        UIView.animate(withDuration: 5, animations: {}) { _ in instant = true }
      }
    }
    sim.advance(by: 0)
    #expect(instant)
  }

  @Test func `after a layout outside of callbacks the window's traits are current (R-TRAIT-10)`() {
    sim.doing { outer.overrideUserInterfaceStyle = .dark }
    sim.perform {
      outer.setNeedsLayout()
      outer.layoutIfNeeded()
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }
    #expect(outer.traitCollection.userInterfaceStyle == .dark)
  }
}
