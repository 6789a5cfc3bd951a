import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalGestures
import GimbalTesting
import TestSupport
import Testing

/// Gestures at the exact limits of their rules, and the speeds of touches that take no time.
@MainActor @Suite(.simulator("iphone-15-pro")) struct GestureLimitTests {
  private let sim: Simulator
  private let scene: TouchedScene
  private let listener = Listener()

  init() throws {
    sim = try #require(Simulator.bound)
    scene = TouchedScene(sim)
  }

  private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, to view: UIView? = nil
  ) -> Recognizer {
    recognizer.addTarget(listener, action: Selector(of: Listener.heard))
    (view ?? scene.pad).addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test(arguments: [UIRectEdge.left, .right, .top, .bottom])
  func `a pan from an edge begins at most 20 points from it (R-GEST-13)`(edge: UIRectEdge) {
    add(UIScreenEdgePanGestureRecognizer(), to: scene.root.view).edges = edge
    for (distance, begins) in [(CGFloat(20), true), (20.5, false)] {
      let (start, way): (CGPoint, CGPoint) =
        switch edge {
        case .left: (CGPoint(x: distance, y: 500), CGPoint(x: 150, y: 0))
        case .right: (CGPoint(x: 393 - distance, y: 500), CGPoint(x: -150, y: 0))
        case .top: (CGPoint(x: 200, y: distance), CGPoint(x: 0, y: 150))
        default: (CGPoint(x: 200, y: 852 - distance), CGPoint(x: 0, y: -150))
        }
      listener.states = []
      sim.drag(from: start, to: CGPoint(x: start.x + way.x, y: start.y + way.y))
      #expect(listener.states.contains(.began) == begins, "\(distance)")
    }
  }

  @Test(arguments: [
    (UISwipeGestureRecognizer.Direction.right, CGPoint(x: 1, y: 0)), (.left, CGPoint(x: -1, y: 0)),
    (.down, CGPoint(x: 0, y: 1)), (.up, CGPoint(x: 0, y: -1)),
  ])
  func `a swipe moves 50 points in its direction and less than 50 across (R-GEST-16)`(
    direction: UISwipeGestureRecognizer.Direction, way: CGPoint
  ) {
    add(UISwipeGestureRecognizer()).direction = direction
    for (along, across, isSwipe) in [
      (50, 0, true), (49, 0, false), (60, 49, true), (60, -49, true), (60, 50, false),
      (60, -50, false),
    ] as [(CGFloat, CGFloat, Bool)] {
      listener.states = []
      let touch = sim.touch(at: scene.middle)
      touch.move(
        to: CGPoint(
          x: scene.middle.x + way.x * along + way.y * across,
          y: scene.middle.y + way.y * along + way.x * across))
      touch.lift()
      #expect(listener.states == (isSwipe ? [.ended] : []), "\(along), \(across)")
    }
  }

  @Test func `taps, presses, pans and pinches have exact limits (R-GEST-13, R-GEST-14)`() {
    func states(_ recognizer: UIGestureRecognizer, _ way: CGFloat) -> [UIGestureRecognizer.State] {
      scene.pad.gestureRecognizers = nil
      listener.states = []
      let isPinch = add(recognizer) is UIPinchGestureRecognizer
      let other = isPinch ? sim.touch(at: CGPoint(x: 150, y: 200)) : nil
      let touch = sim.touch(at: scene.middle)
      touch.move(to: CGPoint(x: scene.middle.x + way, y: scene.middle.y))
      touch.hold(for: 0.6)
      touch.lift()
      other?.lift()
      return listener.states
    }
    scene.pad.isMultipleTouchEnabled = true
    #expect(states(UITapGestureRecognizer(), 45) == [.ended])
    #expect(states(UITapGestureRecognizer(), 45.5) == [])
    #expect(states(UILongPressGestureRecognizer(), 10) == [.began, .ended])
    #expect(states(UILongPressGestureRecognizer(), 10.5) == [])
    #expect(states(UIPanGestureRecognizer(), 10) == [.began, .ended])
    #expect(states(UIPanGestureRecognizer(), 9.5) == [])
    #expect(states(UIPinchGestureRecognizer(), 8) == [.began, .ended])
    #expect(states(UIPinchGestureRecognizer(), 7.5) == [])
  }

  @Test func `a press may have to follow taps (R-GEST-14)`() {
    add(UILongPressGestureRecognizer()).numberOfTapsRequired = 1
    sim.longPress(at: scene.middle, for: 1)
    #expect(listener.states == [])
    sim.advance(by: 1)
    sim.tap(at: scene.middle)
    sim.longPress(at: scene.middle, for: 1)
    #expect(listener.states == [.began, .ended])
  }

  @Test func `touches that move in no time have no speed (R-GEST-17)`() {
    scene.pad.isMultipleTouchEnabled = true
    let pinch = add(UIPinchGestureRecognizer())
    let (one, other) = (sim.touch(at: scene.middle), sim.touch(at: CGPoint(x: 250, y: 200)))
    other.move(to: CGPoint(x: 270, y: 200))
    #expect(pinch.scale == 1.4 && pinch.velocity == 0)
    // From 1.4 to 1.9 times the first distance in a quarter of a second.
    other.move(to: CGPoint(x: 295, y: 200), during: 0.25)
    #expect(abs(pinch.velocity - 2) < 1e-6)
    one.lift()
    other.lift()

    scene.pad.gestureRecognizers = nil
    let rotation = add(UIRotationGestureRecognizer())
    let (first, second) = (sim.touch(at: scene.middle), sim.touch(at: CGPoint(x: 250, y: 200)))
    second.move(to: CGPoint(x: 200, y: 250))
    #expect(rotation.rotation > 1.5 && rotation.velocity == 0)
    second.move(to: CGPoint(x: 150, y: 250), during: 0.25)
    #expect(rotation.velocity > 0 && rotation.velocity.isFinite)
    first.lift()
    second.lift()
  }

  @Test func `each view from the touched one up to the recognizer's is queried once (R-GEST-2)`() {
    final class Queried: UIView {
      var answer = true
      var count = 0
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        count += 1
        return answer
      }
    }
    let views = ["outer", "middle", "inner"].map {
      Queried($0, CGRect(x: 0, y: 0, width: 200, height: 200))
    }
    sim.perform {
      for (parent, view) in zip([scene.pad] + views, views) { parent.addSubview(view) }
    }
    views[2].isMultipleTouchEnabled = true
    add(UITapGestureRecognizer(), to: views[1]).numberOfTouchesRequired = 2
    sim.tap(at: scene.middle, fingers: 2)
    #expect(views.map(\.count) == [0, 1, 1] && listener.states == [.ended])
    views[1].answer = false
    sim.advance(by: 1)
    sim.tap(at: scene.middle, fingers: 2)
    #expect(views.map(\.count) == [0, 2, 2] && listener.states == [.ended])
  }

  @Test(arguments: [
    CGPoint(x: 0, y: 80), CGPoint(x: 0, y: -80), CGPoint(x: 80, y: 0), CGPoint(x: -80, y: 0),
  ])
  func `a drag at an edge of the inner content scrolls the outer view (R-GEST-11)`(way: CGPoint) {
    let frame = CGRect(x: 0, y: 100, width: 300, height: 300)
    let (outer, inner) = (
      UIScrollView("outer", frame),
      UIScrollView("inner", CGRect(x: 400, y: 400, width: 300, height: 300))
    )
    sim.perform {
      for (view, length) in [(outer, CGFloat(2000)), (inner, 600)] {
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(width: length, height: length)
      }
      outer.addSubview(inner)
      scene.root.view.addSubview(outer)
    }
    sim.settle()
    func drag(from position: CGPoint) -> (outer: Bool, inner: Bool) {
      sim.perform {
        outer.contentOffset = CGPoint(x: 400, y: 400)
        inner.contentOffset = position
      }
      sim.settle()
      let start = CGPoint(x: 150, y: 250)
      sim.drag(from: start, to: CGPoint(x: start.x + way.x, y: start.y + way.y), during: 0.5)
      return (outer.contentOffset != CGPoint(x: 400, y: 400), inner.contentOffset != position)
    }
    let middle = CGPoint(x: 150, y: 150)
    #expect(drag(from: middle) == (false, true))
    // The inner content is at the edge to which the drag would scroll it.
    let edge = CGPoint(
      x: way.x == 0 ? 150 : way.x > 0 ? 0 : 300, y: way.y == 0 ? 150 : way.y > 0 ? 0 : 300)
    #expect(drag(from: edge) == (true, false))
  }
}
