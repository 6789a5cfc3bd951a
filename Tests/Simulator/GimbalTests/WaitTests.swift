import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import Testing

/// Waits in tests, which advance the virtual clock (evidence §3b).
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

  @Test func `running the run loop in a test completes animations and presentations`() throws {
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

  @Test func `a sleeping task completes presentations`() async throws {
    let (simulator, root) = try launched()
    var ended = false
    root.present(UIViewController(), animated: true) { ended = true }
    for _ in 0..<100 where !ended { try await Task.sleep(for: .milliseconds(10)) }

    #expect(ended)
    #expect(simulator.isAtRest)
  }

  @Test func `a rotation that is stepped by advance does not progress while a test waits`()
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

  @Test func `an endless animation does not block a wait and is reported`() throws {
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

  @Test func `a wait inside an app callback does not run the pending work of the callback`()
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
