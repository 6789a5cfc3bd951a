import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraits
import TestSupport
import Testing

/// The view that owns an active constraint (L-CON-7, L-CON-9).
@MainActor @Suite(.simulator("iphone-15-pro")) struct ConstraintOwnerTests {
  private let grandparent = UIView("grandparent", CGRect(x: 0, y: 0, width: 200, height: 200))
  private let parent = UIView("parent")
  private let view = UIView("view")
  private let sibling = UIView("sibling")

  init() {
    grandparent.addSubview(parent)
    parent.addSubview(view)
    parent.addSubview(sibling)
  }

  private func owner(of constraint: NSLayoutConstraint) -> UIView? {
    constraint.isActive = true
    let owners = [grandparent, parent, view, sibling].filter { $0.constraints.contains(constraint) }
    #expect(owners.count == 1 && constraint.isActive)
    constraint.isActive = false
    #expect(owners.first?.constraints.isEmpty ?? false)
    return owners.first
  }

  @Test func `the owner is the closest common ancestor of the items (L-CON-7)`() {
    #expect(owner(of: view.widthAnchor.constraint(equalToConstant: 5)) === view)
    #expect(owner(of: view.topAnchor.constraint(equalTo: parent.topAnchor)) === parent)
    #expect(owner(of: parent.topAnchor.constraint(equalTo: view.topAnchor)) === parent)
    #expect(owner(of: view.topAnchor.constraint(equalTo: sibling.topAnchor)) === parent)
    #expect(owner(of: view.topAnchor.constraint(equalTo: grandparent.topAnchor)) === grandparent)
    #expect(owner(of: view.widthAnchor.constraint(equalTo: view.heightAnchor)) === view)
  }

  @Test func `a guide counts as the view that owns it (L-CON-7)`() {
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    #expect(owner(of: guide.widthAnchor.constraint(equalToConstant: 5)) === view)
    #expect(owner(of: guide.topAnchor.constraint(equalTo: view.topAnchor)) === view)
    #expect(owner(of: guide.topAnchor.constraint(equalTo: sibling.topAnchor)) === parent)
    #expect(
      owner(of: view.topAnchor.constraint(equalTo: parent.safeAreaLayoutGuide.topAnchor)) === parent
    )
  }

  @Test func `any common ancestor may own a constraint, until it is removed from it (L-CON-7)`() {
    let constraint = view.topAnchor.constraint(equalTo: sibling.topAnchor)
    grandparent.addConstraint(constraint)
    #expect(constraint.isActive && grandparent.constraints == [constraint])
    constraint.isActive = true
    #expect(grandparent.constraints == [constraint] && parent.constraints.isEmpty)
    parent.addConstraint(constraint)
    #expect(grandparent.constraints.isEmpty && parent.constraints == [constraint])
    grandparent.removeConstraint(constraint)
    #expect(constraint.isActive)
    parent.removeConstraint(constraint)
    #expect(!constraint.isActive && parent.constraints.isEmpty)
  }

  @Test func `constraints are listed in the order of adding`() {
    let list = (0..<6).map {
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat($0))
    }
    view.addConstraints(list)
    #expect(view.constraints == list)
    view.removeConstraints([list[1], list[3]])
    list[1].isActive = true
    #expect(view.constraints == [list[0], list[2], list[4], list[5], list[1]])
  }

  @Test func `removing a view deactivates only the superview's constraints (L-CON-9)`() {
    let own = view.widthAnchor.constraint(equalToConstant: 50)
    let outer = view.leftAnchor.constraint(equalTo: parent.leftAnchor)
    NSLayoutConstraint.activate([own, outer])
    view.removeFromSuperview()
    #expect(own.isActive && !outer.isActive)
    parent.addSubview(view)
    #expect(view.constraints == [own] && parent.constraints.isEmpty)
  }
}
