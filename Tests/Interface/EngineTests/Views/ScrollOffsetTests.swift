import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import TestSupport
import Testing

/// The offset of scroll views: its range, its start, and changes in code (L-SCROLL-2, L-SCROLL-5,
/// L-SCROLL-6, L-SCROLL-7, L-SAFE-4).
@MainActor @Suite(.simulator("iphone-15-pro")) struct ScrollOffsetTests {
  private let sim: Simulator
  private let root = UIViewController()
  private let scroll = UIScrollView("scroll", CGRect(x: 0, y: 100, width: 300, height: 400))
  private let story = ScrollStory()

  init() throws {
    sim = try #require(Simulator.bound)
    root.view.addSubview(scroll)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 300, height: 1000)
    sim.launch(root)
    scroll.delegate = story
  }

  /// Adds a scroll view that fills the root.
  private func whole(_ height: CGFloat = 5000) -> UIScrollView {
    let whole = UIScrollView(frame: root.view.bounds)
    whole.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    whole.contentSize = CGSize(width: 100, height: height)
    root.view.addSubview(whole)
    return whole
  }

  @Test func `content at the left edge stays there in a rotation (L-SCROLL-5)`() {
    let scroll = sim.perform { whole() }
    scroll.contentInsetAdjustmentBehavior = .always
    // Wide enough for other offsets to be in range too.
    scroll.contentSize.width = 3000
    sim.settle()
    #expect(scroll.contentOffset.x == 0)
    sim.rotate(to: .landscapeLeft)
    #expect(scroll.adjustedContentInset.left > 0)
    #expect(scroll.contentOffset.x == -scroll.adjustedContentInset.left)
  }

  @Test(arguments: [
    (500.0, 0.0, 0.0...100.0), (500, 20, -20...100), (300, 0, 0...0), (300, 20, -20...(-20)),
  ])
  func `the range is from the inset to the content's end (L-SCROLL-2)`(
    height: Double, top: Double, range: ClosedRange<Double>
  ) {
    sim.perform {
      scroll.contentInset.top = top
      scroll.contentSize = CGSize(width: 300, height: height)
    }
    #expect(Double(scroll.offsetRange.least.y) == range.lowerBound)
    #expect(Double(scroll.offsetRange.most.y) == range.upperBound)
  }

  @Test func `an offset may leave the range until content, size or inset change (L-SCROLL-2)`() {
    sim.perform { scroll.contentOffset.y = 900 }
    sim.settle()
    #expect(scroll.contentOffset.y == 900)
    sim.perform { scroll.contentSize.height = 1100 }
    #expect(scroll.contentOffset.y == 700)
    sim.perform { scroll.contentInset.bottom = 50 }
    #expect(scroll.contentOffset.y == 700)
    sim.perform { scroll.contentOffset.y = 750 }
    sim.perform { scroll.contentInset.bottom = 0 }
    #expect(scroll.contentOffset.y == 700)
    sim.perform { scroll.frame.size.height = 900 }
    sim.settle()
    #expect(scroll.contentOffset.y == 200)
    sim.perform { scroll.contentOffset.y = -30 }
    sim.perform { scroll.contentSize.height = 2000 }
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func `the first layout in a window begins below the bars (L-SCROLL-5)`() {
    let first = sim.perform { whole() }
    let second = sim.perform { whole() }
    sim.perform {
      first.contentInset.top = 10
      second.contentOffset.y = 200
    }
    sim.settle()
    #expect(first.contentOffset.y == -69)
    #expect(second.contentOffset.y == 200)
    sim.perform { first.contentOffset.y = 0 }
    sim.perform { first.setNeedsLayout() }
    sim.settle()
    #expect(first.contentOffset.y == 0)
  }

  @Test
  func `a rotation preserves the offset, and an offset at the start stays there (L-SCROLL-5)`() {
    let top = sim.perform { whole() }
    let middle = sim.perform { whole() }
    let end = sim.perform { whole(1000) }
    sim.settle()
    sim.perform {
      middle.contentOffset.y = 1000
      end.contentOffset.y = 1000 + 34 - 852
    }
    sim.rotate(to: .landscapeLeft)
    #expect(top.adjustedContentInset.top == 0)
    #expect(top.contentOffset.y == 0)
    #expect(middle.contentOffset.y == 1000)
    #expect(end.contentOffset.y == 182)
    sim.rotate(to: .portrait)
    #expect(top.contentOffset.y == -59)
    #expect(middle.contentOffset.y == 1000)
  }

  @Test func `a scroll view's adjusted insets are not passed to its content (L-SAFE-4)`() {
    let scroll = sim.perform { whole() }
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 852, height: 5000))
    sim.perform { scroll.addSubview(content) }
    sim.settle()
    #expect(scroll.safeAreaInsets.top == 59)
    #expect(content.safeAreaInsets == .zero)
    sim.perform { scroll.contentInsetAdjustmentBehavior = .never }
    sim.settle()
    // The offset is unchanged: the content begins 59 points below the edge.
    #expect(scroll.contentOffset.y == 0)
    #expect(content.safeAreaInsets.top == 59)
    sim.perform { scroll.contentOffset.y = 20 }
    sim.settle()
    #expect(content.safeAreaInsets.top == 59)
    sim.perform { scroll.contentInsetAdjustmentBehavior = .scrollableAxes }
    sim.rotate(to: .landscapeLeft)
    #expect(scroll.safeAreaInsets.left == 59)
    #expect(content.safeAreaInsets.left == 59 && content.safeAreaInsets.right == 59)
    #expect(content.safeAreaInsets.bottom == 0)
  }

  @Test func `every change of the offset is notified once, and of the insets too`() {
    let received = story.during {
      sim.perform {
        scroll.contentOffset.y = 10
        scroll.contentOffset.y = 10
        scroll.bounds.origin.y = 20
        scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
      }
    }
    #expect(received == ["didScroll"])
    #expect(story.lines.count == 3)
    #expect(
      story.during { sim.perform { scroll.contentInset.top = 5 } }
        == ["didChangeAdjustedContentInset"])
  }

  @Test func `an animated change takes 0.3 seconds, step by step (L-SCROLL-6)`() {
    sim.begin {
      #expect(
        story.during { scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true) } == [])
      #expect(scroll.contentOffset.y == 0)
    }
    sim.advance(by: 0.15)
    #expect(abs(scroll.contentOffset.y - 150) < 1)
    let half = story.lines.count
    #expect(8...10 ~= half)
    #expect(story.outline == ["didScroll"])
    sim.advance(by: 0.14)
    #expect(scroll.contentOffset.y < 300)
    #expect(story.outline == ["didScroll"])
    sim.advance(by: 0.02)
    #expect(scroll.contentOffset.y == 300)
    #expect(story.outline == ["didScroll", "didEndScrollingAnimation"])
    #expect(sim.clock.next == nil)
  }

  @Test
  func `an animation to the same offset does nothing, and a stopped one does not end`() {
    #expect(
      story.during {
        sim.perform { scroll.setContentOffset(.zero, animated: true) }
        sim.settle()
      } == [])
    sim.begin { scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    sim.advance(by: 0.1)
    let stopped = story.during {
      sim.perform { scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: false) }
      sim.settle()
    }
    #expect(stopped == ["didScroll"])
    #expect(scroll.contentOffset.y == 200)
    #expect(
      story.during {
        sim.perform {
          UIView.performWithoutAnimation {
            scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
          }
        }
      } == ["didScroll", "didEndScrollingAnimation"])
  }

  @Test func `content that the app moves during an animation continues from there`() {
    sim.begin { scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    sim.advance(by: 0.1)
    sim.begin { scroll.contentOffset.y += 100 }
    sim.settle()
    #expect(abs(scroll.contentOffset.y - 400) < 1e-9)
  }

  @Test(arguments: [
    (CGRect(x: 0, y: 500, width: 10, height: 50), 0.0, 150.0),
    (CGRect(x: 0, y: 100, width: 10, height: 50), 0, 0),
    (CGRect(x: 0, y: 100, width: 10, height: 50), 300, 100),
    (CGRect(x: 0, y: 500, width: 10, height: 450), 0, 500),
    (CGRect(x: 0, y: 200, width: 10, height: 600), 300, 300),
    (CGRect(x: 0, y: 990, width: 10, height: 50), 0, 600),
    (CGRect(x: 0, y: 900, width: 10, height: 0), 0, 0),
  ])
  func `scrollRectToVisible scrolls as little as possible (L-SCROLL-7)`(
    rect: CGRect, before: Double, after: Double
  ) {
    sim.perform {
      scroll.contentOffset.y = before
      scroll.scrollRectToVisible(rect, animated: false)
    }
    #expect(Double(scroll.contentOffset.y) == after)
  }

  @Test func `insets count as covered (L-SCROLL-7)`() {
    sim.perform {
      scroll.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 40, right: 0)
      scroll.contentOffset.y = 100
      scroll.scrollRectToVisible(CGRect(x: 0, y: 110, width: 1, height: 10), animated: false)
    }
    #expect(scroll.contentOffset.y == 80)
    sim.perform {
      scroll.scrollRectToVisible(CGRect(x: 0, y: 450, width: 1, height: 10), animated: false)
    }
    #expect(scroll.contentOffset.y == 100)
  }

  @Test func `the keyboard's guide follows the visible area (L-GUIDE-5)`() {
    let scroll = sim.perform { whole() }
    let probe = UIView()
    probe.translatesAutoresizingMaskIntoConstraints = false
    sim.perform {
      scroll.addSubview(probe)
      NSLayoutConstraint.activate([
        probe.bottomAnchor.constraint(equalTo: scroll.keyboardLayoutGuide.topAnchor),
        probe.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor),
        probe.widthAnchor.constraint(equalToConstant: 20),
        probe.heightAnchor.constraint(equalToConstant: 10),
      ])
      scroll.contentOffset.y = 500
    }
    sim.settle()
    #expect(abs(probe.frame.maxY - (500 + 852 - 34)) < 1e-9)
    sim.keyboardHeight = 300
    #expect(abs(probe.frame.maxY - (500 + 852 - 300)) < 1e-9)
    sim.perform { scroll.contentOffset.y = 700 }
    sim.settle()
    #expect(abs(probe.frame.maxY - (700 + 852 - 300)) < 1e-9)
  }
}
