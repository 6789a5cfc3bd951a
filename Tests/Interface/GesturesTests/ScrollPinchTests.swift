import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalGestures
import GimbalTesting
import TestSupport
import Testing

/// Two touches that zoom (L-SCROLL-13).
@MainActor @Suite(.simulator("iphone-15-pro")) struct ScrollPinchTests {
  private let sim: Simulator
  private let scene: TouchedScene
  private let scroll = UIScrollView("scroll", CGRect(x: 0, y: 100, width: 300, height: 400))
  private let page = UIView("page", CGRect(x: 0, y: 0, width: 300, height: 400))
  private let story = ScrollStory()

  init() throws {
    sim = try #require(Simulator.bound)
    scene = TouchedScene(sim)
    story.zoomed = page
    sim.perform {
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = page.frame.size
      scroll.maximumZoomScale = 2
      scene.root.view.addSubview(scroll)
      scroll.addSubview(page)
      scroll.delegate = story
    }
    sim.settle()
  }

  @Test func `two touches scale the view about the point between them (L-SCROLL-13)`() {
    let received = story.during { sim.pinch(at: CGPoint(x: 100, y: 200), scale: 1.5) }
    #expect(abs(scroll.zoomScale - 1.5) < 0.1, "\(scroll.zoomScale)")
    #expect(received.first == "willBeginZooming")
    #expect(received.last?.hasPrefix("didEndZooming 1.") ?? false)
    #expect(received.contains("didZoom"))
    // The point of the page that was at (100, 100) is still there.
    let held = page.convert(CGPoint(x: 100, y: 100), to: scroll)
    #expect(abs(held.x - scroll.contentOffset.x - 100) < 0.5)
    #expect(abs(held.y - scroll.contentOffset.y - 100) < 0.5)
    #expect(abs(scroll.contentSize.width - 300 * scroll.zoomScale) < 1e-6)
    #expect(!scroll.isZooming)
  }

  @Test func `a scale beyond the limits returns to them (L-SCROLL-13)`() {
    let received = story.during { sim.pinch(at: CGPoint(x: 150, y: 300), scale: 4) }
    #expect(scroll.zoomScale == 2)
    #expect(received.last == "didEndZooming 2.0")
    #expect(!scroll.isZoomBouncing)
    sim.pinch(at: CGPoint(x: 150, y: 300), scale: 0.4)
    #expect(scroll.zoomScale == 1)
    #expect(scroll.contentOffset == .zero)
    #expect(page.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
  }

  @Test func `without scale limits or without a view nothing zooms (L-SCROLL-13)`() {
    #expect(scroll.pinchGestureRecognizer != nil)
    story.zoomed = nil
    sim.pinch(at: CGPoint(x: 150, y: 300), scale: 1.5)
    #expect(page.transform == .identity)
    story.zoomed = page
    scroll.maximumZoomScale = 1
    #expect(story.during { sim.pinch(at: CGPoint(x: 150, y: 300), scale: 1.5) } == [])
    #expect(scroll.pinchGestureRecognizer == nil)
  }
}
