import Foundation
import GimbalEngine
package import GimbalInterfaceDocuments

/// The constraints of a tree, made after all of its views.
extension ViewBuilder {
  /// Makes the constraints in the views of a tree, and activates them.
  package func constrain(_ description: ViewDescription) {
    guard document.usesAutoLayout else { return }
    if let view = objects.view(description.id) { constrain(view, description) }
    forEachInner(of: description) { constrain($0) }
  }

  private func constrain(_ view: UIView, _ description: ViewDescription) {
    let excluded = description.excluded(.constraints, in: traits)
    for constraint in description.constraints {
      let isAbsent = excluded.contains(constraint.id)
      if purpose == .canvas, isAbsent { continue }
      if purpose == .app, constraint.isPlaceholder {
        (constraint.firstItem.map(objects.view) ?? view)?.awaitsContent = true
        continue
      }
      guard let made = make(constraint, heldBy: view) else { continue }
      objects[constraint.id] = made
      // R-NIB-7.2
      if !isAbsent { view.install(made) }
    }
    if description.isFixed, !description.translatesMask { fix(view) }
  }

  private func make(
    _ description: ConstraintDescription, heldBy holder: UIView
  ) -> NSLayoutConstraint? {
    guard let first = item(description.firstItem, or: holder, description) else { return nil }
    var second: Operand?
    if description.secondItem != nil || description.secondAttribute != nil {
      guard let item = item(description.secondItem, or: holder, description) else { return nil }
      if let attribute = description.secondAttribute, attribute != .notAnAttribute {
        second = Operand(item, self.attribute(attribute, of: description.secondItem))
      }
    }
    let constraint = NSLayoutConstraint(
      Operand(first, attribute(description.firstAttribute, of: description.firstItem)),
      ViewBuilder.relation(description.relation), second,
      multiplier: CGFloat(description.multiplier),
      constant: CGFloat(description.constant.value(in: traits)),
      origin: .element(document, description.markup.ordinal))
    constraint.priority = UILayoutPriority(Float(description.priority.value(in: traits)))
    constraint.identifier = description.identifier
    return constraint
  }

  /// Returns the attribute of an item; that of its one edge if the item is a guide without a height.
  private func attribute(
    _ attribute: ConstraintDescription.Attribute, of id: String?
  ) -> NSLayoutConstraint.Attribute {
    guard [.top, .bottom, .centerY].contains(attribute), let edge = id.flatMap({ flatGuides[$0] })
    else { return ViewBuilder.attribute(attribute) }
    return ViewBuilder.attribute(edge)
  }

  /// Returns the item of an id; nil if it was not made.
  private func item(
    _ id: String?, or holder: UIView, _ description: ConstraintDescription
  ) -> (any LayoutItem)? {
    guard let id else { return holder }
    guard let object = objects[id] else { return nil }
    if let view = object as? UIView { return view }
    guard let guide = object as? UILayoutGuide else {
      omit(description.markup, .unfitItem)
      return nil
    }
    return guide
  }

  /// Fixes a view without constraints at its frame.
  ///
  /// Source: the log of apps: "IB auto generated at build time for view with fixed frame".
  private func fix(_ view: UIView) {
    guard let superview = view.superview else { return }
    let frame = view.alignmentRect(forFrame: view.frame)
    let sides: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, CGFloat)] = [
      (.left, .left, frame.minX), (.top, .top, frame.minY),
      (.width, .notAnAttribute, frame.width), (.height, .notAnAttribute, frame.height),
    ]
    for (own, other, constant) in sides {
      let constraint = NSLayoutConstraint(
        item: view, attribute: own, relatedBy: .equal,
        toItem: other == .notAnAttribute ? nil : superview, attribute: other, multiplier: 1,
        constant: constant)
      constraint.identifier = "IB auto generated at build time for view with fixed frame"
      superview.addConstraint(constraint)
    }
  }

  private static func relation(
    _ relation: ConstraintDescription.Relation
  ) -> NSLayoutConstraint.Relation {
    switch relation {
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    case .lessThanOrEqual: .lessThanOrEqual
    }
  }

  private static func attribute(
    _ attribute: ConstraintDescription.Attribute
  ) -> NSLayoutConstraint.Attribute {
    switch attribute {
    case .leading: .leading
    case .trailing: .trailing
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .centerX: .centerX
    case .centerY: .centerY
    case .width: .width
    case .height: .height
    case .baseline, .lastBaseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    case .leadingMargin: .leadingMargin
    case .trailingMargin: .trailingMargin
    case .leftMargin: .leftMargin
    case .rightMargin: .rightMargin
    case .topMargin: .topMargin
    case .bottomMargin: .bottomMargin
    case .centerXWithinMargins: .centerXWithinMargins
    case .centerYWithinMargins: .centerYWithinMargins
    case .notAnAttribute: .notAnAttribute
    }
  }
}

extension UIView {
  /// Activates a constraint of the view, unless a size class has removed one of its items from the
  /// tree.
  func install(_ constraint: NSLayoutConstraint) {
    func isInTree(_ item: AnyObject?) -> Bool {
      let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      return item == nil || view?.isDescendant(of: self) == true
    }
    if isInTree(constraint.firstItem), isInTree(constraint.secondItem) { addConstraint(constraint) }
  }
}

extension InterfaceDocument: LaidOutElements {
  /// Returns the file, line and column of the element with a number, for messages.
  package func positionText(ofElement number: Int) -> String {
    "\(file):\(location(ofElement: number))"
  }
}
