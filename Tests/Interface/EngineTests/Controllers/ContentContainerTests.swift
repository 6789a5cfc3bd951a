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

/// A parent's calls to its children about sizes, and the current traits in callbacks.
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

  @Test func `other children's sizes follow their masks (R-CC-1)`() {
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

  @Test func `a size that a parent sets directly is no transition (R-TRAIT-11)`() {
    root.onLoad = { $0.embed(self.child) }
    sim.launch(root)

    let events = sim.events { sim.doing { child.view.frame.size.height = 99 } }

    #expect(events.named("willTransition", "viewWillTransition").isEmpty)
    #expect(events.on("child").last?.baseName == "viewDidLayoutSubviews")
  }

  @Test func `a child whose view is not loaded receives only traits (R-ROT-11)`() {
    root.onLoad = { $0.addChild(self.child) }
    sim.launch(root)

    let events = sim.events { sim.rotate(to: .landscapeLeft) }

    #expect(events.on("child").map(\.name) == ["willTransition(to:with:)"])
    #expect(!child.isViewLoaded)
  }

  @Test(arguments: [
    CGSize(width: -1, height: 10), CGSize(width: 10, height: -0.5),
    CGSize(width: CGFloat.nan, height: 10), CGSize(width: 10, height: CGFloat.infinity),
  ])
  func `an invalid size raises an exception and reaches no controller (D-11)`(
    size: CGSize
  ) throws {
    let sim = try device()
    final class Wrong: UIViewController {
      var answer = CGSize.zero
      override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize { answer }
    }
    let parent = Wrong()
    parent.answer = size
    sim.launch(parent)
    sim.doing { parent.embed(child) }

    let raised = sim.exceptions {
      sim.rotate(to: .landscapeLeft)
    }

    #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
    #expect(raised.first?.reason.contains(MeasureText.size(size)) == true)
    #expect(sim.trace.events(named: "viewWillTransition", on: child).isEmpty)
    #expect(sim.interfaceOrientation == .landscapeRight)
  }

  @Test func `a preferred size goes only to the parent, if there is one (R-CC-2)`() {
    let middle = Probe("middle")
    root.onLoad = {
      $0.embed(middle)
      middle.embed(self.child)
    }
    sim.launch(root)
    let events = sim.events {
      sim.perform {
        child.preferredContentSize = CGSize(width: 10, height: 20)
        root.preferredContentSize = CGSize(width: 1, height: 2)
      }
    }
    #expect(
      events.named("preferredContentSizeDidChange").strings == [
        "middle preferredContentSizeDidChange(forChildContentContainer:) child"
      ])
    #expect(child.view.bounds.size == middle.view.bounds.size, "the message does not resize")
  }

  @Test func `fitting sizes are reported only when a test requests it (R-CC-3)`() {
    root.onLoad = { $0.embed(self.child) }
    sim.launch(root)
    sim.rotate(to: .landscapeLeft)
    #expect(sim.trace.events(named: "systemLayoutFittingSizeDidChange").isEmpty)
    sim.changeFittingSize(of: child)
    sim.changeFittingSize(of: root)
    #expect(
      sim.trace.events(named: "systemLayoutFittingSizeDidChange").map(\.receiver) == ["root"])
  }

  @Test func `a container's direct calls to its child are recorded once (R-CC-2, R-ROT-3)`() {
    root.onLoad = { $0.embed(self.child) }
    root.callsSuper = false
    root.onWillTransition = { [child] _, traits, coordinator in
      child.willTransition(to: traits, with: coordinator)
    }
    root.onSize = { [child] _, size, coordinator in
      child.viewWillTransition(to: size, with: coordinator)
    }
    sim.launch(root)
    let events = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(
      events.named("willTransition", "viewWillTransition").strings == [
        "root willTransition(to:with:) hC vR → hC vC",
        "child willTransition(to:with:) hC vR → hC vC",
        "root viewWillTransition(to:with:) 852 × 393",
        "child viewWillTransition(to:with:) 852 × 393",
      ])
  }

  @Test func `a controller is launched in the classic way (D-10)`() {
    sim.launch(root)

    #expect(sim.trace.events(named: "didFinishLaunching", on: "appDelegate").isEmpty)
    #expect(
      sim.trace.events(named: "application(_:didFinishLaunchingWithOptions:)").map(\.receiver)
        == ["appDelegate"])
    #expect(!sim.trace.events.contains { $0.receiver.hasPrefix("scene") })
  }

  @Test func `the current traits are the receiver's in layout and trait callbacks (R-TRAIT-10)`() {
    var seen: [String] = []
    let log = { (moment: String, traits: UITraitCollection) in
      if UITraitCollection.current != traits { seen.append(moment) } else { seen.append("same") }
    }
    let view = ProbeView("leaf", CGRect(x: 0, y: 0, width: 10, height: 10))
    view.autoresizingMask = [.flexibleWidth]
    view.onLayout = { log("layout", $0.traitCollection) }
    view.onTraits = { log("traits", $0.traitCollection) }
    root.onLoad = { $0.view.addSubview(view) }
    root.onWillLayout = { log("will layout", $0.traitCollection) }
    sim.launch(root)
    seen = []

    sim.rotate(to: .landscapeLeft)

    #expect(seen == ["same", "same", "same"])
    // Outside of callbacks it is the window's, not the one from before the turn (V-20).
    #expect(UITraitCollection.current == root.view.window?.traitCollection)
  }

  @Test func `an invalidated view is laid out at the end of the turn, not before (R-LAY-8)`() {
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

  @Test func `isEditing is a flag that setEditing sets`() {
    final class Editor: UIViewController {
      var calls: [String] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        calls.append("\(editing) \(animated)")
        super.setEditing(editing, animated: animated)
      }
    }
    let editor = Editor()
    editor.isEditing = true
    editor.setEditing(false, animated: true)
    #expect(editor.calls == ["true false", "false true"] && !editor.isEditing)
  }
}
