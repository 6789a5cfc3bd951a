import Gimbal
import GimbalEngine
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
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { state = .began }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { state = .ended }
  }

  @Test func `numberOfTaps may set another state without losing a decision`() throws {
    let sim = try #require(Simulator.bound)
    let scene = TouchedScene(sim)
    let press = Press(target: nil, action: nil)
    let tap = Tap(target: nil, action: nil)
    tap.other = press
    scene.pad.addGestureRecognizer(press)
    scene.pad.addGestureRecognizer(tap)
    sim.tap(at: scene.middle)

    #expect(press.state == .possible && tap.state == .possible)
    #expect(sim.trace.events.contains { $0.description.contains("cancelled") })
  }
}
