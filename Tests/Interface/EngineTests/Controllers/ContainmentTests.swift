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

/// Adding and removing children, and the receivers of appearance callbacks (R-CON).
@MainActor @Suite(.simulator("iphone-15-pro", reportsExceptions: false)) struct ContainmentTests {
  private let sim: Simulator
  private let root = Probe("root")
  private let child = Probe("child")

  init() throws { sim = try #require(Simulator.bound) }

  private func appearances(_ events: [TraceEvent]) -> [String] {
    events.named(
      "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"
    ).map { "\($0.receiver) \($0.baseName)" }
  }

  @Test func `adding a child announces its parent (R-CON-1)`() {
    let events = sim.events { sim.perform { root.addChild(child) } }
    #expect(events.strings == ["root addChild(_:) child", "child willMove(toParent:) root"])
    #expect(child.parent === root && root.children == [child])
    #expect(child.isMovingToParent)
  }

  @Test func `removing from a parent calls didMove at the end (R-CON-2)`() {
    root.embed(child)
    let events = sim.events { sim.perform { child.removeFromParent() } }
    #expect(events.strings == ["child removeFromParent() ", "child didMove(toParent:) nil"])
    #expect(child.parent == nil && root.children.isEmpty)
    child.removeFromParent()
  }

  @Test func `a child of another parent is removed from it (R-CON-2)`() {
    let other = Probe("other")
    other.addChild(child)
    root.addChild(child)
    #expect(other.children.isEmpty)
    #expect(child.parent === root)
    root.addChild(child)
    #expect(root.children == [child])
  }

  @Test func `an embedded child appears with its parent (R-CON-3, R-CON-4)`() {
    root.onLoad = { [child] in $0.embed(child) }
    let events = sim.events { sim.launch(root) }
    #expect(
      appearances(events) == [
        "root viewWillAppear", "child viewWillAppear", "root viewIsAppearing",
        "child viewIsAppearing", "root viewDidAppear", "child viewDidAppear",
      ])
    let own = events.on("child").named(
      "willMove", "viewWillAppear", "updateViewConstraints", "viewWillLayoutSubviews",
      "viewDidLayoutSubviews", "viewDidAppear")
    #expect(
      own.map(\.baseName) == [
        "willMove", "viewWillAppear", "updateViewConstraints", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "viewDidAppear",
      ])
  }

  @Test func `a child is added to a visible parent (R-CON-7)`() {
    sim.launch(root)
    let events = sim.events {
      sim.doing {
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
      }
    }
    let rows = events.filter {
      ["root", "child", "child.view"].contains($0.receiver) && $0.depth < 2
        && !$0.name.contains("afeArea") && !$0.name.contains("ayoutMargins")
        && !["updateViewConstraints()", "updateProperties()"].contains($0.name)
        || $0.name == "didAddSubview(_:)"
    }.lines.filter { $0 != "root viewWillLayoutSubviews()" && $0 != "root viewDidLayoutSubviews()" }
    #expect(
      rows == [
        "root addChild(_:)", "child willMove(toParent:)", "child loadView()",
        "child viewDidLoad()", "child viewWillAppear(_:)", "child.view willMove(toSuperview:)",
        "child.view willMove(toWindow:)", "child.view didMoveToWindow()",
        "child.view didMoveToSuperview()", "root.view didAddSubview(_:)",
        "child didMove(toParent:)", "child viewIsAppearing(_:)", "child viewWillLayoutSubviews()",
        "child.view layoutSubviews()", "child viewDidLayoutSubviews()", "child viewDidAppear(_:)",
      ])
  }

  @Test func `a child leaves a visible parent (R-CON-2)`() {
    root.onLoad = { [child] in $0.embed(child) }
    sim.launch(root)
    let events = sim.events {
      sim.doing {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
    }
    let rows = events.on("child").named(
      "viewWillDisappear", "viewDidDisappear", "removeFromParent", "didMove(toParent:)")
    #expect(
      rows.map(\.baseName) == [
        "viewWillDisappear", "removeFromParent", "didMove", "viewDidDisappear",
      ])
    #expect(child.view.window == nil)
  }

  @Test func `a child added while its parent appears receives its appearance too`() {
    root.onIsAppearing = { [child] in $0.embed(child) }
    let events = sim.events { sim.launch(root) }
    #expect(
      appearances(events) == [
        "root viewWillAppear", "root viewIsAppearing", "child viewWillAppear",
        "child viewIsAppearing", "root viewDidAppear", "child viewDidAppear",
      ])
  }

  @Test func `a child whose view is added later appears then`() {
    root.onLoad = { [child] in $0.addChild(child) }
    sim.launch(root)
    #expect(!child.isViewLoaded)
    let events = sim.events { sim.doing { root.view.addSubview(child.view) } }
    #expect(
      appearances(events) == [
        "child viewWillAppear", "child viewIsAppearing", "child viewDidAppear",
      ])
  }

  @Test func `a parent that does not forward calls its child manually (R-CON-5)`() {
    root.forwardsAppearance = false
    root.onLoad = { [child] in $0.embed(child) }
    #expect(
      appearances(sim.events { sim.launch(root) })
        == ["root viewWillAppear", "root viewIsAppearing", "root viewDidAppear"])
    let coming = sim.events {
      sim.doing {
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
      }
    }
    #expect(
      appearances(coming) == [
        "child viewWillAppear", "child viewIsAppearing", "child viewDidAppear",
      ])
    #expect(coming.named("viewWillAppear").strings == ["child viewWillAppear(_:) true"])
    let going = sim.events {
      sim.doing {
        child.beginAppearanceTransition(false, animated: false)
        child.view.removeFromSuperview()
        child.endAppearanceTransition()
      }
    }
    #expect(appearances(going) == ["child viewWillDisappear", "child viewDidDisappear"])
  }

  /// W-58.
  @Test func `a manual disappearance reaches a controller that never appeared (R-CON-5)`() {
    root.forwardsAppearance = false
    root.onLoad = { [child] in $0.embed(child) }
    sim.launch(root)
    func disappear() -> [String] {
      appearances(
        sim.events {
          sim.doing {
            child.beginAppearanceTransition(false, animated: false)
            child.endAppearanceTransition()
          }
        })
    }
    #expect(disappear() == ["child viewWillDisappear", "child viewDidDisappear"])
    #expect(disappear() == [])
  }

  @Test func `reversing during a disappearance cancels it (R-CON-5)`() {
    root.forwardsAppearance = false
    root.onLoad = { [child] in $0.embed(child) }
    sim.launch(root)
    sim.perform {
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
    }
    let events = sim.events {
      sim.perform {
        child.beginAppearanceTransition(false, animated: true)
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        child.endAppearanceTransition()
      }
    }
    #expect(
      appearances(events).filter { !$0.contains("IsAppearing") }
        == ["child viewWillDisappear", "child viewWillAppear", "child viewDidAppear"])
  }

  @Test func `manual forwarding after super sends the automatic calls (R-CON-4)`() {
    final class Forwarding: UIViewController {
      let child = Probe("child")
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
      override func viewDidLoad() { embed(child) }
      override func viewWillAppear(_ animated: Bool) {
        child.beginAppearanceTransition(true, animated: animated)
      }
      override func viewDidAppear(_ animated: Bool) { child.endAppearanceTransition() }
    }
    let automatic = Probe("root")
    automatic.onLoad = { $0.embed(Probe("child")) }
    let first = appearances(sim.events { sim.launch(automatic) })
    let second = appearances(sim.events { sim.launch(Forwarding()) })
    #expect(
      second.map { String($0.drop { $0 != " " }) } == first.map { String($0.drop { $0 != " " }) })
  }

  @Test func `a replaced root disappears and the new one appears, even if the old is not retained`()
  {
    weak var old: Probe?
    var received: [String] = []
    do {
      let first = Probe("first")
      first.onDidDisappear = { _ in received.append("gone") }
      old = first
      sim.launch(first)
    }
    let next = Probe("next")
    let events = sim.events { sim.doing { sim.window?.rootViewController = next } }
    #expect(received == ["gone"])
    #expect(old == nil)
    #expect(appearances(events).filter { $0.contains("isappear") }.count == 2)
    #expect(events.named("viewDidAppear").count == 1)
    #expect(next.view.window === sim.window)
    #expect(sim.window?.subviews.count == 1 && next.view.superview === sim.window)
    #expect(next.view.frame == sim.window?.bounds)
    sim.rotate(to: .landscapeLeft)
    #expect(next.view.frame.size == CGSize(width: 852, height: 393))
  }

  @Test func `a cyclic child raises an exception without effect (D-11)`() {
    root.addChild(child)
    let events = sim.events {
      sim.perform {
        child.addChild(root)
        root.addChild(root)
      }
    }
    #expect(events.map(\.name) == ["exception", "exception"])
    #expect(root.parent == nil && child.children.isEmpty && root.children == [child])
  }

  @Test func `a child's view in a non-member's view raises an exception without effect (D-11)`() {
    let parent = Probe("parent")
    let child = Probe("child")
    let root = Probe("root")
    root.onLoad = { root in
      root.embed(parent)
      parent.addChild(child)
    }
    sim.launch(root)

    sim.perform { root.view.addSubview(child.view) }

    #expect(child.view.superview == nil)
    let exception = sim.trace.events(named: "exception").last
    #expect(
      exception?.argumentsText.hasPrefix(
        "name: UIViewControllerHierarchyInconsistency, reason: child view controller:<Probe: ")
        == true)
    sim.perform { parent.view.addSubview(child.view) }
    #expect(child.view.superview === parent.view)
  }

  @Test func `one view for two controllers raises an exception without effect (D-11)`() {
    let events = sim.events { sim.perform { child.view = root.view } }
    #expect(events.named("exception").first?.argumentsText.contains("at most one") == true)
    #expect(root.isViewLoaded && !child.isViewLoaded)
  }

  @Test func `loading is lazy, happens once, and makes a view where loadView sets none`() {
    final class Forgetful: UIViewController {
      var loads = 0
      override func loadView() { loads += 1 }
    }
    let controller = Forgetful()
    #expect(controller.viewIfLoaded == nil && !controller.isViewLoaded)
    controller.loadViewIfNeeded()
    controller.loadViewIfNeeded()
    #expect(controller.loads == 1)
    #expect(controller.viewIfLoaded != nil && controller.view === controller.viewIfLoaded)
  }
}
