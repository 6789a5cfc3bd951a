import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalGestures
import GimbalTesting
import TestSupport
import Testing

/// Scroll views that are dragged and released (L-SCROLL-8 to L-SCROLL-12).
@MainActor @Suite(.simulator("iphone-15-pro")) struct ScrollDelegateTests {
  private let sim: Simulator
  private let scene: TouchedScene
  private let scroll = UIScrollView("scroll", CGRect(x: 0, y: 100, width: 300, height: 400))
  private let story = ScrollStory()
  private let low = CGPoint(x: 150, y: 400)

  init() throws {
    sim = try #require(Simulator.bound)
    scene = TouchedScene(sim)
    sim.perform {
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 300, height: 2000)
      scene.root.view.addSubview(scroll)
      scroll.delegate = story
    }
    sim.settle()
  }

  /// Drags upwards by some points in 0.2 seconds, and releases the touch at full speed.
  private func flick(_ way: CGFloat) {
    sim.drag(from: low, to: CGPoint(x: low.x, y: low.y - way), during: 0.2)
  }

  @Test func `a delegate receives a drag in this order (L-SCROLL-8)`() {
    let flicked = story.during { flick(100) }
    #expect(
      flicked == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
    let held = story.during {
      let touch = sim.touch(at: low)
      touch.move(to: CGPoint(x: 150, y: 300), during: 0.2)
      touch.hold(for: 0.2)
      touch.lift()
    }
    #expect(held == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
    let cancelled = story.during {
      let touch = sim.touch(at: low)
      touch.move(to: CGPoint(x: 150, y: 300), during: 0.1)
      touch.cancel()
    }
    #expect(
      cancelled == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
  }

  @Test func `the states follow touches and content (L-SCROLL-8)`() {
    let touch = sim.touch(at: low)
    #expect(scroll.isTracking && !scroll.isDragging && !scroll.isDecelerating)
    touch.move(to: CGPoint(x: 150, y: 300), during: 0.2)
    #expect(scroll.isTracking && scroll.isDragging && !scroll.isDecelerating)
    sim.begin { touch.lift() }
    #expect(!scroll.isTracking && scroll.isDragging && scroll.isDecelerating)
    sim.settle()
    #expect(!scroll.isTracking && !scroll.isDragging && !scroll.isDecelerating)
  }

  @Test func `content settles at the target of its velocity (L-SCROLL-9)`() {
    // 100 points in 0.2 seconds are 500 a second, which move the content by 249.75 points.
    let touch = sim.touch(at: low)
    touch.move(to: CGPoint(x: 150, y: 300), during: 0.2)
    let released = scroll.contentOffset.y
    touch.lift()
    #expect(abs(scroll.contentOffset.y - (released + 249.75)) <= 1.0 / 3)
    #expect(abs((scroll.contentOffset.y * 3).rounded() - scroll.contentOffset.y * 3) < 1e-9)
    sim.perform {
      scroll.contentOffset.y = 0
      scroll.decelerationRate = .fast
    }
    flick(100)
    #expect(abs(scroll.contentOffset.y - (released + 49.75)) <= 1.0 / 3)
  }

  @Test func `the delegate sets another target offset (L-SCROLL-9)`() {
    for target in [500.0, 50, 0] {
      sim.perform { scroll.contentOffset.y = 0 }
      story.target = CGPoint(x: 0, y: target)
      let received = story.during { flick(100) }
      #expect(Double(scroll.contentOffset.y) == target)
      #expect(received.last == "didEndDecelerating")
    }
  }

  @Test func `a touch stops the content, and the content does not receive it (L-SCROLL-8)`() {
    sim.perform {
      scene.pad.frame = CGRect(x: 0, y: 0, width: 300, height: 2000)
      scroll.addSubview(scene.pad)
    }
    let touch = sim.touch(at: low)
    touch.move(to: CGPoint(x: 150, y: 200), during: 0.1)
    sim.begin { touch.lift() }
    sim.advance(by: 0.1)
    let before = scroll.contentOffset.y
    let received = scene.story {
      story.lines = []
      let other = sim.touch(at: low)
      #expect(story.lines == ["didEndDecelerating"])
      other.hold(for: 0.3)
      other.lift()
    }
    #expect(scroll.contentOffset.y == before)
    #expect(received.filter { $0.hasPrefix("pad") } == [])
    let tap = scene.story { sim.tap(at: low) }
    #expect(tap.filter { $0.hasPrefix("pad") } == ["pad touchesBegan", "pad touchesEnded"])
  }

  @Test func `beyond its edge content moves less with distance, and returns (L-SCROLL-11)`() {
    let touch = sim.touch(at: CGPoint(x: 150, y: 150))
    touch.move(to: CGPoint(x: 150, y: 160))
    touch.move(to: CGPoint(x: 150, y: 260), during: 0.5)
    // A drag of 100 points moves it by (1 − 1 / (100·0.55 / 400 + 1))·400.
    #expect(abs(scroll.contentOffset.y + 48.35) < 0.01, "\(scroll.contentOffset)")
    touch.hold(for: 0.3)
    let received = story.during { touch.lift() }
    #expect(scroll.contentOffset.y == 0)
    #expect(
      received == [
        "willEndDragging", "didEndDragging true", "willBeginDecelerating", "didScroll",
        "didEndDecelerating",
      ])
    sim.perform { scroll.bounces = false }
    let second = sim.touch(at: CGPoint(x: 150, y: 150))
    second.move(to: CGPoint(x: 150, y: 300), during: 0.2)
    #expect(scroll.contentOffset.y == 0)
    second.lift()
  }

  @Test(arguments: [true, false])
  func `content without bounces stops at all its edges (L-SCROLL-11)`(isAcross: Bool) {
    sim.perform {
      scroll.contentSize = CGSize(width: isAcross ? 2000 : 300, height: isAcross ? 400 : 2000)
      scroll.bounces = false
    }
    sim.settle()
    let most = isAcross ? CGPoint(x: 1700, y: 0) : CGPoint(x: 0, y: 1600)
    for (edge, sign) in [(CGPoint.zero, CGFloat(1)), (most, -1)] {
      sim.perform { scroll.contentOffset = edge }
      let start = CGPoint(x: 150, y: 300)
      let way = isAcross ? CGPoint(x: 120 * sign, y: 0) : CGPoint(x: 0, y: 120 * sign)
      let touch = sim.touch(at: start)
      touch.move(to: CGPoint(x: start.x + way.x, y: start.y + way.y), during: 0.2)
      #expect(scroll.contentOffset == edge)
      touch.lift()
      #expect(scroll.contentOffset == edge)
    }
  }

  @Test func `fast content overshoots the edge and returns to it (L-SCROLL-11)`() {
    sim.perform { scroll.contentOffset.y = 1400 }
    var most: CGFloat = 0
    let touch = sim.touch(at: low)
    touch.move(to: CGPoint(x: 150, y: 200), during: 0.1)
    sim.begin { touch.lift() }
    for _ in 0..<300 {
      sim.advance(by: 1.0 / 60)
      most = max(most, scroll.contentOffset.y)
    }
    #expect(most > 1620)
    #expect(scroll.contentOffset.y == 1600)
    #expect(sim.clock.next == nil)
  }

  @Test func `content settles at page boundaries (L-SCROLL-12)`() {
    sim.perform {
      scroll.contentSize = CGSize(width: 1200, height: 400)
      scroll.isPagingEnabled = true
    }
    func swipe(_ way: CGFloat, _ seconds: Double) {
      sim.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 250 - way, y: 300), during: seconds)
    }
    swipe(60, 0.1)
    #expect(scroll.contentOffset == CGPoint(x: 300, y: 0))
    swipe(60, 1)
    #expect(scroll.contentOffset.x == 300)
    swipe(230, 3)
    #expect(scroll.contentOffset.x == 600)
    swipe(240, 0.05)
    #expect(scroll.contentOffset.x == 900)
    swipe(-60, 0.1)
    #expect(scroll.contentOffset.x == 600)
  }

  @Test func `a drag along an axis stays on it, with directional lock (L-SCROLL-10)`() {
    sim.perform {
      scroll.contentSize = CGSize(width: 2000, height: 2000)
      scroll.contentOffset = CGPoint(x: 500, y: 500)
    }
    func drag(_ steps: [CGPoint]) -> CGPoint {
      sim.perform { scroll.setContentOffset(CGPoint(x: 500, y: 500), animated: false) }
      let touch = sim.touch(at: low)
      var position = low
      for step in steps {
        position = CGPoint(x: position.x + step.x, y: position.y + step.y)
        touch.move(to: position)
      }
      defer {
        touch.hold(for: 0.3)
        touch.lift()
      }
      return scroll.contentOffset
    }
    let up = CGPoint(x: 0, y: -20)
    let both = CGPoint(x: -30, y: -30)
    #expect(drag([up, both]) == CGPoint(x: 530, y: 530))
    sim.perform { scroll.isDirectionalLockEnabled = true }
    #expect(drag([up, both]) == CGPoint(x: 500, y: 530))
    #expect(drag([CGPoint(x: -20, y: 3), both]) == CGPoint(x: 530, y: 500))
    #expect(drag([both, up]) == CGPoint(x: 500, y: 520))
  }

  @Test func `of two scroll views in one direction, the outer scrolls at the inner one's end`() {
    let inner = UIScrollView("inner", CGRect(x: 0, y: 0, width: 300, height: 300))
    sim.perform {
      inner.contentInsetAdjustmentBehavior = .never
      inner.contentSize = CGSize(width: 300, height: 500)
      scroll.addSubview(inner)
    }
    sim.settle()
    let position = CGPoint(x: 150, y: 350)
    sim.drag(from: position, to: CGPoint(x: 150, y: 250), during: 0.5)
    #expect(inner.contentOffset.y > 50 && scroll.contentOffset.y == 0)
    sim.drag(from: position, to: CGPoint(x: 150, y: 100), during: 0.2)
    #expect(inner.contentOffset.y == 200 && scroll.contentOffset.y == 0)
    sim.drag(from: position, to: CGPoint(x: 150, y: 250), during: 0.5)
    #expect(inner.contentOffset.y == 200 && scroll.contentOffset.y > 50)
  }

  @Test func `another inset while content is dragged moves it when it is released`() {
    final class Refreshing: UIScrollViewDelegate {
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
        scrollView.contentInset.top = 60
      }
    }
    let refreshing = Refreshing()
    scroll.delegate = refreshing
    let touch = sim.touch(at: CGPoint(x: 150, y: 150))
    touch.move(to: CGPoint(x: 150, y: 450), during: 0.5)
    #expect(scroll.contentOffset.y < -60)
    touch.hold(for: 0.3)
    touch.lift()
    #expect(scroll.contentOffset.y == -60)
  }
}
