import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalLayers
import GimbalTesting
import GimbalTraces
import TestSupport
import Testing

/// A view and its layer share one geometry and one hierarchy.
@MainActor @Suite(.simulator("iphone-15-pro")) struct ViewLayerTests {
  private let sim: Simulator
  private let root = UIViewController()

  init() throws {
    sim = try #require(Simulator.bound)
    sim.launch(root)
  }

  private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  private final class OwnLayer: CALayer {
    var calls = 0
    override func layoutSublayers() {
      calls += 1
      super.layoutSublayers()
    }
  }

  private final class OwnView: UIView {
    override class var layerClass: AnyClass { OwnLayer.self }
    var calls: [String] = []
    override func layoutSublayers(of layer: CALayer) {
      calls.append("before")
      super.layoutSublayers(of: layer)
      calls.append("after")
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      calls.append("layoutSubviews")
    }
  }

  @Test func `a view has one layer of its layer class and is its delegate (L-LAYER-7)`() {
    let view = GradientView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.layer is CAGradientLayer && view.layer === view.layer)
    #expect(view.layer.delegate === view && view.layer.frame == view.frame)
    #expect(view.layer.contentsScale == 3)
    #expect(OwnView().layer is OwnLayer)
  }

  private final class CountingLayer: CALayer {
    var count = 0
    var story = "by init()"
    override init() { super.init() }
    override init(layer: Any) {
      super.init(layer: layer)
      count = ((layer as? CountingLayer)?.count ?? 0) + 1
      story = "by init(layer:)"
    }
    required init?(coder: NSCoder) { fatalError("an app has no archives of layers") }
  }

  private final class CountingView: UIView {
    override class var layerClass: AnyClass { CountingLayer.self }
  }

  @Test func `layers of an app's class are made by its own initializers (L-LAYER-7, L-ANIM-9)`()
    throws
  {
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer = try #require(view.layer as? CountingLayer)
    #expect(layer.story == "by init()" && layer.presentation() == nil)
    root.view.addSubview(view)
    layer.count = 5
    sim.begin {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
    }
    sim.advance(by: 0.5)
    let shown = try #require(layer.presentation())
    #expect(shown.story == "by init(layer:)" && shown.count == 6 && shown.model() === layer)
    #expect(abs(shown.position.x - 55) < 1e-9 && shown.presentation() === shown)
    let shape = CAShapeLayer()
    view.layer.addSublayer(shape)
    #expect(type(of: shape.presentation()!) == CAShapeLayer.self)
  }

  @Test func `a retained presentation layer does not change (L-ANIM-9)`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(view)
    sim.begin {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
    }
    sim.advance(by: 0.25)
    let early = try #require(view.layer.presentation())
    sim.advance(by: 0.25)
    let late = try #require(view.layer.presentation())
    #expect(early !== late && abs(early.position.x - 30) < 1e-9 && abs(late.position.x - 55) < 1e-9)
    #expect(early.model() === view.layer && late.model() === view.layer)
    view.layer.name = "moved"
    view.layer.cornerRadius = 4
    sim.advance(by: 0.25)
    #expect(view.layer.presentation()?.name == "moved", "a look that changed is copied again")
    #expect(view.layer.presentation()?.cornerRadius == 4)
    view.layer.presentation()?.name = "of the copy"
    #expect(view.layer.presentation()?.name == "moved")
  }

  @Test func `geometry of a view is its layer's, in both directions (L-LAYER-1)`() {
    let view = UIView(frame: CGRect(x: 113, y: 111, width: 132, height: 194))
    view.layer.position = CGPoint(x: 100, y: 100)
    #expect(view.center == CGPoint(x: 100, y: 100))
    view.bounds.size = CGSize(width: 10, height: 20)
    #expect(view.layer.bounds == CGRect(x: 0, y: 0, width: 10, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 1)
    #expect(view.layer.affineTransform() == view.transform)
    #expect(view.layer.frame == view.frame && view.frame.width == 20)
    view.layer.opacity = 0.5
    view.layer.isHidden = true
    view.layer.masksToBounds = true
    view.layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(view.alpha == 0.5 && view.isHidden && view.clipsToBounds)
    #expect(view.backgroundColor == .red)
  }

  @Test func `changing the anchor point moves the frame, not the center (L-GEO-6)`() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 50))
    view.layer.anchorPoint = .zero
    #expect(view.center == CGPoint(x: 200, y: 125))
    #expect(view.frame == CGRect(x: 200, y: 125, width: 200, height: 50))
    #expect(view.transform.isIdentity)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let frame = view.frame
    #expect(abs(frame.minX - 150) < 1e-9 && abs(frame.minY - 125) < 1e-9)
    #expect(abs(frame.width - 50) < 1e-9 && abs(frame.height - 200) < 1e-9)
    view.transform = .identity
    view.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    #expect(view.center == CGPoint(x: 10, y: 10) && view.frame.width == 40)
    #expect(view.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 1, y: 1))
    let parent = UIView()
    parent.addSubview(view)
    #expect(view.convert(CGPoint(x: 1, y: 1), to: parent) == CGPoint(x: 11, y: 11))
    #expect(view.layer.convert(CGPoint(x: 1, y: 1), to: parent.layer) == CGPoint(x: 11, y: 11))
  }

  @Test func `masks and constraints determine the frame for any anchor point (L-GEO-6)`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(view)
    view.layer.anchorPoint = .zero
    view.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
    parent.bounds.size = CGSize(width: 200, height: 200)
    #expect(view.frame == CGRect(x: 10, y: 10, width: 180, height: 180))
    let positioned = UIView()
    positioned.translatesAutoresizingMaskIntoConstraints = false
    positioned.layer.anchorPoint = CGPoint(x: 1, y: 1)
    root.view.addSubview(positioned)
    NSLayoutConstraint.activate([
      positioned.leftAnchor.constraint(equalTo: root.view.leftAnchor, constant: 20),
      positioned.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 30),
      positioned.widthAnchor.constraint(equalToConstant: 40),
      positioned.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.view.layoutIfNeeded()
    #expect(positioned.frame == CGRect(x: 20, y: 30, width: 40, height: 50))
    #expect(positioned.center == CGPoint(x: 60, y: 80))
  }

  @Test func `the frame of a 3D transform is that of its affine part (L-LAYER-3)`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.transform3D = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(abs(view.frame.width - 50) < 1e-9 && view.frame.height == 100)
    #expect(view.layer.transform == CATransform3DMakeRotation(.pi / 3, 0, 1, 0))
    view.transform = view.transform
    #expect(CATransform3DIsAffine(view.transform3D))
    view.layer.transform = CATransform3DMakeScale(0, 0, 1)
    #expect(view.frame == CGRect(x: 50, y: 50, width: 0, height: 0))
  }

  @Test func `a view's affine transform replaces its layer's 3D transform (L-LAYER-3)`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.layer.transform == CATransform3DMakeScale(2, 3, 1))
  }

  @Test func `a layer's transform avoids layout that undoes a view's transform (S19)`() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.view.leftAnchor, constant: 113),
      view.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 111),
      view.widthAnchor.constraint(equalToConstant: 132),
      view.heightAnchor.constraint(equalToConstant: 194),
    ])
    root.view.layoutIfNeeded()
    view.layer.transform = CATransform3DMakeAffineTransform(
      CGAffineTransform(rotationAngle: .pi / 4))
    root.view.setNeedsLayout()
    root.view.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 179, y: 208) && view.bounds.size.width == 132)
    let frame = view.layer.frame
    let box = [63.7415946665928, 92.7415946665928, 230.516810666815, 230.516810666815]
    for (found, expected) in zip([frame.minX, frame.minY, frame.width, frame.height], box) {
      #expect(abs(Double(found) - expected) < 1e-12 * 1e3)
    }
  }

  @Test func `sublayers are subviews' layers, in order, mixed with layers without views (S25)`() {
    let parent = UIView()
    let (a, b) = (UIView(), UIView())
    parent.addSubview(a)
    parent.addSubview(b)
    #expect(parent.layer.sublayers == [a.layer, b.layer])
    let free = CALayer()
    parent.layer.insertSublayer(free, above: a.layer)
    #expect(parent.layer.sublayers == [a.layer, free, b.layer] && parent.subviews == [a, b])
    parent.bringSubviewToFront(a)
    #expect(parent.layer.sublayers == [free, b.layer, a.layer] && parent.subviews == [b, a])
    let c = UIView()
    parent.insertSubview(c, at: 0)
    #expect(parent.layer.sublayers == [free, c.layer, b.layer, a.layer])
    b.removeFromSuperview()
    #expect(parent.layer.sublayers == [free, c.layer, a.layer] && b.layer.superlayer == nil)
    parent.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(parent.layer.sublayers == [free, a.layer, c.layer])
    parent.layer.addSublayer(b.layer)
    #expect(b.superview === parent && parent.layer.sublayers?.last === b.layer)
    parent.layer.insertSublayer(b.layer, at: 0)
    #expect(parent.layer.sublayers?.first === b.layer && parent.subviews.first === b)
    b.layer.removeFromSuperlayer()
    #expect(b.superview == nil)
    free.removeFromSuperlayer()
    #expect(parent.layer.sublayers == [a.layer, c.layer] && a.layer.superlayer === parent.layer)
  }

  @Test
  func `the higher sibling is drawn in front, and views are hit by order (L-LAYER-2, S25)`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    // The cascade: each 20 points further, the first raised above the others.
    let views = (0..<3).map {
      UIView(frame: CGRect(x: $0 * 20, y: $0 * 20, width: 60, height: 60))
    }
    for view in views { parent.addSubview(view) }
    views[0].layer.zPosition = 1
    #expect(parent.layer.drawnSublayers == [views[1].layer, views[2].layer, views[0].layer])
    #expect(parent.layer.hitTest(CGPoint(x: 50, y: 50)) === views[0].layer)
    #expect(parent.hitTest(CGPoint(x: 50, y: 50), with: nil) === views[2])
  }

  @Test func `a view with a layer is laid out by it (L-LAYER-7)`() {
    let view = OwnView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(view)
    sim.settle()
    #expect(view.calls == ["layoutSubviews"])
    view.calls = []
    let layer = view.layer as? OwnLayer
    view.layer.setNeedsLayout()
    let events = sim.events { sim.settle() }
    #expect(view.calls == ["before", "layoutSubviews", "after"] && layer?.calls == 1)
    #expect(events.map(\.name).contains("layoutSublayers(of:)"))
  }

  private final class Sizer: CALayerDelegate {
    var calls: [String] = []
    func layoutSublayers(of layer: CALayer) {
      calls.append("layout")
      for sublayer in layer.sublayers ?? [] { sublayer.frame = layer.bounds }
    }
    func display(_ layer: CALayer) { calls.append("display") }
    func layerWillDraw(_ layer: CALayer) { calls.append("willDraw") }
  }

  @Test func `layers without views are laid out and displayed only in a window`() {
    let (layer, inner, sizer) = (CALayer(), CALayer(), Sizer())
    layer.delegate = sizer
    layer.addSublayer(inner)
    layer.setNeedsDisplay()
    sim.settle()
    #expect(sizer.calls == [])
    sim.perform { root.view.layer.addSublayer(layer) }
    sim.settle()
    #expect(sizer.calls == ["layout", "willDraw", "display"])
    layer.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
    sim.settle()
    #expect(inner.frame.size == CGSize(width: 30, height: 40))
  }

  @Test func `a layer outlives its view with the view's values`() {
    var view: UIView? = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let layer = view?.layer
    view = nil
    #expect(layer?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(layer?.delegate == nil && layer?.superlayer == nil)
  }

  @Test func `a view and its layer are released together`() {
    weak var gone: UIView?
    weak var layerGone: CALayer?
    do {
      let view = UIView()
      view.layer.addSublayer(CALayer())
      view.addSubview(UIView())
      _ = view.layer.sublayers
      (gone, layerGone) = (view, view.layer)
    }
    #expect(gone == nil && layerGone == nil)
  }
}
