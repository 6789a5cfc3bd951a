import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// Transitions from one child to another (R-CON-6).
@MainActor @Suite(.simulator("iphone-8", reportsExceptions: false)) struct SiblingTransitionTests {
  private static func simulator(_ system: SystemVersion) throws -> Simulator {
    let device = system < .iOS(11) ? "iphone-6" : "iphone-8"
    return try Simulator(DeviceCatalog.standard.device(device), system: system)
  }

  /// A parent that shows `A` and replaces it by `B` as the documentation describes.
  private func run(_ sim: Simulator, duration: TimeInterval, forwards: Bool = true)
    -> [TraceEvent]
  {
    let root = Probe("root")
    let a = Probe("A")
    let b = Probe("B")
    root.forwardsAppearance = forwards
    root.onLoad = { $0.embed(a) }
    b.makesView = { ConstrainedView(frame: a.view.bounds) }
    sim.launch(root)
    let events = sim.events {
      sim.doing {
        root.addChild(b)
        a.willMove(toParent: nil)
        root.transition(from: a, to: b, duration: duration, options: [], animations: {}) { _ in
          b.didMove(toParent: root)
          a.removeFromParent()
        }
      }
    }
    #expect(a.view.superview == nil && b.view.window === sim.window)
    return events
  }

  @Test(arguments: [8, 12, 13, 15], [0, 0.25])
  func `the events have UIKit's order (R-CON-6)`(system: Int, duration: Double) throws {
    let events = run(try Self.simulator(.iOS(system)), duration: duration)
    let rows = events.filter { ["A", "B"].contains($0.receiver) }.named(
      "willMove(toParent:)", "didMove(toParent:)", "viewWillAppear", "viewDidAppear",
      "viewWillDisappear", "viewDidDisappear", "updateViewConstraints", "viewWillLayoutSubviews",
      "viewDidLayoutSubviews"
    ).map { "\($0.receiver) \($0.baseName)" }
    #expect(
      rows == [
        "B willMove", "A willMove", "A viewWillDisappear", "B viewWillAppear",
        "B updateViewConstraints", "B viewWillLayoutSubviews", "B viewDidLayoutSubviews",
        "B viewDidAppear", "A viewDidDisappear", "B didMove", "A didMove",
      ])
  }

  @Test func `the flags are set from the will to the did event (R-PRES-9)`() throws {
    let sim = try Self.simulator(.iOS(15))
    final class Flagged: UIViewController {
      var seen: [String] = []
      func appearance(_ name: String) {
        if isMovingToParent { seen.append("\(name) to") }
        if isMovingFromParent { seen.append("\(name) from") }
      }
      override func viewWillAppear(_ animated: Bool) { appearance("willAppear") }
      override func viewDidAppear(_ animated: Bool) { appearance("didAppear") }
      override func viewWillDisappear(_ animated: Bool) { appearance("willDisappear") }
      override func viewDidDisappear(_ animated: Bool) { appearance("didDisappear") }
    }
    let root = Probe("root")
    sim.launch(root)
    let child = Flagged()
    sim.doing { root.embed(child) }
    sim.doing {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(
      child.seen == ["willAppear to", "didAppear to", "willDisappear from", "didDisappear from"])
    #expect(!child.isMovingToParent && !child.isMovingFromParent)
  }

  @Test func `a parent that forwards appearance manually sends nothing itself (R-CON-5)`() throws {
    let events = run(
      try Self.simulator(.iOS(15)), duration: 0.25, forwards: false)
    #expect(events.named("viewWillAppear", "viewWillDisappear").isEmpty)
  }

  @Test func `the end comes on the virtual clock, and both have the coordinator until then`() throws
  {
    let sim = try Self.simulator(.iOS(15))
    let root = Probe("root")
    let a = Probe("A")
    let b = Probe("B")
    root.onLoad = { $0.embed(a) }
    sim.launch(root)
    var ended = 0
    sim.begin {
      sim.perform {
        root.addChild(b)
        root.transition(from: a, to: b, duration: 1, options: [], animations: nil) { _ in
          ended += 1
        }
        #expect(b.transitionCoordinator?.transitionDuration == 1)
        #expect(b.transitionCoordinator?.viewController(forKey: .from) === a)
        b.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ended += 10 }
      }
    }
    sim.advance(by: 0.5)
    #expect(ended == 0 && a.view.superview != nil)
    sim.advance(by: 0.6)
    #expect(ended == 11 && a.view.superview == nil)
    #expect(a.transitionCoordinator == nil && b.transitionCoordinator == nil)
  }

  @Test func `a non-member raises an exception without effect (D-11)`() throws {
    let sim = try Self.simulator(.iOS(15))
    let root = Probe("root")
    let a = Probe("A")
    root.onLoad = { $0.embed(a) }
    sim.launch(root)
    let events = sim.events {
      sim.perform {
        root.transition(
          from: a, to: Probe("B"), duration: 0, options: [], animations: nil, completion: nil)
      }
    }
    #expect(
      events.named("exception").first?.argumentsText.contains("must have a common parent") == true)
    #expect(a.view.superview === root.view)
  }
}
