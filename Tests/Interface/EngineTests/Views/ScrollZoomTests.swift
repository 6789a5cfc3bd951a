import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import TestSupport
import Testing

/// Zooming in code (L-SCROLL-13).
@MainActor @Suite(.simulator("iphone-15-pro")) struct ScrollZoomTests {
  private let sim: Simulator
  private let root = UIViewController()
  private let scroll = UIScrollView("scroll", CGRect(x: 0, y: 100, width: 300, height: 400))
  private let page = UIView("page", CGRect(x: 0, y: 0, width: 300, height: 400))
  private let story = ScrollStory()

  init() throws {
    sim = try #require(Simulator.bound)
    root.view.addSubview(scroll)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = page.frame.size
    scroll.addSubview(page)
    scroll.maximumZoomScale = 4
    scroll.minimumZoomScale = 0.5
    sim.launch(root)
    scroll.delegate = story
    story.zoomed = page
  }

  @Test func `zooming scales one view and the content size about the center (L-SCROLL-13)`() {
    let received = story.during { sim.perform { scroll.zoomScale = 2 } }
    #expect(received == ["didScroll", "didZoom"])
    #expect(scroll.zoomScale == 2)
    #expect(page.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(page.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
    #expect(scroll.contentSize == CGSize(width: 600, height: 800))
    #expect(scroll.contentOffset == CGPoint(x: 150, y: 200))
    sim.settle()
    #expect(page.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
    sim.perform { scroll.zoomScale = 1 }
    #expect(page.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(scroll.contentOffset == .zero)
  }

  @Test func `a scale stays within its limits, and without a view it is 1 (L-SCROLL-13)`() {
    sim.perform { scroll.zoomScale = 9 }
    #expect(scroll.zoomScale == 4)
    sim.perform { scroll.zoomScale = 0.1 }
    #expect(scroll.zoomScale == 0.5)
    #expect(scroll.contentSize == CGSize(width: 150, height: 200))
    #expect(scroll.contentOffset == .zero)
    sim.perform { scroll.zoomScale = .nan }
    #expect(scroll.zoomScale == 0.5)
    sim.perform {
      scroll.minimumZoomScale = 0
      scroll.zoomScale = 0
    }
    #expect(scroll.zoomScale == 0.5, "content of no size could not be enlarged again")
    story.zoomed = nil
    #expect(scroll.zoomScale == 1)
    #expect(story.during { sim.perform { scroll.zoomScale = 2 } } == [])
  }

  @Test func `zooming to a rectangle fills the visible area with it (L-SCROLL-13)`() {
    sim.perform {
      scroll.zoom(to: CGRect(x: 100, y: 100, width: 100, height: 100), animated: false)
    }
    #expect(scroll.zoomScale == 3)
    #expect(scroll.contentOffset == CGPoint(x: 300, y: 250))
    sim.perform { scroll.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false) }
    #expect(scroll.zoomScale == 4)
    #expect(scroll.contentOffset == .zero)
  }

  @Test func `an animated zoom notifies its beginning and end, and moves in between (L-SCROLL-13)`()
  {
    let begun = story.during { sim.begin { scroll.setZoomScale(2, animated: true) } }
    #expect(begun == ["willBeginZooming", "didScroll", "didZoom"])
    sim.advance(by: 0.15)
    let shown = page.layer.presentation()?.frame ?? .zero
    #expect(shown.width > 320 && shown.width < 580)
    #expect(story.during { sim.settle() } == ["didEndZooming 2.0"])
  }

  @Test func `content sized by constraints keeps its scale when it is laid out again`() {
    page.removeFromSuperview()
    let inner = UIView("inner")
    inner.translatesAutoresizingMaskIntoConstraints = false
    story.zoomed = inner
    sim.perform {
      scroll.addSubview(inner)
      let guide = scroll.contentLayoutGuide
      NSLayoutConstraint.activate([
        inner.leftAnchor.constraint(equalTo: guide.leftAnchor),
        inner.rightAnchor.constraint(equalTo: guide.rightAnchor),
        inner.topAnchor.constraint(equalTo: guide.topAnchor),
        inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        inner.widthAnchor.constraint(equalToConstant: 300),
        inner.heightAnchor.constraint(equalToConstant: 400),
      ])
    }
    sim.settle()
    #expect(scroll.contentSize == CGSize(width: 300, height: 400))
    sim.perform { scroll.zoomScale = 2 }
    sim.perform { scroll.setNeedsLayout() }
    sim.settle()
    #expect(scroll.contentSize == CGSize(width: 600, height: 800))
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
  }

  /// W-40.
  @Test(arguments: [0.5, 1, 2])
  func `constants around a zoomed view are not scaled (L-SCROLL-13)`(scale: CGFloat) {
    page.removeFromSuperview()
    let inner = UIView("inner")
    inner.translatesAutoresizingMaskIntoConstraints = false
    story.zoomed = inner
    sim.perform {
      scroll.minimumZoomScale = 0.1
      scroll.addSubview(inner)
      let guide = scroll.contentLayoutGuide
      NSLayoutConstraint.activate([
        inner.leftAnchor.constraint(equalTo: guide.leftAnchor, constant: 40),
        guide.rightAnchor.constraint(equalTo: inner.rightAnchor, constant: 40),
        inner.topAnchor.constraint(equalTo: guide.topAnchor, constant: 40),
        guide.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 40),
        inner.widthAnchor.constraint(equalToConstant: 300),
        inner.heightAnchor.constraint(equalToConstant: 400),
      ])
    }
    sim.settle()
    sim.perform { scroll.zoomScale = scale }
    for _ in 0..<2 {
      #expect(inner.frame == CGRect(x: 40, y: 40, width: 300 * scale, height: 400 * scale))
      #expect(scroll.contentSize == CGSize(width: 80 + 300 * scale, height: 80 + 400 * scale))
      sim.perform { scroll.setNeedsLayout() }
      sim.settle()
    }
  }
}
