import Foundation
import Gimbal
import GimbalTraits
import TestSupport
import Testing

@testable import GimbalEngine

/// What has left the tree in the course of a call, and when it is let go of (F-13).
@MainActor @Suite struct DepartedViewTests {
  /// A view that has another one come and go when it loses a subview.
  private final class Chained: UIView {
    static var callCount = 0
    static weak var host: UIView?
    /// The views that are still to come after this one.
    var rest = 0

    override func willRemoveSubview(_ subview: UIView) {
      super.willRemoveSubview(subview)
      Chained.callCount += 1
      guard rest > 0, let host = Chained.host else { return }
      let next = Chained()
      next.rest = rest - 1
      next.addSubview(UIView())
      host.addSubview(next)
      host.machine.traversing { next.removeFromSuperview() }
    }
  }

  /// The number of views that are told when the first of a chain departs.
  private func callCount(ofChain rest: Int) throws -> Int {
    let (sim, root) = try launched("iphone-15-pro", .iOS(17))
    Chained.callCount = 0
    Chained.host = root.view
    sim.doing {
      let first = Chained()
      first.rest = rest
      first.addSubview(UIView())
      root.view.addSubview(first)
      sim.machine.traversing { first.removeFromSuperview() }
    }
    #expect(sim.machine.held.departed.isEmpty)
    return Chained.callCount
  }

  @Test func `views that leave while others are released are released too (F-13)`() throws {
    #expect(try callCount(ofChain: 60) == 61)
  }

  @Test func `an app that removes views without end is stopped at a limit (F-13)`() throws {
    #expect(try callCount(ofChain: 5_000) < 1_000)
  }
}
