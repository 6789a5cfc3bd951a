import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalGestures
import GimbalTesting
import TestSupport
import Testing

/// Drags that dismiss the keyboard (L-SCROLL-15).
@MainActor @Suite(.simulator("iphone-15-pro")) struct ScrollKeyboardTests {
  private final class Typing: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  private let sim: Simulator
  private let scene: TouchedScene
  private let scroll = UIScrollView("scroll", CGRect(x: 0, y: 100, width: 300, height: 700))
  private let typing = Typing("typing", CGRect(x: 0, y: 0, width: 10, height: 10))

  init() throws {
    sim = try #require(Simulator.bound)
    scene = TouchedScene(sim)
    sim.perform {
      scroll.contentSize = CGSize(width: 300, height: 3000)
      scene.root.view.addSubview(scroll)
      scene.root.view.addSubview(typing)
    }
    sim.settle()
  }

  /// Returns whether a text field is still being edited after a drag.
  private func stays(
    _ mode: UIScrollView.KeyboardDismissMode, from: CGFloat, to: CGFloat, keyboard: CGFloat = 300
  ) -> Bool {
    scroll.keyboardDismissMode = mode
    sim.perform { _ = typing.becomeFirstResponder() }
    sim.keyboardHeight = keyboard
    sim.drag(from: CGPoint(x: 150, y: from), to: CGPoint(x: 150, y: to))
    return typing.isFirstResponder
  }

  @Test func `a drag ends editing if the dismiss mode is on drag (L-SCROLL-15)`() {
    #expect(stays(.none, from: 400, to: 200))
    #expect(!stays(.onDrag, from: 400, to: 200))
    #expect(!stays(.onDragWithAccessory, from: 400, to: 200))
  }

  @Test func `a touch dragged down onto the keyboard hides it (L-SCROLL-15)`() {
    #expect(stays(.interactive, from: 300, to: 500))
    #expect(!stays(.interactive, from: 400, to: 700))
    #expect(stays(.interactive, from: 750, to: 600), "it is on its way up")
    #expect(stays(.none, from: 400, to: 700))
  }

  @Test func `padding above the keyboard counts as the keyboard, unless it is negative`() {
    let guide = scene.root.view.keyboardLayoutGuide
    guide.keyboardDismissPadding = -50
    #expect(stays(.interactive, from: 400, to: 540))
    guide.keyboardDismissPadding = 50
    #expect(!stays(.interactive, from: 400, to: 540))
    #expect(stays(.interactive, from: 400, to: 540, keyboard: 0))
  }

  @Test
  func `without a keyboard, or with one below the window, a drag hides nothing (L-SCROLL-15)`() {
    sim.doing { sim.window?.frame.size.height = 500 }
    #expect(stays(.interactive, from: 400, to: 700, keyboard: 0))
  }
}
