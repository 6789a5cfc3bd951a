import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import TestSupport
import Testing

/// Touches and callbacks while a view animates (L-ANIM-18).
@MainActor @Suite(.simulator("iphone-15-pro")) struct AnimatedTouchTests {
  private let sim: Simulator
  private let root = UIViewController()
  private let view = UIView("moving", CGRect(x: 0, y: 100, width: 100, height: 100))

  init() throws {
    sim = try #require(Simulator.bound)
    root.view.addSubview(view)
    sim.launch(root)
  }

  private var hit: UIView? { root.view.hitTest(CGPoint(x: 50, y: 150), with: nil) }

  @Test func `an animated view receives no touches without allowUserInteraction (L-ANIM-18)`() {
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    #expect(hit === inner)
    sim.begin { UIView.animate(withDuration: 1) { view.alpha = 0.5 } }
    #expect(hit === root.view)
    sim.begin { UIView.animate(withDuration: 2) { view.frame.origin.x = 10 } }
    sim.advance(by: 1.5)
    #expect(hit === root.view, "the second block moves it still")
    sim.settle()
    #expect(hit === inner)
    sim.begin {
      UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
    }
    #expect(hit === inner)
    sim.settle()
    sim.begin { UIView.animate(withDuration: 1) { inner.alpha = 0.5 } }
    #expect(hit === view)
    sim.begin { inner.layer.removeAllAnimations() }
    sim.settle()
    #expect(hit === inner)
  }

  @Test func `a property animator allows touches unless it is configured otherwise (L-ANIM-18)`() {
    for isEnabled in [true, false] {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.alpha = isEnabled ? 0.5 : 1
      }
      animator.isUserInteractionEnabled = isEnabled
      sim.begin { animator.startAnimation() }
      #expect(hit === (isEnabled ? view : root.view))
      sim.settle()
      #expect(hit === view)
    }
  }

  @Test func `begin and commit animations call their delegate by selectors`() {
    @MainActor final class CallRecorder {
      var lines: [String] = []
      func begun(_ name: String?, _ context: UnsafeMutableRawPointer?) {
        lines.append("begun \(name ?? "-")")
      }
      func ended(
        _ name: String?, _ finished: NSNumber, _ context: UnsafeMutableRawPointer?
      ) {
        lines.append("ended \(name ?? "-") \(finished.boolValue) \(context == nil)")
      }
    }
    let received = CallRecorder()
    for name in ["fade", nil] {
      sim.begin {
        UIView.beginAnimations(name, context: nil)
        UIView.setAnimationDelegate(received)
        UIView.setAnimationWillStart(Selector(of: CallRecorder.begun))
        UIView.setAnimationDidStop(Selector(of: CallRecorder.ended))
        UIView.setAnimationDelay(0.1)
        view.alpha = name == nil ? 1 : 0
        UIView.commitAnimations()
      }
      sim.advance(by: 0.05)
      #expect(received.lines == [])
      sim.advance(by: 0.1)
      #expect(received.lines == ["begun \(name ?? "-")"])
      sim.settle()
      #expect(received.lines.last == "ended \(name ?? "-") true true")
      received.lines = []
    }
  }
}
