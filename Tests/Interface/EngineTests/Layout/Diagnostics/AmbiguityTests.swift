import Foundation
import Gimbal
import GimbalDevices
import GimbalGeometry
import GimbalSolver
import GimbalTraits
import TestSupport
import Testing

@testable import GimbalEngine

/// Layout that constraints leave ambiguous (L-AMB-1 to L-AMB-4).
@MainActor struct AmbiguityTests {
  private final class Content: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 30) }
  }

  private let screen: DiagnosedScreen
  private let field: UIView
  private let button: UIView

  init() throws {
    let screen = try DiagnosedScreen()
    self.screen = screen
    let views = screen.sim.perform { (Content(), Content()) }
    (field, button) = views
    for view in [field, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      screen.root.addSubview(view)
    }
    let root = screen.root
    screen.activate(
      field.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      button.leadingAnchor.constraint(equalTo: field.trailingAnchor),
      button.trailingAnchor.constraint(equalTo: root.leadingAnchor, constant: 300),
      field.topAnchor.constraint(equalTo: root.topAnchor),
      button.topAnchor.constraint(equalTo: root.topAnchor))
  }

  private func hug(_ priority: Float) {
    button.setContentHuggingPriority(UILayoutPriority(priority), for: .horizontal)
    screen.sim.settle()
  }

  @Test func `a field and a button with equal hugging are ambiguous (L-AMB-1)`() {
    #expect(field.hasAmbiguousLayout)
    #expect(button.hasAmbiguousLayout)
    hug(249)
    #expect(!field.hasAmbiguousLayout && !button.hasAmbiguousLayout)
    #expect(button.bounds.width == 220)
    hug(251)
    #expect(!field.hasAmbiguousLayout && !button.hasAmbiguousLayout)
    #expect(field.bounds.width == 220)
  }

  @Test func `a query for ambiguity is recorded once per solution`() {
    #expect(screen.sim.trace.events(named: "ambiguity").isEmpty)
    #expect(button.hasAmbiguousLayout)
    #expect(screen.sim.trace.events(named: "ambiguity", on: button).count == 1)
    #expect(button.hasAmbiguousLayout)
    let events = screen.sim.trace.events(named: "ambiguity", on: button)
    #expect(events.count == 1)
    #expect(events.first?.arguments.first?.value == .text("minX, Width"))
    let items = screen.sim.ambiguousItems
    #expect(items.map { $0.view === field || $0.view === button } == [true, true])
    #expect(items.map(\.variables) == [["Width"], ["minX", "Width"]])
  }

  @Test func `outside a window nothing is ambiguous and no constraint affects layout (L-AMB-1)`() {
    let view = screen.sim.perform { UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
    let child = screen.view(in: view)
    child.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor).isActive = true
    view.layoutIfNeeded()
    #expect(!child.hasAmbiguousLayout)
    #expect(child.constraintsAffectingLayout(for: .horizontal).isEmpty)
  }

  @Test func `sizes that only the non-negative limit determines are not ambiguous (L-CON-8)`() {
    let (foo, bar) = (screen.view(), screen.view())
    screen.activate(
      foo.leftAnchor.constraint(equalTo: screen.root.leftAnchor),
      foo.topAnchor.constraint(equalTo: screen.root.topAnchor),
      foo.heightAnchor.constraint(equalToConstant: 5),
      bar.leftAnchor.constraint(equalTo: foo.rightAnchor),
      bar.topAnchor.constraint(equalTo: foo.bottomAnchor),
      bar.heightAnchor.constraint(equalToConstant: 5),
      bar.rightAnchor.constraint(equalTo: screen.root.leftAnchor))
    #expect(!foo.hasAmbiguousLayout)
    #expect(!bar.hasAmbiguousLayout)
  }

  @Test func `the non-negative limit of a guide's size counts too (L-CON-8)`() {
    let view = screen.view()
    let guide = screen.sim.perform { UILayoutGuide() }
    screen.root.addLayoutGuide(guide)
    screen.activate(
      view.leftAnchor.constraint(equalTo: screen.root.leftAnchor),
      view.topAnchor.constraint(equalTo: screen.root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 5),
      guide.leftAnchor.constraint(equalTo: view.rightAnchor),
      guide.rightAnchor.constraint(equalTo: screen.root.leftAnchor),
      guide.topAnchor.constraint(equalTo: screen.root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 5))
    #expect(!view.hasAmbiguousLayout && !guide.hasAmbiguousLayout)
  }

  @Test func `a guide can be ambiguous`() {
    let guide = screen.sim.perform { UILayoutGuide() }
    screen.root.addLayoutGuide(guide)
    screen.activate(
      guide.leftAnchor.constraint(equalTo: screen.root.leftAnchor),
      guide.topAnchor.constraint(equalTo: screen.root.topAnchor),
      guide.bottomAnchor.constraint(equalTo: screen.root.bottomAnchor),
      guide.widthAnchor.constraint(lessThanOrEqualToConstant: 100))
    #expect(guide.hasAmbiguousLayout)
    #expect(!screen.root.safeAreaLayoutGuide.hasAmbiguousLayout)
  }

  @Test func `exercising ambiguity moves to the other extreme and back (L-AMB-2)`() {
    hug(249)
    let fixed = button.frame
    button.exerciseAmbiguityInLayout()
    #expect(button.frame == fixed)
    hug(250)
    var seen: [CGRect] = []
    for _ in 0..<4 {
      button.exerciseAmbiguityInLayout()
      seen.append(button.frame)
      #expect(field.frame.maxX == button.frame.minX)
    }
    #expect(seen[0] == seen[2] && seen[1] == seen[3])
    #expect(Set(seen.map(\.width)) == [80, 220])
    #expect(button.hasAmbiguousLayout)
    button.removeFromSuperview()
    screen.sim.settle()
  }

  @Test func `an unlimited position moves through its superview`() {
    let view = screen.view()
    screen.activate(
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.topAnchor.constraint(equalTo: screen.root.topAnchor))
    view.exerciseAmbiguityInLayout()
    #expect(view.frame.minX == screen.root.bounds.width)
    view.exerciseAmbiguityInLayout()
    #expect(view.frame.minX == 0)
  }

  @Test func `the constraints that affect a view are listed by axis (L-AMB-3)`() {
    let horizontal = button.constraintsAffectingLayout(for: .horizontal)
    #expect(horizontal.map(\.firstAttribute) == [.leading, .trailing, .width])
    #expect(horizontal.last is NSContentSizeLayoutConstraint)
    let vertical = button.constraintsAffectingLayout(for: .vertical)
    #expect(vertical.map(\.firstAttribute) == [.top, .height])
  }

  @Test func `the trace of the view hierarchy shows layout by constraints and ambiguity (L-AMB-4)`()
    throws
  {
    _ = screen.framed(CGRect(x: 0, y: 0, width: 5, height: 5))
    let mask = screen.framed(CGRect(x: 0, y: 0, width: 5, height: 5))
    let tied = screen.view(in: mask)
    screen.activate(
      tied.leftAnchor.constraint(equalTo: mask.leftAnchor),
      tied.topAnchor.constraint(equalTo: mask.topAnchor),
      tied.widthAnchor.constraint(equalTo: mask.widthAnchor),
      tied.heightAnchor.constraint(equalToConstant: 4))
    let window = try #require(screen.sim.window)
    let text = withoutAddresses(window._autolayoutTrace())
      .replacing(#/id: \d+/#, with: "id: N")
      .replacing("EngineTests.AmbiguityTests.Content", with: "Content")
    #expect(
      text == """
        •UIWindow:0x… - AMBIGUOUS LAYOUT
        |   •UIView:0x…
        |   |   *Content:0x…- AMBIGUOUS LAYOUT for Content:0x….Width{id: N}
        |   |   *Content:0x…- AMBIGUOUS LAYOUT for Content:0x….minX{id: N}, Content:0x….Width{id: N}
        |   |   UIView:0x…
        |   |   +UIView:0x…
        |   |   |   *UIView:0x…
        """)
  }

  @Test func `up to iOS 7 the trace has another format (L-AMB-4)`() throws {
    let old = try DiagnosedScreen("iphone-5s", system: .iOS(7))
    let view = old.view()
    _ = old.framed(CGRect(x: 0, y: 0, width: 5, height: 5))
    old.activate(view.widthAnchor.constraint(equalToConstant: 4))
    let window = try #require(old.sim.window)
    #expect(
      withoutAddresses(window._autolayoutTrace()) == """
        *<UIWindow:0x…> - AMBIGUOUS LAYOUT
        |   *<UIView:0x…>
        |   |   *<UIView:0x…> - AMBIGUOUS LAYOUT
        |   |   <UIView:0x…>
        """)
  }

  @Test func `a constraint that the solver refuses is named in a warning`() throws {
    let huge = field.widthAnchor.constraint(
      equalTo: button.widthAnchor, multiplier: 1e20, file: "App/Field.swift", line: 3)
    field.accessibilityIdentifier = "field"
    button.accessibilityIdentifier = "button"
    screen.activate(huge)
    let event = try #require(screen.sim.trace.events(named: "warning").first)
    #expect(event.receiver == "field")
    guard case .text(let text)? = event.arguments.first?.value else {
      Issue.record("a warning without words")
      return
    }
    #expect(
      text == "Auto Layout cannot work in field.width == 1e+20*button.width (App/Field.swift:3): "
        + "found -1e+20; allowed are 0 and magnitudes from 1e-15 to 1e15")
    _ = screen.root.systemLayoutSizeFitting(.zero)
    #expect(screen.sim.trace.events(named: "warning").count == 1)
  }

  @Test func `a search that reaches its step limit is reported, and the rest continues`() throws {
    let engine = try #require(screen.sim.window?.layoutEngine)
    engine.report(.tooManySteps(7), in: .none)
    let event = try #require(screen.sim.trace.events(named: "warning").first)
    #expect(
      event.arguments.first?.value
        == .text(
          "Auto Layout cannot work in the constraints below window, which stay as they were: "
            + "no solution after 7 steps"))
  }

  @Test func `an equality and an inequality of one priority are ambiguous between them (L-PRIO-4)`()
  {
    let view = screen.view()
    let preference = view.widthAnchor.constraint(equalToConstant: 24)
    let limit = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30)
    preference.priority = UILayoutPriority(500)
    limit.priority = UILayoutPriority(500)
    screen.activate(
      view.leftAnchor.constraint(equalTo: screen.root.leftAnchor),
      view.topAnchor.constraint(equalTo: screen.root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 5), preference, limit)
    #expect(view.hasAmbiguousLayout)
    #expect((24...30).contains(view.frame.width))
    limit.priority = UILayoutPriority(525)
    screen.sim.settle()
    #expect(!view.hasAmbiguousLayout)
    #expect(view.frame.width == 30)
  }

  @Test func `a size with only an inequality is ambiguous (L-PRIO-8)`() {
    let view = screen.view()
    let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
    screen.activate(
      view.leftAnchor.constraint(equalTo: screen.root.leftAnchor),
      view.topAnchor.constraint(equalTo: screen.root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 5), limit)
    #expect(view.hasAmbiguousLayout)
    screen.activate(view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100))
    #expect(!view.hasAmbiguousLayout)
    #expect(view.frame.width == 100)
  }
}
