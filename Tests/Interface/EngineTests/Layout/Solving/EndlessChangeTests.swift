import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraces
import TestSupport
import Testing

/// Apps that never become idle, and a great number of contradictions.
@MainActor @Suite(.simulator("iphone-15-pro")) struct EndlessChangeTests {
  private let sim: Simulator
  private let root = Probe("root")
  private let probe = ProbeView("probe", .zero)
  private let child = UIView()

  init() throws {
    sim = try #require(Simulator.bound)
    child.translatesAutoresizingMaskIntoConstraints = false
    probe.addSubview(child)
    root.onLoad = { [probe] in $0.view.addSubview(probe) }
  }

  @Test func `a constant that every layout changes is stopped and reported`() throws {
    let width = child.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    probe.onLayout = { _ in width.constant += 1 }
    let events = sim.events { sim.launch(root) }
    #expect(events.named("layoutLoop").count == 1)
    #expect(width.constant < 30)
    #expect(!sim.events { sim.rotate(to: .landscapeLeft) }.isEmpty)
  }

  @Test func `a constraint that every layout toggles is stopped and reported`() throws {
    let widths = [10, 20].map { child.widthAnchor.constraint(equalToConstant: CGFloat($0)) }
    widths[0].isActive = true
    probe.onLayout = { _ in
      for width in widths { width.isActive.toggle() }
    }
    let events = sim.events { sim.launch(root) }
    #expect(events.named("layoutLoop").count == 1)
  }

  @Test func `a content size that requests layout is queried again, up to a limit`() {
    final class Restless: UIView {
      var queryCount = 0
      override var intrinsicContentSize: CGSize {
        queryCount += 1
        invalidateIntrinsicContentSize()
        superview?.layoutIfNeeded()
        return CGSize(width: queryCount, height: 10)
      }
    }
    let restless = Restless()
    restless.translatesAutoresizingMaskIntoConstraints = false
    probe.addSubview(restless)
    sim.launch(root)
    #expect(restless.queryCount < 1_000)
  }

  @Test func `a thousand contradictions leave one value, with a report for each`() {
    let widths = (0..<1_000).map { child.widthAnchor.constraint(equalToConstant: CGFloat($0)) }
    let events = sim.events {
      sim.launch(root)
      sim.doing { NSLayoutConstraint.activate(widths) }
    }
    #expect(events.named("conflict").count == 999)
    #expect(!widths.contains { !$0.isActive })
    #expect(child.bounds.width == 999)
  }

  @Test func `constraints in a cycle have their only solution`() {
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    probe.addSubview(other)
    NSLayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: other.rightAnchor, constant: 5),
      other.leftAnchor.constraint(equalTo: child.rightAnchor, constant: 5),
    ])
    let events = sim.events { sim.launch(root) }
    #expect(events.named("conflict").count == 1)
  }
}
