import Foundation
import Gimbal
import GimbalControls
import GimbalEngine
import GimbalSnapshots
import GimbalTesting
import TestSupport
import Testing

/// The reasons why a view is invisible or receives no touches (L-VIS-3).
@MainActor @Suite(.simulator("iphone-15-pro")) struct VisibilityTests {
  private let sim: Simulator
  private let root = Probe("root")
  private let box = UIView("box", CGRect(x: 50, y: 100, width: 200, height: 200))
  private let view = UIView("view", CGRect(x: 50, y: 50, width: 100, height: 100))

  init() throws {
    sim = try #require(Simulator.bound)
    sim.launch(root)
    root.view.addSubview(box)
    box.addSubview(view)
    sim.settle()
  }

  private var visibility: ViewVisibility? { sim.layout["view"]?.visibility }

  @Test func `an unobstructed view is visible and receives touches at its center (L-VIS-3)`() {
    #expect(visibility?.isSeen == true && visibility?.isTouchable == true)
    #expect(visibility?.touchPoint == CGPoint(x: 150, y: 200))
    box.alpha = 0.5
    view.alpha = 0.5
    #expect(visibility?.effectiveAlpha == 0.25 && visibility?.isTouchable == true)
  }

  @Test func `a hidden or transparent ancestor is named (L-VIS-1)`() {
    box.isHidden = true
    #expect(visibility?.unseen == .hidden("box") && visibility?.untouchable == .hidden("box"))
    box.isHidden = false
    box.alpha = 0.005
    #expect(visibility?.unseen == .transparent("box"))
    box.alpha = 0.05
    view.alpha = 0.05
    #expect(visibility?.untouchable == .transparent("view"))
  }

  @Test func `a view clipped, of size zero or outside the window is reported (L-VIS-3)`() {
    view.frame.origin = CGPoint(x: 300, y: 50)
    #expect(visibility?.isSeen == true)
    #expect(visibility?.untouchable == .outsideParent("box"))
    box.clipsToBounds = true
    #expect(visibility?.unseen == .clipped("box") && visibility?.visiblePart == .null)
    box.clipsToBounds = false
    view.frame.origin = CGPoint(x: 5000, y: 50)
    #expect(visibility?.unseen == .outOfWindow)
    view.frame.size = .zero
    #expect(visibility?.unseen == .empty)
  }

  @Test func `a covering view in front is named (L-VIS-3)`() {
    let curtain = UIView("curtain", CGRect(x: 60, y: 110, width: 300, height: 300))
    root.view.addSubview(curtain)
    #expect(visibility?.isSeen == true, "it has no color")
    #expect(visibility?.untouchable == .covered("curtain"))
    curtain.backgroundColor = .red
    #expect(visibility?.unseen == .covered("curtain"))
    curtain.alpha = 0.9
    #expect(visibility?.isSeen == true)
    curtain.isUserInteractionEnabled = false
    #expect(visibility?.isTouchable == true)
    #expect("\(ViewVisibility.Obstacle.covered("curtain"))" == "'curtain' covers it")
  }

  @Test func `disabled interaction and a disabled control are reported (L-VIS-3)`() {
    box.isUserInteractionEnabled = false
    #expect(visibility?.isSeen == true && visibility?.untouchable == .interactionOff("box"))
    let button = UIButton(type: .system)
    button.accessibilityIdentifier = "button"
    button.frame = CGRect(x: 0, y: 400, width: 100, height: 50)
    root.view.addSubview(button)
    #expect(sim.layout["button"]?.visibility.isTouchable == true)
    button.isEnabled = false
    #expect(sim.layout["button"]?.visibility.untouchable == .disabled)
  }

  @Test func `an animation that blocks touches is reported with its animated view (L-VIS-3)`() {
    sim.begin { UIView.animate(withDuration: 1) { box.alpha = 0.5 } }
    #expect(visibility?.isSeen == true && visibility?.untouchable == .animated("box"))
    #expect(
      visibility?.description == "cannot be touched: an animation blocks touches of 'box'")
    #expect(throws: TouchRefusal.self) { try sim.tap("view") }
    sim.settle()
    #expect(visibility?.isTouchable == true)
  }

  @Test func `a rotated view is hit at its visible position`() {
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(visibility?.isTouchable == true)
    view.bounds.origin = CGPoint(x: 30, y: 30)
    #expect(visibility?.isTouchable == true)
  }
}
