import Foundation
import Gimbal
import GimbalGeometry
import GimbalTraits
import TestSupport
import Testing

@testable import GimbalContainers
@testable import GimbalEngine

/// Each invariant of the data structures, broken on purpose, is reported with the object that breaks it.
@MainActor @Suite struct InvariantsTests {
  private let sim: Simulator
  private let root = Probe("root")
  private let view: UIView
  private let child: UIView

  init() throws {
    sim = try device("iphone-15-pro", .iOS(17))
    sim.exceptionHandler = { _, _ in }
    sim.launch(root)
    (view, child) = sim.perform { (UIView("outer"), UIView("inner")) }
    let (view, child, root) = (view, child, root)
    sim.doing {
      root.view.addSubview(view)
      view.addSubview(child)
      view.addSubview(UIView("next"))
      child.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
      child.addLayoutGuide(UILayoutGuide())
      child.layoutGuides[0].topAnchor.constraint(equalTo: child.topAnchor).isActive = true
    }
  }

  private var messages: [String] {
    Invariants(of: sim.machine).breaches.map(\.message)
  }

  /// Breaks an invariant, checks that it alone is reported, and restores it.
  private func breaks(
    _ message: String, _ subject: AnyObject? = nil, alone: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Void, mending mend: () -> Void
  ) {
    #expect(messages.isEmpty, sourceLocation: sourceLocation)
    body()
    let breaches = Invariants(of: sim.machine).breaches
    mend()
    #expect(
      breaches.contains {
        $0.message.contains(message) && (subject == nil || $0.subject === subject)
      }, "\(breaches.map(\.message))", sourceLocation: sourceLocation)
    if alone { #expect(breaches.count == 1, sourceLocation: sourceLocation) }
    #expect(messages.isEmpty, sourceLocation: sourceLocation)
  }

  private func breaks<Value>(
    _ message: String, alone: Bool = true, _ path: WritableKeyPath<ViewState, Value>,
    of view: UIView, as value: Value, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let retained = view.node.pointee[keyPath: path]
    breaks(
      message, alone: alone, sourceLocation: sourceLocation,
      { view.node.pointee[keyPath: path] = value },
      mending: { view.node.pointee[keyPath: path] = retained })
  }

  private func breaks(
    _ message: String, alone: Bool = true, flag: ViewFlags, of view: UIView,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let flags = view.node.pointee.flags
    breaks(
      message, alone: alone, \.flags, of: view, as: flags.symmetricDifference(flag),
      sourceLocation: sourceLocation)
  }

  @Test func `a settled device breaks no invariant, on any system`() throws {
    for major in [7, 12, 16, 17, 18] {
      let sim = try device("ipad-mini-2", .iOS(min(major, 12)))
      let stack = UINavigationController(rootViewController: Probe("bottom"))
      let tabs = UITabBarController()
      tabs.viewControllers = [stack, Probe("other")]
      sim.launch(tabs)
      sim.doing { stack.pushViewController(Probe("top"), animated: true) }
      sim.doing { tabs.present(Probe("modal"), animated: true) }
      sim.rotate(to: .landscapeLeft)
      #expect(Invariants(of: sim.machine).breaches.isEmpty)
    }
    #expect(messages.isEmpty)
  }

  @Test func `children and sibling links agree`() {
    breaks("does not name", alone: false, \.parent, of: child, as: nil)
    breaks("siblings", \.nextSibling, of: child, as: nil)
    breaks("siblings", \.previousSibling, of: view.children[1], as: nil)
    breaks("its node does not refer to the first", \.firstChild, of: view, as: nil)
  }

  @Test func `window and simulator agree`() throws {
    let window = try #require(sim.window)
    breaks("another window than its superview", \.window, of: child, as: nil)
    breaks("names another as its own", alone: false, \.window, of: window, as: nil)
    let other = try device("iphone-se-3")
    breaks(
      "another device than its superview", child, alone: false, { child.machine = other.machine },
      mending: { child.machine = sim.machine })
  }

  @Test func `every mark has the way to it`() {
    breaks("needs layout, and no superview", flag: .needsLayout, of: child)
    breaks("needs layout, and no superview", flag: .layoutBelow, of: child)
    breaks("needs updated constraints, and no superview", flag: .needsConstraints, of: child)
    breaks("needs display, and no superview", flag: .needsDisplay, of: child)
  }

  @Test func `flags match the state of their views`() throws {
    breaks("is a window or not", alone: false, flag: .isWindow, of: child)
    breaks("has a controller or not", flag: .hasController, of: child)
    breaks("has a transform or another anchor point", flag: .transformed, of: child)
    breaks("has a safe area or not", flag: .hasSafeArea, of: child)
    breaks("has stored traits or not", flag: .hasTraitState, of: child)
    breaks("has properties to update or not", alone: false, flag: .needsProperties, of: child)
    breaks(
      "is laid out by constraints, which", alone: false, flag: .positionedByConstraints, of: child)
    breaks("preserves its superview's margins", flag: .preservesMargins, of: child)
    child.autoresizingMask = .flexibleWidth
    breaks("follows its superview's size", alone: false, flag: .childAutoresizes, of: view)
    breaks("takes part in Auto Layout", alone: false, flag: .usesConstraints, of: view)
    _ = child.layoutMarginsGuide
    sim.settle()
    breaks("has guides of the system", flag: .hasSystemGuides, of: child)
  }

  @Test func `layout variables, entries and nodes agree`() throws {
    let engine = try #require(view.layoutEngine)
    breaks("which belong to another item", alone: false, \.variablesIndex, of: child, as: 0)
    breaks("and does not refer to them", \.variableOwner, of: child, as: nil)
    let index = Int(child.node.pointee.variablesIndex)
    breaks(
      "which are free", child, { engine.freeEntries.append(Int32(index)) },
      mending: { engine.freeEntries.removeLast() })
    breaks(
      "differs from the engine's frames", child,
      { engine.solvedFrames.pointee.setPositioned(index, child.node) },
      mending: { engine.solvedFrames.pointee.setPositioned(index, nil) })
    let guide = child.layoutGuides[0]
    let layoutVariables = guide.layoutVariables
    breaks(
      "and does not refer to them", guide, { guide.layoutVariables = LayoutVariables() },
      mending: { guide.layoutVariables = layoutVariables })
    breaks(
      "unlike its flag", sim.window, { engine.needsSolving = true },
      mending: { engine.needsSolving = false })
  }

  @Test func `an owner contains each active constraint once`() throws {
    let constraint = try #require(view.constraints.first)
    let placement = constraint.placement
    breaks(
      "do not have their positions", view, { constraint.placement.ownedIndex = 7 },
      mending: { constraint.placement = placement })
    breaks(
      "by a view that it does not refer to", constraint,
      { constraint.placement.owner = Unretained(child) },
      mending: { constraint.placement = placement })
    breaks(
      "is inactive, and a view counts it", constraint, alone: false,
      { constraint.placement.owner = nil }, mending: { constraint.placement = placement })
    breaks(
      "has a row, and no engine", constraint, alone: false, { constraint.placement.engine = nil },
      mending: { constraint.placement = placement })
    breaks(
      "do not have their positions", child,
      { constraint.placement.referenceIndexes = SIMD4(repeating: 5) },
      mending: { constraint.placement = placement })
  }

  @Test func `links between controllers agree`() throws {
    let (parent, kid) = (root, Probe("kid"))
    sim.doing { parent.embed(kid) }
    breaks(
      "is the child of a controller that it does not name", kid, { kid.parentController = nil },
      mending: { kid.parentController = parent })
    breaks(
      "does not have it as a child", kid, { parent.childControllers = [] },
      mending: { parent.childControllers = [kid] })
    breaks(
      "has a child twice", parent, { parent.childControllers = [kid, kid] },
      mending: { parent.childControllers = [kid] })
    breaks(
      "has a view that names another controller", kid, alone: false,
      { kid.view.node.pointee.controller = parent },
      mending: { kid.view.node.pointee.controller = kid })
    let modal = Probe("modal")
    sim.doing { parent.present(modal, animated: false) }
    let own = modal.presentation.own
    breaks(
      "has no presentation", modal, { modal.presentation.own = nil },
      mending: { modal.presentation.own = own })
    breaks(
      "has a presentation that its presenter does not have", modal, alone: false,
      { parent.presentation.over = nil },
      mending: { parent.presentation.over = own })
  }

  @Test func `containers have only their children`() {
    let (stack, tabs) = (UINavigationController(), UITabBarController())
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let split = UISplitViewController()
    let nonMember = Probe("stranger")
    sim.doing { for container in [stack, tabs, pages, split] { root.embed(container) } }
    breaks("among its stack", stack, { stack.stack = [nonMember] }, mending: { stack.stack = [] })
    breaks("among its tabs", tabs, { tabs.tabs = [nonMember] }, mending: { tabs.tabs = [] })
    breaks("among its pages", pages, { pages.pages = [nonMember] }, mending: { pages.pages = [] })
    breaks(
      "does not refer back to it", split,
      {
        split.columns.put(nonMember, in: .primary)
        nonMember.keeper = nil
      }, mending: { split.columns.put(nil, in: .primary) })
  }

  @Test func `nothing departed is retained`() {
    breaks(
      "for a finished traversal", sim.machine, { sim.machine.beginTraversal() },
      mending: { sim.machine.endTraversal() })
  }

  @Test func `a checker checks a settled device and prints the view hierarchy`() throws {
    var reports: [String] = []
    sim.machine.checker = Checker { reports.append($0) }
    sim.settle()
    #expect(reports.isEmpty)
    child.node.pointee.flags.insert(.transformed)
    sim.settle()
    child.node.pointee.flags.remove(.transformed)
    let lines = try #require(reports.first).split(separator: "\n")
    #expect(reports.count == 1)
    #expect(lines[0] == "1 memory invariants failed:" && lines[1].contains("'inner'"))
    #expect(lines.filter { $0.hasPrefix("→") }.count == 1)
    #expect(lines.contains { $0.hasPrefix("→") && $0.contains("UIView#") })
  }

  @Test func `invariants are not checked during a call`() {
    sim.machine.checker = Checker { _ in Issue.record("looked at") }
    child.node.pointee.flags.insert(.transformed)
    sim.perform { UpdateCycle(sim.machine).runUntilIdle() }
    child.node.pointee.flags.remove(.transformed)
  }

  @Test func `a callback for margins set outside of any call counts as inside a call`() {
    let view = MarginView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    sim.doing { root.view.addSubview(view) }
    sim.settle()
    sim.machine.checker = Checker { Issue.record("\($0)") }
    var isNotified = false
    view.callback = { [sim] in
      isNotified = true
      sim.settle()
    }
    view.layoutMargins.left += 3
    view.callback = nil
    #expect(isNotified)
  }

  @Test func `invariants are not checked in a callback of a push outside of any action`() {
    let stack = sim.perform { UINavigationController(rootViewController: Probe("bottom")) }
    sim.launch(stack)
    sim.machine.checker = Checker { Issue.record("\($0)") }
    let top = CallbackController()
    top.onWillMove = { [sim] in sim.settings.userInterfaceStyle = .dark }
    stack.pushViewController(top, animated: false)
    sim.settle()
    #expect(top.onWillMove == nil && top.parent === stack)
  }
}

/// A controller that runs a block once in `willMove(toParent:)`.
private final class CallbackController: UIViewController {
  var onWillMove: (() -> Void)?

  override func willMove(toParent parent: UIViewController?) {
    onWillMove?()
    onWillMove = nil
  }
}

private final class MarginView: UIView {
  var callback: (() -> Void)?

  override func layoutMarginsDidChange() { callback?() }
}
