import Foundation
import Gimbal
import GimbalTraits
import TestSupport
import Testing

@testable import GimbalEngine

/// The release of views that leave the view hierarchy during a call (F-13).
@MainActor @Suite struct DepartedViewTests {
  /// A view that adds and removes another one when it loses a subview.
  private final class Chained: UIView {
    static var callCount = 0
    static weak var host: UIView?
    /// The number of views after this one.
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

  /// Returns the number of called views when the first of a chain leaves.
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
