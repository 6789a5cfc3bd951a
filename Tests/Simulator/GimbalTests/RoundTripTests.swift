import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalSnapshots
import GimbalTesting
import GimbalTraces
import GimbalTraits
import SeededGenerator
import TestSupport
import Testing

/// Random steps, and the invariants that hold for all of them.
@MainActor @Suite struct RoundTripTests {
  private func tree(_ random: inout SplitMix64) -> (
    root: Probe, controllers: [Probe], views: [UIView]
  ) {
    let root = Probe("root")
    var controllers = [root]
    var views: [UIView] = []
    for number in 0..<Int.random(in: 1...4, using: &random) {
      let child = Probe("child\(number)")
      controllers.randomElement(using: &random)!.embed(
        child)
      controllers.append(child)
    }
    for _ in 0..<20 {
      let isInner = Bool.random(using: &random) && !views.isEmpty
      let parent: UIView =
        isInner
        ? views.randomElement(using: &random)! : controllers.randomElement(using: &random)!.view
      // Flexible sizes that shrink to zero lose their proportions; these stay above zero.
      let space = parent.bounds.size
      let view = UIView(
        frame: CGRect(
          x: .random(in: 0...space.width * 0.4, using: &random),
          y: .random(in: 0...space.height * 0.4, using: &random),
          width: .random(in: 0...space.width * 0.4, using: &random),
          height: .random(in: 0...space.height * 0.4, using: &random)))
      if !isInner {
        view.autoresizingMask = UIView.AutoresizingMask(
          rawValue: UInt.random(in: 0..<64, using: &random) | 0b100_100)
      }
      parent.addSubview(view)
      views.append(view)
    }
    return (root, controllers, views)
  }

  @Test(arguments: 0..<100)
  func `rotation to landscape and back restores traits, bounds and layout`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let choices: [(String, SystemVersion)] = [
      ("iphone-7", .iOS(10)), ("iphone-11", .iOS(14)), ("iphone-15-pro", .iOS(17)),
      ("iphone-8-plus", .iOS(16)), ("ipad-10", .iOS(18)),
    ]
    let (slug, system) = choices.randomElement(using: &random)!
    let sim = try device(slug, system)
    let (root, controllers, _) = sim.perform { tree(&random) }
    var opened = 0
    var completed = 0
    root.onSize = { _, _, coordinator in
      opened += 1
      coordinator.animate(alongsideTransition: nil, completion: { _ in completed += 1 })
    }
    sim.launch(root)
    let before = sim.layout
    let traits = controllers.map(\.traitCollection)
    let first = sim.trace.events.count
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let way = UIDeviceOrientation.allCases.randomElement(using: &random)!
      if Bool.random(using: &random) {
        sim.rotate(to: way)
      } else {
        sim.begin { sim.rotate(to: way) }
        sim.advance(by: .random(in: 0...0.5, using: &random))
      }
    }
    sim.rotate(to: .faceUp)
    sim.rotate(to: .portrait)
    sim.settle()

    #expect(sim.interfaceOrientation == .portrait)
    #expect(controllers.map(\.traitCollection) == traits, "seed \(seed)")
    let after = sim.layout
    #expect(after.names == before.names)
    for (old, new) in zip(before.views, after.views) {
      let differences = [
        old.frame.minX - new.frame.minX, old.frame.minY - new.frame.minY,
        old.frame.width - new.frame.width, old.frame.height - new.frame.height,
      ]
      #expect(differences.allSatisfy { abs($0) < 1e-6 }, "seed \(seed), \(old.name)")
    }
    #expect(opened == completed)
    let events = Array(sim.trace.events[first...])
    #expect(events.named("exception", "layoutLoop").isEmpty)
    expectPairs(in: events, seed: seed)
  }

  /// Every controller's layout pair encloses its view's layout, and calls are nested properly.
  private func expectPairs(in events: [TraceEvent], seed: UInt64) {
    var open: [String: Int] = [:]
    for event in events {
      switch event.baseName {
      case "viewWillLayoutSubviews": open[event.receiver, default: 0] += 1
      case "viewDidLayoutSubviews": open[event.receiver, default: 0] -= 1
      default: break
      }
      #expect((0...1).contains(open[event.receiver, default: 0]), "seed \(seed)")
    }
    #expect(open.values.allSatisfy { $0 == 0 }, "seed \(seed)")
    var stack: [TraceEvent] = []
    for event in events {
      while let last = stack.last, last.returned <= event.index { stack.removeLast() }
      #expect(event.depth == stack.count, "seed \(seed), event \(event.index)")
      stack.append(event)
    }
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `two equal runs give the same bytes`(seed: UInt64) throws {
    func run() throws -> String {
      var random = SplitMix64(seed: seed)
      let sim = try device("ipad-10", .iOS(18))
      let (root, _, views) = sim.perform { tree(&random) }
      sim.launch(root)
      for way in [UIDeviceOrientation.portraitUpsideDown, .faceUp, .landscapeLeft] {
        sim.rotate(to: way)
        sim.doing { views.randomElement(using: &random)!.removeFromSuperview() }
      }
      try sim.resize(to: .split(.half))
      sim.settings.userInterfaceStyle = .dark
      return String(decoding: sim.trace.jsonLines, as: UTF8.self) + root.view.recursiveDescription()
    }
    let first = try run()
    #expect(try run() == first)
    #expect(first.utf8.count > 10_000)
  }
}
