import Foundation
import Gimbal
import GimbalGeometry
import GimbalTraits
import TestSupport
import Testing

@testable import GimbalContainers
@testable import GimbalEngine

/// Controllers that leave a stack, or return to it, in its callbacks (F-13).
@MainActor @Suite struct LeavingStackTests {
  private let sim: Simulator
  private let bottom: Probe
  private let other: Probe
  private let top: CallbackController
  private let stack: UINavigationController

  init() throws {
    sim = try device("iphone-15-pro", .iOS(17))
    (bottom, other, top) = sim.perform { (Probe("bottom"), Probe("other"), CallbackController()) }
    stack = UINavigationController(rootViewController: bottom)
    top.sceneIdentifier = "top"
    sim.launch(stack)
  }

  private func expectInvariants(sourceLocation: SourceLocation = #_sourceLocation) {
    let invariants = Invariants(of: sim.machine, with: [stack, other, top])
    #expect(invariants.breaches.isEmpty, "\(invariants.text)", sourceLocation: sourceLocation)
  }

  @Test func `a controller that adds the stack as its child in willMove is not on it (F-13)`() {
    let (first, stack) = sim.perform { (Probe("first"), UINavigationController()) }
    sim.doing { stack.setViewControllers([first], animated: false) }
    top.onWillMove = { top, parent in
      if parent === stack { top.addChild(stack) }
    }
    sim.doing { stack.pushViewController(top, animated: false) }
    #expect(stack.viewControllers == [first] && stack.parent === top && top.parent == nil)
    expectInvariants()
  }

  @Test func `a controller pushed again during its removal stays (F-13)`() {
    top.onWillMove = { [stack] top, parent in
      guard parent == nil else { return }
      top.onWillMove = nil
      stack.pushViewController(top, animated: false)
    }
    sim.doing {
      stack.pushViewController(top, animated: false)
      stack.popToRootViewController(animated: false)
    }
    #expect(stack.viewControllers == [bottom, top] && top.parent === stack)
    #expect(top.view.window != nil)
    expectInvariants()
  }

  @Test func `a controller popped before it appears does not appear (F-13)`() {
    let further = Probe("further")
    top.onWillMove = { [stack] top, parent in
      guard parent === stack else { return }
      top.onWillMove = nil
      stack.popToRootViewController(animated: false)
    }
    let events = sim.events {
      sim.doing {
        stack.pushViewController(further, animated: false)
        stack.pushViewController(top, animated: false)
      }
    }
    #expect(stack.viewControllers == [bottom] && bottom.view.window != nil)
    #expect(events.on("top").named("viewWillAppear").isEmpty && top.parent == nil)
    expectInvariants()
  }

  @Test func `a controller that another parent takes as its view leaves stays there (F-13)`() {
    sim.doing { stack.pushViewController(top, animated: false) }
    (top.view as? ProbeView)?.onWillMoveToSuperview = { [other, top] view, superview in
      guard superview == nil else { return }
      view.onWillMoveToSuperview = nil
      other.addChild(top)
    }
    sim.doing { stack.popViewController(animated: false) }
    #expect(stack.viewControllers == [bottom] && top.parent === other)
    expectInvariants()
  }

  @Test func `a controller that left in viewDidAppear receives no didMove from the stack (F-13)`() {
    top.onDidAppear = { [other] top in
      top.onDidAppear = nil
      other.addChild(top)
    }
    var parents: [UIViewController?] = []
    top.onDidMove = { parents.append($1) }
    sim.doing { stack.pushViewController(top, animated: false) }
    #expect(top.parent === other && !parents.contains { $0 === stack })
    #expect(stack.viewControllers == [bottom])
    expectInvariants()
  }
}

extension LeavingStackTests {
  @Test func `waiting controllers of which one cannot be pushed have no effect (F-13)`() {
    let further = Probe("further")
    sim.begin { stack.pushViewController(top, animated: true) }
    sim.advance(by: 0.1)
    sim.begin {
      stack.setViewControllers([other, further], animated: true)
      other.addChild(stack)
    }
    sim.settle()
    #expect(stack.viewControllers == [bottom, top] && further.parent == nil)
    expectInvariants()
  }

  @Test func `a push that waits in a stack outside a window is dropped with the app (F-13)`() {
    sim.begin {
      stack.pushViewController(top, animated: true)
      sim.window?.rootViewController = other
    }
    sim.launch(Probe("next"))
    #expect(stack.pending == nil && stack.ownTransition == nil)
    sim.launch(stack)
    sim.doing { stack.pushViewController(other, animated: false) }
    #expect(stack.viewControllers.last === other && other.view.window != nil)
    expectInvariants()
  }
}

/// A controller that runs a test's blocks in its parent callbacks.
private final class CallbackController: UIViewController {
  var onWillMove: ((CallbackController, UIViewController?) -> Void)?
  var onDidMove: ((CallbackController, UIViewController?) -> Void)?
  var onDidAppear: ((CallbackController) -> Void)?

  override func loadView() { view = ProbeView() }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    onWillMove?(self, parent)
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    onDidMove?(self, parent)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onDidAppear?(self)
  }
}
