import Foundation
import GimbalEngine

/// The constraints and guides by which a stack view arranges its views at present.
@MainActor
struct StackArrangement {
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [UILayoutGuide] = []

  /// Takes the present ones out of force and others in.
  mutating func replace(with plan: StackPlan) {
    NSLayoutConstraint.deactivate(constraints)
    for guide in guides { guide.owningView?.removeLayoutGuide(guide) }
    guides = plan.guides
    constraints = plan.constraints
    for guide in guides { plan.host.addLayoutGuide(guide) }
    // Layout follows at once; were each stack of a tree solved for, the cost would be their square.
    NSLayoutConstraint.activateAll(constraints, isSolving: false)
  }
}

/// The attributes of a row or a column.
struct StackAxis {
  let isHorizontal: Bool

  var start: NSLayoutConstraint.Attribute { isHorizontal ? .leading : .top }
  var end: NSLayoutConstraint.Attribute { isHorizontal ? .trailing : .bottom }
  var center: NSLayoutConstraint.Attribute { isHorizontal ? .centerX : .centerY }
  var length: NSLayoutConstraint.Attribute { isHorizontal ? .width : .height }
}

/// The constraints and guides that a stack view is about to use.
@MainActor
struct StackPlan {
  /// The stack view.
  let host: UIView
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []

  init(_ host: UIView) { self.host = host }

  /// Adds `first.attribute relation multiplier × second.attribute + constant`.
  mutating func add(
    _ identifier: String, _ first: (any LayoutItem), _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, _ second: (any LayoutItem)? = nil,
    _ other: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: Float = 1000
  ) {
    let constraint = NSLayoutConstraint(
      Operand(first, attribute), relation, second.map { Operand($0, other) },
      multiplier: multiplier, constant: constant, priority: UILayoutPriority(priority),
      origin: .unknown)
    constraint.identifier = identifier
    constraints.append(constraint)
  }

  mutating func addGuide(_ identifier: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    guides.append(guide)
    return guide
  }
}
