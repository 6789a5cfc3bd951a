import Foundation
import Gimbal
import GimbalControls
import GimbalEngine
import GimbalGestures
import GimbalTesting
import GimbalTraces
import TestSupport
import Testing

/// Touches that scroll (R-GEST-11, R-GEST-12).
@MainActor @Suite(.simulator("iphone-15-pro")) struct ScrollingTests {
  private let sim: Simulator
  private let scene: TouchedScene
  private let scroll = UIScrollView("scroll", CGRect(x: 0, y: 100, width: 300, height: 400))

  init() throws {
    sim = try #require(Simulator.bound)
    scene = TouchedScene(sim)
    sim.perform {
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 300, height: 1000)
      scene.root.view.addSubview(scroll)
      scene.pad.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      scroll.addSubview(scene.pad)
    }
    sim.settle()
  }

  @Test func `a drag moves the content, up to its edges (R-GEST-11)`() {
    let touch = sim.touch(at: CGPoint(x: 150, y: 400))
    touch.move(to: CGPoint(x: 150, y: 200), during: 1)
    #expect(abs(scroll.contentOffset.y - 188) <= 10, "\(scroll.contentOffset)")
    #expect(scroll.contentOffset.x == 0)
    touch.hold(for: 0.2)
    touch.lift()
    #expect(abs(scroll.contentOffset.y - 188) <= 10, "\(scroll.contentOffset)")
    sim.drag(from: CGPoint(x: 150, y: 450), to: CGPoint(x: 150, y: -2000))
    #expect(scroll.contentOffset.y == 600)
    sim.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 4000))
    #expect(scroll.contentOffset.y == 0)
    #expect(!scroll.isDragging && !scroll.isTracking)
  }

  @Test func `content receives no touch that scrolls at once (R-GEST-12)`() {
    let quick = scene.story {
      sim.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200), during: 0.1)
    }
    #expect(quick.filter { $0.hasPrefix("pad") } == [])
    sim.perform { scroll.contentOffset.y = 0 }
    let slow = scene.story {
      let touch = sim.touch(at: CGPoint(x: 150, y: 200))
      touch.hold(for: 0.2)
      #expect(scroll.isTracking && !scroll.isDragging)
      touch.move(to: CGPoint(x: 150, y: 260), during: 0.1)
      #expect(scroll.isDragging)
      touch.lift()
    }
    #expect(
      slow.filter { $0.hasPrefix("pad") && !$0.hasSuffix("Moved") } == [
        "pad touchesBegan", "pad touchesCancelled",
      ])
    let tap = scene.story { sim.tap(at: CGPoint(x: 150, y: 200)) }
    #expect(tap.filter { $0.hasPrefix("pad") } == ["pad touchesBegan", "pad touchesEnded"])
  }

  @Test func `content that fits does not scroll, and a control continues its tracking`() {
    sim.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 20, y: 300))
    #expect(scroll.contentOffset == .zero)
    let button = UIButton(type: .system)
    sim.perform {
      button.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      scroll.addSubview(button)
    }
    sim.settle()
    let touch = sim.touch(at: CGPoint(x: 150, y: 300))
    touch.hold(for: 0.2)
    touch.move(to: CGPoint(x: 150, y: 150), during: 0.2)
    touch.lift()
    #expect(scroll.contentOffset == .zero)
    sim.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200), during: 0.1)
    #expect(scroll.contentOffset.y > 0, "a quick drag does scroll")
    scroll.isScrollEnabled = false
    let before = scroll.contentOffset
    sim.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200), during: 0.1)
    #expect(scroll.contentOffset == before)
  }
}
