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

/// Apps that change the view hierarchy during callbacks.
@MainActor @Suite(.simulator("iphone-14-pro", system: .iOS(16))) struct ReentrancyTests {
  private let sim: Simulator
  private let root = Probe("root")
  private let views = (0..<6).map { ProbeView("v\($0)", CGRect(x: 0, y: 0, width: 10, height: 10)) }

  init() throws {
    sim = try #require(Simulator.bound)
    root.onLoad = { [views] in for view in views { $0.view.addSubview(view) } }
  }

  @Test func `views may leave during their own and others' layout`() {
    views[1].onLayout = { $0.removeFromSuperview() }
    views[2].onLayout = { [views] _ in
      views[3].removeFromSuperview()
      views[0].removeFromSuperview()
    }
    let events = sim.events { sim.launch(root) }.named("layoutSubviews")
    #expect(root.view.subviews == [views[2], views[4], views[5]])
    #expect(events.on("v3").isEmpty)
    #expect(events.on("v4").count == 1 && events.on("v5").count == 1)
  }

  @Test func `children may change between two calls of super in layoutSubviews (S18)`() {
    let added = ProbeView("added")
    views[0].onLayout = { view in
      if added.superview == nil { view.addSubview(added) }
    }
    let events = sim.events { sim.launch(root) }
    #expect(added.window === sim.window)
    #expect(events.named("layoutSubviews").on("added").count == 1)
    #expect(events.named("layoutLoop").isEmpty)
  }

  @Test func `a view may leave in its traits callback and is not laid out then`() throws {
    for system in [SystemVersion.iOS(16), .iOS(17)] {
      let sim = try device("iphone-14-pro", system)
      let root = Probe("root")
      let view = ProbeView("leaving", CGRect(x: 0, y: 0, width: 10, height: 10))
      let next = ProbeView("next", CGRect(x: 0, y: 0, width: 10, height: 10))
      root.onLoad = {
        $0.view.addSubview(view)
        $0.view.addSubview(next)
      }
      sim.launch(root)
      view.onTraits = {
        $0.frame.size.width += 1
        $0.removeFromSuperview()
      }
      let events = sim.events { sim.rotate(to: .landscapeLeft) }
      #expect(view.window == nil)
      #expect(events.named("layoutSubviews").on("leaving").isEmpty)
      #expect(events.named("traitCollectionDidChange").on("next").count == 1)
    }
  }

  @Test func `a whole controller may leave in a rotation callback`() {
    let child = Probe("child")
    sim.launch(root)
    sim.doing { root.embed(child) }
    child.onTraits = { child, _ in
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    child.onSize = nil
    sim.rotate(to: .landscapeLeft)
    #expect(child.view.window == nil && root.children.isEmpty)
    #expect(root.view.bounds.width == 852)
  }

  @Test func `a view released in a callback lives until the traversal ends`() {
    weak var released: ProbeView?
    do {
      let view = ProbeView("short", CGRect(x: 0, y: 0, width: 10, height: 10))
      view.addSubview(ProbeView("shorter"))
      view.onLayout = { $0.removeFromSuperview() }
      released = view
      root.onDidAppear = { $0.view.addSubview(view) }
      sim.launch(root)
      root.onDidAppear = nil
    }
    #expect(released == nil)
  }

  @Test func `a view may move to another superview while it is being added`() {
    let other = UIView("other")
    let stubborn = ProbeView("stubborn")
    stubborn.onWillMoveToSuperview = { view, new in
      if new !== other, new != nil { other.addSubview(view) }
    }
    sim.launch(root)
    sim.doing { root.view.addSubview(stubborn) }
    let parents = [root.view, other].filter { $0!.subviews.contains(stubborn) }
    #expect(parents.count == 1 && stubborn.superview === parents.first!)
    #expect((stubborn.window != nil) == (stubborn.superview === root.view))
  }

  @Test func `a view may leave again when it has been added`() {
    let shy = ProbeView("shy")
    shy.onDidMoveToWindow = { if $0.window != nil { $0.removeFromSuperview() } }
    sim.launch(root)
    sim.doing { root.view.addSubview(shy) }
    #expect(shy.superview == nil && shy.window == nil)
    #expect(!root.view.subviews.contains(shy))
  }

  @Test func `setters with observers may be called recursively`() {
    let view = ProbeView("square", .zero)
    view.onFrame = {
      if $0.frame.width != $0.frame.height { $0.frame.size.height = $0.frame.width }
    }
    view.autoresizingMask = .flexibleWidth
    sim.launch(root)
    sim.perform {
      root.view.addSubview(view)
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    }
    #expect(view.frame.size == CGSize(width: 100, height: 100))
    sim.rotate(to: .landscapeLeft)
    #expect(view.frame.width == view.frame.height && view.frame.width > 100)
  }

  @Test func `a rotation in a callback follows the current one`() {
    sim.launch(root)
    var isRotated = false
    root.onDidLayout = { [sim] _ in
      guard !isRotated else { return }
      isRotated = true
      sim.rotate(to: .landscapeRight)
    }
    sim.rotate(to: .landscapeLeft)
    sim.settle()
    #expect(sim.interfaceOrientation == .landscapeLeft)
    #expect(root.view.bounds.size == CGSize(width: 852, height: 393))
  }

  @Test func `a released view releases its subviews`() {
    let stayingView = UIView("kept")
    do {
      let outer = UIView()
      outer.addSubview(stayingView)
    }
    #expect(stayingView.superview == nil && stayingView.window == nil)
    sim.launch(root)
    sim.perform { root.view.addSubview(stayingView) }
    #expect(stayingView.window === sim.window)
  }

  @Test func `margins that move views during a view's move create no cycle of views`() {
    let child = MovingMargins()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    sim.launch(root)
    sim.perform {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.view.frame = root.view.bounds
      child.didMove(toParent: root)
    }
    _ = child.view.layoutMargins
    sim.perform {
      child.onMargins = { [unowned child] in child.view.addSubview(outer) }
      outer.addSubview(child.view)
    }
    #expect(child.onMargins == nil)
    #expect(outer.superview === child.view && child.view.superview == nil)
  }
}

private final class MovingMargins: UIViewController {
  var onMargins: (() -> Void)?
  override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    if let act = onMargins {
      onMargins = nil
      act()
    }
    return super.systemMinimumLayoutMargins
  }
}
