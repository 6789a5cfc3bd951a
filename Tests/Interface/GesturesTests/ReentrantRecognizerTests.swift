import Foundation
import Gimbal
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalGestures
import GimbalTesting
import TestSupport
import Testing

/// Recognizers that change states while the recognition reads their properties.
@MainActor @Suite(.simulator("iphone-15-pro")) struct ReentrantRecognizerTests {
  /// A recognizer that fails another one whenever its number of taps is read.
  private final class Tap: UITapGestureRecognizer {
    weak var other: UIGestureRecognizer?
    override var numberOfTapsRequired: Int {
      get {
        if other?.state == .began { other?.state = .cancelled }
        return super.numberOfTapsRequired
      }
      set { super.numberOfTapsRequired = newValue }
    }
  }
  private final class Press: UIGestureRecognizer {
    var ends = true
    var resets = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { state = .began }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      if ends { state = .ended }
    }
    override func reset() { resets += 1 }
  }
  private final class Both: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  @Test func `numberOfTaps may set another state without losing a decision`() throws {
    let sim = try #require(Simulator.bound)
    let (scene, both) = (TouchedScene(sim), Both())
    let (press, held) = (Press(target: nil, action: nil), Press(target: nil, action: nil))
    held.ends = false
    let tap = Tap(target: nil, action: nil)
    tap.other = held
    for recognizer in [press, held, tap] {
      recognizer.delegate = both
      scene.pad.addGestureRecognizer(recognizer)
    }
    sim.tap(at: scene.middle)

    // The tap and the press end with one touch, so that their numbers of taps are compared.
    #expect([press, held, tap].map(\.state) == [.possible, .possible, .possible])
    #expect(press.resets == 1 && held.resets == 1)
  }

  // MARK: Release

  @Test func `a recognizer with a delegate is released after the gesture that it took part in`()
    throws
  {
    let sim = try #require(Simulator.bound)
    let (scene, both) = (TouchedScene(sim), Both())
    weak var gone: UIGestureRecognizer?
    sim.perform {
      let tap = UITapGestureRecognizer()
      tap.delegate = both
      scene.pad.addGestureRecognizer(tap)
      scene.pad.addGestureRecognizer(UIPanGestureRecognizer())
      gone = tap
    }
    sim.drag(from: scene.middle, to: CGPoint(x: 250, y: 250), during: 0.2)
    sim.doing { scene.pad.gestureRecognizers = nil }
    #expect(gone == nil)
  }

  @Test func `a control forgets a forwarded touch whose view has left, and tracks the next one`()
    throws
  {
    let sim = try #require(Simulator.bound)
    let scene = TouchedScene(sim)
    let (button, inner) = sim.perform { (UIButton(frame: scene.pad.frame), UIView()) }
    sim.doing {
      inner.frame = button.bounds
      button.addSubview(inner)
      scene.root.view.addSubview(button)
    }
    let touch = sim.touch(at: scene.middle)
    #expect(button.isTracking)
    sim.doing { inner.removeFromSuperview() }
    touch.lift()
    #expect(!button.isTracking)
    let next = sim.touch(at: scene.middle)
    #expect(button.isTracking)
    next.lift()
  }

  @Test func `a gesture that an app leaves open ends with the app, and holds no device`() throws {
    weak var gone: UIGestureRecognizer?
    weak var machine: Machine?
    do {
      let sim = try device()
      let scene = TouchedScene(sim)
      let press = Press(target: nil, action: nil)
      press.ends = false
      sim.perform { scene.pad.addGestureRecognizer(press) }
      sim.tap(at: scene.middle)
      #expect(press.state == .began)

      sim.launch(Probe("next"))
      #expect(press.state == .possible && press.resets == 0)
      sim.doing { sim.window?.rootViewController?.view.addSubview(scene.pad) }
      sim.tap(at: scene.middle)
      #expect(press.state == .began)
      (gone, machine) = (press, sim.machine)
    }
    #expect(gone == nil && machine == nil)
  }

  @Test func `a recognizer that has begun neither begins again nor becomes possible`() throws {
    final class Insisting: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .possible
        state = .began
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    }
    let sim = try #require(Simulator.bound)
    let scene = TouchedScene(sim)
    let insisting = Insisting()
    insisting.name = "insisting"
    scene.pad.addGestureRecognizer(insisting)
    let story = scene.story {
      let touch = sim.touch(at: scene.middle)
      touch.move(to: CGPoint(x: 210, y: 210))
      touch.lift()
    }
    #expect(
      story.filter { $0.hasPrefix("insisting") } == [
        "insisting state began", "insisting state ended",
      ])
  }
}
