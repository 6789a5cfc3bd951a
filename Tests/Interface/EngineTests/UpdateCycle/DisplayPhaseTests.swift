import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalTesting
import GimbalTraces
import TestSupport
import Testing

/// The views that are drawn, and when (R-LAY-1).
@MainActor @Suite(.simulator("iphone-15-pro")) struct DisplayPhaseTests {
  private let sim: Simulator
  private let root = Probe("root")
  private let outer = ProbeView("outer", CGRect(x: 0, y: 0, width: 100, height: 100))
  private let inner = ProbeView("inner", CGRect(x: 0, y: 0, width: 50, height: 50))

  init() throws {
    sim = try #require(Simulator.bound)
    outer.addSubview(inner)
    root.onLoad = { [outer] in $0.view.addSubview(outer) }
    sim.launch(root)
  }

  private func events(_ body: () -> Void) -> [String] {
    sim.events { sim.doing(body) }.map { "\($0.receiver) \($0.baseName)" }
  }

  @Test func `a view is drawn after all layout and before its subviews (R-LAY-1)`() {
    #expect(
      events {
        inner.setNeedsDisplay()
        outer.setNeedsDisplay()
        inner.setNeedsLayout()
        outer.setNeedsLayout()
      } == ["outer layoutSubviews", "inner layoutSubviews", "outer draw", "inner draw"])
  }

  @Test func `repeated setNeedsDisplay calls coalesce, and rectangles are joined`() {
    #expect(
      events {
        inner.setNeedsDisplay()
        inner.setNeedsDisplay()
      } == ["inner draw"])

    let drawn = sim.events {
      sim.doing {
        inner.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
        inner.setNeedsDisplay(CGRect(x: 20, y: 20, width: 90, height: 5))
      }
    }
    #expect(drawn.named("draw").map(\.argumentsText) == ["(0, 0, 50, 25)"])
  }

  @Test func `a view outside a window is drawn when it enters one`() {
    sim.doing { outer.removeFromSuperview() }
    #expect(events { inner.setNeedsDisplay() } == [])

    #expect(events { root.view.addSubview(outer) }.contains("inner draw"))
  }

  @Test func `a view without setNeedsDisplay is not drawn`() {
    #expect(events { outer.setNeedsLayout() } == ["outer layoutSubviews"])
    #expect(sim.trace.events(named: "draw") == [])
  }
}
