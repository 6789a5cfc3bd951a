import Foundation
import Gimbal
import GimbalControls
import GimbalEngine
import GimbalFields
import GimbalTesting
import GimbalTraces
import TestSupport
import Testing

/// Touches on controls with values, and the resulting values (R-CTRL-7, R-CTRL-8).
@MainActor @Suite(.simulator("iphone-15-pro")) struct ControlValueTests {
  private let sim: Simulator
  private let root = Probe("root")

  init() throws {
    sim = try #require(Simulator.bound)
    sim.launch(root)
  }

  /// Shows a control at (100, 300) with an action for changes of its value.
  private func show<Control: UIControl>(_ control: Control) -> Control {
    sim.perform {
      control.accessibilityIdentifier = "control"
      control.frame.origin = CGPoint(x: 100, y: 300)
      root.view.addSubview(control)
      control.addAction(UIAction { _ in }, for: .valueChanged)
    }
    sim.settle()
    return control
  }

  private func changes(_ body: () -> Void) -> [String] {
    sim.events(body).on("control").named("sendAction(_:)").map(\.argumentsText)
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) { sim.tap(at: CGPoint(x: 100 + x, y: 300 + y)) }

  @Test func `a tap toggles a switch and sends the value and primary action events (R-CTRL-7)`() {
    let toggle = show(UISwitch())
    #expect(changes { tap(20, 15) } == ["valueChanged primaryActionTriggered"])
    #expect(toggle.isOn)
    #expect(changes { toggle.setOn(false, animated: true) } == [])
    toggle.isEnabled = false
    #expect(changes { tap(20, 15) } == [] && !toggle.isOn)
  }

  @Test func `a stepper steps by its halves, and stops or wraps at its limits`() {
    let stepper = show(UIStepper())
    stepper.maximumValue = 2
    #expect(changes { for _ in 0..<3 { tap(80, 15) } }.count == 2)
    #expect(stepper.value == 2)
    stepper.wraps = true
    tap(80, 15)
    #expect(stepper.value == 0)
    tap(10, 15)
    #expect(stepper.value == 2)
    stepper.value = 1
    tap(80, 15)
    #expect(stepper.value == 2)
    stepper.stepValue = 0
    stepper.stepValue = .nan
    #expect(stepper.stepValue == 1)
    stepper.minimumValue = 7
    #expect(stepper.maximumValue == 7 && stepper.value == 7)
    stepper.value = .nan
    #expect(stepper.value == 7)
  }

  @Test func `a drag of the thumb moves a slider, a touch on the track does not (R-CTRL-8)`() {
    let slider = show(UISlider(frame: CGRect(x: 0, y: 0, width: 137, height: 31)))
    #expect(changes { tap(100, 15) } == [] && slider.value == 0)
    let received = changes {
      let touch = sim.touch(at: CGPoint(x: 110, y: 315))
      touch.move(to: CGPoint(x: 160, y: 315))
      touch.move(to: CGPoint(x: 185, y: 315))
      touch.lift()
    }
    #expect(received.count == 2 && slider.value == 0.75)
    slider.isContinuous = false
    let once = changes {
      let touch = sim.touch(at: CGPoint(x: 185, y: 315))
      touch.move(to: CGPoint(x: 135, y: 315))
      touch.lift()
    }
    #expect(once.count == 1 && slider.value == 0.25)
    slider.semanticContentAttribute = .forceRightToLeft
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
    #expect(track.minX == 2 && track.width == 133 && thumb.minX == 100)
  }

  @Test func `a slider's value stays within its limits`() {
    let slider = UISlider()
    slider.value = 3
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 8
    slider.value = .nan
    #expect(slider.value == 8)
    slider.maximumValue = -1
    #expect(slider.minimumValue == -1 && slider.value == -1)
  }

  @Test func `a tap selects a segment once, and a momentary one is deselected again`() {
    let control = show(UISegmentedControl(items: ["Left", "Middle", "Right"]))
    let third = control.bounds.width / 3
    #expect(changes { tap(third * 1.5, 10) }.count == 1 && control.selectedSegmentIndex == 1)
    #expect(changes { tap(third * 1.5, 10) } == [])
    control.setEnabled(false, forSegmentAt: 2)
    #expect(changes { tap(third * 2.5, 10) } == [] && control.selectedSegmentIndex == 1)
    control.selectedSegmentIndex = 9
    #expect(control.selectedSegmentIndex == 1)
    control.insertSegment(withTitle: "First", at: -4, animated: false)
    #expect(control.titleForSegment(at: 0) == "First" && control.selectedSegmentIndex == 2)
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    var seen: [Int] = []
    control.isMomentary = true
    control.addAction(
      UIAction { _ in seen.append(control.selectedSegmentIndex) }, for: .valueChanged)
    tap(5, 10)
    #expect(seen == [0] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `a tap next to the center of a page control changes the page by one`() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    pages.numberOfPages = 3
    let shown = show(pages)
    #expect(changes { for _ in 0..<4 { tap(90, 20) } }.count == 2 && shown.currentPage == 2)
    tap(10, 20)
    #expect(shown.currentPage == 1)
    shown.numberOfPages = 1
    #expect(shown.currentPage == 0)
  }

  @Test(arguments: [
    (UIPageControl.Direction.natural, CGPoint(x: 90, y: 50)),
    (.leftToRight, CGPoint(x: 90, y: 50)), (.rightToLeft, CGPoint(x: 10, y: 50)),
    (.topToBottom, CGPoint(x: 50, y: 90)), (.bottomToTop, CGPoint(x: 50, y: 10)),
  ])
  func `the direction of a page control's dots decides its size and which taps go on`(
    direction: UIPageControl.Direction, forward: CGPoint
  ) {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    pages.numberOfPages = 5
    pages.currentPage = 2
    pages.direction = direction
    let row = pages.size(forNumberOfPages: 5)
    let isColumn = [.topToBottom, .bottomToTop].contains(direction)
    #expect(row.width > row.height)
    #expect(
      pages.sizeThatFits(.zero)
        == (isColumn ? CGSize(width: row.height, height: row.width) : row))
    let shown = show(pages)
    tap(forward.x, forward.y)
    #expect(shown.currentPage == 3)
    tap(100 - forward.x, 100 - forward.y)
    tap(100 - forward.x, 100 - forward.y)
    #expect(shown.currentPage == 1)
  }

  @Test func `progress is between 0 and 1, and a stopped indicator is hidden`() {
    let line = UIProgressView()
    line.progress = 7
    #expect(line.progress == 1)
    line.progress = .nan
    #expect(line.progress == 0)
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(wheel.isHidden && !wheel.isAnimating)
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating)
    wheel.stopAnimating()
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden && !wheel.isAnimating)
  }

  @Test func `a segment with a custom width does not widen the others (L-SIZE-10)`() {
    let control = UISegmentedControl(items: ["a", "a"])
    let segment = (control.intrinsicContentSize.width - 1) / 2
    control.setWidth(200, forSegmentAt: 0)
    #expect(control.intrinsicContentSize.width == 201 + segment)
  }

  @Test func `an empty field reserves no space for the clear button (L-SIZE-12)`() {
    let field = UITextField()
    field.clearButtonMode = .always
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 30)
    #expect(field.textRect(forBounds: bounds) == bounds)
    field.text = "a"
    #expect(field.textRect(forBounds: bounds).width == 76)
  }

  @Test func `the clear button is at the end of the reading direction (L-SIZE-12)`() {
    let field = UITextField()
    let bounds = CGRect(x: 10, y: 0, width: 100, height: 30)
    field.semanticContentAttribute = .forceLeftToRight
    let right = field.clearButtonRect(forBounds: bounds)
    field.semanticContentAttribute = .forceRightToLeft
    let left = field.clearButtonRect(forBounds: bounds)
    #expect(right.minX > bounds.midX && right.maxX < bounds.maxX && right.size == left.size)
    #expect(left.minX - bounds.minX == bounds.maxX - right.maxX && left.midY == 15)
  }
}
