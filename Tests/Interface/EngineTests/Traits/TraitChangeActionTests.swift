import Foundation
import Gimbal
import GimbalEngine
import GimbalTesting
import GimbalTraits
import TestSupport
import Testing

/// Registrations for changes of traits that call a method (R-TRAIT-6).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct TraitChangeActionTests {
  private final class Watched: UIView {
    var calls: [String] = []
    func changed() { calls.append("changed") }
    func changedView(_ view: UIView) { calls.append(view === self ? "self" : "other") }
    func changedFrom(_ view: UIView, _ former: UITraitCollection) {
      calls.append("\(former.shortText) → \(view.traitCollection.shortText)")
    }
  }

  @MainActor private final class Target {
    let onCall: () -> Void
    init(_ onCall: @escaping () -> Void) { self.onCall = onCall }
    func changed(_ view: UIView) { onCall() }
  }

  private let sim: Simulator
  private let view = Watched()
  private let traits: [UITrait] = [UITraitVerticalSizeClass.self]

  init() throws {
    sim = try #require(Simulator.bound)
    let root = UIViewController()
    root.view.addSubview(view)
    sim.launch(root)
  }

  @Test func `a method takes nothing, the object, or the object and its former traits (R-TRAIT-6)`()
  {
    view.registerForTraitChanges(traits, action: Selector(of: Watched.changed))
    view.registerForTraitChanges(traits, action: Selector(of: Watched.changedView))
    let last = view.registerForTraitChanges(traits, action: Selector(of: Watched.changedFrom))
    view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], action: Selector(of: Watched.changed))
    sim.rotate(to: .landscapeLeft)
    #expect(view.calls == ["changed", "self", "hC vR → hC vC"])
    view.unregisterForTraitChanges(last)
    sim.rotate(to: .portrait)
    #expect(view.calls.count == 5)
  }

  @Test func `a target is not retained, and nothing is called after its release (R-TRAIT-6)`() {
    var calls = 0
    var target: Target? = Target { calls += 1 }
    weak let watch = target
    if let target {
      view.registerForTraitChanges(traits, target: target, action: Selector(of: Target.changed))
    }
    sim.rotate(to: .landscapeLeft)
    #expect(calls == 1)
    target = nil
    #expect(watch == nil)
    sim.rotate(to: .portrait)
    #expect(calls == 1)
  }

  @Test(.simulator("iphone-8", system: .iOS(16), reportsExceptions: false))
  func `before iOS 17 this method does not exist (D-11)`() throws {
    let sim = try #require(Simulator.bound)
    let view = Watched()
    expectException("NSInvalidArgumentException", on: sim) {
      view.registerForTraitChanges(traits, action: Selector(of: Watched.changed))
    }
  }

  @Test func `traits of lists, accessories, split views and brightness propagate`() {
    sim.doing {
      view.superview?.traitOverrides.listEnvironment = .insetGrouped
      view.superview?.traitOverrides.tabAccessoryEnvironment = .inline
    }
    #expect(view.traitCollection.listEnvironment == .insetGrouped)
    #expect(view.traitCollection.tabAccessoryEnvironment == .inline)
    #expect(view.traitCollection.splitViewControllerLayoutEnvironment == .none)
    #expect(view.traitCollection.hdrHeadroomUsageLimit == .unspecified)
    #expect(UITraitCollection(listEnvironment: .sidebar).listEnvironment.rawValue == 5)
  }
}
