import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraits
import TestSupport
import Testing

/// Properties whose changes observers receive (R-KVO-1, W-13).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(17))) struct ObservedChangesTests {
  private let sim: Simulator
  private let root = Probe("root")

  init() throws {
    sim = try #require(Simulator.bound)
    sim.launch(root)
  }

  @Test
  func `a scene's geometry is observed at each rotation, after its delegate's call (R-KVO-1)`()
    throws
  {
    let scene = try #require(sim.window?.windowScene)
    var seen: [String] = []
    let observation = scene.observe(\.effectiveGeometry, options: [.old, .new]) { _, change in
      let orientations = [change.oldValue, change.newValue].map {
        $0?.interfaceOrientation.rawValue ?? 0
      }
      seen.append("\(orientations)")
    }
    sim.rotate(to: .landscapeLeft)
    sim.rotate(to: .portrait)
    sim.doing { root.view.setNeedsLayout() }
    #expect(seen == ["[1, 3]", "[3, 1]"] || seen == ["[1, 4]", "[4, 1]"])
    observation.invalidate()
    sim.rotate(to: .landscapeRight)
    #expect(seen.count == 2)
  }

  @Test func `a view's safe area is observed with its values (R-KVO-1)`() {
    var seen: [CGFloat] = []
    let observation = root.view.observe(\.safeAreaInsets, options: .new) { _, change in
      seen.append(change.newValue?.top ?? -1)
    }
    sim.rotate(to: .landscapeLeft)
    sim.doing { root.additionalSafeAreaInsets.top = 7 }
    sim.doing { root.additionalSafeAreaInsets.top = 7 }
    #expect(seen == [0, 7])
    observation.invalidate()
  }

  @Test func `isHidden is observed, but not when the same value is set again (R-KVO-1)`() {
    let view = sim.perform { UIView() }
    var seen: [Bool] = []
    let observation = view.observe(\.isHidden) { view, _ in seen.append(view.isHidden) }
    sim.perform {
      view.isHidden = true
      view.isHidden = true
      view.isHidden = false
    }
    #expect(seen == [true, false])
    observation.invalidate()
  }

  @Test func `the size and the origin of bounds are observed, and what follows (R-KVO-1)`() {
    let view = sim.perform { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    var seen: [CGRect] = []
    let observation = view.observe(\.bounds) { view, _ in seen.append(view.bounds) }
    sim.perform {
      view.bounds.size.width = 20
      view.bounds.size.width = 20
      view.bounds.origin.y = 5
    }
    #expect(
      seen == [
        CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 0, y: 5, width: 20, height: 10),
      ])
    observation.invalidate()
  }

  private final class Model {}

  private final class Card: UIView {
    var model = Model() { didSet { didChangeValue(forKey: "model") } }
  }

  @Test func `another object is a change, the same one is none (R-KVO-1)`() {
    let card = sim.perform { Card() }
    var count = 0
    let observation = card.observe(\.model) { _, _ in count += 1 }
    let model = card.model
    sim.perform { card.model = model }
    #expect(count == 0)
    sim.perform { card.model = Model() }
    #expect(count == 1)
    observation.invalidate()
  }

  private final class Observer: UIViewController {
    var paths: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      paths.append(keyPath ?? "")
    }
  }

  @Test func `properties are observed by their key names too (R-KVO-1)`() throws {
    let observer = sim.perform { Observer() }
    let scene = try #require(sim.window?.windowScene)
    root.view.addObserver(observer, forKeyPath: "hidden", context: nil)
    root.view.addObserver(observer, forKeyPath: "safeAreaInsets", context: nil)
    scene.addObserver(observer, forKeyPath: "effectiveGeometry", context: nil)
    sim.perform { root.view.isHidden = true }
    #expect(observer.paths == ["hidden"])
    sim.rotate(to: .landscapeLeft)
    #expect(Set(observer.paths) == ["hidden", "safeAreaInsets", "effectiveGeometry"])
    scene.removeObserver(observer, forKeyPath: "effectiveGeometry")
    root.view.removeObserver(observer, forKeyPath: "safeAreaInsets")
    sim.rotate(to: .portrait)
    #expect(observer.paths.count == 3)
  }
}
