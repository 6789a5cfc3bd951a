import Foundation
import Gimbal
import GimbalEngine
import GimbalTesting
import TestSupport
import Testing

/// Which view is at a point (L-HIT).
@MainActor @Suite(.simulator("iphone-15-pro")) struct HitTestingTests {
  private let sim: Simulator
  private let root = Probe("root")
  private let v1 = UIView("v1", CGRect(x: 113, y: 111, width: 132, height: 194))
  private let v2 = UIView("v2", CGRect(x: 41, y: 56, width: 132, height: 194))
  private let v3 = UIView("v3", CGRect(x: 43, y: 197, width: 160, height: 230))

  init() throws {
    sim = try #require(Simulator.bound)
    sim.launch(root)
    root.view.addSubview(v1)
    v1.addSubview(v2)
    root.view.addSubview(v3)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    root.view.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test func `the front-most view that contains a point is hit (L-HIT-1)`() {
    #expect(hit(120, 120) === v1)
    #expect(hit(180, 250) === v3)
    #expect(hit(220, 250) === v2)
    #expect(hit(260, 320) === root.view, "inside v2, but outside v1")
  }

  @Test func `a view is hit on its upper and left edges, not on the others (L-HIT-2)`() {
    let edge = UIView("edge", CGRect(x: 10, y: 600, width: 40, height: 30))
    root.view.addSubview(edge)
    #expect(hit(10, 615) === edge && hit(30, 600) === edge)
    #expect(hit(9.9, 615) === root.view && hit(30, 599.9) === root.view)
    #expect(hit(50, 615) === root.view && hit(30, 630) === root.view)
  }

  @Test func `hidden, disabled and transparent views are not hit (L-HIT-1)`() {
    v3.isHidden = true
    #expect(hit(180, 250) === v2)
    v3.isHidden = false
    v3.isUserInteractionEnabled = false
    #expect(hit(180, 250) === v2)
    v3.isUserInteractionEnabled = true
    v3.alpha = 0.009
    #expect(hit(180, 250) === v2)
    v3.alpha = 0.01
    #expect(hit(180, 250) === v3)
    v3.alpha = CGFloat(Float(0.01))
    #expect(v3.alpha < 0.01 && hit(180, 250) === v3, "a layer keeps it as a Float")
    v1.isHidden = true
    #expect(hit(220, 250) === root.view, "what is below a hidden view is hidden")
  }

  @Test func `bounds are half open and count from their origin (L-HIT-2)`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.point(inside: .zero, with: nil))
    #expect(view.point(inside: CGPoint(x: 99, y: 99), with: nil))
    #expect(!view.point(inside: CGPoint(x: 100, y: 100), with: nil))
    view.bounds.origin = CGPoint(x: 50, y: 50)
    #expect(!view.point(inside: .zero, with: nil))
    #expect(view.point(inside: CGPoint(x: 149, y: 149), with: nil))
  }

  @Test func `a transformed view is hit at its visible position`() {
    v3.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(hit(123, 312) === v3)
    #expect(hit(50, 400) === root.view)
  }

  @Test func `a view may override point(inside), and the trace records the query`() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    let wide = Wide("wide", CGRect(x: 300, y: 300, width: 20, height: 20))
    root.view.addSubview(wide)
    var found: UIView?
    let events = sim.events { sim.perform { found = hit(285, 285) } }
    #expect(found === wide)
    #expect(events.on("wide").named("hitTest", "point").count == 2)
  }
}
