import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalSnapshots
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

@MainActor @Suite struct ViewTreeTests {
  private let parent = UIView()
  private let a = UIView("a")
  private let b = UIView("b")
  private let c = UIView("c")

  @Test func `views are added, inserted and put next to others`() {
    parent.addSubview(a)
    parent.addSubview(c)
    parent.insertSubview(b, at: 1)
    #expect(parent.subviews == [a, b, c])
    #expect(a.superview === parent)

    let d = UIView()
    parent.insertSubview(d, belowSubview: b)
    #expect(parent.subviews == [a, d, b, c])
    parent.insertSubview(d, aboveSubview: b)
    #expect(parent.subviews == [a, b, d, c])
    parent.insertSubview(d, aboveSubview: c)
    #expect(parent.subviews == [a, b, c, d])
    parent.insertSubview(d, belowSubview: a)
    #expect(parent.subviews == [d, a, b, c])
    parent.insertSubview(d, at: 99)
    #expect(parent.subviews == [a, b, c, d])
  }

  @Test func `subviews are exchanged and reordered`() {
    for view in [a, b, c] { parent.addSubview(view) }
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(parent.subviews == [c, b, a])
    parent.bringSubviewToFront(c)
    #expect(parent.subviews == [b, a, c])
    parent.sendSubviewToBack(a)
    #expect(parent.subviews == [a, b, c])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    parent.exchangeSubview(at: -1, withSubviewAt: 0)
    parent.bringSubviewToFront(UIView())
    #expect(parent.subviews == [a, b, c])
    parent.addSubview(a)
    #expect(parent.subviews == [b, c, a])
  }

  @Test func `a view has one superview, and removing while iterating is safe (S2)`() {
    for view in [a, b, c] { parent.addSubview(view) }
    let other = UIView()
    other.addSubview(b)
    #expect(parent.subviews == [a, c])
    #expect(b.superview === other)
    for view in parent.subviews { view.removeFromSuperview() }
    #expect(parent.subviews.isEmpty)
    a.removeFromSuperview()
    #expect(a.superview == nil)
  }

  @Test func `tags are searched downwards, and isDescendant includes the view itself (S2)`() {
    parent.addSubview(a)
    a.addSubview(b)
    b.tag = 7
    c.tag = 7
    parent.addSubview(c)
    #expect(parent.viewWithTag(7) === b)
    #expect(b.viewWithTag(7) === b)
    #expect(parent.viewWithTag(8) == nil)
    #expect(b.isDescendant(of: parent) && b.isDescendant(of: b) && !parent.isDescendant(of: b))
    #expect(!c.isDescendant(of: a))
  }

  @Test func `a removed view is released unless it is retained`() {
    weak var released: UIView?
    do {
      let view = UIView()
      released = view
      parent.addSubview(view)
      view.addSubview(a)
    }
    #expect(released != nil)
    parent.subviews[0].removeFromSuperview()
    #expect(released == nil)
    #expect(a.superview == nil && a.window == nil)
  }

  @Test func `the responder chain goes over controllers to the app`() throws {
    let sim = try device()
    let root = Probe("root")
    root.onLoad = { $0.view.addSubview(UIView()) }
    sim.launch(root)
    let leaf = root.view.subviews[0]
    #expect(leaf.next === root.view)
    #expect(root.view.next === root)
    #expect(root.next === sim.window)
    #expect(sim.window?.next?.next === sim.application)
  }

  @Test func `descriptions have UIKit's format, with the layer last (L-AMB-5, F-35)`() {
    let view = UIView(frame: CGRect(x: 0, y: 20, width: 320, height: 460))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let text = view.description.replacing(#/0x[0-9a-f]+/#, with: "0x…")
    #expect(
      text == "<UIView: 0x…; frame = (0 20; 320 460); autoresize = W+H; layer = <CALayer: 0x…>>")

    view.transform = CGAffineTransform(a: 1, b: 0, c: -0.2, d: 1, tx: 0, ty: 1.0 / 3)
    view.clipsToBounds = true
    view.alpha = 0.5
    view.isHidden = true
    view.isOpaque = false
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    view.isUserInteractionEnabled = false
    #expect(
      view.description.replacing(#/0x[0-9a-f]+/#, with: "0x…")
        == "<UIView: 0x…; frame = (-46 20.3333; 412 460); "
        + "transform = [1, 0, -0.2, 1, 0, 0.333333]; clipsToBounds = YES; alpha = 0.5; "
        + "hidden = YES; opaque = NO; autoresize = LM+TM; userInteractionEnabled = NO; "
        + "layer = <CALayer: 0x…>>")
    view.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    #expect(view.description.contains("; autoresize = W+BM; "))
    view.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    #expect(view.description.contains("; autoresize = RM+BM; "))
    view.autoresizingMask = []
    #expect(!view.description.contains("autoresize"))
  }

  @Test func `the recursive description is indented by level (L-AMB-5)`() {
    parent.addSubview(a)
    a.addSubview(b)
    parent.addSubview(c)
    let lines = parent.recursiveDescription().split(separator: "\n")
    #expect(
      lines.map { $0.prefix { $0 != "<" } } == ["", "   | ", "   |    | ", "   | "])
    #expect(lines[2].hasSuffix(b.description))
  }

  @Test func `a view tree two thousand levels deep is laid out and rotated`() throws {
    let sim = try device()
    let root = Probe("root")
    root.onLoad = { root in
      var outer: UIView = root.view
      for _ in 0..<2_000 {
        let inner = UIView(frame: outer.bounds)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(inner)
        outer = inner
      }
    }
    sim.launch(root)
    sim.rotate(to: .landscapeLeft)
    var deepest: UIView = root.view
    while let inner = deepest.subviews.first { deepest = inner }
    #expect(deepest.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
  }
}
