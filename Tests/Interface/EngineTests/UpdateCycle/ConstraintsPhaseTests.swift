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

/// The receivers and the time of `updateConstraints` (R-LAY-1, -3, -4, D-2, D-4).
@MainActor @Suite(.simulator("iphone-15-pro")) struct ConstraintsPhaseTests {
  private let sim: Simulator
  private let root = Probe("root")
  private let outer = UIView("outer", CGRect(x: 0, y: 0, width: 100, height: 100))
  private let inner = ConstrainedView("inner", CGRect(x: 0, y: 0, width: 50, height: 50))

  init() throws { sim = try #require(Simulator.bound) }

  private func updates(_ body: () -> Void) -> [String] {
    sim.events { sim.doing(body) }.filter { $0.name.contains("onstraints") }.lines
  }

  @Test func `without constraint-based layout no view receives updateConstraints (R-LAY-4)`() {
    root.onLoad = { [outer] in $0.view.addSubview(outer) }
    let launch = sim.events { sim.launch(root) }.named("updateConstraints")
    #expect(launch.isEmpty)
    #expect(updates { outer.setNeedsUpdateConstraints() } == [])
  }

  @Test func `superviews take part, from the leaf to the root (R-LAY-1, L-CYC-6)`() {
    outer.addSubview(inner)
    sim.launch(root)
    sim.doing { root.view.addSubview(outer) }
    #expect(
      updates {
        outer.setNeedsUpdateConstraints()
        inner.setNeedsUpdateConstraints()
        root.view.setNeedsUpdateConstraints()
      } == [
        "inner updateConstraints()", "outer updateConstraints()", "root updateViewConstraints()",
        "root.view updateConstraints()", "window updateConstraints()",
      ])
  }

  @Test func `a constraint deep in the hierarchy includes its superviews (L-CYC-1, L-CYC-6)`() {
    let leaf = UIView("leaf", .zero)
    outer.addSubview(leaf)
    root.onLoad = { [outer] in $0.view.addSubview(outer) }
    sim.launch(root)
    let requestUpdate = { [self] in
      for view in [root.view!, outer, leaf] { view.setNeedsUpdateConstraints() }
    }
    #expect(updates(requestUpdate) == [])
    sim.doing { leaf.widthAnchor.constraint(equalToConstant: 5).isActive = true }
    #expect(
      updates(requestUpdate) == [
        "leaf updateConstraints()", "outer updateConstraints()", "root updateViewConstraints()",
        "root.view updateConstraints()", "window updateConstraints()",
      ])
  }

  @Test func `only invalidated views and the root of the pass receive it (D-4)`() {
    outer.addSubview(inner)
    sim.launch(root)
    sim.doing { root.view.addSubview(outer) }
    #expect(
      updates { inner.setNeedsUpdateConstraints() }
        == ["inner updateConstraints()", "window updateConstraints()"])
    #expect(updates { inner.setNeedsLayout() } == [])
    #expect(
      updates {
        inner.setNeedsUpdateConstraints()
        outer.updateConstraintsIfNeeded()
      } == ["inner updateConstraints()", "outer updateConstraints()"])
    #expect(!inner.needsUpdateConstraints())
  }

  @Test func `a topmost view is the root of a pass, invalidated or not (D-4, F-64)`() {
    final class Counting: UIView {
      var count = 0
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        count += 1
        super.updateConstraints()
      }
    }
    let (top, below) = (Counting(), Counting())
    top.addSubview(below)
    // New views need an update of constraints.
    top.updateConstraintsIfNeeded()
    top.updateConstraintsIfNeeded()
    below.updateConstraintsIfNeeded()
    #expect(top.count == 2 && below.count == 1)
  }

  @Test(arguments: [false, true])
  func `with the switch a call on any view reaches the topmost, invalidated or not (D-4)`(
    isOn: Bool
  ) {
    sim.switches.constraintsPassReachesTop = isOn
    outer.addSubview(inner)
    sim.launch(root)
    sim.doing { root.view.addSubview(outer) }
    #expect(
      updates { inner.updateConstraintsIfNeeded() } == (isOn ? ["window updateConstraints()"] : []))
    #expect(
      updates {
        inner.setNeedsUpdateConstraints()
        inner.updateConstraintsIfNeeded()
      } == ["inner updateConstraints()"] + (isOn ? ["window updateConstraints()"] : []))
  }

  @Test(arguments: [false, true])
  func `a constraints pass lays the controller's view out with the switch (V-52)`(
    isOn: Bool
  ) {
    sim.switches.constraintsPassLaysOut = isOn
    let child = Probe("child")
    child.onLoad = { [inner] in $0.view.addSubview(inner) }
    sim.launch(root)
    sim.doing { root.embed(child) }
    #expect(UIView().needsUpdateConstraints() == isOn)
    let events = sim.events { sim.doing { inner.setNeedsUpdateConstraints() } }
    #expect(
      events.on("inner", "child", "child.view").map(\.baseName)
        == ["updateConstraints"]
        + (isOn ? ["viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews"] : []))
  }

  @Test
  func `all constraints come before all layout, except in the first appearance (R-LAY-1, D-2)`() {
    outer.addSubview(inner)
    root.onLoad = { [outer] in $0.view.addSubview(outer) }
    let first = sim.events { sim.launch(root) }
      .named("updateViewConstraints", "updateConstraints", "viewWillLayoutSubviews").lines
    #expect(
      first.filter { !$0.hasPrefix("window") } == [
        "inner updateConstraints()", "root updateViewConstraints()",
        "root.view updateConstraints()", "root viewWillLayoutSubviews()",
      ])
    let events = sim.events {
      sim.doing {
        root.view.setNeedsLayout()
        inner.setNeedsUpdateConstraints()
      }
    }.named("updateConstraints", "layoutSubviews").lines
    #expect(
      events == [
        "inner updateConstraints()", "window updateConstraints()", "root.view layoutSubviews()",
      ])
  }

  @Test func `a controller is called instead of its view (R-LAY-3)`() {
    let child = Probe("child")
    root.onLoad = { [inner] root in
      child.view.addSubview(inner)
      root.embed(child)
    }
    sim.launch(root)
    let found = updates {
      root.view.setNeedsUpdateConstraints()
      child.view.setNeedsUpdateConstraints()
    }
    #expect(
      found == [
        "child updateViewConstraints()", "child.view updateConstraints()",
        "root updateViewConstraints()", "root.view updateConstraints()",
        "window updateConstraints()",
      ])
  }

  @Test func `invalidating oneself in updateConstraints ends`() {
    final class Restless: UIView {
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        setNeedsUpdateConstraints()
        super.updateConstraints()
      }
    }
    let restless = Restless("restless")
    root.onLoad = { $0.view.addSubview(restless) }
    let events = sim.events { sim.launch(root) }
    #expect(events.named("updateConstraints").on("restless").count < 20_100)
    #expect(events.named("layoutLoop", "updateLoop").count >= 1)
  }
}
