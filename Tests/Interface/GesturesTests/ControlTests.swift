import Foundation
import Gimbal
import GimbalControls
import GimbalEngine
import GimbalGestures
import GimbalTesting
import GimbalTraces
import TestSupport
import Testing

/// Controls: tracking, events, targets and actions (R-CTRL).
@MainActor @Suite(.simulator("iphone-15-pro")) struct ControlTests {
  private final class Knob: UIControl {
    var follows = true
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { follows }
  }

  private let sim: Simulator
  private let scene: TouchedScene
  private let knob = Knob("knob", CGRect(x: 100, y: 400, width: 100, height: 100))
  private let middle = CGPoint(x: 150, y: 450)

  init() throws {
    sim = try #require(Simulator.bound)
    scene = TouchedScene(sim)
    sim.perform { scene.root.view.addSubview(knob) }
    sim.settle()
    knob.addAction(UIAction { _ in }, for: .allEvents)
  }

  /// The events for which the control called its action.
  private func events(_ body: () throws -> Void) rethrows -> [String] {
    try sim.events(body).on("knob").named("sendAction(_:)").map(\.argumentsText)
  }

  @Test func `a tap sends touchDown and touchUpInside (R-CTRL-1, R-CTRL-4)`() {
    var highlights: [Bool] = []
    knob.addAction(UIAction { _ in highlights.append(knob.isHighlighted) }, for: .allTouchEvents)
    let all = sim.events { sim.tap(at: middle) }.on("knob").filter {
      $0.baseName != "hitTest" && $0.baseName != "point"
    }
    #expect(
      all.map { "\($0.baseName) \($0.argumentsText)" } == [
        "touchesBegan (50, 50)", "beginTracking (50, 50)", "sendAction touchDown",
        "sendAction touchDown", "touchesEnded (50, 50)", "endTracking (50, 50)",
        "sendAction touchUpInside", "sendAction touchUpInside",
      ])
    #expect(highlights == [true, false] && !knob.isTracking)
  }

  @Test func `a touch that leaves and returns is tracked (R-CTRL-2, R-CTRL-3)`() {
    let events = events {
      let touch = sim.touch(at: middle)
      touch.move(to: CGPoint(x: 260, y: 450))
      #expect(knob.isTouchInside && knob.isHighlighted, "70 points count as inside")
      touch.move(to: CGPoint(x: 275, y: 450))
      #expect(!knob.isTouchInside && !knob.isHighlighted && knob.isTracking)
      touch.move(to: CGPoint(x: 290, y: 450))
      touch.move(to: middle)
      touch.move(to: CGPoint(x: 380, y: 450))
      touch.lift()
    }
    #expect(
      events == [
        "touchDown", "touchDragInside", "touchDragOutside touchDragExit", "touchDragOutside",
        "touchDragInside touchDragEnter", "touchDragOutside touchDragExit", "touchUpOutside",
      ])
  }

  @Test func `a cancelled touch sends touchCancel (R-CTRL-4)`() {
    let events = events {
      let touch = sim.touch(at: middle)
      touch.cancel()
    }
    #expect(events == ["touchDown", "touchCancel"])
  }

  @Test func `a disabled control, or one that does not begin tracking, sends nothing (R-CTRL-1)`() {
    knob.follows = false
    #expect(events { sim.tap(at: middle) } == [])
    knob.follows = true
    knob.isEnabled = false
    #expect(events { sim.tap(at: middle) } == [])
    knob.isEnabled = true
    sim.advance(by: 1)
    let events = events {
      let touch = sim.touch(at: middle)
      knob.isEnabled = false
      #expect(!knob.isTracking)
      touch.lift()
    }
    #expect(events == ["touchDown"])
  }

  @Test func `action methods are called with sender and event, as many as they take`() {
    let listener = Listener()
    let control = UIControl()
    control.addTarget(listener, action: Selector(of: Listener.heardNothing), for: .valueChanged)
    control.addTarget(
      listener, action: Selector(of: Listener.heardBoth, named: "heardBoth"),
      for: [.valueChanged, .touchDown])
    control.sendActions(for: .valueChanged)
    #expect(listener.senders.count == 2 && listener.senders.last === control)
    #expect(control.allTargets == [listener])
    #expect(control.allControlEvents == [.valueChanged, .touchDown])
    #expect(control.actions(forTarget: listener, forControlEvent: .touchDown) == ["heardBoth"])
    #expect(control.actions(forTarget: self.knob, forControlEvent: .touchDown) == nil)
    control.removeTarget(
      listener, action: Selector(of: Listener.heardBoth, named: "heardBoth"), for: .valueChanged)
    control.sendActions(for: [.valueChanged, .touchDown])
    #expect(listener.senders.count == 4)
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(listener.senders.count == 4 && control.allTargets.isEmpty)
  }

  @Test func `a nil target is the first responder in the chain with the method (R-CTRL-5)`() {
    final class Doer: UIViewController {
      var done: [AnyObject] = []
      func go(_ sender: UIControl) { done.append(sender) }
    }
    let doer = Doer()
    sim.launch(doer)
    let control = UIControl(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    sim.perform { doer.view.addSubview(control) }
    let action = Selector(of: Doer.go)
    control.addTarget(nil, action: action, for: .touchUpInside)
    sim.tap(at: CGPoint(x: 50, y: 250))
    #expect(doer.done.count == 1 && doer.done.first === control)
    #expect(control.target(forAction: action, withSender: nil) as? Doer === doer)
    #expect(!control.canPerformAction(action, withSender: nil))
    #expect(doer.canPerformAction(action, withSender: nil))
    #expect(
      !sim.application.sendAction(
        Selector(of: Listener.heardNothing), to: nil, from: control, for: nil))
    #expect(control.allTargets.first?.base is NSNull)
  }

  @Test func `a released target is skipped`() {
    let control = UIControl()
    do {
      let gone = Listener()
      control.addTarget(gone, action: Selector(of: Listener.heardNothing), for: .valueChanged)
    }
    control.sendActions(for: .valueChanged)
    #expect(control.allTargets.isEmpty)
  }

  @Test func `a closure receives its sender, and one with the same identifier replaces it`() {
    var heard: [String] = []
    let control = UIControl()
    let first = UIAction(identifier: .init("act")) { _ in heard.append("first") }
    let second = UIAction(identifier: .init("act")) { action in
      heard.append(action.sender === control ? "second" : "nobody")
    }
    control.addAction(first, for: .valueChanged)
    control.addAction(second, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(heard == ["second"] && second.sender == nil)
    control.removeAction(identifiedBy: .init("act"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(heard == ["second"])
  }

  @Test
  func `a button's primary action is sent with its tap, which no tap above takes (R-CTRL-6)`()
    throws
  {
    var taps = 0
    let listener = Listener()
    scene.root.view.addGestureRecognizer(
      UITapGestureRecognizer(target: listener, action: Selector(of: Listener.heard)))
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    button.accessibilityIdentifier = "go"
    sim.perform {
      button.frame = CGRect(x: 0, y: 600, width: 100, height: 44)
      scene.root.view.addSubview(button)
    }
    sim.settle()
    #expect(button.currentTitle == "Go")
    try sim.tap("go")
    #expect(taps == 1 && listener.states.isEmpty)
    button.isEnabled = false
    try sim.tap("go")
    #expect(taps == 1 && listener.states == [.ended])
  }

  @Test func `a button leaves its own taps and other gestures to their recognizers (R-CTRL-6)`() {
    let (own, outer) = (Listener(), Listener())
    let double = UITapGestureRecognizer(target: outer, action: Selector(of: Listener.heard))
    double.numberOfTapsRequired = 2
    scene.root.view.addGestureRecognizer(double)
    let button = UIButton(type: .system)
    button.addGestureRecognizer(
      UITapGestureRecognizer(target: own, action: Selector(of: Listener.heard)))
    sim.perform {
      button.frame = CGRect(x: 0, y: 600, width: 100, height: 44)
      scene.root.view.addSubview(button)
    }
    sim.settle()
    sim.tap(at: CGPoint(x: 50, y: 620))
    #expect(own.states == [.ended] && outer.states.isEmpty)
    button.gestureRecognizers = nil
    sim.advance(by: 1)
    sim.tap(at: CGPoint(x: 50, y: 620), count: 2)
    #expect(own.states == [.ended] && outer.states == [.ended])
  }
}
