import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalText
import GimbalTraits
import TestSupport
import Testing

/// Constraints and the attributes that they relate (L-CON-1 to L-CON-6, L-CON-8).
@MainActor @Suite(.simulator("iphone-15-pro")) struct NSLayoutConstraintTests {
  typealias Attribute = NSLayoutConstraint.Attribute

  private let root = UIView("root", CGRect(x: 0, y: 0, width: 320, height: 480))

  private func added(_ view: UIView = UIView()) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  @discardableResult
  private func relate(
    _ first: UIView, _ attribute: Attribute, _ second: UIView? = nil,
    _ other: Attribute = .notAnAttribute, times multiplier: CGFloat = 1, plus constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: other,
      multiplier: multiplier, constant: constant)
    constraint.isActive = true
    return constraint
  }

  @Test(arguments: [false, true])
  func `the two items may be given in either order (L-CON-1)`(swapped: Bool) {
    let (a, b) = (added(), added())
    relate(a, .leading, root, .leading, plus: 10)
    relate(a, .width, plus: 30)
    relate(b, .width, plus: 30)
    if swapped {
      relate(a, .trailing, b, .leading, plus: -8)
      relate(a, .height, b, .height, times: 0.5, plus: -4)
    } else {
      relate(b, .leading, a, .trailing, plus: 8)
      relate(b, .height, a, .height, times: 2, plus: 8)
    }
    relate(a, .height, plus: 20)
    root.layoutIfNeeded()
    #expect(b.frame.minX == 48)
    #expect(b.frame.height == 48)
  }

  @Test func `attributes and relations have UIKit's raw values (L-CON-1, L-CON-2)`() {
    let attributes: [Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX,
      .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ]
    #expect(attributes.map(\.rawValue) == Array(0...20))
    #expect(Attribute.baseline == .lastBaseline)
    #expect(NSLayoutConstraint.Relation.lessThanOrEqual.rawValue == -1)
    #expect(NSLayoutConstraint.Relation.equal.rawValue == 0)
    #expect(NSLayoutConstraint.Relation.greaterThanOrEqual.rawValue == 1)
  }

  private final class Shadowed: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
  }

  @Test func `attributes are those of the alignment rectangle (L-CON-3)`() {
    let view = added(Shadowed())
    relate(view, .left, root, .left, plus: 10)
    relate(view, .top, root, .top, plus: 20)
    relate(view, .width, plus: 100)
    relate(view, .height, plus: 50)
    let follower = added()
    relate(follower, .left, view, .right)
    relate(follower, .centerY, view, .centerY)
    relate(follower, .width, view, .width)
    relate(follower, .height, plus: 10)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 19, width: 106, height: 54))
    #expect(follower.frame == CGRect(x: 110, y: 40, width: 100, height: 10))
  }

  /// W-49.
  @Test(arguments: [
    (Attribute.firstBaseline, Attribute.firstBaseline, CGFloat(10)),
    (.firstBaseline, .lastBaseline, 40), (.lastBaseline, .firstBaseline, -2),
    (.lastBaseline, .lastBaseline, 28),
  ])
  func
    `a view without text has its first baseline at its top and its last one at its bottom (L-CON-3)`(
      own: Attribute, other: Attribute, top: CGFloat
    )
  {
    let (a, b) = (added(), added())
    relate(a, .top, root, .top, plus: 10)
    relate(a, .height, plus: 30)
    relate(b, .height, plus: 12)
    relate(b, own, a, other)
    root.layoutIfNeeded()
    #expect(b.frame.minY == top)
  }

  /// W-49.
  @Test func `the first baseline is measured from the top of the alignment rectangle (L-CON-3)`() {
    let (shadowed, follower) = (added(Shadowed()), added())
    relate(shadowed, .top, root, .top, plus: 20)
    relate(shadowed, .height, plus: 50)
    NSLayoutConstraint.activate([
      follower.topAnchor.constraint(equalTo: shadowed.firstBaselineAnchor),
      follower.bottomAnchor.constraint(equalTo: shadowed.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(follower.frame.minY == 20 && follower.frame.height == 50)
  }

  @Test func `a text of two lines has a first and a last baseline (L-CON-3)`() {
    let text = added()
    text.textBlock = TextBlock(lineWidth: 100, lineHeight: 20, ascent: 16)
    relate(text, .top, root, .top, plus: 10)
    relate(text, .height, plus: 40)
    let ends = [Attribute.firstBaseline, .lastBaseline].map { baseline in
      let view = added()
      relate(view, .height, plus: 5)
      relate(view, .bottom, text, baseline)
      return view
    }
    root.layoutIfNeeded()
    #expect(ends.map(\.frame.maxY) == [26, 46])
  }

  private final class Card: UIView {
    let line = UIView()
    override var forFirstBaselineLayout: UIView { line }
    override var forLastBaselineLayout: UIView { line }
  }

  @Test(arguments: [Attribute.firstBaseline, .lastBaseline])
  func `a view may take its baselines from a subview (L-CON-3, S17)`(baseline: Attribute) {
    let card = Card()
    let neighbour = added()
    _ = added(card)
    card.line.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(card.line)
    for view in [card.line, neighbour] {
      view.textBlock = TextBlock(lineWidth: 50, lineHeight: 20, ascent: 16)
      relate(view, .height, plus: 20)
    }
    relate(card, .top, root, .top, plus: 30)
    relate(card, .height, plus: 100)
    relate(card.line, .top, card, .top, plus: 12)
    relate(neighbour, baseline, card, baseline)
    root.layoutIfNeeded()
    #expect(neighbour.frame.minY == 42)
  }

  @Test(arguments: [
    (Attribute.leading, UISemanticContentAttribute.forceLeftToRight, CGFloat(20)),
    (.leading, .forceRightToLeft, 200), (.left, .forceLeftToRight, 20),
    (.left, .forceRightToLeft, 20), (.trailing, .forceLeftToRight, 240),
    (.trailing, .forceRightToLeft, -20),
  ])
  func `leading and trailing follow the layout direction, left and right do not (L-CON-4)`(
    attribute: Attribute, direction: UISemanticContentAttribute, x: CGFloat
  ) {
    root.semanticContentAttribute = direction
    let view = added()
    relate(view, attribute, root, attribute, plus: 20)
    relate(view, .width, plus: 100)
    root.layoutIfNeeded()
    #expect(view.frame.minX == x)
  }

  @Test func `the layout direction is that of the constraint's owner (L-CON-4)`() {
    root.semanticContentAttribute = .forceRightToLeft
    let (view, other) = (added(), added())
    for item in [view, other] {
      item.semanticContentAttribute = .forceLeftToRight
      relate(item, .width, plus: 100)
    }
    relate(view, .leading, root, .leading, plus: 20)
    relate(other, .leading, view, .trailing, plus: 5)
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    relate(child, .leading, view, .leading, plus: 3)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 200)
    #expect(other.frame.minX == 95)
    #expect(child.frame.minX == 3)
  }

  @Test func `multiples of a position are measured from the leading edge (L-CON-4)`() {
    root.semanticContentAttribute = .forceRightToLeft
    let view = added()
    relate(view, .leading, root, .trailing, times: 0.25)
    relate(view, .width, plus: 100)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 140, y: 0, width: 100, height: 0))
  }

  @Test func `a constraint across a view follows the origin of its bounds (L-CON-1, L-GUIDE-3)`() {
    let outer = added()
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    relate(outer, .left, root, .left, plus: 50)
    relate(outer, .width, plus: 100)
    relate(inner, .left, root, .left, plus: 60)
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 10)
    outer.bounds.origin.x = 30
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 40)
    #expect(inner.convert(CGPoint.zero, to: root).x == 60)
  }

  @Test func `width may be related to height, and a center to an edge (L-CON-5)`() {
    let (a, b) = (added(), added())
    relate(b, .width, plus: 60)
    relate(a, .height, b, .width, times: 0.5)
    relate(a, .width, plus: 40)
    relate(a, .centerX, root, .left, plus: 30)
    relate(b, .centerX, a, .leading)
    root.layoutIfNeeded()
    #expect(a.frame.size == CGSize(width: 40, height: 30))
    #expect(a.frame.minX == 10)
    #expect(b.frame.minX == -20)
  }

  @Test func `a new constraint is required, inactive and would not be archived (L-CON-6)`() {
    let constraint = NSLayoutConstraint(
      item: root, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 3)
    #expect(constraint.priority == .required)
    #expect(!constraint.isActive && !constraint.shouldBeArchived)
    #expect(constraint.identifier == nil)
    constraint.constant = 5
    constraint.priority = .defaultLow
    constraint.identifier = "name"
    constraint.isActive = true
    #expect(constraint.constant == 5 && constraint.priority == .defaultLow)
    #expect(constraint.identifier == "name" && root.constraints == [constraint])
    let others =
      [root.widthAnchor.constraint(equalToConstant: 3)]
      + NSLayoutConstraint.constraints(
        withVisualFormat: "[v(3)]", metrics: nil, views: ["v": root])
    for other in others {
      #expect(other.priority == .required && !other.isActive && other.identifier == nil)
    }
  }

  @Test func `a child may extend outside of its parent (L-CON-8)`() {
    let view = added()
    relate(view, .left, root, .right, plus: 50)
    relate(view, .width, root, .width, times: 2)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 370 && view.frame.width == 640)
  }
}
