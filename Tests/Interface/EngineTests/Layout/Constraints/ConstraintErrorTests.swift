import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// Constraints that UIKit refuses, with the message of each release (L-ERR-1 to L-ERR-9).
@MainActor
@Suite(.simulator("iphone-15-pro", system: .iOS(17), reportsExceptions: false))
struct ConstraintErrorTests {
  typealias Attribute = NSLayoutConstraint.Attribute

  /// A device with two views in a third and one outside.
  @MainActor
  private struct Bench {
    let sim: Simulator
    let root: UIView
    let a: UIView
    let b: UIView
    let alone: UIView

    init(_ sim: Simulator) {
      self.sim = sim
      (root, a, b, alone) = sim.perform {
        let views = (UIView("root"), UIView("a"), UIView("b"), UIView("alone"))
        views.0.addSubview(views.1)
        views.0.addSubview(views.2)
        return views
      }
    }

    /// Returns the exceptions of making and activating a constraint; it must not become active then.
    func exceptions(
      _ first: UIView, _ attribute: Attribute, _ second: UIView? = nil,
      _ other: Attribute = .notAnAttribute, times multiplier: CGFloat = 1,
      plus constant: CGFloat = 10, stays: Bool = false
    ) -> [RaisedException] {
      sim.exceptions {
        let constraint = NSLayoutConstraint(
          item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: other,
          multiplier: multiplier, constant: constant)
        constraint.isActive = true
        root.layoutIfNeeded()
        #expect(constraint.isActive == stays)
      }
    }
  }

  private let bench: Bench

  init() throws { bench = Bench(try #require(Simulator.bound)) }

  private func old() throws -> Bench { Bench(try device("iphone-6", .iOS(9))) }

  private let selector =
    "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:"
    + "constant:]: "
  private let location =
    "A multiplier of 0 or a nil second item together with a location for the first attribute "
    + "creates an illegal constraint of a location equal to a constant. Location attributes must be "
    + "specified in pairs"

  @Test func `a position equal to a constant is refused (L-ERR-1)`() throws {
    let expected = RaisedException(
      name: "NSInvalidArgumentException",
      reason: "NSLayoutConstraint for \(bench.a.description): \(location).")
    #expect(bench.exceptions(bench.a, .top) == [expected])
    #expect(bench.exceptions(bench.a, .top, bench.root, .top, times: 0) == [expected])
    let bench = try old()
    #expect(
      bench.exceptions(bench.a, .top).map(\.reason) == [selector + location])
    #expect(
      bench.exceptions(bench.a, .top, bench.root, .top, times: 0).map(\.reason)
        == [selector + location])
  }

  @Test func `a size that is a multiple of nothing is a constant (L-ERR-1)`() {
    bench.a.translatesAutoresizingMaskIntoConstraints = false
    #expect(bench.exceptions(bench.a, .width, bench.root, .width, times: 0, stays: true).isEmpty)
    #expect(bench.a.frame.width == 10)
  }

  @Test(arguments: [
    (Attribute.leading, Attribute.left), (.leading, .right), (.trailing, .left),
    (.trailing, .right), (.left, .leading), (.right, .trailing), (.leadingMargin, .left),
    (.rightMargin, .trailing),
  ])
  func `leading cannot be related to left (L-ERR-2, L-CON-5)`(first: Attribute, second: Attribute)
    throws
  {
    let raised = bench.exceptions(bench.a, first, bench.b, second)
    #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
    let reason = try #require(raised.first?.reason)
    #expect(reason.hasPrefix("NSLayoutConstraint for <NSLayoutXAxisAnchor"))
    #expect(reason.hasSuffix("because their units are not compatible."))
    #expect(reason.contains(": A constraint cannot be made between <NSLayoutXAxisAnchor"))
    let bench = try old()
    #expect(
      bench.exceptions(bench.a, first, bench.b, second) == [
        RaisedException(
          name: "NSInvalidArgumentException",
          reason: selector
            + "A constraint cannot be made between a leading/trailing attribute and a right/left "
            + "attribute. Use leading/trailing for both or neither.")
      ])
  }

  @Test(arguments: [
    (Attribute.left, Attribute.top), (.left, .width), (.height, .bottom), (.centerX, .centerY),
    (.topMargin, .leftMargin),
  ])
  func `attributes of two kinds cannot be related (L-ERR-3, L-CON-5)`(
    first: Attribute, second: Attribute
  ) throws {
    let raised = bench.exceptions(bench.a, first, bench.b, second, stays: true)
    #expect(raised.map(\.name) == ["NSInvalidLayoutConstraintException"])
    #expect(
      raised.first?.reason.hasPrefix(
        "Constraint improperly relates anchors of incompatible types: <NSLayoutConstraint") ?? false
    )
    let bench = try old()
    #expect(
      bench.exceptions(bench.a, first, bench.b, second) == [
        RaisedException(
          name: "NSInvalidArgumentException",
          reason: selector + "Invalid pairing of layout attributes")
      ])
  }

  @Test func `a constraint needs a first item (L-ERR-3)`() {
    let raised = bench.sim.exceptions {
      let constraint = NSLayoutConstraint(
        item: "text", attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 1)
      constraint.isActive = true
      #expect(!constraint.isActive)
    }
    #expect(raised.count == 1)
    #expect(
      raised.first?.reason.hasSuffix(": Constraint must contain a first layout item") ?? false)
  }

  @Test func `items need a common ancestor (L-ERR-4)`() throws {
    let tail =
      " because they have no common ancestor.  Does the constraint or its anchors reference items "
      + "in different view hierarchies?  That's illegal."
    let raised = bench.exceptions(bench.a, .height, bench.alone, .height)
    #expect(raised.map(\.name) == ["NSGenericException"])
    let reason = try #require(raised.first?.reason)
    #expect(reason.hasPrefix("Unable to activate constraint with anchors <NSLayoutDimension"))
    #expect(reason.contains(".height\"> and <NSLayoutDimension"))
    #expect(reason.hasSuffix(tail))
    let bench = try old()
    #expect(
      bench.exceptions(bench.a, .height, bench.alone, .height).map(\.reason) == [
        "Unable to activate constraint with items \(bench.a.description) and "
          + "\(bench.alone.description)\(tail)"
      ])
  }

  @Test func `a view accepts no constraint between other views (L-ERR-5)`() {
    let constraint = bench.b.topAnchor.constraint(equalTo: bench.root.topAnchor)
    let events = bench.sim.events { bench.sim.perform { bench.a.addConstraint(constraint) } }
    #expect(events.map(\.name) == ["warning", "exception"])
    let log = events[0].text("text")
    #expect(log.hasPrefix("The view hierarchy is not prepared for the constraint: <NSLayout"))
    #expect(log.contains("(inactive"))
    #expect(
      log.hasSuffix(
        "\n\tWhen added to a view, the constraint's items must be descendants of that view (or the "
          + "view itself). This will crash if the constraint needs to be resolved before the view "
          + "hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) "
          + "_viewHierarchyUnpreparedForConstraint:] to debug."))
    #expect(events[1].text("name") == "NSInternalInconsistencyException")
    #expect(
      events[1].text("reason")
        == "Impossible to set up layout with view hierarchy unprepared for constraint.")
    #expect(!constraint.isActive && bench.a.constraints.isEmpty)
  }

  private func exceptions(
    _ bench: Bench, from old: Float, to new: Float, active: Bool
  ) -> ([RaisedException], Float) {
    let constraint = bench.a.widthAnchor.constraint(equalToConstant: 5)
    constraint.priority = UILayoutPriority(old)
    constraint.isActive = active
    let raised = bench.sim.exceptions { constraint.priority = UILayoutPriority(new) }
    return (raised, constraint.priority.rawValue)
  }

  @Test func `an active constraint cannot change between required and optional (L-ERR-6)`() throws {
    for (old, new) in [(Float(1000), Float(999)), (999, 1000), (1000, 250)] {
      let (raised, retained) = exceptions(bench, from: old, to: new, active: true)
      #expect(
        raised == [
          RaisedException(
            name: "NSInternalInconsistencyException",
            reason: "Mutating a priority from required to not on an installed constraint (or "
              + "vice-versa) is not supported.  You passed priority \(Int(new)) and the existing "
              + "priority was \(Int(old)).")
        ])
      #expect(retained == old)
      #expect(exceptions(bench, from: old, to: new, active: false) == ([], new))
    }
    #expect(exceptions(bench, from: 999, to: 250, active: true) == ([], 250))
    let seven = Bench(try device("iphone-5", .iOS(7)))
    #expect(exceptions(seven, from: 1000, to: 999, active: true) == ([], 999))
  }

  /// W-57.
  @Test(arguments: [17, 18, 26])
  func `from iOS 18 on such a change is allowed until the first layout (L-ERR-6)`(system: Int)
    throws
  {
    let bench = Bench(
      try Simulator(DeviceCatalog.standard.device("iphone-15-pro"), system: .iOS(system)))
    let (view, constraint) = bench.sim.perform {
      let view = UIView()
      return (view, view.widthAnchor.constraint(equalToConstant: 40))
    }
    bench.sim.perform { constraint.isActive = true }
    let first = bench.sim.exceptions { constraint.priority = UILayoutPriority(999) }
    #expect(first.count == (system < 18 ? 1 : 0))
    #expect(constraint.priority.rawValue == (system < 18 ? 1000 : 999))
    bench.sim.perform { view.layoutIfNeeded() }
    let crossing = UILayoutPriority(system < 18 ? 500 : 1000)
    #expect(bench.sim.exceptions { constraint.priority = crossing }.count == 1)
    #expect(constraint.priority.rawValue == (system < 18 ? 1000 : 999))
  }

  @Test(arguments: [(Float(0), "0"), (-1, "-1"), (1000.5, "1000.5"), (.nan, "nan")])
  func `priorities are above 0 and at most 1000 (L-ERR-7)`(number: Float, text: String) {
    let expected = RaisedException(
      name: "NSInternalInconsistencyException",
      reason:
        "It's illegal to set priority:\(text).  Priorities must be greater than 0 and less or "
        + "equal to NSLayoutPriorityRequired, which is 1000.000000.")
    let (raised, retained) = exceptions(bench, from: 500, to: number, active: false)
    #expect(raised == [expected] && retained == 500)
    let view = bench.a
    let more = bench.sim.exceptions {
      view.setContentHuggingPriority(UILayoutPriority(number), for: .vertical)
      view.setContentCompressionResistancePriority(UILayoutPriority(number), for: .horizontal)
    }
    // Hugging and compression take 0 (V-68).
    #expect(more == (number == 0 ? [] : [expected, expected]))
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == (number == 0 ? 0 : 250))
  }

  @Test(arguments: [Float(0.001), 1000])
  func `the ends of the range are valid (L-ERR-7)`(number: Float) {
    #expect(exceptions(bench, from: 500, to: number, active: false) == ([], number))
  }

  @Test(arguments: [(CGFloat.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf")])
  func `numbers must be finite (L-ERR-8)`(number: CGFloat, text: String) throws {
    let made = bench.exceptions(bench.a, .width, plus: number)
    #expect(made.map(\.name) == ["NSInternalInconsistencyException"])
    let reason = try #require(made.first?.reason)
    #expect(
      reason.hasPrefix(
        "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(text) "
          + "firstAnchor:<NSLayoutDimension"))
    #expect(reason.hasSuffix(".width\"> secondAnchor:(null)"))
    let constraint = bench.a.widthAnchor.constraint(equalToConstant: 5)
    let changed = bench.sim.exceptions { constraint.constant = number }
    #expect(changed.map(\.reason) == [reason] && constraint.constant == 5)
    #expect(
      bench.exceptions(bench.a, .width, bench.b, .width, times: number).map(\.reason)
        == ["Multiplier is not finite!  That's illegal.  multiplier:\(text)"])
    let bench = try old()
    #expect(
      bench.exceptions(bench.a, .width, plus: number).map(\.reason)
        == ["Constant is not finite!  That's illegal.  constant:\(text)"])
  }

  @Test func `huge constants are clamped and logged once (L-ERR-9)`() {
    let a = bench.a
    let events = bench.sim.events {
      bench.sim.perform {
        let width = a.widthAnchor.constraint(equalToConstant: 1e12)
        #expect(width.constant == 2_777_777)
        width.constant = -1e300
        #expect(width.constant == -2_777_777)
        width.constant = 2_777_776
        #expect(width.constant == 2_777_776)
      }
    }
    #expect(events.map(\.name) == ["warning"])
    #expect(
      events.first?.text("text").hasPrefix(
        "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.")
        ?? false)
  }
}
