import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalGraphics
import GimbalLayers
import GimbalMotion
import GimbalTesting
import TestSupport
import Testing

/// Custom keys of an app's layers, and properties that a view and its layer share.
@MainActor @Suite(.simulator("iphone-15-pro")) struct LayerKeyTests {
  private let sim: Simulator
  private let root = UIViewController()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() throws {
    sim = try #require(Simulator.bound)
    sim.launch(root)
    root.view.addSubview(view)
    sim.settle()
  }

  /// A layer that shows the frames of a film, like animation libraries.
  private final class FilmLayer: CALayer {
    var shown: [CGFloat] = []
    var frameNumber: CGFloat {
      get { value(forKey: "frameNumber") as? CGFloat ?? 0 }
      set { setValue(newValue, forKey: "frameNumber") }
    }

    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "frameNumber" || super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "frameNumber" else { return super.action(forKey: event) }
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = presentation()?.frameNumber
      animation.duration = 2
      return animation
    }

    override func display() { shown.append(frameNumber) }
  }

  @Test func `a custom key of the class is displayed, has actions and is animated (L-ANIM-21)`() {
    let film = FilmLayer()
    sim.perform { view.layer.addSublayer(film) }
    sim.settle()
    sim.begin { film.frameNumber = 10 }
    #expect(film.frameNumber == 10)
    #expect(film.presentation()?.frameNumber == 0)
    sim.advance(by: 1)
    #expect(film.presentation()?.frameNumber == 5)
    sim.settle()
    #expect(film.presentation()?.frameNumber == 10 && film.animationKeys() == nil)
    #expect(film.shown == [10])
    let play = CABasicAnimation(keyPath: "frameNumber")
    (play.fromValue, play.toValue, play.duration) = (0, 60, 3)
    sim.begin { film.add(play, forKey: "play") }
    sim.advance(by: 0.5)
    #expect(film.presentation()?.frameNumber == 10)
    film.setValue("words", forKey: "frameNumber")
    #expect(film.value(forKey: "frameNumber") as? String == "words")
  }

  @Test func `a key unknown to the class is stored, and no animation changes it`() {
    let layer = CALayer()
    sim.perform { view.layer.addSublayer(layer) }
    layer.setValue(3, forKey: "mine")
    #expect(layer.value(forKey: "mine") as? Int == 3)
    withKnownIssue { sim.perform { layer.add(CABasicAnimation(keyPath: "mine"), forKey: "x") } }
    #expect(layer.animationKeys() == nil)
    #expect(CALayer.defaultValue(forKey: "opacity") as? CGFloat == 1)
    #expect(CALayer.defaultValue(forKey: "mine") == nil)
  }

  @Test func `paths change at once in animation blocks, and animate with an explicit animation`() {
    let shape = CAShapeLayer()
    sim.perform { view.layer.addSublayer(shape) }
    sim.settle()
    let (small, large) = (
      CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil),
      CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    )
    view.layer.shadowPath = small
    sim.begin {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.layer.shadowPath = large
        view.layer.shadowRadius = 9
      }
    }
    #expect(view.layer.animationKeys() == ["shadowRadius"])
    sim.settle()
    let grow = CABasicAnimation(keyPath: "shadowPath")
    (grow.fromValue, grow.toValue, grow.duration) = (small, large, 1)
    sim.begin { view.layer.add(grow, forKey: "grow") }
    sim.advance(by: 0.5)
    #expect(view.layer.presentation()?.shadowPath?.boundingBox.width == 15)
    #expect(view.layer.shadowPath == large)
  }

  @Test func `a view's layer has the view's appearance, and the view the layer's (L-LAYER-7)`() {
    view.backgroundColor = .red
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    view.layer.backgroundColor = UIColor.blue.cgColor
    #expect(view.backgroundColor?.cgColor == UIColor.blue.cgColor)
    view.layer.backgroundColor = nil
    #expect(view.backgroundColor == nil && view.layer.backgroundColor == nil)
    view.alpha = 0.25
    #expect(view.layer.opacity == 0.25)
  }

  @Test func `a view without a superview masks another view by its layer`() {
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
    view.mask = mask
    #expect(view.mask === mask && view.layer.mask === mask.layer && mask.superview == nil)
    view.mask = nil
    #expect(view.mask == nil && view.layer.mask == nil)
    let other = UIView()
    view.layer.mask = other.layer
    #expect(view.layer.mask === other.layer)
    weak var gone: UIView?
    do {
      let passing = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      gone = passing
      view.layer.mask = passing.layer
    }
    #expect(gone == nil && view.layer.mask?.bounds.width == 9, "the layer stays without its view")
    view.layer.mask = nil
  }

  @Test func `a repeated part of a block ends with its last repetition`() {
    var ended: Double?
    let start = sim.clock.now
    sim.begin {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x = 150
        UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { view.alpha = 0 }
        #expect(UIView.inheritedAnimationDuration == 1)
      } completion: { _ in
        ended = sim.clock.now - start
      }
      #expect(UIView.inheritedAnimationDuration == 0)
    }
    sim.advance(by: 1.25)
    #expect(view.layer.presentation()?.position.x == 150)
    #expect(abs((view.layer.presentation()?.opacity ?? 9) - 0.25) < 1e-6)
    sim.settle()
    #expect(abs((ended ?? 0) - 6) < 1e-9 && view.layer.presentation()?.opacity == 0)
  }

  @MainActor final class Called: NSObject {
    var received: [String] = []
    func hear(_ word: NSString) { received.append(word as String) }
    func sound() { received.append("sound") }
  }

  @Test func `delayed methods are called later and can be cancelled`() {
    let called = Called()
    let hear = Selector(of: Called.hear)
    sim.begin {
      called.perform(hear, with: "one" as NSString, afterDelay: 1)
      called.perform(Selector(of: Called.sound), with: nil, afterDelay: 0.5)
      called.perform(hear, with: "two" as NSString, afterDelay: 0.7)
      NSObject.cancelPreviousPerformRequests(
        withTarget: called, selector: hear, object: "two" as NSString)
    }
    sim.advance(by: 0.6)
    #expect(called.received == ["sound"])
    sim.settle()
    #expect(called.received == ["sound", "one"])
    called.perform(Selector(of: Called.sound), with: nil, afterDelay: 3)
    NSObject.cancelPreviousPerformRequests(withTarget: called)
    sim.settle()
    #expect(called.received == ["sound", "one"])
  }

  @Test func `parts of a transform without an axis have the values that Apple's guide names`() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeTranslation(3, 4, 5)
    let way = layer.value(forKeyPath: "transform.translation")
    #expect(way as? CGSize == CGSize(width: 3, height: 4))
    layer.transform = CATransform3DMakeScale(1, 2, 6)
    #expect(layer.value(forKeyPath: "transform.scale") as? CGFloat == 3)
    layer.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
    let angle = layer.value(forKeyPath: "transform.rotation") as? CGFloat
    #expect(angle.map { abs($0 - 0.5) < 1e-6 } == true)
    layer.setValue(CGSize(width: 7, height: 8), forKeyPath: "transform.translation")
    #expect(layer.transform.m41 == 7 && layer.transform.m42 == 8)
  }

  @Test func `an angle about an axis rotates a transform about it and preserves its scale`() {
    let layer = CALayer()
    func numbers(_ map: CATransform3D) -> [CGFloat] {
      [map.m11, map.m12, map.m13, map.m21, map.m22, map.m23, map.m31, map.m32, map.m33]
    }
    for (axis, x, y, z) in [("x", 1, 0, 0), ("y", 0, 1, 0), ("z", 0, 0, 1)]
      as [(String, CGFloat, CGFloat, CGFloat)]
    {
      layer.transform = CATransform3DMakeScale(1, 2, 3)
      layer.setValue(CGFloat(0.5), forKeyPath: "transform.rotation.\(axis)")
      let expected = CATransform3DScale(CATransform3DMakeRotation(0.5, x, y, z), 1, 2, 3)
      let pairs = zip(numbers(layer.transform), numbers(expected))
      #expect(pairs.allSatisfy { abs($0 - $1) < 1e-9 }, "\(axis)")
      let angles = ["x", "y", "z"].map {
        layer.value(forKeyPath: "transform.rotation.\($0)") as? CGFloat ?? .nan
      }
      #expect(zip(angles, [x, y, z]).allSatisfy { abs($0 - $1 / 2) < 1e-9 }, "\(angles)")
      // Without an extent along an axis there are no angles.
      layer.transform = CATransform3DMakeScale(1 - x, 1 - y, 1 - z)
      for axis in ["x", "y", "z"] {
        #expect(layer.value(forKeyPath: "transform.rotation.\(axis)") as? CGFloat == 0)
      }
    }
  }
}
