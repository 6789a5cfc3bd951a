import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalGestures
import GimbalTesting
import TestSupport
import Testing

/// A tap on the status bar (L-SCROLL-14).
@MainActor @Suite(.simulator("iphone-15-pro")) struct ScrollToTopTests {
  private let sim: Simulator
  private let scene: TouchedScene
  private let scroll = UIScrollView("scroll", CGRect(x: 0, y: 100, width: 300, height: 400))
  private let story = ScrollStory()
  private let bar = CGPoint(x: 100, y: 20)

  init() throws {
    sim = try #require(Simulator.bound)
    scene = TouchedScene(sim)
    sim.perform {
      scroll.contentSize = CGSize(width: 300, height: 2000)
      scene.root.view.addSubview(scroll)
      scroll.contentOffset.y = 700
      scroll.delegate = story
    }
    sim.settle()
  }

  @Test func `a tap on the status bar scrolls the one scroll view to its top (L-SCROLL-14)`() {
    #expect(
      story.during { sim.tap(at: bar) } == ["shouldScrollToTop", "didScroll", "didScrollToTop"])
    #expect(scroll.contentOffset.y == 0)
    #expect(story.during { sim.tap(at: bar) } == ["shouldScrollToTop"])
  }

  @Test func `a scroll view that declines, or one of several, does not scroll (L-SCROLL-14)`() {
    story.scrollsToTop = false
    #expect(story.during { sim.tap(at: bar) } == ["shouldScrollToTop"])
    story.scrollsToTop = true
    let other = UIScrollView(frame: CGRect(x: 0, y: 600, width: 300, height: 100))
    sim.perform { scene.root.view.addSubview(other) }
    #expect(story.during { sim.tap(at: bar) } == [])
    other.isHidden = true
    #expect(story.during { sim.tap(at: bar) }.last == "didScrollToTop")
    sim.perform { scroll.contentOffset.y = 700 }
    scroll.scrollsToTop = false
    #expect(story.during { sim.tap(at: bar) } == [])
    #expect(scroll.contentOffset.y == 700)
  }

  @Test func `a drag out of the bar and a tap below it do not count (L-SCROLL-14)`() {
    #expect(story.during { sim.drag(from: bar, to: CGPoint(x: 100, y: 90)) } == [])
    #expect(story.during { sim.tap(at: CGPoint(x: 100, y: 80)) } == [])
  }
}
