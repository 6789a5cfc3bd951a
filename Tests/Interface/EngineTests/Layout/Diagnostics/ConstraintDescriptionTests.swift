import Foundation
import Gimbal
import GimbalDevices
import GimbalGeometry
import GimbalTraits
import TestSupport
import Testing

@testable import GimbalControls
@testable import GimbalEngine

/// Printed descriptions of constraints (L-DESC-1 to L-DESC-6).
@MainActor struct ConstraintDescriptionTests {
  private let now: DiagnosedScreen
  private let a: UIView
  private let b: UIView

  init() throws {
    now = try DiagnosedScreen()
    a = now.view()
    b = now.view()
  }

  private final class Caption: UIView, DescribedByText {
    nonisolated(unsafe) var text = ""
    nonisolated var textInNames: String? { text }
  }

  @Test func `simple forms are printed in the visual format (L-DESC-3)`() {
    let root = now.root
    let bar = "(inactive, names: '|':UIView:0x… )>"
    let expected: [(NSLayoutConstraint, String)] = [
      (
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
        "H:[UIView:0x…]-(8)-[UIView:0x…]   (inactive)>"
      ),
      (
        b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: -2),
        "V:[UIView:0x…]-(-2)-[UIView:0x…]   (inactive)>"
      ),
      (
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        "H:|-(0)-[UIView:0x…]   \(bar)"
      ),
      (
        root.trailingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10),
        "H:[UIView:0x…]-(10)-|   \(bar)"
      ),
      (
        a.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 4),
        "V:|-(>=4)-[UIView:0x…]   \(bar)"
      ),
      (
        root.bottomAnchor.constraint(lessThanOrEqualTo: a.bottomAnchor, constant: 4),
        "V:[UIView:0x…]-(<=4)-|   \(bar)"
      ),
      (
        a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 15),
        "H:|-(15)-[UIView:0x…](LTR)   \(bar)"
      ),
    ]
    for (constraint, text) in expected {
      #expect(masked(constraint) == "<NSLayoutConstraint:0x… \(text)")
    }
  }

  @Test func `other constraints are printed as equations (L-DESC-3, L-DESC-4)`() {
    let root = now.root
    let far = now.view(in: a)
    let expected: [(NSLayoutConstraint, String)] = [
      (a.heightAnchor.constraint(equalToConstant: 200), "UIView:0x….height == 200"),
      (
        a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
        "UIView:0x….trailing == UIView:0x….trailing - 10"
      ),
      (
        a.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.4),
        "UIView:0x….width == 0.4*UIView:0x….width"
      ),
      (
        a.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        "UIView:0x….bottom == UIView:0x….bottom"
      ),
      (
        root.leadingAnchor.constraint(equalTo: a.leadingAnchor),
        "UIView:0x….leading == UIView:0x….leading"
      ),
      (
        far.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 1),
        "UIView:0x….leading == UIView:0x….leading + 1"
      ),
      (
        a.widthAnchor.constraint(lessThanOrEqualToConstant: 2000 / 3),
        "UIView:0x….width <= 666.667"
      ),
      (
        a.topAnchor.constraint(
          equalTo: root.safeAreaLayoutGuide.topAnchor),
        "UIView:0x….top == UILayoutGuide:0x…'UIViewSafeAreaLayoutGuide'.top"
      ),
    ]
    for (constraint, text) in expected {
      #expect(masked(constraint) == "<NSLayoutConstraint:0x… \(text)   (inactive)>")
    }
  }

  @Test func `numbers have six significant digits (L-DESC-5)`() {
    let numbers = [123.5, 283.0 / 3, 4.0 / 7, 486.912, 2.2250738585072014e-308]
    let strings = ["123.5", "94.3333", "0.571429", "486.912", "2.22507e-308"]
    for (number, text) in zip(numbers, strings) {
      let constraint = a.widthAnchor.constraint(equalToConstant: number)
      #expect(
        masked(constraint) == "<NSLayoutConstraint:0x… UIView:0x….width == \(text)   (inactive)>")
    }
  }

  @Test func `identifier, priority and state have fixed positions (L-DESC-1)`() {
    let width = a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 1.0 / 3)
    width.priority = UILayoutPriority(760)
    width.identifier = "third"
    #expect(
      masked(width)
        == "<NSLayoutConstraint:0x… 'third' UIView:0x….width == 0.333333*UIView:0x….width "
        + "priority:760   (inactive)>")
    let guide = now.sim.perform { UILayoutGuide() }
    now.root.addLayoutGuide(guide)
    let top = guide.topAnchor.constraint(equalTo: now.root.topAnchor)
    top.priority = .defaultLow
    now.activate(top)
    #expect(
      masked(top)
        == "<NSLayoutConstraint:0x… V:|-(0@250)-[UILayoutGuide:0x…''] priority:250   "
        + "(active, names: '|':UIView:0x… )>")
  }

  @Test func `views are named by identifier and text, both truncated (L-DESC-2)`() {
    a.accessibilityIdentifier = "the identifier of a view that is long"
    let caption = now.sim.perform { Caption() }
    caption.text = "Sign Up"
    now.root.addSubview(caption)
    let gap = caption.topAnchor.constraint(equalTo: a.bottomAnchor)
    #expect(
      masked(gap).replacing(#/\w+\.\w+\.Caption/#, with: "App.Caption")
        == "<NSLayoutConstraint:0x… V:[the identifier of a view...]-(0)-[App.Caption:0x…'Sign Up']   "
        + "(inactive, names: the identifier of a view...:UIView:0x… )>")
    caption.text = "The quick brown fox jumped"
    #expect(gap.description.contains("'The quick brown fox jumpe...'"))
    caption.text = "The quick brown fox jumps"
    #expect(gap.description.contains("'The quick brown fox jumps'"))
    #expect(caption.description.contains("; text = 'The quick brown fox jumps'; layer = "))
    let edge = a.leadingAnchor.constraint(equalTo: now.root.leadingAnchor)
    #expect(
      masked(edge).hasSuffix(
        "(inactive, names: the identifier of a view...:UIView:0x…, '|':UIView:0x… )>"))
  }

  @Test func `labels and buttons print their text (L-DESC-2)`() {
    let (label, button) = now.sim.perform { (UILabel(), UIButton(type: .system)) }
    for view in [label, button] { now.root.addSubview(view) }
    let gap = label.topAnchor.constraint(equalTo: button.bottomAnchor)
    #expect(masked(gap).contains(" V:[UIButton:0x…]-(0)-[UILabel:0x…] "))
    label.text = "Name"
    button.setTitle("Sign Up", for: .normal)
    #expect(masked(gap).contains(" V:[UIButton:0x…'Sign Up']-(0)-[UILabel:0x…'Name'] "))
    #expect(label.description.contains("; text = 'Name'; "))
    #expect(!button.description.contains("Sign Up"))
  }

  @Test func `an app's class has its module as a prefix`() {
    let probe = now.sim.perform { TaggedView() }
    let width = probe.widthAnchor.constraint(equalToConstant: 1)
    #expect(masked(width).contains(" EngineTests.TaggedView:0x….width == 1"))
  }

  @Test func `the system's standard spaces are named (L-DESC-6)`() {
    let gap = b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1)
    #expect(
      masked(gap).contains(" H:[UIView:0x…]-(NSLayoutAnchorConstraintSpace(8))-[UIView:0x…] "))
    let standard = NSLayoutConstraint(
      Operand(b, .leading), .equal, Operand(a, .trailing), constant: 8, spacing: .standard,
      origin: .unknown)
    #expect(masked(standard).contains(" H:[UIView:0x…]-(NSSpace(8))-[UIView:0x…] "))
    standard.constant = 9
    #expect(masked(standard).contains("-(9)-"))
    let lines = b.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: a.lastBaselineAnchor, multiplier: 1)
    #expect(
      masked(lines).hasPrefix(
        "<_UISystemBaselineConstraint:0x… UIView:0x….firstBaseline == UIView:0x….lastBaseline "
          + "NSLayoutAnchorConstraintSpace(8)"))
  }

  @Test func `up to iOS 9 there is no state, and sizes are in the visual format`() throws {
    let old = try DiagnosedScreen("iphone-5s", system: .iOS(9))
    let view = old.view()
    let height = view.heightAnchor.constraint(equalToConstant: 200)
    #expect(masked(height) == "<NSLayoutConstraint:0x… V:[UIView:0x…(200)]>")
    let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 5)
    least.priority = .defaultLow
    #expect(masked(least) == "<NSLayoutConstraint:0x… H:[UIView:0x…(>=5@250)] priority:250>")
    let left = view.leadingAnchor.constraint(equalTo: old.root.leadingAnchor)
    #expect(
      masked(left) == "<NSLayoutConstraint:0x… H:|-(0)-[UIView:0x…]   (Names: '|':UIView:0x… )>")
    let same = view.widthAnchor.constraint(equalTo: old.root.widthAnchor)
    #expect(masked(same) == "<NSLayoutConstraint:0x… UIView:0x….width == UIView:0x….width>")
  }

  @Test func `addresses distinguish objects and do not change`() {
    let first = a.widthAnchor.constraint(equalToConstant: 1)
    let second = a.widthAnchor.constraint(equalToConstant: 1)
    #expect(first.description == first.description)
    #expect(first.description != second.description)
    #expect(a.topAnchor.description == a.topAnchor.description)
    #expect(masked(a.topAnchor) == "<NSLayoutYAxisAnchor:0x… \"UIView:0x….top\">")
    #expect(masked(a.widthAnchor) == "<NSLayoutDimension:0x… \"UIView:0x….width\">")
    #expect(
      masked(a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor))
        == "<NSLayoutDimension:0x… \"(UIView:0x….leading - UIView:0x….leading)\">")
  }

  @Test func `a guide prints its frame and owner (L-DESC-10)`() {
    let guide = now.sim.perform { UILayoutGuide() }
    guide.identifier = "column"
    #expect(
      masked(guide) == "<UILayoutGuide: 0x… - \"column\", layoutFrame = {{0, 0}, {0, 0}}, "
        + "owningView = (null)>")
    let safe = now.root.safeAreaLayoutGuide
    #expect(
      masked(safe)
        == "<UILayoutGuide: 0x… - \"UIViewSafeAreaLayoutGuide\", "
        + "layoutFrame = {{0, 59}, {393, 759}}, owningView = \(masked(now.root))>")
  }

  @Test func `descriptions can be read on any thread`() async {
    let width = a.widthAnchor.constraint(equalToConstant: 1)
    let held = Held(objects: [width, a.topAnchor, now.root.safeAreaLayoutGuide, a])
    let here = held.objects.map(\.description)
    let there = await Task.detached { held.objects.map(\.description) }.value
    #expect(here == there)
  }

  private final class Held: @unchecked Sendable {
    let objects: [NSObject]
    init(objects: [NSObject]) { self.objects = objects }
  }
}

final class TaggedView: UIView {}
