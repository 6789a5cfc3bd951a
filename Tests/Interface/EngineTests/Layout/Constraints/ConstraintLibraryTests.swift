import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import TestSupport
import Testing

/// A constraint subclass as libraries write it: stored properties with defaults, and no initializer.
private final class LabelledConstraint: NSLayoutConstraint {
  weak var maker: AnyObject?
  var label: String? {
    get { identifier }
    set { identifier = newValue }
  }
}

extension NSLayoutConstraint {
  /// A shorter initializer, as libraries add it.
  fileprivate convenience init(
    item: Any, attribute: Attribute, relation: Relation = .equal, toItem: Any? = nil,
    attribute second: Attribute? = nil, constant: CGFloat = 0
  ) {
    self.init(
      item: item, attribute: attribute, relatedBy: relation, toItem: toItem,
      attribute: second ?? .notAnAttribute, multiplier: 1, constant: constant)
  }
}

/// Generic code over anchors, as libraries write it.
@MainActor
private func relate<Axis>(
  _ first: NSLayoutAnchor<Axis>, _ second: NSLayoutAnchor<Axis>, constant: CGFloat
) -> NSLayoutConstraint {
  first.constraint(equalTo: second, constant: constant)
}

/// Behaviour that constraint libraries rely on: they read back what they made, without a layout.
@MainActor @Suite(.simulator("iphone-15-pro")) struct ConstraintLibraryTests {
  private let container = UIView()
  private let first = UIView()
  private let second = UIView()

  init() {
    for view in [first, second] { container.addSubview(view) }
  }

  @Test func `a subclass without an initializer inherits its superclass's ones (L-CON-1)`() {
    let constraint = LabelledConstraint(
      item: first, attribute: .left, relatedBy: .greaterThanOrEqual, toItem: second,
      attribute: .right, multiplier: 2, constant: 3)
    constraint.label = "gap"
    constraint.isActive = true
    #expect(container.constraints == [constraint])
    #expect(container.constraints.first?.identifier == "gap")
    #expect(constraint.firstItem === first && constraint.secondItem === second)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.multiplier == 2 && constraint.constant == 3)
    #expect(LabelledConstraint().maker == nil)
  }

  @Test func `x may be related to y as long as no engine contains the constraint (L-ERR-3)`() {
    let constraint = NSLayoutConstraint(
      item: first, attribute: .left, toItem: second, attribute: .top, constant: 50)
    constraint.isActive = true
    #expect(constraint.isActive)
    #expect(container.constraints == [constraint])
    constraint.isActive = false
    #expect(container.constraints.isEmpty)
  }

  @Test func `a size without a second item has the multiplier one (L-CON-1)`() {
    let constraint = NSLayoutConstraint(
      item: first, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 0, constant: 25)
    #expect(constraint.multiplier == 1)
    #expect(constraint.secondItem == nil && constraint.secondAttribute == .notAnAttribute)
  }

  @Test func `activating and adding are equivalent and happen once (L-CON-7)`() {
    let edge = NSLayoutConstraint(
      item: first, attribute: .top, toItem: container, attribute: .top)
    let width = NSLayoutConstraint(item: first, attribute: .width, constant: 10)
    for constraint in [edge, width] {
      constraint.isActive = true
      constraint.isActive = true
    }
    container.addConstraint(edge)
    first.addConstraint(width)
    NSLayoutConstraint.activate([edge, width, edge])
    #expect(container.constraints == [edge])
    #expect(first.constraints == [width])
    NSLayoutConstraint.deactivate([edge, edge, width])
    container.removeConstraint(edge)
    #expect(container.constraints.isEmpty && first.constraints.isEmpty)
  }

  @Test func `constraints are listed in the order of adding, with their own values`() {
    let constants: [CGFloat] = [5, -3, 8, 0]
    let attributes: [NSLayoutConstraint.Attribute] = [.top, .left, .bottom, .right]
    for (attribute, constant) in zip(attributes, constants) {
      let constraint = NSLayoutConstraint(
        item: first, attribute: attribute, toItem: second, attribute: attribute,
        constant: constant)
      constraint.priority = UILayoutPriority(rawValue: 999)
      constraint.isActive = true
    }
    #expect(container.constraints.map(\.constant) == constants)
    #expect(container.constraints.map(\.firstAttribute) == attributes)
    #expect(container.constraints.allSatisfy { $0.priority.rawValue == 999 })
    container.constraints[1].constant = 7
    #expect(container.constraints.map(\.constant) == [5, 7, 8, 0])
  }

  @Test(arguments: [
    (NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.leftMargin),
    (.rightMargin, .right), (.top, .topMargin), (.bottomMargin, .bottom),
    (.leading, .leadingMargin), (.trailingMargin, .trailing),
    (.centerXWithinMargins, .centerXWithinMargins), (.centerYWithinMargins, .centerY),
  ])
  func `edges and margins of one family can be related in either order (L-CON-5)`(
    attribute: NSLayoutConstraint.Attribute, other: NSLayoutConstraint.Attribute
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, toItem: container, attribute: other)
    constraint.isActive = true
    #expect(container.constraints == [constraint])
    #expect(constraint.firstAttribute == attribute && constraint.secondAttribute == other)
  }

  @Test func `generic code over anchors makes the same constraints (L-ANCH-2)`() {
    let guide = UILayoutGuide()
    container.addLayoutGuide(guide)
    let across = relate(guide.leadingAnchor, first.trailingAnchor, constant: 4)
    let down = relate(first.topAnchor, container.safeAreaLayoutGuide.bottomAnchor, constant: -4)
    #expect(across.firstItem === guide && across.firstAttribute == .leading)
    #expect(across.secondItem === first && across.secondAttribute == .trailing)
    #expect(down.secondItem === container.safeAreaLayoutGuide && down.secondAttribute == .bottom)
    #expect(across.constant == 4 && down.constant == -4)
    let anchors: [Any] = [guide.leadingAnchor, first.topAnchor, first.widthAnchor]
    #expect(anchors[0] is NSLayoutXAxisAnchor && anchors[1] is NSLayoutYAxisAnchor)
    #expect(anchors[2] is NSLayoutDimension)
  }

  @Test func `the mask's flag may be set again while constraints name the view (L-TAMIC-1)`() {
    first.translatesAutoresizingMaskIntoConstraints = false
    first.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
    first.translatesAutoresizingMaskIntoConstraints = true
    container.topAnchor.constraint(equalTo: first.topAnchor).isActive = true
    #expect(first.translatesAutoresizingMaskIntoConstraints)
    #expect(container.constraints.count == 2)
  }

  @Test func `ten thousand equal constraints are added, removed and released with their view`() {
    final class Mourned: UIView {
      nonisolated(unsafe) var onDeath: () -> Void = {}
      deinit { onDeath() }
    }
    nonisolated(unsafe) var deaths = 0
    var host: Mourned? = Mourned()
    host?.onDeath = { deaths += 1 }
    let view = UIView()
    host?.addSubview(view)
    weak var last: NSLayoutConstraint?
    for _ in 0..<10_000 {
      let constraint = view.widthAnchor.constraint(equalTo: view.heightAnchor)
      constraint.isActive = true
      last = constraint
    }
    #expect(view.constraints.count == 10_000)
    NSLayoutConstraint.deactivate(Array(view.constraints.dropFirst(5_000)))
    #expect(view.constraints.count == 5_000)
    #expect(last == nil)
    host = nil
    #expect(deaths == 1)
  }

  @Test func `priorities have names, numbers and steps between them (L-PRIO-1, L-PRIO-5)`() {
    #expect(UILayoutPriority.defaultHigh + 1 == UILayoutPriority(751))
    #expect(UILayoutPriority.required - 1 < .required)
    #expect(UILayoutPriority(rawValue: 250) == .defaultLow)
    #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
    var priority = UILayoutPriority.defaultLow
    priority += 10
    priority -= 1
    #expect(priority.rawValue == 259)
  }

  @Test func `the fitting size constants have UIKit's values (L-SIZE-7)`() {
    #expect(UIView.layoutFittingCompressedSize == .zero)
    #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
    #expect(first.forBaselineLayout() === first)
  }

  @Test func `a window that is not visible is laid out all the same`() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 100),
      view.topAnchor.constraint(greaterThanOrEqualTo: controller.view.topAnchor, constant: 23),
    ])
    controller.view.layoutIfNeeded()
    #expect(controller.view.frame == UIScreen.main.bounds)
    #expect(view.frame == CGRect(x: 0, y: 23, width: 100, height: 100))
  }
}
