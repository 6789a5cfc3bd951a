import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTestSupport
import GimbalTesting
import GimbalTraces
import GimbalTraits
import Testing

/// What a parent tells its children of their sizes, and what is current in callbacks.
@MainActor @Suite(.simulator("iphone-15-pro")) struct ContentContainerTests {
  private let sim: Simulator
  private let root = Probe()
  private let child = Probe("child")

  init() throws { sim = try #require(Simulator.bound) }

  @Test func `a child that fills its parent has its size (R-CC-1)`() {
    root.onLoad = { $0.embed(self.child) }
    sim.launch(root)

    let size = root.size(
      forChildContentContainer: child, withParentContainerSize: CGSize(width: 852, height: 393))

    #expect(size == CGSize(width: 852, height: 393))
  }

  @Test func `another child's size follows its mask (R-CC-1)`() {
    root.onLoad = {
      $0.embed(self.child, frame: CGRect(x: 10, y: 100, width: 200, height: 300))
      self.child.view.autoresizingMask = [.flexibleWidth]
    }
    sim.launch(root)

    let events = sim.events { sim.rotate(to: .landscapeLeft) }

    #expect(
      events.on("child").named("viewWillTransition").map(\.argumentsText) == ["659 × 300"])
    #expect(child.view.bounds.size == CGSize(width: 659, height: 300))
  }

  @Test func `a child whose view is not loaded is told of traits only (R-ROT-11)`() {
    root.onLoad = { $0.addChild(self.child) }
    sim.launch(root)

    let events = sim.events { sim.rotate(to: .landscapeLeft) }

    #expect(events.on("child").map(\.name) == ["willTransition(to:with:)"])
    #expect(!child.isViewLoaded)
  }

  @Test func `a controller is launched in the classic form (D-10)`() {
    sim.launch(root)

    #expect(sim.trace.events(named: "didFinishLaunching", on: "appDelegate").isEmpty)
    #expect(
      sim.trace.events(named: "application(_:didFinishLaunchingWithOptions:)").map(\.receiver)
        == ["appDelegate"])
    #expect(!sim.trace.events.contains { $0.receiver.hasPrefix("scene") })
  }

  @Test func `the current traits are the receiver's in layout and trait callbacks (R-TRAIT-10)`() {
    var seen: [String] = []
    let note = { (moment: String, traits: UITraitCollection) in
      if UITraitCollection.current != traits { seen.append(moment) } else { seen.append("same") }
    }
    let view = ProbeView("leaf", CGRect(x: 0, y: 0, width: 10, height: 10))
    view.autoresizingMask = [.flexibleWidth]
    view.onLayout = { note("layout", $0.traitCollection) }
    view.onTraits = { note("traits", $0.traitCollection) }
    root.onLoad = { $0.view.addSubview(view) }
    root.onWillLayout = { note("will layout", $0.traitCollection) }
    sim.launch(root)
    seen = []
    let outside = UITraitCollection.current

    sim.rotate(to: .landscapeLeft)

    #expect(seen == ["same", "same", "same"])
    #expect(UITraitCollection.current == outside)
  }

  @Test func `what is marked is laid out at the end of the turn, not before (R-LAY-8)`() {
    let view = ProbeView("leaf", CGRect(x: 0, y: 0, width: 10, height: 10))
    var layouts = 0
    root.onLoad = { $0.view.addSubview(view) }
    sim.launch(root)
    view.onLayout = { _ in layouts += 1 }

    sim.begin {
      view.setNeedsLayout()
      view.setNeedsLayout()
    }
    #expect(layouts == 0)
    sim.settle()
    #expect(layouts == 1)
  }
}
