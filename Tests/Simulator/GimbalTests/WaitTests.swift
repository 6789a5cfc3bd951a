import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import Testing

/// Waits of tests, which the virtual clock follows (evidence §3b).
@MainActor
@Suite(.serialized) struct WaitTests {
  private func launched() throws -> (Simulator, UIViewController) {
    let simulator = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"))
    let root = UIViewController()
    simulator.launch(root)
    return (simulator, root)
  }

  /// Runs the run loop until something holds, or for thirty seconds.
  private func wait(until holds: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 30)
    while !holds(), Date() < end {
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))
    }
  }

  @Test func `a run loop that a test runs lets animations and presentations end`() throws {
    let (simulator, root) = try launched()
    var ended: [String] = []
    UIView.animate(withDuration: 3600) {
      root.view.alpha = 0.5
    } completion: { _ in
      ended.append("animation")
    }
    root.present(UIViewController(), animated: true) { ended.append("presentation") }
    root.view.setNeedsLayout()

    wait { ended.count == 2 }

    #expect(ended == ["presentation", "animation"])
    #expect(simulator.clock.now >= 3600)
    #expect(simulator.isAtRest)
  }

  @Test func `a task that sleeps lets them end too`() async throws {
    let (simulator, root) = try launched()
    var ended = false
    root.present(UIViewController(), animated: true) { ended = true }
    for _ in 0..<100 where !ended { try await Task.sleep(for: .milliseconds(10)) }

    #expect(ended)
    #expect(simulator.isAtRest)
  }

  @Test func `what a simulator has begun stays where it is, however long a test waits`()
    async throws
  {
    let (simulator, _) = try launched()
    simulator.begin { simulator.rotate(to: .landscapeLeft) }
    simulator.advance(by: 0.1)
    try await Task.sleep(for: .milliseconds(50))

    #expect(abs(simulator.clock.now - 0.1) < 1e-9)
    #expect(!simulator.isAtRest)
    await simulator.settle()
    #expect(simulator.isAtRest)
  }

  @Test func `an animation that never ends leaves a wait its own time-out, and is told of`() throws
  {
    let (simulator, _) = try launched()
    var count = 0
    @MainActor func again() {
      count += 1
      UIView.animate(withDuration: 0.1) {
      } completion: { _ in
        again()
      }
    }
    again()
    wait { !simulator.trace.events(named: "layoutLoop").isEmpty }

    #expect(!simulator.trace.events(named: "layoutLoop").isEmpty)
    #expect(count >= 9_000)
    let reached = count
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    #expect(count == reached)
  }

  @Test func `a wait inside a call into the app does not run what the call is in the middle of`()
    throws
  {
    final class Waiting: UIViewController {
      var whileLoading: (() -> Void)?
      override func viewDidLoad() {
        super.viewDidLoad()
        whileLoading?()
      }
    }
    let simulator = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"))
    let root = Waiting()
    var appeared = false
    root.whileLoading = {
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.03))
      appeared = !simulator.trace.events(named: "viewDidAppear").isEmpty
    }
    simulator.launch(root)

    #expect(!appeared)
    #expect(!simulator.trace.events(named: "viewDidAppear").isEmpty)
  }
}
