import Foundation
import GimbalEngine

/// The current constraints and guides of a stack view.
@MainActor
final class StackArrangement {
  /// The constraints that the stack view has activated.
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The guides that the stack view has added.
  private(set) var guides: [UILayoutGuide] = []
  private var replacements = 0

  /// Deactivates the present constraints, removes the present guides, and installs those of a plan.
  ///
  /// An app's override of `addLayoutGuide(_:)` may cause this method to be called again. Then the
  /// inner call's plan stays installed.
  func replace(with plan: StackPlan) {
    let (oldConstraints, oldGuides) = (constraints, guides)
    guides = plan.guides
    constraints = plan.constraints
    replacements += 1
    let replacement = replacements
    NSLayoutConstraint.deactivate(oldConstraints)
    for guide in oldGuides { guide.owningView?.removeLayoutGuide(guide) }
    for guide in plan.guides where replacement == replacements { plan.host.addLayoutGuide(guide) }
    guard replacement == replacements else { return }
    // Not solved here, because layout follows. Solving once for each stack of a hierarchy would
    // cost quadratic time.
    NSLayoutConstraint.activateAll(plan.constraints, isSolving: false)
  }
}

/// The constraint attributes along one axis of a stack.
struct StackAxis {
  /// True for the horizontal axis.
  let isHorizontal: Bool

  /// The edge at which the axis starts.
  var start: NSLayoutConstraint.Attribute { isHorizontal ? .leading : .top }
  /// The edge at which the axis ends.
  var end: NSLayoutConstraint.Attribute { isHorizontal ? .trailing : .bottom }
  /// The center along the axis.
  var center: NSLayoutConstraint.Attribute { isHorizontal ? .centerX : .centerY }
  /// The length along the axis.
  var length: NSLayoutConstraint.Attribute { isHorizontal ? .width : .height }
}

/// The constraints and guides that a stack view is about to activate.
@MainActor
struct StackPlan {
  /// The stack view, which will hold the constraints and guides.
  let host: UIView
  /// The constraints in the order of their activation.
  var constraints: [NSLayoutConstraint] = []
  /// The guides in the order in which they are added.
  var guides: [UILayoutGuide] = []

  /// Creates an empty plan of a stack view.
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

  /// Adds a guide with an identifier as UIKit names it, and returns it.
  mutating func addGuide(_ identifier: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    guides.append(guide)
    return guide
  }
}
