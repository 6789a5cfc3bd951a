import Foundation
import Gimbal
import GimbalDevices
import GimbalGeometry
import GimbalTesting
import SeededGenerator
import TestSupport
import Testing

@testable import GimbalEngine

/// Constraints while views are added, removed and reordered.
@MainActor @Suite(.simulator("iphone-15-pro")) struct TreeChangeTests {
  private func view(in parent: UIView? = nil) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent?.addSubview(view)
    return view
  }

  private func pin(_ view: UIView, in parent: UIView, _ inset: CGFloat) -> [NSLayoutConstraint] {
    [
      view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: inset),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: inset),
      view.rightAnchor.constraint(equalTo: parent.rightAnchor, constant: -inset),
      view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -inset),
    ]
  }

  @Test func `a leaving view loses constraints to other views, but not its own (L-CON-9)`() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = view(in: container)
    let grandchild = view(in: child)
    let outer = pin(child, in: container, 10)
    let inner = pin(grandchild, in: child, 5)
    let width = child.widthAnchor.constraint(equalToConstant: 50)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate(outer + inner + [width])
    container.layoutIfNeeded()
    #expect(grandchild.frame == CGRect(x: 5, y: 5, width: 70, height: 70))
    child.removeFromSuperview()
    #expect(outer.allSatisfy { !$0.isActive })
    #expect(inner.allSatisfy(\.isActive) && width.isActive)
    #expect(container.constraints.isEmpty)
    container.addSubview(child)
    NSLayoutConstraint.activate(pin(child, in: container, 20))
    container.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 20, y: 20, width: 60, height: 60))
    #expect(grandchild.frame == CGRect(x: 5, y: 5, width: 50, height: 50))
  }

  @Test func `a subtree that was laid out alone joins the tree it is added to`() {
    let alone = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let leaf = view(in: alone)
    NSLayoutConstraint.activate(pin(leaf, in: alone, 4))
    alone.layoutIfNeeded()
    #expect(leaf.frame == CGRect(x: 4, y: 4, width: 32, height: 32))
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    container.addSubview(alone)
    container.layoutIfNeeded()
    #expect(leaf.frame == CGRect(x: 4, y: 4, width: 32, height: 32))
    alone.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(pin(alone, in: container, 10))
    container.layoutIfNeeded()
    #expect(leaf.frame == CGRect(x: 4, y: 4, width: 72, height: 72))
  }

  @Test func `views and constraints are released with their tree`() {
    weak var container: UIView?
    weak var constraint: NSLayoutConstraint?
    weak var leaf: UIView?
    do {
      let top = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = view(in: top)
      NSLayoutConstraint.activate(pin(child, in: top, 1))
      top.layoutIfNeeded()
      container = top
      leaf = child
      constraint = top.constraints.first
      #expect(constraint != nil)
    }
    #expect(container == nil)
    #expect(leaf == nil)
    #expect(constraint == nil)
  }

  @Test func `a view that outlives its superview can be laid out elsewhere`() {
    let leaf = view()
    do {
      let top = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      top.addSubview(leaf)
      NSLayoutConstraint.activate(pin(leaf, in: top, 1))
      top.layoutIfNeeded()
    }
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    other.addSubview(leaf)
    NSLayoutConstraint.activate(pin(leaf, in: other, 2))
    other.layoutIfNeeded()
    #expect(leaf.frame == CGRect(x: 2, y: 2, width: 46, height: 46))
  }

  @Test func `a constraint on a released view does nothing`() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var child: UIView? = view()
    let constraint = child!.leftAnchor.constraint(equalTo: container.leftAnchor)
    child = nil
    #expect(constraint.firstItem == nil)
    constraint.isActive = true
    #expect(!constraint.isActive)
    constraint.constant = 3
    container.layoutIfNeeded()
    #expect(!constraint.description.isEmpty)
  }

  @Test func `a constraint and its anchors detect released views and guides`() throws {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var child: UIView? = view()
    var guide: UILayoutGuide? = UILayoutGuide()
    child!.addLayoutGuide(guide!)
    let both = child!.leftAnchor.constraint(equalTo: guide!.leftAnchor)
    let distance = container.leftAnchor.anchorWithOffset(to: child!.leftAnchor)
      .constraint(equalToConstant: 3)
    let anchor = guide!.topAnchor
    child = nil
    #expect(both.firstItem == nil && both.secondItem === guide && guide?.owningView == nil)
    #expect(distance.firstItem == nil)
    guide = nil
    #expect(both.secondItem == nil && anchor.item == nil && both.secondAnchor?.item == nil)
    NSLayoutConstraint.activate([both, distance])
    #expect(!both.isActive && !distance.isActive && container.constraints.isEmpty)
  }

  @Test func `a view can remove its constraints while it leaves`() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var child: LeavingView? = LeavingView(frame: .zero)
    child!.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(child!)
    let own = child!.widthAnchor.constraint(equalToConstant: 5)
    let outer = child!.leftAnchor.constraint(equalTo: container.leftAnchor)
    NSLayoutConstraint.activate([own, outer])
    child!.retained = [own, outer]
    container.layoutIfNeeded()
    child!.removeFromSuperview()
    child = nil
    container.layoutIfNeeded()
    #expect(!own.isActive && !outer.isActive && own.firstItem == nil && outer.firstItem == nil)
    #expect(outer.secondItem === container && container.constraints.isEmpty)
  }

  @Test(arguments: [false, true])
  func `code that the release of a constraint calls may move the view that leaves`(isMoved: Bool) {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let (first, child, last) = (view(in: container), view(in: container), view(in: container))
    do {
      let constraint = LeavingConstraint(
        item: child, attribute: .left, relatedBy: .equal, toItem: container, attribute: .left,
        multiplier: 1, constant: 0)
      constraint.onEnd = {
        guard isMoved else { return child.removeFromSuperview() }
        other.addSubview(child)
        NSLayoutConstraint.activate(self.pin(child, in: other, 5))
        other.layoutIfNeeded()
      }
      constraint.isActive = true
    }
    container.layoutIfNeeded()
    child.removeFromSuperview()
    #expect(container.subviews == [first, last])
    #expect(other.subviews == (isMoved ? [child] : []))
    #expect(child.superview === (isMoved ? other : nil))
    container.layoutIfNeeded()
    other.setNeedsLayout()
    other.layoutIfNeeded()
    if isMoved { #expect(child.frame == CGRect(x: 5, y: 5, width: 40, height: 40)) }
  }

  /// After any sequence of changes the frames are those of a view tree that was built at once.
  @Test(arguments: 0..<40) func `frames do not depend on the order of changes`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var randomTest = ConstraintRandomTest(&random)
    for _ in 0..<60 {
      randomTest.step(&random)
      let frames = randomTest.frames()
      let fresh = randomTest.freshFrames()
      for (index, pair) in zip(frames, fresh).enumerated() where pair.0 != pair.1 {
        Issue.record(
          "step \(randomTest.steps): view \(index) is at \(pair.0), put together at \(pair.1)")
        return
      }
    }
  }
}

/// A view that changes its constraints in its `deinit`, like views of apps.
private final class LeavingView: UIView {
  nonisolated(unsafe) var retained: [NSLayoutConstraint] = []

  deinit {
    MainActor.assumeIsolated {
      for constraint in retained {
        constraint.constant = 7
        constraint.isActive = false
      }
    }
  }
}

/// A constraint that calls code when it is released.
private final class LeavingConstraint: NSLayoutConstraint {
  nonisolated(unsafe) var onEnd: @MainActor () -> Void = {}

  deinit { MainActor.assumeIsolated { onEnd() } }
}

/// A view tree under random changes of its constraints, without ambiguity and conflicts.
@MainActor
private struct ConstraintRandomTest {
  final class Content: UIView {
    var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    override var intrinsicContentSize: CGSize { content }
  }

  let top = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  var views: [Content] = []
  var constraints: [NSLayoutConstraint] = []
  var steps = 0
  var ties: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
  var nextPriority: Float = 1
  var nextTie = 0

  init(_ random: inout SplitMix64) {
    for _ in 0..<8 { add(&random) }
  }

  private mutating func add(_ random: inout SplitMix64) {
    let view = Content()
    if Bool.random(using: &random) {
      view.translatesAutoresizingMaskIntoConstraints = false
    } else {
      view.frame = CGRect(
        x: Int.random(in: 0..<50, using: &random), y: 3,
        width: Int.random(in: 10..<100, using: &random), height: 20)
      // Flexible lengths that shrink to 0 lose their proportions; flexible margins alone never do.
      view.autoresizingMask = [[], [.flexibleLeftMargin], [.flexibleTopMargin]]
        .randomElement(using: &random)!
    }
    let parent = views.filter { $0.isDescendant(of: top) }.randomElement(using: &random) ?? top
    parent.addSubview(view)
    views.append(view)
  }

  mutating func step(_ random: inout SplitMix64) {
    steps += 1
    let view = views.randomElement(using: &random)!
    switch Int.random(in: 0..<11, using: &random) {
    case 0: add(&random)
    case 1: view.removeFromSuperview()
    case 2:
      let parent = views.randomElement(using: &random)!
      guard !parent.isDescendant(of: view) else { return }
      parent.addSubview(view)
    case 3:
      view.content = CGSize(
        width: Int.random(in: 5..<200, using: &random),
        height: Int.random(in: 5..<40, using: &random))
      // No two content sizes have the same priority.
      view.setContentHuggingPriority(priority(), for: .horizontal)
      view.setContentHuggingPriority(priority(), for: .vertical)
      view.setContentCompressionResistancePriority(priority(), for: .horizontal)
      view.setContentCompressionResistancePriority(priority(), for: .vertical)
      view.invalidateIntrinsicContentSize()
    case 4:
      top.bounds.size.width = CGFloat(Int.random(in: 100..<500, using: &random))
    case 5:
      if let constraint = constraints.randomElement(using: &random) {
        constraint.constant = CGFloat(Int.random(in: -20..<60, using: &random))
      }
    case 6:
      if let constraint = constraints.randomElement(using: &random) {
        guard constraint.isActive || constraint.canBeActive else { return }
        constraint.isActive.toggle()
      }
    default: constrain(view, &random)
    }
    hold()
  }

  /// Leaves nothing ambiguous: each view is constrained to its superview, far below all other priorities.
  private mutating func hold() {
    for view in views {
      guard let parent = view.superview, ties[ObjectIdentifier(view)]?.first?.isActive != true
      else {
        continue
      }
      let new = [
        view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 1),
        view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 2),
        view.widthAnchor.constraint(equalToConstant: 30),
        view.heightAnchor.constraint(equalToConstant: 40),
      ]
      for tie in new {
        nextTie += 1
        tie.priority = UILayoutPriority(Float(nextTie) / 4096)
      }
      NSLayoutConstraint.deactivate(ties[ObjectIdentifier(view)] ?? [])
      NSLayoutConstraint.activate(new)
      ties[ObjectIdentifier(view)] = new
    }
  }

  private mutating func priority() -> UILayoutPriority {
    nextPriority += 0.25
    return UILayoutPriority(nextPriority)
  }

  private mutating func constrain(_ view: UIView, _ random: inout SplitMix64) {
    let other = Bool.random(using: &random) ? views.randomElement(using: &random)! : top
    guard other !== view, view.node.commonAncestor(with: other.node) != nil else { return }
    let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.left, .left), (.right, .right), (.left, .right), (.centerX, .centerX), (.top, .bottom),
      (.top, .top), (.bottom, .bottom), (.width, .width), (.height, .width), (.width, .width),
    ]
    let pair = pairs.randomElement(using: &random)!
    let constraint = NSLayoutConstraint(
      item: view, attribute: pair.0,
      relatedBy: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)!,
      toItem: other, attribute: pair.1, multiplier: 1,
      constant: CGFloat(Int.random(in: -20..<60, using: &random)))
    constraint.priority = priority()
    constraint.isActive = true
    constraints.append(constraint)
  }

  func frames() -> [CGRect] {
    top.layoutIfNeeded()
    return views.filter { $0.isDescendant(of: top) }.map(\.frame)
  }

  func freshFrames() -> [CGRect] {
    top.layoutEngine?.rebuild()
    return frames()
  }
}

extension NSLayoutConstraint {
  fileprivate var canBeActive: Bool {
    guard let first = first.item?.hostView, let other = second?.item?.hostView else { return false }
    return first.node.commonAncestor(with: other.node) != nil
  }
}
