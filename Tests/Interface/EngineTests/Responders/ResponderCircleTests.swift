import Foundation
import Gimbal
import GimbalTesting
import TestSupport
import Testing

@testable import GimbalEngine

/// Responder chains end, whatever views an app moves (R-TOUCH-10, F-77).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct ResponderCircleTests {
  private let sim: Simulator

  init() throws { sim = try #require(Simulator.bound) }

  /// Returns the number of responders up a chain, at most 100.
  private func length(_ first: UIResponder) -> Int {
    var (count, next) = (0, first.next)
    while let current = next, count < 100 {
      count += 1
      next = current.next
    }
    return count
  }

  @Test(arguments: 1...3)
  func `a presenter's view in the presented view creates no cycle`(count: Int) {
    let root = sim.perform { Probe("root") }
    sim.launch(root)
    var all = [root]
    for number in 1...count {
      sim.doing {
        let presented = Probe("p\(number)")
        presented.modalPresentationStyle = .overFullScreen
        all.last!.present(presented, animated: false)
        all.append(presented)
      }
    }
    sim.doing { all.last!.view.addSubview(root.view) }
    for controller in all {
      #expect(length(controller) < 100)
      #expect(length(controller.view) < 100)
    }
    sim.tap(at: CGPoint(x: 100, y: 300))
    sim.perform {
      let isSent = UIApplication.shared.sendAction(
        Selector("nobodyHasThis"), to: nil, from: root, for: nil)
      #expect(!isSent)
    }
  }

  @Test func `a cycle below the first responder ends too (F-77)`() {
    let root = sim.perform { Probe("root") }
    sim.launch(root)
    let (first, second) = sim.perform { (Probe("p1"), Probe("p2")) }
    for presented in [first, second] { presented.modalPresentationStyle = .overFullScreen }
    sim.doing { root.present(first, animated: false) }
    sim.doing { first.present(second, animated: false) }
    sim.doing { first.view.addSubview(root.view) }
    #expect(length(second) < 100)
  }

  @Test func `a presented controller's next responder is its presenter`() {
    let root = sim.perform { Probe("root") }
    sim.launch(root)
    let presented = sim.perform { Probe("p") }
    sim.doing { root.present(presented, animated: false) }
    #expect(presented.next === root)
  }
}
