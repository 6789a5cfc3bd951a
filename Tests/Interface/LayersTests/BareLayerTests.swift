import Foundation
import GimbalGeometry
import GimbalLayers
import Testing

/// Layers without views and devices.
@MainActor @Suite struct BareLayerTests {
  @Test func `a new layer has size zero and a centered anchor point (L-LAYER-1)`() {
    let layer = CALayer()
    #expect(layer.frame == .zero && layer.bounds == .zero && layer.position == .zero)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && layer.zPosition == 0)
    #expect(layer.sublayers == nil && layer.superlayer == nil && layer.presentation() == nil)
  }

  @Test func `the anchor point moves the frame, not the position (L-GEO-6)`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 200, height: 50)
    layer.position = CGPoint(x: 200, y: 125)
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 200, y: 125, width: 200, height: 50))
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    let frame = layer.frame
    #expect(abs(frame.minX - 150) < 1e-9 && abs(frame.minY - 125) < 1e-9)
    #expect(abs(frame.width - 50) < 1e-9 && abs(frame.height - 200) < 1e-9)
    #expect(layer.position == CGPoint(x: 200, y: 125))
  }

  @Test func `siblings are drawn by zPosition, then by order (L-LAYER-2)`() {
    let parent = CALayer()
    let layers = (0..<3).map { _ in CALayer() }
    for layer in layers { parent.addSublayer(layer) }
    layers[0].zPosition = 1
    #expect(parent.drawnSublayers.map { drawn in layers.firstIndex { $0 === drawn } } == [1, 2, 0])
    for layer in layers { layer.frame = CGRect(x: 0, y: 0, width: 9, height: 9) }
    parent.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(parent.hitTest(CGPoint(x: 1, y: 1)) === layers[0])
    layers[0].isHidden = true
    #expect(parent.hitTest(CGPoint(x: 1, y: 1)) === layers[2])
    #expect(parent.hitTest(CGPoint(x: 15, y: 15)) === parent)
    #expect(parent.hitTest(CGPoint(x: 25, y: 15)) == nil)
  }

  @Test func `sublayers outside the bounds are hit unless they are clipped (L-LAYER-4)`() {
    let (parent, child) = (CALayer(), CALayer())
    parent.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
    child.frame = CGRect(x: 20, y: 0, width: 10, height: 10)
    parent.addSublayer(child)
    #expect(parent.hitTest(CGPoint(x: 35, y: 15)) === child)
    parent.masksToBounds = true
    #expect(parent.hitTest(CGPoint(x: 35, y: 15)) == nil)
  }

  @Test func `layers are added, ordered, replaced and removed`() {
    let parent = CALayer()
    let (a, b, c, d) = (CALayer(), CALayer(), CALayer(), CALayer())
    parent.addSublayer(a)
    parent.insertSublayer(b, at: 0)
    parent.insertSublayer(c, above: b)
    parent.insertSublayer(d, below: b)
    #expect(parent.sublayers == [d, b, c, a])
    parent.addSublayer(d)
    parent.insertSublayer(a, below: b)
    #expect(parent.sublayers == [a, b, c, d])
    parent.insertSublayer(a, at: 9)
    #expect(parent.sublayers == [b, c, d, a])
    parent.replaceSublayer(c, with: a)
    #expect(parent.sublayers == [b, a, d] && c.superlayer == nil)
    b.removeFromSuperlayer()
    parent.sublayers = [d, c]
    #expect(parent.sublayers == [d, c] && a.superlayer == nil && c.superlayer === parent)
    c.addSublayer(parent)
    #expect(c.sublayers == nil && parent.superlayer == nil)
    parent.addSublayer(parent)
    #expect(parent.sublayers == [d, c])
  }

  @Test func `sublayers that are removed at either end leave the others in order`() {
    let parent = CALayer()
    let layers = (0..<8).map { _ in CALayer() }
    for layer in layers { parent.addSublayer(layer) }
    layers[0].removeFromSuperlayer()
    layers[1].removeFromSuperlayer()
    layers[7].removeFromSuperlayer()
    layers[4].removeFromSuperlayer()
    #expect(parent.sublayers == [layers[2], layers[3], layers[5], layers[6]])
    layers[2].removeFromSuperlayer()
    parent.addSublayer(layers[0])
    #expect(parent.sublayers == [layers[3], layers[5], layers[6], layers[0]])
    layers[3].removeFromSuperlayer()
    parent.insertSublayer(layers[1], at: 0)
    #expect(parent.sublayers == [layers[1], layers[5], layers[6], layers[0]])
    for layer in layers { layer.removeFromSuperlayer() }
    #expect(parent.sublayers == nil && layers.allSatisfy { $0.superlayer == nil })
  }

  @Test func `a layer outlives its superlayer`() {
    let child = CALayer()
    var parent: CALayer? = CALayer()
    parent?.addSublayer(child)
    parent = nil
    #expect(child.superlayer == nil)
  }

  @Test func `points convert through transforms, depth and perspective (L-LAYER-5)`() {
    let (root, tilted) = (CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    root.addSublayer(tilted)
    tilted.bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
    tilted.position = CGPoint(x: 200, y: 200)
    var lens = CATransform3DIdentity
    lens.m34 = -1 / 500
    root.sublayerTransform = lens
    tilted.transform = CATransform3DMakeRotation(0.6, 0, 1, 0)
    let seen = tilted.convert(CGPoint(x: 200, y: 100), to: root)
    let w = 1 + 100 * sin(0.6) / 500
    #expect(abs(seen.x - (200 + 100 * cos(0.6) / w)) < 1e-9)
    #expect(abs(seen.y - (200 + 50 / w)) < 1e-9)
    let back = tilted.convert(seen, from: root)
    #expect(abs(back.x - 200) < 1e-9 && abs(back.y - 100) < 1e-9)
    // The frame uses only the affine part (L-LAYER-3).
    #expect(abs(tilted.frame.width - 200 * cos(0.6)) < 1e-9 && tilted.frame.height == 100)
  }

  @Test func `key paths reach components of values`() {
    let layer = CALayer()
    layer.setValue(CGFloat(7), forKeyPath: "position.x")
    layer.setValue(30, forKeyPath: "bounds.size.width")
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    layer.setValue(2, forKeyPath: "transform.scale.x")
    #expect(layer.position == CGPoint(x: 7, y: 0) && layer.bounds.width == 30)
    #expect(abs(layer.transform.m12 - 2) < 1e-9 && abs(layer.transform.m21 + 1) < 1e-9)
    let angle = layer.value(forKeyPath: "transform.rotation") as? CGFloat
    #expect(angle.map { abs($0 - .pi / 2) < 1e-9 } == true)
    layer.setValue("mine", forKey: "owner")
    #expect(layer.value(forKey: "owner") as? String == "mine")
  }

  @Test func `key paths reach parts of rectangles, whole and by their numbers`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(layer.value(forKeyPath: "bounds.origin") as? CGPoint == CGPoint(x: 1, y: 2))
    #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 30, height: 40))
    #expect(layer.value(forKeyPath: "bounds.origin.y") as? CGFloat == 2)
    #expect(layer.value(forKeyPath: "bounds.size.width") as? CGFloat == 30)
  }

  @Test func `a layer that is flat along an axis is not rotated`() {
    let layer = CALayer()
    for (x, y, z) in [(0, 1, 1), (1, 0, 1), (1, 1, 0)] as [(CGFloat, CGFloat, CGFloat)] {
      layer.transform = CATransform3DMakeScale(x, y, z)
      for axis in ["x", "y", "z"] {
        #expect(layer.value(forKeyPath: "transform.rotation.\(axis)") as? CGFloat == 0, "\(axis)")
      }
    }
  }

  @Test func `NaN and infinite numbers change nothing`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.position = CGPoint(x: CGFloat.nan, y: 0)
    layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
    layer.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    layer.opacity = .nan
    layer.zPosition = .nan
    layer.transform = CATransform3DMakeScale(.nan, 1, 1)
    layer.anchorPoint = CGPoint(x: CGFloat.nan, y: 0)
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(layer.opacity == 1 && layer.zPosition == 0)
    layer.transform = CATransform3DMakeScale(0, 0, 1)
    #expect(layer.frame == CGRect(x: 2.5, y: 4, width: 0, height: 0))
    #expect(layer.hitTest(CGPoint(x: 2.5, y: 4)) == nil)
  }

  @Test func `copies of a replicator are each one step further (L-LAYER-6)`() {
    let layer = CAReplicatorLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
    let box = CGRect(x: 0, y: 0, width: 5, height: 5)
    #expect(layer.box(of: box, copy: 3) == CGRect(x: 30, y: 0, width: 5, height: 5))
    layer.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    let rotated = layer.box(of: box, copy: 1)
    #expect(abs(rotated.minX - 95) < 1e-9 && abs(rotated.minY - 95) < 1e-9)
  }

  @Test func `a scroll layer scrolls to the requested rectangle`() {
    let (scroll, content) = (CAScrollLayer(), CALayer())
    scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    content.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    scroll.addSublayer(content)
    content.scrollRectToVisible(CGRect(x: 150, y: 0, width: 50, height: 50))
    #expect(scroll.bounds.origin == CGPoint(x: 100, y: 0))
    #expect(content.visibleRect == CGRect(x: 100, y: 0, width: 100, height: 100))
    scroll.scrollMode = .vertically
    content.scroll(CGPoint(x: 7, y: 8))
    #expect(scroll.bounds.origin == CGPoint(x: 100, y: 8))
  }
}
