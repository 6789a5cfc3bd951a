import Foundation
import Gimbal
import GimbalGeometry
import GimbalTraits
import TestSupport
import Testing

@testable import GimbalEngine

/// Findings of randomized tests that call from inside callbacks, each in its minimal form (F-1, F-2, F-10, F-13).
@MainActor @Suite struct RandomTestFindingTests {
  private func powered(_ slug: String = "iphone-15-pro", _ major: Int = 17) throws -> Simulator {
    let sim = try device(slug, .iOS(major))
    sim.exceptionHandler = { _, _ in }
    return sim
  }

  private func expectInvariants(
    _ sim: Simulator, _ others: AnyObject..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let invariants = Invariants(of: sim.machine, with: others)
    #expect(invariants.breaches.isEmpty, "\(invariants.text)", sourceLocation: sourceLocation)
  }

  // MARK: Controllers

  @Test func `a presented controller may become a child of its presenter`() throws {
    let sim = try powered()
    let (root, modal) = (Probe("root"), Probe("modal"))
    modal.modalPresentationStyle = .overFullScreen
    sim.launch(root)
    sim.doing { root.present(modal, animated: false) }
    sim.doing { root.embed(modal) }
    sim.rotate(to: .landscapeLeft)
    #expect(modal.parent === root && root.view.bounds.width == 852)
  }

  @Test func `a query for traits ends where views lead it in a cycle`() throws {
    let old = try device("iphone-11", .iOS(16))
    old.exceptionHandler = { _, _ in }
    let (root, presenter, modal, around) = (Probe("root"), Probe("p"), Probe("modal"), Probe("a"))
    let position = UIView()
    old.launch(root)
    modal.modalPresentationStyle = .overCurrentContext
    presenter.definesPresentationContext = true
    old.doing {
      root.view.addSubview(position)
      root.addChild(presenter)
      position.addSubview(presenter.view)
      presenter.present(modal, animated: false)
    }
    old.doing {
      modal.addChild(around)
      around.view = position
    }
    var queryCount = 0
    root.onTraits = { _, _ in
      queryCount += 1
      _ = around.traitCollection
      _ = position.traitCollection
    }
    old.settings.userInterfaceStyle = .dark
    #expect(queryCount > 0)
  }

  @Test func `a child that another parent adds during the change has one parent`() throws {
    let sim = try powered()
    let (bottom, top, rival, parent) = (Probe("bottom"), Probe("top"), Probe("rival"), Probe("new"))
    let stack = UINavigationController(rootViewController: bottom)
    sim.launch(stack)
    sim.doing { stack.pushViewController(top, animated: false) }
    bottom.onWillAppear = { _ in rival.addChild(top) }
    sim.doing { parent.addChild(top) }
    #expect(rival.children == [top] && parent.children.isEmpty && top.parent === rival)
    expectInvariants(sim, stack, rival, parent)
  }

  // MARK: Views

  @Test func `a window released during its notifications lives until all were sent`() throws {
    let sim = try powered()
    sim.launch(Probe("root"))
    var window: UIWindow?
    let (outer, inner) = sim.perform { (CallbackView(), CallbackView()) }
    outer.addSubview(inner)
    sim.doing { window = UIWindow(frame: UIScreen.main.bounds) }
    outer.onWillMove = { window = nil }
    var isNotified = false
    inner.onWillMove = { isNotified = inner.named != nil }
    sim.doing { window?.addSubview(outer) }
    #expect(isNotified && window == nil && outer.window == nil)
    expectInvariants(sim, outer)
  }

  @Test(arguments: [0, 1, 2])
  func `a view tree released in its own pass lives until the pass ends`(phase: Int) throws {
    let sim = try powered()
    sim.launch(Probe("root"))
    var tree: UIView? = sim.perform { UIView() }
    weak var gone = tree
    let view = sim.perform { Asked() }
    sim.doing {
      tree?.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    }
    var stayed = false
    let letGo = {
      tree = nil
      stayed = gone != nil
    }
    if phase == 0 { view.onQuery = letGo }
    if phase == 1 { view.onConstraints = letGo }
    if phase == 2 { view.onLayout = letGo }
    sim.doing {
      view.setNeedsUpdateConstraints()
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    #expect(stayed && gone == nil && tree == nil && view.superview == nil)
    expectInvariants(sim, view)
  }

  @Test func `views that waited for one engine stay with the next`() throws {
    let sim = try powered()
    let root = Probe("root")
    sim.launch(root)
    var tree: UIView? = sim.perform { UIView() }
    let (moved, held) = sim.perform { (UIView(), UIView()) }
    sim.doing {
      tree?.addSubview(moved)
      moved.addSubview(held)
      held.widthAnchor.constraint(equalToConstant: 10).isActive = true
      tree?.layoutIfNeeded()
      held.heightAnchor.constraint(equalTo: moved.heightAnchor).isActive = true
    }
    sim.doing { root.view.addSubview(moved) }
    tree = nil
    expectInvariants(sim, moved)
    sim.doing { moved.removeFromSuperview() }
    #expect(tree == nil && held.constraints.count + moved.constraints.count == 2)
    expectInvariants(sim, moved)
  }

  @Test func `constraints activated while all equations are rebuilt are laid out`() throws {
    let sim = try powered()
    let root = Probe("root")
    sim.launch(root)
    let view = sim.perform { UIView() }
    sim.doing {
      root.view.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    }
    let engine = try #require(view.layoutEngine)
    sim.doing {
      engine.rebuild()
      view.heightAnchor.constraint(equalToConstant: 33).isActive = true
      #expect(root.view.window?.node.pointee.flags.contains(.needsSolving) == true)
    }
    #expect(view.bounds.height == 33)
    expectInvariants(sim)
  }

  @Test func `a view that its controller replaces is laid out like any other`() throws {
    let sim = try powered()
    sim.launch(Probe("root"))
    let window = try #require(sim.window)
    var owner: Probe? = sim.perform { Probe("owner") }
    let view = sim.perform { ProbeView() }
    sim.doing {
      owner?.view = view
      window.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      view.widthAnchor.constraint(equalToConstant: 100).isActive = true
      view.heightAnchor.constraint(equalToConstant: 50).isActive = true
    }
    sim.doing { owner = nil }
    #expect(owner == nil && view.bounds.size == CGSize(width: 100, height: 50))
    expectInvariants(sim, view)
  }

  @Test func `constraints that wait for a controller's first appearance do not wait forever`()
    throws
  {
    let sim = try powered()
    let root = Probe("root")
    sim.launch(root)
    var owner: Probe? = sim.perform { Probe("owner") }
    let (outer, view) = sim.perform { (UIView(), ProbeView()) }
    var updates = 0
    view.onConstraints = { _ in updates += 1 }
    sim.doing {
      owner?.view = view
      outer.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 100).isActive = true
      outer.updateConstraintsIfNeeded()
    }
    #expect(updates == 0)
    sim.doing { owner = nil }
    expectInvariants(sim, outer)
    sim.doing { outer.updateConstraintsIfNeeded() }
    #expect(owner == nil && updates == 1)
  }
}

/// A view that runs a block in its window callback.
private final class CallbackView: UIView {
  var onWillMove: (() -> Void)?
  private(set) var named: UIWindow?

  override func willMove(toWindow newWindow: UIWindow?) {
    named = newWindow
    onWillMove?()
    named = nil
  }
}

/// A view that runs a block once when it is queried for its alignment, updated or laid out.
private final class Asked: UIView {
  var onQuery: (() -> Void)?
  var onConstraints: (() -> Void)?
  var onLayout: (() -> Void)?

  private func act(_ path: ReferenceWritableKeyPath<Asked, (() -> Void)?>) {
    let act = self[keyPath: path]
    self[keyPath: path] = nil
    act?()
  }

  override var alignmentRectInsets: UIEdgeInsets {
    act(\.onQuery)
    return .zero
  }

  override func updateConstraints() {
    act(\.onConstraints)
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    act(\.onLayout)
  }
}
