import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalLayers
import GimbalMotion
import GimbalTesting
import GimbalTraces
import TestSupport
import Testing

/// The visible values during animations.
@MainActor @Suite(.simulator("iphone-15-pro")) struct ViewMotionTests {
  private let sim: Simulator
  private let root = UIViewController()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() throws {
    sim = try #require(Simulator.bound)
    sim.launch(root)
    root.view.addSubview(view)
    sim.settle()
  }

  private var seen: CGPoint { view.layer.presentation()?.position ?? .zero }

  @Test func `a view deleted with an animation is removed at its end (L-ANIM-23)`() {
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var calls: [String] = []
    sim.begin {
      root.view.addSubview(other)
      sim.settle()
      UIView.perform(
        .delete, on: [self.view],
        animations: { other.frame.origin.x = 100 },
        completion: { calls.append("\($0) \(self.view.superview == nil)") })
    }
    sim.advance(by: 0.125)
    #expect(view.superview === root.view && view.alpha == 1 && calls.isEmpty)
    #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
    #expect((40...60).contains(other.layer.presentation()?.frame.minX ?? 0))
    sim.settle()
    #expect(calls == ["true true"] && view.superview == nil && view.alpha == 1)
    UIView.perform(.delete, on: [view])
    sim.settle()
    #expect(calls.count == 1, "a view that is nowhere is no mistake")
  }

  @Test func `a thousand samples of each curve lie on it, and the end is the model's (L-ANIM-9)`() {
    let curves: [(UIView.AnimationOptions, CAMediaTimingFunctionName)] = [
      (.curveLinear, .linear), (.curveEaseIn, .easeIn), (.curveEaseOut, .easeOut),
      (.curveEaseInOut, .easeInEaseOut),
    ]
    for (option, name) in curves {
      view.center = CGPoint(x: 50, y: 50)
      let function = CAMediaTimingFunction(name: name)
      sim.begin {
        UIView.animate(withDuration: 1, delay: 0, options: option) {
          self.view.center = CGPoint(x: 250, y: 150)
        }
      }
      let start = sim.clock.now
      for _ in 0..<1000 {
        sim.advance(by: 0.000999)
        let share = function.progress(at: sim.clock.now - start)
        #expect(abs(Double(seen.x) - (50 + 200 * share)) < 1e-9 * 1e2)
      }
      #expect(view.center == CGPoint(x: 250, y: 150))
      sim.settle()
      #expect(seen == view.center && view.layer.animationKeys() == nil)
    }
  }

  @Test func `a spring's intermediate values follow its equation`() {
    sim.begin {
      UIView.animate(
        withDuration: 1, delay: 0.5, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
        animations: { self.view.alpha = 0 }, completion: nil)
    }
    #expect(view.alpha == 0 && view.layer.presentation()?.opacity == 1)
    let spring = SpringMotion(dampingRatio: 0.4, duration: 1)
    sim.advance(by: 0.75)
    let opacity = Double(view.layer.presentation()?.value(forKeyPath: "opacity") as? CGFloat ?? 9)
    #expect(abs(opacity - (1 - spring.progress(at: 0.25))) < 1e-9)
  }

  @Test func `a second animation starts from the visible value of the first (L-ANIM-12)`() {
    sim.begin {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.view.center.x = 150 }
    }
    sim.advance(by: 0.5)
    let before = seen.x
    sim.begin {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.view.center.x = 50 }
    }
    #expect(abs(seen.x - before) < 1e-9 && abs(before - 100) < 1e-9)
    #expect(view.layer.animationKeys() == ["position", "position-2"])
    sim.settle()
    #expect(seen.x == 50)
  }

  @Test func `constraints animate by layout in the block`() {
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(bar)
    let width = bar.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      width, bar.heightAnchor.constraint(equalToConstant: 10),
      bar.leftAnchor.constraint(equalTo: root.view.leftAnchor),
      bar.topAnchor.constraint(equalTo: root.view.topAnchor),
    ])
    root.view.layoutIfNeeded()
    sim.begin {
      width.constant = 300
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        self.root.view.layoutIfNeeded()
      }
    }
    sim.advance(by: 0.25)
    #expect(bar.frame.width == 300)
    let frame = bar.layer.presentation()?.frame ?? .zero
    #expect(abs(frame.width - 200) < 1e-9 && abs(frame.minX) < 1e-9)
  }

  @Test func `a rotation has intermediate values, and hits use its end (L-ANIM-13)`() {
    view.autoresizingMask = [.flexibleWidth]
    view.frame = CGRect(x: 0, y: 0, width: 393, height: 10)
    sim.begin { sim.rotate(to: .landscapeLeft) }
    #expect(view.frame.width == 852)
    #expect(view.layer.presentation()?.frame.width == 393)
    sim.advance(by: 0.15)
    let width = Double(view.layer.presentation()?.frame.width ?? 0)
    #expect(abs(width - (393 + 852) / 2) < 1e-9 * 1e3)
    #expect(sim.window?.hitTest(CGPoint(x: 800, y: 5), with: nil) === view)
    sim.settle()
    #expect(view.layer.presentation()?.frame == view.frame && view.layer.animationKeys() == nil)
  }

  @Test func `a rotation that settles at once makes no animations`() {
    _ = view.layer
    sim.rotate(to: .landscapeLeft)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `options repeat, reverse and delay the visible values`() {
    sim.begin {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
        animations: { self.view.center.x = 150 })
    }
    sim.advance(by: 1.25)
    #expect(abs(seen.x - 125) < 1e-9)
    sim.advance(by: 1)
    #expect(abs(seen.x - 75) < 1e-9)
    view.layer.removeAllAnimations()
    #expect(seen == view.center)
  }

  @Test func `a nested block has the outer duration unless it overrides it (L-ANIM-14)`() {
    let inner = UIView(frame: view.frame)
    root.view.addSubview(inner)
    var ends: [Double] = []
    sim.begin {
      UIView.animate(withDuration: 2) {
        UIView.animate(withDuration: 1, animations: { inner.alpha = 0 }) { _ in
          ends.append(self.sim.clock.now)
        }
        UIView.animate(
          withDuration: 1, delay: 0, options: .overrideInheritedDuration,
          animations: { self.view.alpha = 0 }, completion: { _ in ends.append(self.sim.clock.now) })
        UIView.performWithoutAnimation { self.view.center.x = 7 }
      }
    }
    let start = sim.clock.now
    #expect(seen.x == 7)
    sim.settle()
    #expect(ends.map { $0 - start } == [1, 2])
  }

  @Test func `keyframes run in their relative times (L-ANIM-15)`() {
    sim.begin {
      UIView.animateKeyframes(
        withDuration: 2, delay: 0,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
            self.view.center.x = 150
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            self.view.center.x = 250
          }
        })
    }
    let start = sim.clock.now
    for (seconds, x) in [(0.25, 100.0), (0.5, 150), (0.9, 150), (1.5, 200), (1.75, 225)] {
      sim.advance(by: seconds - (sim.clock.now - start))
      #expect(abs(Double(seen.x) - x) < 1e-9, "\(seconds)")
    }
    sim.settle()
    #expect(seen.x == 250)
  }

  @Test func `a removed animation completes unfinished, once`() {
    var ends: [Bool] = []
    sim.begin {
      UIView.animate(withDuration: 1, animations: { self.view.alpha = 0 }) { ends.append($0) }
    }
    sim.advance(by: 0.5)
    view.layer.removeAllAnimations()
    sim.settle()
    #expect(ends == [false] && sim.clock.now < 1)
  }

  @Test(arguments: [0, -1, Double.nan, 1e9, 1e-12])
  func `for any duration the end is the model's and completes once`(duration: Double) {
    var ends = 0
    sim.begin {
      UIView.animate(withDuration: duration, animations: { self.view.center.x = 9 }) { _ in
        ends += 1
      }
    }
    #expect(seen.x.isFinite)
    sim.settle()
    #expect(ends == 1 && seen == view.center)
    #expect(sim.perform { view.layer.animationKeys() } == nil)
  }

  @Test func `layers pause and continue by their timing (L-ANIM-6)`() {
    var ended = false
    sim.begin {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: { self.view.center.x = 150 }, completion: { _ in ended = true })
    }
    sim.advance(by: 0.25)
    let layer = view.layer
    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    sim.advance(by: 5)
    #expect(abs(seen.x - 75) < 1e-9 && !ended)
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    sim.advance(by: 0.5)
    #expect(abs(seen.x - 125) < 1e-9 && !ended)
    sim.advance(by: 0.3)
    #expect(ended && seen.x == 150)
  }

  @Test func `animations are released with everything that they retain`() {
    weak var held: UIView?
    do {
      let guest = UIView(frame: view.frame)
      held = guest
      sim.perform {
        root.view.addSubview(guest)
        UIView.animate(withDuration: 1, animations: { guest.alpha = 0 }) { _ in
          guest.removeFromSuperview()
        }
      }
    }
    sim.settle()
    #expect(held == nil)
  }
}
