import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// Trait overrides that a parent sets for a child, and trait inheritance (R-TRAIT-1, R-TRAIT-2,
/// R-TRAIT-4, R-TRAIT-7, R-ROT-10).
@MainActor @Suite struct ChildTraitsTests {
  private let root = Probe("root")
  private let child = Probe("child")
  private let leaf = UIView("leaf", CGRect(x: 0, y: 0, width: 10, height: 10))
  private let regular = UITraitCollection(horizontalSizeClass: .regular)

  private func launch(_ sim: Simulator) {
    root.onLoad = { [child, leaf] root in
      root.view.addSubview(leaf)
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.embed(child)
    }
    sim.launch(root)
  }

  private func rows(_ events: [TraceEvent]) -> [String] {
    events.named(
      "setOverrideTraitCollection", "willTransition", "viewWillTransition",
      "traitCollectionDidChange"
    ).lines
  }

  @Test(arguments: [
    ("iphone-6", SystemVersion.iOS(8)), ("iphone-8", .iOS(12)), ("iphone-11", .iOS(13)),
    ("iphone-12", .iOS(16)),
  ])
  func `an override is announced to the child and propagates through its subtree (R-TRAIT-7)`(
    slug: String, system: SystemVersion
  ) throws {
    let sim = try device(slug, system)
    launch(sim)
    let events = sim.events {
      sim.doing {
        root.setOverrideTraitCollection(regular, forChild: child)
        #expect(child.view.traitCollection.horizontalSizeClass == .regular)
      }
    }
    #expect(
      rows(events) == [
        "root setOverrideTraitCollection(_:forChild:)", "child willTransition(to:with:)",
        "child traitCollectionDidChange(_:)", "child.view traitCollectionDidChange(_:)",
      ])
    #expect(events.named("willTransition").first?.argumentsText == "hC vR → hR vR")
    #expect(root.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)

    sim.doing { root.setOverrideTraitCollection(nil, forChild: child) }
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(root.overrideTraitCollection(forChild: child) == nil)
  }

  @Test func `from iOS 17 on the change comes with the child's layout (R-TRAIT-4, R-TRAIT-7)`()
    throws
  {
    let sim = try device("iphone-15-pro", .iOS(17))
    launch(sim)
    let events = sim.events {
      sim.doing {
        root.setOverrideTraitCollection(regular, forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == .compact)
      }
    }
    #expect(
      rows(events) == [
        "root setOverrideTraitCollection(_:forChild:)", "child willTransition(to:with:)",
        "child traitCollectionDidChange(_:)", "child.view traitCollectionDidChange(_:)",
      ])
  }

  @Test func `an override that changes nothing sends no callbacks`() throws {
    let sim = try device("iphone-12", .iOS(16))
    launch(sim)
    let events = sim.events {
      sim.doing {
        root.setOverrideTraitCollection(
          UITraitCollection(horizontalSizeClass: .compact), forChild: child)
        root.setOverrideTraitCollection(nil, forChild: child)
      }
    }
    #expect(rows(events).count == 2)
  }

  @Test func `an override set before the child is added applies once it is added`() throws {
    let sim = try device("iphone-12", .iOS(16))
    root.onLoad = { [child, regular] root in
      root.setOverrideTraitCollection(regular, forChild: child)
      root.embed(child)
    }
    sim.launch(root)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    #expect(sim.trace.events(named: "willTransition").isEmpty)

    let other = Probe("other")
    sim.doing {
      child.view.removeFromSuperview()
      child.removeFromParent()
      root.view.addSubview(other.view)
      root.addChild(other)
      other.embed(child)
    }
    #expect(child.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `an override set in viewWillTransition joins the rotation (R-TRAIT-7)`() throws {
    let sim = try device("iphone-12", .iOS(16))
    launch(sim)
    root.onSize = { [child, regular] root, size, _ in
      root.setOverrideTraitCollection(size.width > 500 ? regular : nil, forChild: child)
    }
    let events = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(
      events.on("root", "child").named("willTransition", "viewWillTransition").lines == [
        "root willTransition(to:with:)", "child willTransition(to:with:)",
        "root viewWillTransition(to:with:)", "child willTransition(to:with:)",
        "child viewWillTransition(to:with:)",
      ])
    #expect(
      events.on("child").named("traitCollectionDidChange").strings
        == ["child traitCollectionDidChange(_:) hC vR → hR vC"])
  }

  @Test func `an override in its own announcement is stopped`() throws {
    let sim = try device("iphone-12", .iOS(16))
    launch(sim)
    child.onWillTransition = { [root] child, new, _ in
      root.setOverrideTraitCollection(
        new.horizontalSizeClass == .regular
          ? UITraitCollection(verticalSizeClass: .compact)
          : UITraitCollection(horizontalSizeClass: .regular),
        forChild: child)
    }
    let events = sim.events {
      sim.doing { root.setOverrideTraitCollection(regular, forChild: child) }
    }
    #expect(events.named("layoutLoop").count == 1)
    #expect(events.named("willTransition").count <= 10)
  }

  @Test func `an override in its own change is stopped`() throws {
    let sim = try device("iphone-12", .iOS(16))
    launch(sim)
    child.onTraits = { [root] child, _ in
      let isRegular = child.traitCollection.horizontalSizeClass == .regular
      root.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: isRegular ? .compact : .regular), forChild: child)
    }
    let events = sim.events {
      sim.doing { root.setOverrideTraitCollection(regular, forChild: child) }
    }
    #expect(events.named("layoutLoop").count >= 1)
    #expect(events.named("traitCollectionDidChange").count <= 50)
  }

  @Test(arguments: [
    ("iphone-8", SystemVersion.iOS(13)), ("iphone-12", .iOS(16)), ("iphone-15-pro", .iOS(17)),
    ("iphone-15-pro", .iOS(26)),
  ])
  func `traits propagate from the screen, parents first (R-TRAIT-1)`(
    slug: String, system: SystemVersion
  ) throws {
    let sim = try device(slug, system)
    launch(sim)
    let events = sim.events { sim.settings.userInterfaceStyle = .dark }
    #expect(
      events.named("traitCollection", "traitCollectionDidChange").lines == [
        "screen traitCollection", "scene traitCollection", "window traitCollectionDidChange(_:)",
        "root traitCollectionDidChange(_:)", "root.view traitCollectionDidChange(_:)",
        "leaf traitCollectionDidChange(_:)", "child traitCollectionDidChange(_:)",
        "child.view traitCollectionDidChange(_:)",
      ])
    #expect(sim.perform { UIScreen.main.traitCollection.userInterfaceStyle } == .dark)
    let rotation = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(
      rotation.named("traitCollection").lines == [
        "screen traitCollection", "scene traitCollection",
      ])
  }

  @Test(arguments: [
    ("iphone-8", SystemVersion.iOS(12)), ("iphone-12", .iOS(16)), ("iphone-15-pro", .iOS(17)),
  ])
  func
    `a child off screen changes at once up to iOS 16, later on return (R-TRAIT-4, R-ROT-10)`(
      slug: String, system: SystemVersion
    ) throws
  {
    let sim = try device(slug, system)
    launch(sim)
    let unloaded = Probe("unloaded")
    let inner = UIView("inner", .zero)
    sim.doing {
      child.view.removeFromSuperview()
      child.view.addSubview(inner)
      root.addChild(unloaded)
    }
    let events = sim.events { sim.rotate(to: .landscapeLeft) }
    let received = events.named("traitCollectionDidChange").on(
      "child", "child.view", "inner", "unloaded")
    if system.major >= 17 {
      #expect(received.isEmpty && child.traitCollection.verticalSizeClass == .regular)
    } else {
      #expect(
        received.lines == [
          "child traitCollectionDidChange(_:)", "child.view traitCollectionDidChange(_:)",
          "inner traitCollectionDidChange(_:)",
        ])
      #expect(unloaded.traitCollection.verticalSizeClass == .compact)
      #expect(!unloaded.isViewLoaded)
    }
    sim.doing { root.view.addSubview(child.view) }
    #expect(inner.traitCollection.verticalSizeClass == .compact)
  }

  @Test func `overrides announce a transition only with the switch (R-TRAIT-7)`() throws {
    let sim = try device("iphone-15-pro", .iOS(18))
    launch(sim)
    sim.switches.announcesTraitOverrides = true
    let events = sim.events { sim.doing { child.traitOverrides.horizontalSizeClass = .regular } }
    #expect(
      rows(events) == [
        "child willTransition(to:with:)", "child traitCollectionDidChange(_:)",
        "child.view traitCollectionDidChange(_:)",
      ])
  }
}
