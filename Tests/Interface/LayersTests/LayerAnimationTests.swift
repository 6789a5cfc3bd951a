import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalLayers
import GimbalMotion
import GimbalTesting
import TestSupport
import Testing

/// Explicit and implicit animations of layers.
@MainActor @Suite(.simulator("iphone-15-pro")) struct LayerAnimationTests {
  private let sim: Simulator
  private let root = UIViewController()
  private let layer = CALayer()

  init() throws {
    sim = try #require(Simulator.bound)
    sim.launch(root)
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    sim.perform { root.view.layer.addSublayer(layer) }
    sim.settle()
  }

  private final class Witness: CAAnimationDelegate {
    var calls: [String] = []
    func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
  }

  private func value(_ path: String) -> Double {
    Double(layer.presentation()?.value(forKeyPath: path) as? CGFloat ?? .nan)
  }

  @Test func `a basic animation determines its ends by value (L-ANIM-9)`() {
    let cases: [(Any?, Any?, Any?, Double, Double)] = [
      (10.0, 20.0, nil, 10, 20), (10.0, nil, 5.0, 10, 15), (nil, 20.0, 5.0, 15, 20),
      (10.0, nil, nil, 10, 50), (nil, 20.0, nil, 50, 20), (nil, nil, 5.0, 50, 55),
    ]
    for (from, to, by, first, last) in cases {
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
      animation.duration = 1
      let witness = Witness()
      animation.delegate = witness
      sim.begin { layer.add(animation, forKey: "move") }
      #expect(value("position.x") == first)
      sim.advance(by: 0.5)
      #expect(abs(value("position.x") - (first + last) / 2) < 1e-9)
      #expect(layer.position.x == 50)
      sim.advance(by: 0.5)
      #expect(value("position.x") == 50 && layer.animationKeys() == nil)
      #expect(witness.calls == ["start", "stop true"])
    }
  }

  @Test func `each animation is found by its own key`() {
    for path in ["position.x", "opacity"] {
      let animation = CABasicAnimation(keyPath: path)
      animation.duration = 1
      sim.begin { layer.add(animation, forKey: "of \(path)") }
    }
    func path(_ key: String) -> String? {
      (layer.animation(forKey: key) as? CABasicAnimation)?.keyPath
    }
    #expect(path("of position.x") == "position.x" && path("of opacity") == "opacity")
    #expect(layer.animation(forKey: "opacity") == nil)
  }

  @Test func `a value without interpolation is the model's, whatever was read before (L-ANIM-9)`() {
    for gravity in [CALayerContentsGravity.center, .top, .bottom] {
      sim.perform { layer.contentsGravity = gravity }
      #expect(layer.presentation()?.contentsGravity == gravity)
      layer.presentation()?.contentsGravity = .left
      #expect(layer.presentation()?.contentsGravity == gravity)
    }
  }

  @Test func `a value function makes transforms from numbers (L-ANIM-22)`() {
    let rotation = CABasicAnimation(keyPath: "transform")
    rotation.valueFunction = CAValueFunction(name: .rotateZ)
    (rotation.fromValue, rotation.toValue, rotation.duration) = (0.0, Double.pi, 1)
    rotation.timingFunction = CAMediaTimingFunction(name: .linear)
    sim.begin { layer.add(rotation, forKey: "turn") }
    sim.advance(by: 0.5)
    #expect(abs(value("transform.rotation.z") - .pi / 2) < 1e-9)
    sim.settle()
    let move = CAKeyframeAnimation(keyPath: "transform")
    move.valueFunction = CAValueFunction(name: .translate)
    move.values = [[0.0, 0, 0], [100, 50, 0], [100, 150, 10]]
    move.duration = 2
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    sim.settle()
    sim.begin { layer.add(move, forKey: "move") }
    sim.advance(by: 1.5)
    let seen = layer.presentation()?.transform ?? .identity
    #expect(seen.m11 == 1 && seen.m41 == 100 && seen.m42 == 100 && seen.m43 == 5)
    sim.settle()
    let wrong = CABasicAnimation(keyPath: "transform")
    wrong.valueFunction = CAValueFunction(name: .scale)
    (wrong.fromValue, wrong.toValue, wrong.duration) = (1.0, 2.0, 1)
    sim.begin { layer.add(wrong, forKey: "wrong") }
    sim.advance(by: 0.5)
    #expect(layer.presentation()?.transform.m11 == 2, "a scale takes three numbers")
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "shear")) == nil)
    sim.settle()
  }

  @Test func `an animation that is not removed shows its end until it is removed`() {
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    animation.toValue = 1.0
    animation.duration = 1
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    sim.begin { layer.add(animation, forKey: "turn") }
    sim.advance(by: 3)
    #expect(abs(value("transform.rotation") - 1) < 1e-9)
    layer.removeAnimation(forKey: "turn")
    #expect(value("transform.rotation") == 0)
  }

  @Test func `keyframes go from value to value (L-ANIM-10)`() {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 100, 40]
    animation.keyTimes = [0, 0.25, 1]
    animation.duration = 1
    let expected: [(CAAnimationCalculationMode, [Double])] = [
      (.linear, [50, 80]), (.discrete, [0, 100]), (.paced, [20, 80]),
    ]
    for (mode, values) in expected {
      animation.calculationMode = mode
      sim.begin { layer.add(animation, forKey: "way") }
      sim.advance(by: 0.125)
      #expect(abs(value("position.x") - values[0]) < 1e-9, "\(mode)")
      sim.advance(by: 0.375)
      #expect(abs(value("position.x") - values[1]) < 1e-9, "\(mode)")
      sim.settle()
    }
    animation.calculationMode = .cubic
    animation.values = [0, 10, 20, 30]
    animation.keyTimes = nil
    sim.begin { layer.add(animation, forKey: "way") }
    sim.advance(by: 0.5)
    #expect(abs(value("position.x") - 15) < 1e-9)
  }

  @Test(arguments: [
    (CAAnimationCalculationMode.linear, [0, 0.75, 1], 60.0), (.linear, [0.75], 60),
    (.linear, [0.75, 0.25], 60), (.discrete, [0, 0.75, 1], 0), (.discrete, [0, 0.75], 0),
    (.discrete, [0, 0.75, 0.8, 1], 100), (.discrete, [0.75], 100),
  ])
  func `key times of a wrong number or order are replaced by even ones (L-ANIM-10)`(
    mode: CAAnimationCalculationMode, times: [Double], expected: Double
  ) {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 100]
    animation.keyTimes = times.map { NSNumber(value: $0) }
    animation.calculationMode = mode
    animation.duration = 1
    sim.begin { layer.add(animation, forKey: "way") }
    sim.advance(by: 0.6)
    #expect(abs(value("position.x") - expected) < 1e-9)
    sim.settle()
  }

  @Test func `a group runs its animations in its time and cuts them off`() {
    let (move, fade) = (
      CABasicAnimation(keyPath: "position.x"), CABasicAnimation(keyPath: "opacity")
    )
    (move.toValue, fade.toValue) = (150, 0)
    move.beginTime = 1
    move.duration = 4
    let group = CAAnimationGroup()
    group.animations = [move, fade]
    group.duration = 2
    sim.begin { layer.add(group, forKey: nil) }
    sim.advance(by: 1.5)
    #expect(abs(value("position.x") - 62.5) < 1e-9 && abs(value("opacity") - 0.25) < 1e-9)
    sim.advance(by: 0.6)
    #expect(value("position.x") == 50)
  }

  @Test func `a layer without a view animates implicitly (L-ANIM-11)`() {
    sim.begin { layer.position.x = 150 }
    sim.advance(by: 0.125)
    let share = CAMediaTimingFunction(name: .default).progress(at: 0.5)
    #expect(abs(value("position.x") - (50 + 100 * share)) < 1e-9)
    sim.settle()
    sim.begin {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.position.x = 50
      CATransaction.commit()
    }
    #expect(value("position.x") == 50)
    let fresh = CALayer()
    fresh.position.x = 3
    sim.begin {
      root.view.layer.addSublayer(fresh)
      fresh.position.x = 9
    }
    #expect(fresh.animationKeys() == nil)
    root.view.layer.cornerRadius = 5
    #expect(root.view.layer.animationKeys() == nil)
  }

  @Test func `delegates and tables decide about actions`() {
    layer.actions = ["opacity": NSNull()]
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil)
    layer.position.x = 9
    #expect(layer.animationKeys() == ["position"])
    layer.removeAllAnimations()
    sim.settle()
  }

  @Test func `a transaction completes after its animations, once`() {
    var calls: [Double] = []
    sim.begin {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setCompletionBlock { calls.append(self.sim.clock.now) }
      layer.position.x = 150
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      layer.opacity = 0
      CATransaction.commit()
      CATransaction.commit()
      CATransaction.commit()
    }
    let start = sim.clock.now
    sim.settle()
    #expect(calls.map { $0 - start } == [2])
    sim.perform { CATransaction.setCompletionBlock { calls.append(-1) } }
    sim.settle()
    #expect(calls.last == -1 && calls.count == 2)
  }

  @Test func `a view layer's own properties animate only in a block`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(view)
    sim.begin {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.layer.cornerRadius = 10
      }
    }
    sim.advance(by: 0.5)
    #expect(view.layer.presentation()?.cornerRadius == 5)
  }

  @Test func `an animation that restarts itself forever is stopped and reported`() {
    var count = 0
    func again() {
      count += 1
      UIView.animate(withDuration: 0, animations: {}, completion: { _ in again() })
    }
    sim.perform { again() }
    sim.settle()
    #expect(count < 20_000)
    #expect(sim.trace.events(named: "layoutLoop").isEmpty == false)
  }
}
