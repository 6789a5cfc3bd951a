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

/// UIKit's four animation methods, and what they record.
@MainActor @Suite(.simulator("iphone-15-pro")) struct AnimationTests {
  private let sim: Simulator
  private let view = UIView("view")

  init() throws {
    sim = try #require(Simulator.bound)
    let root = UIViewController()
    sim.launch(root)
    root.view.addSubview(view)
    sim.settle()
  }

  /// Changes an animatable property whose change is not recorded.
  private func stir() { view.layer.cornerRadius += 1 }

  /// Returns the seconds after which a completion ran, in steps of a quarter, or nil.
  private func end(_ begin: (@escaping (Bool) -> Void) -> Void) -> Double? {
    var seconds: Double?
    let start = sim.clock.now
    sim.begin { begin { _ in seconds = sim.clock.now - start } }
    for _ in 0..<20 where seconds == nil { sim.advance(by: 0.25) }
    return seconds
  }

  @Test func `methods without options run at once and end on time`() {
    var ended: Double?
    let events = sim.events {
      ended = end { UIView.animate(withDuration: 0.5, animations: stir, completion: $0) }
      sim.perform { UIView.animate(withDuration: 0.25) { view.alpha = 0.5 } }
    }
    #expect(ended == 0.5 && view.alpha == 0.5)
    #expect(
      events.strings == [
        "animation animations 0.5", "animation animationCompletion ",
        "animation animations 0.25",
      ])
  }

  @Test func `delay, curve and spring are recorded`() {
    let events = sim.events {
      sim.begin {
        UIView.animate(
          withDuration: 1, delay: 0.5, options: [.curveLinear, .beginFromCurrentState],
          animations: stir)
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 2,
          animations: stir, completion: nil)
      }
    }
    #expect(
      events.map(\.argumentsText) == [
        "duration: 1, delay: 0.5, options: beginFromCurrentState curveLinear",
        "duration: 1, damping: 0.7, velocity: 2",
      ])
  }

  @Test func `autoreversing doubles the duration, and an endless animation never ends`() {
    #expect(
      end {
        UIView.animate(
          withDuration: 0.5, delay: 0.25, options: .autoreverse, animations: stir, completion: $0)
      } == 1.25)
    for options: UIView.AnimationOptions in [.repeat, [.repeat, .autoreverse]] {
      #expect(
        end {
          UIView.animate(
            withDuration: 0.5, delay: 0, options: options, animations: stir, completion: $0)
        } == nil)
    }
    #expect(
      end { UIView.animate(withDuration: .infinity, animations: stir, completion: $0) } == nil)
    sim.settle()
    #expect(sim.clock.now.isFinite)
  }

  @Test func `a repeating animation with animations disabled ends at once`() {
    let ended = end { completion in
      UIView.performWithoutAnimation {
        UIView.animate(
          withDuration: 3, delay: 1, options: .repeat, animations: stir, completion: completion)
      }
    }
    #expect(ended == 0)
  }

  @Test func `a block in which nothing moves ends at once (L-ANIM-20)`() {
    let away = UIView()
    for options: UIView.AnimationOptions in [[], .repeat, .autoreverse] {
      let ended = end { completion in
        UIView.animate(
          withDuration: 3, delay: 1, options: options,
          animations: {
            self.view.alpha = self.view.alpha
            away.alpha = 0.5
          }, completion: completion)
      }
      #expect(ended == 0)
    }
    let animator = UIViewPropertyAnimator(duration: 4, curve: .linear) { away.alpha = 0.2 }
    let ended = end { completion in
      animator.addCompletion { completion($0 == .end) }
      animator.startAnimation()
      animator.pauseAnimation()
      animator.startAnimation()
    }
    #expect(ended == 0 && animator.state == .inactive && away.alpha == 0.2)
    var wasLate = false
    sim.perform {
      UIView.animate(withDuration: 3, animations: {}) { _ in wasLate = true }
      #expect(!wasLate, "the block's caller goes on first")
    }
    #expect(
      end { UIView.animate(withDuration: 0, delay: 2, animations: stir, completion: $0) } == 0)
  }

  @Test func `blocks may be isolated or not, optional or stored`() {
    var calls: [String] = []
    func fade(completion: ((Bool) -> Void)? = nil) {
      UIView.animate(withDuration: 0, animations: { self.view.alpha = 0 }, completion: completion)
    }
    let done: @MainActor (Bool) -> Void = { _ in calls.append("stored") }
    let changes: () -> Void = { calls.append("changes") }
    sim.doing {
      fade()
      fade { _ in calls.append("optional") }
      UIView.animate(withDuration: 0, delay: 0, animations: changes, completion: done)
    }
    #expect(calls == ["changes", "optional", "stored"])
  }

  @Test func `options have UIKit's raw values`() {
    let all: [(UIView.AnimationOptions, UInt)] = [
      (.layoutSubviews, 0x1), (.allowUserInteraction, 0x2), (.beginFromCurrentState, 0x4),
      (.repeat, 0x8), (.autoreverse, 0x10), (.overrideInheritedDuration, 0x20),
      (.overrideInheritedCurve, 0x40), (.allowAnimatedContent, 0x80),
      (.showHideTransitionViews, 0x100), (.overrideInheritedOptions, 0x200),
      (.curveEaseInOut, 0), (.curveEaseIn, 0x1_0000), (.curveEaseOut, 0x2_0000),
      (.curveLinear, 0x3_0000), (.transitionFlipFromLeft, 0x10_0000),
      (.transitionCrossDissolve, 0x50_0000), (.transitionFlipFromBottom, 0x70_0000),
      (.preferredFramesPerSecond60, 0x300_0000), (.preferredFramesPerSecond30, 0x700_0000),
    ]
    for (option, value) in all { #expect(option.rawValue == value) }
  }

  @Test func `a transition changes a view's contents and ends on time`() {
    let other = UIView("other")
    let parent = UIView("parent")
    parent.addSubview(view)
    let ended = end {
      UIView.transition(
        with: parent, duration: 0.5, options: .transitionCrossDissolve,
        animations: { parent.addSubview(other) }, completion: $0)
    }
    #expect(ended == 0.5 && parent.subviews == [view, other])
    other.removeFromSuperview()
    sim.perform { UIView.transition(from: view, to: other, duration: 0.25) }
    #expect(parent.subviews == [other] && view.superview == nil)
    parent.addSubview(view)
    sim.perform {
      UIView.transition(from: other, to: view, duration: 0, options: .showHideTransitionViews)
    }
    #expect(other.isHidden && !view.isHidden && parent.subviews == [other, view])
  }
}
