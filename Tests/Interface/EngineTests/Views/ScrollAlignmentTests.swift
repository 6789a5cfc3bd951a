import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import TestSupport
import Testing

/// Content that is smaller than its scroll view, and scrolling that is stopped (L-SCROLL-2, L-SCROLL-16).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct ScrollAlignmentTests {
  private let sim: Simulator
  private let root = UIViewController()
  private let scroll = UIScrollView("scroll", CGRect(x: 0, y: 100, width: 300, height: 400))

  init() throws {
    sim = try #require(Simulator.bound)
    root.view.addSubview(scroll)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 100, height: 1000)
    sim.launch(root)
  }

  @Test func `smaller content is aligned at the point, on each axis separately (L-SCROLL-2)`() {
    #expect(scroll.contentOffset == .zero)
    sim.doing { scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5) }
    #expect(scroll.contentOffset == CGPoint(x: -100, y: 0))
    sim.doing { scroll.contentSize.height = 200 }
    #expect(scroll.contentOffset == CGPoint(x: -100, y: -100))
    sim.doing { scroll.contentInset = UIEdgeInsets(top: 20, left: 40, bottom: 0, right: 0) }
    #expect(scroll.contentOffset == CGPoint(x: -120, y: -110))
    sim.doing { scroll.contentAlignmentPoint = CGPoint(x: 1, y: 0) }
    #expect(scroll.contentOffset == CGPoint(x: -200, y: -20))
    sim.doing { scroll.frame.size.width = 90 }
    #expect(scroll.contentOffset.x == -40)
    scroll.contentAlignmentPoint = CGPoint(x: CGFloat.nan, y: 0)
    #expect(scroll.contentAlignmentPoint == CGPoint(x: 1, y: 0))
  }

  @Test func `stopScrolling stops at the offset, at a passed edge, or at a page (L-SCROLL-16)`() {
    sim.begin { scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true) }
    sim.advance(by: 0.15)
    let middle = scroll.contentOffset.y
    #expect(middle > 0 && middle < 500)
    scroll.stopScrollingAndZooming()
    sim.settle()
    #expect(scroll.contentOffset.y == middle)
    scroll.contentOffset.y = 700
    scroll.stopScrollingAndZooming()
    #expect(scroll.contentOffset.y == 600)
    scroll.isPagingEnabled = true
    scroll.contentOffset.y = 250
    scroll.stopScrollingAndZooming()
    #expect(scroll.contentOffset.y == 400)
  }

  @Test func `keyboardDismissPadding comes from the guide and is never negative (L-SCROLL-15)`()
    throws
  {
    let guide = root.view.keyboardLayoutGuide
    #expect(guide.keyboardDismissPadding == 0 && scroll.keyboardDismissPadding == 0)
    guide.keyboardDismissPadding = -5
    #expect(scroll.keyboardDismissPadding == 0)
    guide.keyboardDismissPadding = 60
    #expect(scroll.keyboardDismissPadding == 60)
  }
}
