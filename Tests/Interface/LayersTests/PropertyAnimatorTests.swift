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

/// Animators that are stopped, scrubbed, reversed and continued.
@MainActor @Suite(.simulator("iphone-15-pro")) struct PropertyAnimatorTests {
  private let sim: Simulator
  private let root = UIViewController()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() throws {
    sim = try #require(Simulator.bound)
    sim.launch(root)
    root.view.addSubview(view)
    sim.settle()
  }

  private var x: Double { Double(view.layer.presentation()?.position.x ?? .nan) }

  private func mover(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: curve) { self.view.center.x = 150 }
  }

  @Test func `an animator runs along its curve to its end (L-ANIM-16)`() {
    let animator = mover(.easeIn)
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == .inactive && view.center.x == 50)
    sim.begin { animator.startAnimation() }
    #expect(animator.state == .active && animator.isRunning && view.center.x == 150 && x == 50)
    sim.advance(by: 0.5)
    let share = CAMediaTimingFunction(name: .easeIn).progress(at: 0.5)
    #expect(abs(x - (50 + 100 * share)) < 1e-9 && abs(animator.fractionComplete - 0.5) < 1e-9)
    sim.settle()
    #expect(ends == [.end] && x == 150 && animator.state == .inactive && !animator.isRunning)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `an animator is paused, scrubbed and continued`() {
    let animator = mover()
    sim.begin { animator.pauseAnimation() }
    #expect(animator.state == .active && !animator.isRunning && x == 50)
    animator.fractionComplete = 0.25
    sim.advance(by: 9)
    #expect(abs(x - 75) < 1e-9)
    sim.begin {
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    sim.advance(by: 0.25)
    #expect(abs(x - 100) < 1e-9)
    sim.advance(by: 0.6)
    #expect(x == 150 && animator.state == .inactive)
  }

  @Test(arguments: [false, true])
  func `an animator paused at its end takes another curve and stays there`(isSpring: Bool) {
    let animator = mover()
    let other: any UITimingCurveProvider =
      isSpring
      ? UISpringTimingParameters(dampingRatio: 0.5)
      : UICubicTimingParameters(animationCurve: .easeIn)
    sim.begin {
      animator.pauseAnimation()
      animator.fractionComplete = 1
      animator.continueAnimation(withTimingParameters: other, durationFactor: 0.5)
    }
    #expect(x == 150)
    sim.settle()
    #expect(x == 150 && animator.state == .inactive)
  }

  @Test func `an animator paused at its beginning takes another curve from there`() {
    let animator = mover()
    sim.begin {
      animator.pauseAnimation()
      animator.fractionComplete = 0
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 1)
    }
    #expect(x == 50)
    sim.advance(by: 0.5)
    let share = CAMediaTimingFunction(name: .easeIn).progress(at: 0.5)
    #expect(abs(x - (50 + 100 * share)) < 1e-6)
    sim.settle()
    #expect(x == 150 && animator.state == .inactive)
  }

  @Test(arguments: [1, 1 - 1e-9])
  func `an animator scrubbed to its end and reversed returns along its curve`(end: CGFloat) {
    let animator = mover(.easeIn)
    sim.begin {
      animator.pauseAnimation()
      animator.fractionComplete = end
      animator.isReversed = true
      animator.startAnimation()
    }
    #expect(abs(x - 150) < 1e-6)
    sim.advance(by: 0.25)
    let share = CAMediaTimingFunction(name: .easeIn).progress(at: 0.25)
    #expect(abs(x - (150 - 100 * share)) < 1e-6)
    sim.settle()
    #expect(x == 50 && animator.state == .inactive)
  }

  @Test func `a scrubbed animator is linear, and continues from its position`() {
    let animator = mover(.easeInOut)
    sim.begin {
      animator.pauseAnimation()
      animator.fractionComplete = 0.3
    }
    #expect(abs(x - 80) < 1e-9)
    sim.begin { animator.startAnimation() }
    #expect(abs(x - 80) < 1e-9)
    sim.settle()
    #expect(x == 150)
  }

  @Test func `a reversed animator returns, and the initial values are restored`() {
    let animator = mover()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    sim.begin { animator.startAnimation() }
    sim.advance(by: 0.75)
    animator.isReversed = true
    #expect(abs(animator.fractionComplete - 0.25) < 1e-9)
    sim.advance(by: 0.25)
    #expect(abs(x - 100) < 1e-9 && ends == [])
    sim.settle()
    #expect(ends == [.start] && view.center.x == 50 && x == 50)
  }

  @Test func `a stopped animator stays at the visible values and finishes at a position`() {
    for (position, end) in [(UIViewAnimatingPosition.current, 75.0), (.start, 50), (.end, 150)] {
      view.center.x = 50
      let animator = mover()
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      sim.begin { animator.startAnimation() }
      sim.advance(by: 0.25)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && abs(view.center.x - 75) < 1e-9 && ends == [])
      animator.finishAnimation(at: position)
      #expect(ends == [position] && abs(Double(view.center.x) - end) < 1e-9)
      #expect(animator.state == .inactive)
      sim.settle()
    }
    let silent = mover()
    silent.addCompletion { _ in Issue.record("is not called") }
    sim.begin { silent.startAnimation() }
    silent.stopAnimation(true)
    #expect(silent.state == .inactive)
    sim.settle()
  }

  @Test func `animations are added while it runs, and delayed`() {
    let animator = mover()
    animator.addAnimations({ self.view.alpha = 0 }, delayFactor: 0.5)
    sim.begin { animator.startAnimation(afterDelay: 1) }
    sim.advance(by: 1.5)
    #expect(abs(x - 100) < 1e-9 && view.layer.presentation()?.opacity == 1)
    sim.advance(by: 0.25)
    #expect(abs((view.layer.presentation()?.opacity ?? 9) - 0.5) < 1e-6)
    sim.settle()
  }

  @Test func `a change of direction during a delay does not start the animator`() {
    let animator = mover()
    sim.begin { animator.startAnimation(afterDelay: 1) }
    sim.advance(by: 0.5)
    animator.isReversed = true
    animator.isReversed = false
    sim.advance(by: 0.25)
    #expect(x == 50)
    sim.advance(by: 0.5)
    #expect(abs(x - 75) < 1e-9)
    sim.settle()
    #expect(x == 150)
  }

  @Test func `springs and curves are timing parameters`() {
    let spring = UIViewPropertyAnimator(
      duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 0.5))
    spring.addAnimations { self.view.center.x = 150 }
    sim.begin { spring.startAnimation() }
    sim.advance(by: 0.25)
    let motion = SpringMotion(dampingRatio: 0.5, duration: 1)
    #expect(abs(x - (50 + 100 * motion.progress(at: 0.25))) < 1e-9)
    sim.settle()
    let physical = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: physical)
    #expect(abs(animator.duration - SpringMotion().settlingDuration) < 1e-9)
    #expect(
      UICubicTimingParameters(animationCurve: .easeIn).controlPoint1.x == CGFloat(Float(0.42)))
  }

  @Test func `an animator is released at its end`() {
    weak var gone: UIViewPropertyAnimator?
    sim.perform {
      gone = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 0.5, delay: 0, animations: { self.view.alpha = 0.5 })
    }
    sim.settle()
    #expect(gone == nil)
  }
}
