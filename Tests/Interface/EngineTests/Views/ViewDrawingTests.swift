import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalGraphics
import GimbalLayers
import GimbalTesting
import TestSupport
import Testing

/// Drawing of views and layers (L-DRAW-2).
@MainActor @Suite(.simulator("iphone-15-pro")) struct ViewDrawingTests {
  private final class Drawing: UIView {
    var seen: [String] = []
    override func draw(_ rect: CGRect) {
      let context = UIGraphicsGetCurrentContext()
      seen.append("draw \(rect) \(context?.boundingBoxOfClipPath ?? .null)")
      context?.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
    }
    override func draw(_ layer: CALayer, in ctx: CGContext) {
      seen.append("layer")
      super.draw(layer, in: ctx)
    }
  }

  private final class Ink: CALayer {
    var count = 0
    override func draw(in ctx: CGContext) {
      count += 1
      super.draw(in: ctx)
      ctx.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }

  private let sim: Simulator
  private let root = UIViewController()

  init() throws {
    sim = try #require(Simulator.bound)
    sim.launch(root)
  }

  private func operations(_ layer: CALayer) -> [DrawingOperation] {
    (layer.contents as? DrawingRecord)?.operations ?? []
  }

  @Test
  func `a view draws into the current context, through its layer if it draws (L-DRAW-2)`() {
    let view = Drawing(frame: CGRect(x: 5, y: 5, width: 20, height: 10))
    view.bounds.origin = CGPoint(x: 1, y: 1)
    sim.perform {
      root.view.addSubview(view)
      view.setNeedsDisplay(CGRect(x: 1, y: 1, width: 8, height: 8))
    }
    sim.settle()
    let part = CGRect(x: 1, y: 1, width: 8, height: 8)
    #expect(view.seen == ["draw \(part) \(part)"])
    view.seen = []
    #expect(view.layer.contents == nil)
    sim.perform { view.setNeedsDisplay() }
    sim.settle()
    #expect(view.seen == ["layer", "draw \(view.bounds) \(view.bounds)"])
    #expect(
      operations(view.layer).map(\.bounds) == [CGRect(x: 0, y: 0, width: 2, height: 2)])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `a layer draws itself and calls its delegate (L-DRAW-2)`() {
    final class Delegate: CALayerDelegate {
      func draw(_ layer: CALayer, in ctx: CGContext) {
        ctx.stroke(CGRect(x: 1, y: 1, width: 2, height: 2), width: 0)
      }
    }
    let (ink, delegate) = (Ink(), Delegate())
    ink.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    ink.delegate = delegate
    sim.perform {
      root.view.layer.addSublayer(ink)
      ink.setNeedsDisplay()
    }
    sim.settle()
    #expect(ink.count == 1)
    #expect(operations(ink).map(\.kind) == [.stroke, .fill])
    ink.contents = CGPoint.zero
    sim.perform { ink.setNeedsDisplay() }
    sim.settle()
    #expect(ink.count == 1, "it has other content")
  }

  @Test func `a layer tree is drawn back to front, clipped where a layer clips (L-DRAW-2)`() {
    let (outer, inner) = (CALayer(), Ink())
    outer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    outer.masksToBounds = true
    outer.backgroundColor = CGColor(gray: 1, alpha: 1)
    inner.frame = CGRect(x: 15, y: 15, width: 10, height: 10)
    outer.addSublayer(inner)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 50, height: 50), false, 1)
    let context = UIGraphicsGetCurrentContext()
    if let context { outer.render(in: context) }
    UIGraphicsEndImageContext()
    #expect(
      context?.operations.map(\.bounds) == [
        CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 15, y: 15, width: 4, height: 4),
      ])
    #expect(context?.operations.last?.clip == CGRect(x: 0, y: 0, width: 20, height: 20))
  }
}
