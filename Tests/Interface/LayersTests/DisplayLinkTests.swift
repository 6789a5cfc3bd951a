import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import TestSupport
import Testing

/// Display links that follow the frames of the virtual clock (L-ANIM-17).
@MainActor @Suite(.simulator("iphone-15-pro")) struct DisplayLinkTests {
  @MainActor private final class Watcher {
    var times: [Double] = []
    func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
  }

  private let sim: Simulator
  private let watcher = Watcher()

  init() throws {
    sim = try #require(Simulator.bound)
    sim.launch(UIViewController())
  }

  private func link() -> CADisplayLink {
    let link = sim.perform {
      CADisplayLink(target: watcher, selector: Selector(of: Watcher.tick))
    }
    link.add(to: .main, forMode: .common)
    return link
  }

  @Test func `a display link is called for each frame of the clock (L-ANIM-17)`() {
    let link = link()
    sim.settle()
    #expect(watcher.times == [], "nothing moves the clock")
    let start = sim.clock.now
    sim.advance(by: 1.0 + 1e-6)
    #expect(watcher.times.count == 60)
    #expect(abs(watcher.times[0] - start - 1.0 / 60) < 1e-9)
    #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 60) < 1e-9)
    watcher.times = []
    let view = UIView()
    sim.perform { sim.perform { UIApplication.shared.keyWindow?.addSubview(view) } }
    sim.perform { UIView.animate(withDuration: 0.5) { view.alpha = 0 } }
    sim.settle()
    #expect(29...30 ~= watcher.times.count)
    link.invalidate()
  }

  @Test func `rates, pauses and invalidation (L-ANIM-17)`() {
    let link = link()
    link.preferredFramesPerSecond = 20
    sim.advance(by: 1.0 + 1e-6)
    #expect(watcher.times.count == 20)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 30)
    sim.advance(by: 1.0 + 1e-6)
    #expect(watcher.times.count == 50)
    link.isPaused = true
    sim.advance(by: 1)
    #expect(watcher.times.count == 50)
    link.isPaused = false
    link.remove(from: .main, forMode: .common)
    sim.advance(by: 1)
    #expect(watcher.times.count == 50)
    link.add(to: .main, forMode: .default)
    link.invalidate()
    link.add(to: .main, forMode: .default)
    sim.advance(by: 1)
    #expect(watcher.times.count == 50)
  }

  @Test func `the clock retains a link until it is invalidated, and its target no longer`() {
    weak var held: Watcher?
    weak var retained: CADisplayLink?
    do {
      let watcher = Watcher()
      let link = CADisplayLink(target: watcher, selector: Selector(of: Watcher.tick))
      link.add(to: .main, forMode: .common)
      (held, retained) = (watcher, link)
    }
    #expect(held != nil && retained != nil)
    retained?.invalidate()
    #expect(held == nil && retained == nil)
  }

  @Test func `a long wait does not count as a loop`() {
    let link = link()
    sim.advance(by: 300)
    #expect(watcher.times.count >= 17_990)
    expect(sim.trace, .never("* layoutLoop"))
    link.invalidate()
  }
}
