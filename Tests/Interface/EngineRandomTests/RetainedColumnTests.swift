import Foundation
import Gimbal
import GimbalGeometry
import GimbalTraits
import TestSupport
import Testing

@testable import GimbalContainers
@testable import GimbalEngine

/// The controllers that a split view controller's columns retain while app code runs (F-13).
@MainActor @Suite struct RetainedColumnTests {
  private let sim: Simulator
  private let root: Probe
  private let first: Leaver
  private let second: Probe
  private let new: Probe
  private let split: UISplitViewController

  init() throws {
    sim = try device("iphone-15-pro", .iOS(17))
    sim.exceptionHandler = { _, _ in }
    (root, first, second, new) = sim.perform {
      (Probe("root"), Leaver(), Probe("second"), Probe("new"))
    }
    split = sim.perform { UISplitViewController(nibName: nil, bundle: nil) }
    sim.launch(root)
  }

  private func expectInvariants(sourceLocation: SourceLocation = #_sourceLocation) {
    let invariants = Invariants(of: sim.machine, with: [split, first, second, new])
    #expect(invariants.breaches.isEmpty, "\(invariants.text)", sourceLocation: sourceLocation)
  }

  @Test(arguments: [false, true])
  func `a controller that adds the container during another's removal is no column (F-13)`(
    isCollapsed: Bool
  ) {
    if isCollapsed { sim.doing { root.embed(split) } }
    sim.doing { split.viewControllers = [first, second] }
    #expect(split.columns.isCollapsed == isCollapsed)
    first.onLeaving = { [new, split] in new.addChild(split) }
    sim.doing { split.viewControllers = [new, second] }
    #expect(split.parent === new && new.parent == nil)
    #expect(!split.columns.everyone.contains { $0 === new })
    expectInvariants()
  }

  @Test func `a controller set aside that has added the container is not retained (F-13)`() {
    sim.doing { root.embed(split) }
    sim.doing { split.viewControllers = [first, second] }
    first.onLeaving = { [new, split] in new.addChild(split) }
    sim.doing { split.viewControllers = [second, new] }
    #expect(split.parent === new && split.columns.putAside == nil)
    expectInvariants()
  }

  @Test func `a controller that another container retains is set aside only there (F-13)`() {
    let other = sim.perform { UISplitViewController(nibName: nil, bundle: nil) }
    sim.perform {
      split.columns.putAside = second
      other.columns.putAside = second
    }
    #expect(second.keeper === other && split.columns.putAside == nil)
    #expect(other.columns.putAside === second)
    expectInvariants()
  }
}

/// A controller that runs a block when it is about to leave its parent.
private final class Leaver: UIViewController {
  var onLeaving: (() -> Void)?

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    guard parent == nil, let leave = onLeaving else { return }
    onLeaving = nil
    leave()
  }
}
