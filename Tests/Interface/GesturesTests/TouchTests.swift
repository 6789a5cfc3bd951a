import Foundation
import Gimbal
import GimbalEngine
import GimbalTesting
import GimbalTraces
import TestSupport
import Testing

/// Touches, and the views that receive them (R-TOUCH).
@MainActor @Suite(.simulator("iphone-15-pro")) struct TouchTests {
  private let sim: Simulator
  private let scene: TouchedScene

  init() throws {
    sim = try #require(Simulator.bound)
    scene = TouchedScene(sim)
  }

  @Test func `an event goes from the app over the window to the touched view (R-TOUCH-1)`() {
    let events = sim.events { sim.tap(at: scene.middle) }
    let lines = events.named("touch", "sendEvent", "touchesBegan", "touchesEnded").lines
    #expect(
      lines == [
        "device touch", "app sendEvent(_:)", "window sendEvent(_:)",
        "pad touchesBegan(_:with:)",
        "device touch", "app sendEvent(_:)", "window sendEvent(_:)",
        "pad touchesEnded(_:with:)",
      ])
    let touches = events.named("touch")
    #expect(
      touches.map(\.argumentsText) == [
        "phase: began, at: (200, 200)", "phase: ended, at: (200, 200)",
      ])
    #expect(abs(touches[1].time - touches[0].time - 0.1) < 1e-9)
    #expect(events.named("touchesBegan").first?.argumentsText == "(100, 100)")
  }

  @Test func `a window receives an event with two of its touches once (R-TOUCH-1)`() {
    scene.pad.isMultipleTouchEnabled = true
    let events = sim.events { sim.tap(at: scene.middle, fingers: 2) }.named("sendEvent")
    #expect(scene.pad.counts == [2] && !events.isEmpty)
    #expect(events.on("window").count == events.on("app").count)
  }

  @Test func `touches that no view handles go up the responder chain (R-TOUCH-3)`() {
    let events = sim.events { sim.tap(at: CGPoint(x: 20, y: 400)) }
    let began = events.named("touchesBegan").map(\.receiver)
    #expect(began.starts(with: ["root.view", "root"]))
    #expect(began.contains("window") && began.last == "app")
  }

  @Test func `a view receives one touch, and all with isMultipleTouchEnabled (R-TOUCH-4)`() {
    let one = sim.touch(at: scene.middle)
    let other = sim.touch(at: CGPoint(x: 250, y: 250))
    #expect(scene.pad.counts == [1])
    other.lift()
    one.lift()
    scene.pad.isMultipleTouchEnabled = true
    sim.tap(at: scene.middle, fingers: 2)
    #expect(scene.pad.counts == [1, 2])
  }

  @Test func `a view with isExclusiveTouch excludes touches of other views (R-TOUCH-5)`() {
    let other = Pad("other", CGRect(x: 100, y: 400, width: 200, height: 200))
    sim.perform { scene.root.view.addSubview(other) }
    scene.pad.isExclusiveTouch = true
    let first = sim.touch(at: scene.middle)
    sim.tap(at: CGPoint(x: 200, y: 500))
    #expect(other.counts == [])
    first.lift()
    let second = sim.touch(at: CGPoint(x: 200, y: 500))
    sim.tap(at: scene.middle)
    #expect(other.counts == [1] && scene.pad.counts == [1])
    second.lift()
    scene.pad.isExclusiveTouch = false
    sim.tap(at: scene.middle)
    #expect(scene.pad.counts == [1, 1])
  }

  @Test func `touches of a view that leaves its window are cancelled (R-TOUCH-6)`() {
    let story = scene.story {
      let touch = sim.touch(at: scene.middle)
      sim.perform { scene.pad.removeFromSuperview() }
      sim.settle()
      touch.move(to: CGPoint(x: 210, y: 210))
      touch.lift()
    }
    #expect(story == ["pad touchesBegan", "pad touchesCancelled"])
  }

  @Test func `a view removed in its own callback receives the cancellation after it (R-TOUCH-6)`() {
    scene.pad.onBegan = { [scene] in scene.pad.removeFromSuperview() }
    #expect(
      scene.story { sim.tap(at: scene.middle) } == ["pad touchesBegan", "pad touchesCancelled"])
  }

  @Test func `a view that only changes its superview still receives its touches (R-TOUCH-6)`() {
    let holder = UIView("holder", CGRect(x: 0, y: 0, width: 300, height: 300))
    let story = scene.story {
      let touch = sim.touch(at: scene.middle)
      sim.perform {
        scene.root.view.addSubview(holder)
        holder.addSubview(scene.pad)
      }
      sim.settle()
      touch.lift()
    }
    #expect(story == ["pad touchesBegan", "pad touchesEnded"])
  }

  @Test func `touches are cancelled when the app resigns active (R-TOUCH-7)`() {
    let story = scene.story {
      let touch = sim.touch(at: scene.middle)
      sim.resignActive()
      sim.tap(at: scene.middle)
      touch.lift()
      sim.becomeActive()
      sim.tap(at: scene.middle)
    }
    #expect(
      story == [
        "pad touchesBegan", "pad touchesCancelled", "pad touchesBegan", "pad touchesEnded",
      ])
  }

  @Test func `touches that begin while events are ignored are dropped (R-TOUCH-8)`() {
    sim.application.beginIgnoringInteractionEvents()
    #expect(scene.story { sim.tap(at: scene.middle) } == [])
    #expect(sim.machine.touchScreen.count == 0)
    #expect(sim.application.isIgnoringInteractionEvents)
    sim.application.endIgnoringInteractionEvents()
    sim.application.endIgnoringInteractionEvents()
    #expect(scene.story { sim.tap(at: scene.middle) }.count == 2)
  }

  @Test func `taps at about one position are counted within an interval (R-TOUCH-9)`() {
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts.append(touches.first!.tapCount)
      }
    }
    let view = Counter("counter", CGRect(x: 100, y: 400, width: 200, height: 200))
    sim.perform { scene.root.view.addSubview(view) }
    let point = CGPoint(x: 200, y: 500)
    sim.tap(at: point, count: 3)
    sim.advance(by: 1)
    sim.tap(at: point)
    sim.tap(at: CGPoint(x: 250, y: 550))
    #expect(view.counts == [1, 2, 3, 1, 1])
    // The second tap is 45 points from the first one, the third 45.5 points from the second.
    view.counts = []
    sim.advance(by: 1)
    sim.tap(at: point)
    sim.tap(at: CGPoint(x: 227, y: 536))
    sim.tap(at: CGPoint(x: 227, y: 490.5))
    #expect(view.counts == [1, 2, 1])
  }

  @Test
  func `a presentation over the view leaves its touch, one in its place cancels it (R-TOUCH-2)`() {
    for (style, end) in [
      (UIModalPresentationStyle.overFullScreen, "pad touchesEnded"),
      (.fullScreen, "pad touchesCancelled"),
    ] {
      let story = scene.story {
        let touch = sim.touch(at: scene.middle)
        let over = UIViewController()
        over.modalPresentationStyle = style
        sim.perform { scene.root.present(over, animated: true) }
        sim.settle()
        touch.lift()
        sim.perform { scene.root.dismiss(animated: false) }
        sim.settle()
      }
      #expect(story == ["pad touchesBegan", end])
    }
  }

  @Test func `unknown names and covered views are refused in one line`() throws {
    #expect(throws: TouchRefusal.noView(name: "pat", hint: "; did you mean 'pad'?")) {
      try sim.tap("pat")
    }
    let curtain = UIView("curtain", scene.root.view.bounds)
    sim.perform { scene.root.view.addSubview(curtain) }
    #expect(throws: TouchRefusal.notTouchable(name: "pad", reason: "'curtain' covers it")) {
      try sim.tap("pad")
    }
    curtain.isUserInteractionEnabled = false
    try sim.tap("pad")
    #expect(scene.pad.counts == [1])
  }

  @Test func `a shake reaches the first responder or the window`() {
    final class Shaken: UIViewController {
      var shakes = 0
      override var canBecomeFirstResponder: Bool { true }
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake { shakes += 1 }
      }
    }
    let shaken = Shaken()
    sim.launch(shaken)
    sim.shake()
    #expect(shaken.shakes == 0)
    shaken.becomeFirstResponder()
    sim.shake()
    #expect(shaken.shakes == 1)
  }

  @Test func `an event lists the touches of a window, a view and a recognizer (R-TOUCH-1)`() {
    final class Reader: UIView {
      var onEvent: ((UIEvent) -> Void)?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let event { onEvent?(event) }
      }
    }
    let reader = Reader("reader", CGRect(x: 100, y: 400, width: 200, height: 200))
    let tap = UITapGestureRecognizer()
    reader.addGestureRecognizer(tap)
    sim.perform { scene.root.view.addSubview(reader) }
    var counts: [Int?] = []
    let others = sim.perform { (UIWindow(frame: .zero), UITapGestureRecognizer()) }
    reader.onEvent = { [scene] event in
      counts = [
        event.touches(for: scene.root.view.window!)?.count, event.touches(for: reader)?.count,
        event.touches(for: tap)?.count, event.touches(for: others.0)?.count,
        event.touches(for: scene.pad)?.count, event.touches(for: others.1)?.count,
      ]
    }
    sim.tap(at: CGPoint(x: 200, y: 500))
    #expect(counts == [1, 1, 1, nil, nil, nil])
  }
}
