import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalLayers
import GimbalTesting
import TestSupport
import Testing

/// Keyframes along a path, and animated paths and colors (L-ANIM-7, L-ANIM-10).
@MainActor @Suite(.simulator("iphone-15-pro")) struct PathAnimationTests {
  private let sim: Simulator
  private let layer = CALayer()
  private let shape = CAShapeLayer()
  private let gradient = CAGradientLayer()

  init() throws {
    sim = try #require(Simulator.bound)
    let root = UIViewController()
    for added in [layer, shape, gradient] { root.view.layer.addSublayer(added) }
    sim.launch(root)
  }

  private func point(at time: Double) -> CGPoint {
    sim.advance(by: time)
    return layer.presentation()?.position ?? CGPoint(x: -1, y: -1)
  }

  private func isNear(_ one: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
    hypot(one.x - x, one.y - y) < 0.05
  }

  @Test func `a cumulative animation along an empty path moves nothing`() {
    layer.position = CGPoint(x: 7, y: 8)
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = CGMutablePath()
    animation.duration = 1
    (animation.repeatCount, animation.isCumulative) = (2, true)
    sim.begin { layer.add(animation, forKey: "way") }
    #expect(isNear(point(at: 0.5), 7, 8))
    #expect(isNear(point(at: 1), 7, 8))
  }

  @Test func `a path's corners are the keyframes (L-ANIM-10)`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 300))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.duration = 1
    sim.begin { layer.add(animation, forKey: "way") }
    #expect(isNear(point(at: 0.25), 50, 0))
    #expect(isNear(point(at: 0.5), 100, 150))
    sim.settle()
    animation.calculationMode = .paced
    sim.begin { layer.add(animation, forKey: "way") }
    #expect(isNear(point(at: 0.25), 100, 0))
    #expect(isNear(point(at: 0.25), 100, 100))
    sim.settle()
    animation.calculationMode = .discrete
    sim.begin { layer.add(animation, forKey: "way") }
    #expect(isNear(point(at: 0.5), 100, 0))
    sim.settle()
    animation.calculationMode = .linear
    animation.keyTimes = [0, 0.8, 1]
    // A layer copies the animation when it is added: later changes have no effect.
    sim.begin { layer.add(animation, forKey: "way") }
    path.addLine(to: CGPoint(x: 0, y: 0))
    #expect(isNear(point(at: 0.4), 50, 0))
    sim.settle()
  }

  @Test func `along a curve the point moves at constant speed and rotates with it (L-ANIM-10)`() {
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: 100, y: 100), radius: 50, startAngle: 0, endAngle: .pi / 2,
      clockwise: false)
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.rotationMode = .rotateAuto
    animation.duration = 1
    sim.begin { layer.add(animation, forKey: "way") }
    let half = point(at: 0.5)
    #expect(abs(hypot(half.x - 100, half.y - 100) - 50) < 0.05)
    #expect(abs(atan2(half.y - 100, half.x - 100) - .pi / 4) < 0.01)
    let rotation = layer.presentation()?.value(forKeyPath: "transform.rotation.z") as? CGFloat ?? 0
    #expect(abs(rotation - .pi * 3 / 4) < 0.01)
    sim.settle()
    #expect(CATransform3DIsIdentity(layer.transform))
  }

  @Test func `an animation along an empty path moves nothing`() {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = CGMutablePath()
    animation.duration = 1
    layer.position = CGPoint(x: 7, y: 8)
    sim.begin { layer.add(animation, forKey: "way") }
    #expect(isNear(point(at: 0.5), 7, 8))
  }

  @Test func `a shape's path changes step by step, and only by an explicit animation (L-ANIM-7)`() {
    let (small, large) = (
      CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil),
      CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 50), transform: nil)
    )
    shape.path = small
    sim.settle()
    sim.begin { shape.path = large }
    #expect(shape.presentation()?.path == large)
    let animation = CABasicAnimation(keyPath: "path")
    (animation.fromValue, animation.toValue) = (small, large)
    animation.duration = 1
    sim.begin { shape.add(animation, forKey: "path") }
    sim.advance(by: 0.5)
    #expect(
      shape.presentation()?.path?.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 30))
    sim.settle()
    animation.toValue = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
    sim.begin { shape.add(animation, forKey: "path") }
    sim.advance(by: 0.4)
    #expect(shape.presentation()?.path == small, "of paths with other steps one stands")
  }

  @Test func `a gradient's colors animate implicitly (L-ANIM-7, L-ANIM-11)`() {
    func gray(_ white: CGFloat) -> CGColor { CGColor(gray: white, alpha: 1) }
    gradient.colors = [gray(0), gray(1)]
    sim.settle()
    sim.begin { gradient.colors = [gray(1), gray(1)] }
    sim.advance(by: 0.05)
    let colors = gradient.presentation()?.colors as? [CGColor] ?? []
    let whites = colors.map { $0.components?.first ?? -1 }
    #expect(whites.count == 2)
    #expect(whites[0] > 0.01 && whites[0] < 0.99 && whites[1] == 1)
    sim.settle()
    #expect((gradient.colors as? [CGColor])?.first == gray(1))
  }
}
