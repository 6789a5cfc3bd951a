import Foundation
import Gimbal
import GimbalEngine
import GimbalGestures
import GimbalTesting
import GimbalTraces
import TestSupport
import Testing

/// Gesture recognizers that recognize, and the touches that views receive (R-GEST).
@MainActor @Suite(.simulator("iphone-15-pro")) struct GestureTests {
  private let sim: Simulator
  private let scene: TouchedScene
  private let listener = Listener()

  init() throws {
    sim = try #require(Simulator.bound)
    scene = TouchedScene(sim)
  }

  private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(listener, action: Selector(of: Listener.heard))
    (view ?? scene.pad).addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test func `a tap is recognized, and then cancelled for the view (R-GEST-4, R-TOUCH-2)`() {
    let tap = add(UITapGestureRecognizer(), "tap")
    #expect(
      scene.story { sim.tap(at: scene.middle) } == [
        "pad touchesBegan", "tap state ended", "tap action ended", "pad touchesCancelled",
      ])
    #expect(tap.state == .possible && listener.states == [.ended])
    tap.cancelsTouchesInView = false
    #expect(
      scene.story { sim.tap(at: scene.middle) } == [
        "pad touchesBegan", "tap state ended", "tap action ended", "pad touchesEnded",
      ])
  }

  @Test func `a single tap that requires a double tap to fail waits for it (R-GEST-3)`() throws {
    let single = add(UITapGestureRecognizer(), "single")
    let double = add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    let start = sim.clock.now
    #expect(
      scene.story { sim.tap(at: scene.middle) } == [
        "pad touchesBegan", "double state failed", "single state ended", "single action ended",
        "pad touchesCancelled",
      ])
    let action = try #require(sim.trace.events.last { $0.name == "action" })
    #expect(abs(action.time - start - 0.45) < 1e-9)
    #expect(
      scene.story { sim.tap(at: scene.middle, count: 2) } == [
        "pad touchesBegan", "pad touchesBegan", "double state ended", "double action ended",
        "pad touchesCancelled", "single state failed",
      ])
  }

  @Test func `otherwise a single tap comes first, and then the double tap (R-GEST-7)`() {
    _ = add(UITapGestureRecognizer(), "single")
    add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
    let story = scene.story { sim.tap(at: scene.middle, count: 2) }.filter { $0.contains("action") }
    #expect(story == ["single action ended", "double action ended"])
  }

  @Test func `a cancelled recognizer counts as failed for those that wait for it (R-GEST-3)`() {
    final class Watcher: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
      }
    }
    final class Both: UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool { true }
    }
    let (both, watcher) = (Both(), add(Watcher(), "watcher"))
    watcher.delegate = both
    watcher.cancelsTouchesInView = false
    let tap = add(UITapGestureRecognizer(), "tap")
    tap.require(toFail: watcher)
    let story = scene.story {
      let touch = sim.touch(at: scene.middle)
      touch.move(to: CGPoint(x: 201, y: 200))
      touch.lift()
    }.filter { $0.contains("state") }
    #expect(
      story == ["watcher state began", "watcher state cancelled", "tap state ended"])
  }

  @Test func `recognizers that wait for each other fail (R-GEST-3)`() {
    let one = add(UITapGestureRecognizer(), "one")
    let other = add(UITapGestureRecognizer(), "other")
    one.require(toFail: other)
    other.require(toFail: one)
    let story = scene.story { sim.tap(at: scene.middle) }.filter { $0.contains("state") }
    #expect(story == ["one state failed", "other state ended"])
  }

  @Test
  func `of two recognizers that wait for each other, one recognizes after the other fails`() {
    let single = add(UITapGestureRecognizer(), "single")
    let double = add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    double.require(toFail: single)
    let story = scene.story { sim.tap(at: scene.middle) }.filter { $0.contains("state") }
    #expect(story == ["double state failed", "single state ended"])
  }

  @Test func `view and delegate decide whether a gesture may begin (R-GEST-2)`() {
    final class Judge: UIGestureRecognizerDelegate {
      var queryCount = 0
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        queryCount += 1
        return false
      }
    }
    let judge = Judge()
    let tap = add(UITapGestureRecognizer(), "tap")
    tap.delegate = judge
    #expect(
      scene.story { sim.tap(at: scene.middle) } == [
        "pad touchesBegan", "tap state failed", "pad touchesEnded",
      ])
    #expect(judge.queryCount == 1 && listener.states.isEmpty)

    final class Strict: UIView {
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        false
      }
    }
    tap.delegate = nil
    sim.perform {
      scene.pad.addSubview(Strict("strict", CGRect(x: 0, y: 0, width: 50, height: 50)))
    }
    sim.tap(at: CGPoint(x: 110, y: 110))
    #expect(listener.states.isEmpty)
    sim.tap(at: scene.middle)
    #expect(listener.states == [.ended])
  }

  @Test func `a delegate can prevent a recognizer from receiving touches (R-GEST-6)`() {
    final class Judge: UIGestureRecognizerDelegate {
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
        -> Bool
      { touch.location(in: gestureRecognizer.view).x < 50 }
    }
    let judge = Judge()
    add(UITapGestureRecognizer(), "tap").delegate = judge
    sim.tap(at: scene.middle)
    #expect(listener.states.isEmpty)
    sim.tap(at: CGPoint(x: 120, y: 200))
    #expect(listener.states == [.ended])
  }

  @Test func `the first that recognizes wins, unless a delegate allows both (R-GEST-7)`() {
    final class Both: UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let inner = add(UITapGestureRecognizer(), "inner")
    _ = add(UITapGestureRecognizer(), "outer", to: scene.root.view)
    let alone = scene.story { sim.tap(at: scene.middle) }.filter { $0.contains("state") }
    #expect(alone == ["inner state ended", "outer state failed"])
    let both = Both()
    inner.delegate = both
    sim.tap(at: scene.middle)
    #expect(listener.states.count == 3)
  }

  @Test func `touches are delayed if a recognizer requests it (R-GEST-5)`() {
    let tap = add(UITapGestureRecognizer(), "tap")
    tap.delaysTouchesBegan = true
    #expect(
      scene.story { sim.tap(at: scene.middle) } == ["tap state ended", "tap action ended"])
    #expect(
      scene.story { sim.longPress(at: scene.middle, for: 1) } == [
        "tap state failed", "pad touchesBegan", "pad touchesEnded",
      ])
  }

  @Test func `a long press begins after its duration and lasts until the touch ends (R-GEST-14)`() {
    let press = add(UILongPressGestureRecognizer(), "press")
    #expect(press.minimumPressDuration == 0.5)
    sim.longPress(at: scene.middle, for: 0.4)
    #expect(listener.states.isEmpty)
    let touch = sim.touch(at: scene.middle)
    touch.hold(for: 0.5)
    #expect(listener.states == [.began])
    touch.move(to: CGPoint(x: 250, y: 200))
    touch.lift()
    #expect(listener.states == [.began, .changed, .ended])
    sim.drag(from: scene.middle, to: CGPoint(x: 260, y: 200), during: 1)
    #expect(listener.states.count == 3, "it went too far too soon")
  }

  @Test func `a pan begins after ten points and reports translation and velocity (R-GEST-15)`() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    let touch = sim.touch(at: scene.middle)
    touch.move(to: CGPoint(x: 209, y: 200))
    #expect(listener.states.isEmpty)
    touch.move(to: CGPoint(x: 250, y: 200), during: 0.5)
    #expect(
      listener.states.first == .began && listener.states.dropFirst().allSatisfy { $0 == .changed })
    #expect(pan.translation(in: scene.pad) == CGPoint(x: 50, y: 0))
    #expect(abs(pan.velocity(in: scene.pad).x - 82) < 1e-6)
    #expect(pan.location(in: scene.pad) == CGPoint(x: 150, y: 100) && pan.numberOfTouches == 1)
    pan.setTranslation(.zero, in: scene.pad)
    touch.move(to: CGPoint(x: 250, y: 230))
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 30))
    touch.cancel()
    #expect(listener.states.last == .cancelled && pan.state == .possible)
  }

  @Test func `a pan with two touches continues with the remaining one (R-GEST-15)`() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    let (one, other) = (sim.touch(at: scene.middle), sim.touch(at: CGPoint(x: 250, y: 200)))
    one.move(to: CGPoint(x: 200, y: 260))
    other.lift()
    #expect(listener.states == [.began])
    one.move(to: CGPoint(x: 200, y: 270))
    one.lift()
    #expect(listener.states == [.began, .changed, .ended] && pan.state == .possible)
  }

  @Test func `a swipe is quick, long and straight (R-GEST-16)`() {
    let swipe = add(UISwipeGestureRecognizer(), "swipe")
    let (a, b) = (CGPoint(x: 120, y: 200), CGPoint(x: 280, y: 205))
    sim.drag(from: a, to: b, during: 0.2)
    #expect(listener.states == [.ended])
    sim.drag(from: b, to: a, during: 0.2)
    sim.drag(from: a, to: b, during: 3)
    sim.drag(from: a, to: CGPoint(x: 150, y: 290), during: 0.2)
    #expect(listener.states == [.ended])
    swipe.direction = [.left, .down]
    sim.drag(from: b, to: a, during: 0.2)
    #expect(listener.states == [.ended, .ended])
  }

  @Test func `two touches pinch (R-GEST-17)`() {
    final class Zoom: UIResponder {
      var scales: [CGFloat] = []
      func zoom(_ pinch: UIPinchGestureRecognizer) { scales.append(pinch.scale) }
    }
    let zoom = Zoom()
    scene.pad.isMultipleTouchEnabled = true
    let pinch = add(UIPinchGestureRecognizer(), "pinch")
    pinch.addTarget(zoom, action: Selector(of: Zoom.zoom))
    sim.pinch(at: scene.middle, scale: 1.6)
    #expect(listener.states.first == .began && listener.states.last == .ended)
    #expect(abs((zoom.scales.last ?? 0) - 1.6) < 1e-9)
    sim.pinch(at: scene.middle, scale: 0.625)
    #expect(abs((zoom.scales.last ?? 0) - 0.625) < 1e-9)
  }

  @Test func `two touches rotate (R-GEST-17)`() {
    let rotation = add(UIRotationGestureRecognizer(), "turn")
    let one = sim.touch(at: scene.middle)
    let other = sim.touch(at: CGPoint(x: 250, y: 200))
    other.move(to: CGPoint(x: 200, y: 250))
    #expect(abs(rotation.rotation - .pi / 2) < 1e-9 && listener.states == [.began])
    other.lift()
    one.lift()
    #expect(listener.states == [.began, .ended])
  }

  @Test(arguments: [UIRectEdge.left, .right, .top, .bottom])
  func `an edge pan begins only at its edge (R-GEST-13)`(its: UIRectEdge) {
    let edge = add(UIScreenEdgePanGestureRecognizer(), "edge", to: scene.root.view)
    edge.edges = its
    let ways: [(edge: UIRectEdge, start: CGPoint, way: CGPoint)] = [
      (.left, CGPoint(x: 2, y: 500), CGPoint(x: 150, y: 0)),
      (.right, CGPoint(x: 391, y: 500), CGPoint(x: -150, y: 0)),
      (.top, CGPoint(x: 200, y: 2), CGPoint(x: 0, y: 150)),
      (.bottom, CGPoint(x: 200, y: 850), CGPoint(x: 0, y: -150)),
      ([], CGPoint(x: 200, y: 500), .zero),
    ]
    let way = ways.first { $0.edge == its }?.way ?? .zero
    for (position, start, _) in ways {
      listener.states = []
      sim.drag(from: start, to: CGPoint(x: start.x + way.x, y: start.y + way.y))
      #expect((listener.states.first == .began) == (position == its), "\(start)")
      #expect((listener.states.last == .ended) == (position == its), "\(start)")
    }
  }

  @Test func `a recognizer disabled or removed while it recognizes is cancelled (R-GEST-9)`() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    for end in [
      { pan.isEnabled = false }, { [scene] in scene.pad.removeGestureRecognizer(pan) },
    ] {
      listener.states = []
      let touch = sim.touch(at: scene.middle)
      touch.move(to: CGPoint(x: 250, y: 200))
      sim.perform { end() }
      #expect(listener.states == [.began, .cancelled])
      touch.move(to: CGPoint(x: 260, y: 200))
      touch.lift()
      #expect(listener.states == [.began, .cancelled] && pan.state == .possible)
      pan.isEnabled = true
    }
    #expect(scene.pad.gestureRecognizers == nil && pan.view == nil)
  }

  @Test func `a recognizer removed by its own action ends there (R-GEST-10)`() {
    final class Remover: UIResponder {
      func heard(_ pan: UIGestureRecognizer) { pan.view?.removeGestureRecognizer(pan) }
    }
    let remover = Remover()
    let pan = UIPanGestureRecognizer(target: remover, action: Selector(of: Remover.heard))
    pan.name = "pan"
    scene.pad.addGestureRecognizer(pan)
    let story = scene.story { sim.drag(from: scene.middle, to: CGPoint(x: 280, y: 200)) }
    #expect(story.filter { $0.contains("state") } == ["pan state began", "pan state cancelled"])
  }

  @Test func `a released target is skipped`() {
    let tap = UITapGestureRecognizer()
    do {
      let gone = Listener()
      tap.addTarget(gone, action: Selector(of: Listener.heard))
    }
    tap.addTarget(listener, action: Selector(of: Listener.heardNothing))
    scene.pad.addGestureRecognizer(tap)
    sim.tap(at: scene.middle)
    #expect(listener.senders.count == 1)
  }

  @Test func `an app's subclass sets its state, ignores touches and is reset (R-GEST-8)`() {
    final class Twice: UIGestureRecognizer {
      var resets = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches == 2 { state = .began }
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .began ? .ended : .failed
      }
      override func reset() { resets += 1 }
    }
    let twice = add(Twice(), "twice")
    sim.tap(at: scene.middle)
    #expect(listener.states.isEmpty && twice.resets == 1)
    sim.tap(at: scene.middle, fingers: 2)
    #expect(listener.states == [.began, .ended] && twice.resets == 2)
    twice.state = .changed
    #expect(twice.state == .possible)
    twice.state = .began
    #expect(twice.state == .possible || twice.state == .began)
  }

  @Test func `a recognizer that never decides fails with its last touch (R-GEST-8)`() {
    _ = add(UIGestureRecognizer(), "idle")
    #expect(
      scene.story { sim.tap(at: scene.middle) } == [
        "pad touchesBegan", "idle state failed", "pad touchesEnded",
      ])
  }

  @Test func `targets are added once, and removed (R-GEST-1)`() {
    let tap = add(UITapGestureRecognizer(), "tap")
    let action = Selector(of: Listener.heardNothing, named: "heardNothing")
    tap.addTarget(listener, action: action)
    tap.addTarget(listener, action: Selector(of: Listener.heardNothing, named: "heardNothing"))
    sim.tap(at: scene.middle)
    #expect(listener.senders.count == 2)
    tap.removeTarget(listener, action: action)
    sim.tap(at: scene.middle)
    #expect(listener.senders.count == 3 && listener.senders.last === tap)
    tap.removeTarget(nil, action: nil)
    sim.tap(at: scene.middle)
    #expect(listener.senders.count == 3)
  }

  @Test func `each view has its own recognizers, and views without any store nothing`() {
    let view = UIView("view", .zero)
    #expect(view.gestureRecognizers == nil)
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers?.count == 1 && tap.view === view)
    scene.pad.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == nil && tap.view === scene.pad)
    view.gestureRecognizers = [tap]
    #expect(scene.pad.gestureRecognizers == nil)
    #expect(view.autoresizingMask == [])
    view.autoresizingMask = [.flexibleWidth]
    #expect(view.gestureRecognizers?.count == 1 && view.autoresizingMask == [.flexibleWidth])
  }
}
