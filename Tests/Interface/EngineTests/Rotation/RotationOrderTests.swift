import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalSnapshots
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// A rotation in its four stages, for root, child and leaf (R-ROT, R-TRAIT-1, R-TRAIT-4, R-RSZ, D-1).
@MainActor @Suite(.simulator("iphone-15-pro")) struct RotationOrderTests {
  private let root = Probe("root")
  private let child = Probe("child")
  private let leaf = UIView("leaf", CGRect(x: 0, y: 0, width: 10, height: 10))

  private func launch(_ sim: Simulator) {
    root.onLoad = { [child, leaf] root in
      root.view.addSubview(leaf)
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.embed(child)
    }
    root.onSize = { _, _, coordinator in
      coordinator.animate(alongsideTransition: { _ in }, completion: { _ in })
    }
    sim.launch(root)
  }

  private func rows(_ events: [TraceEvent]) -> [String] {
    events.filter {
      ["device", "root", "root.view", "child", "child.view", "leaf", "window", "coordinator"]
        .contains($0.receiver)
        && !["viewIsAppearing(_:)", "shouldAutorotate"].contains($0.name)
        && !$0.name.contains("safeArea") && !$0.name.contains("SafeArea")
        && !$0.name.contains("ayoutMargins")
    }.lines
  }

  private static let traitRows = [
    "window traitCollectionDidChange(_:)", "root traitCollectionDidChange(_:)",
    "root.view traitCollectionDidChange(_:)", "leaf traitCollectionDidChange(_:)",
    "child traitCollectionDidChange(_:)", "child.view traitCollectionDidChange(_:)",
  ]
  private static let announcements = [
    "root willTransition(to:with:)", "child willTransition(to:with:)",
    "root viewWillTransition(to:with:)",
    "root size(forChildContentContainer:withParentContainerSize:)",
    "child viewWillTransition(to:with:)",
  ]

  private func first(_ events: [TraceEvent], _ line: String) throws -> Int {
    try #require(events.first { "\($0.receiver) \($0.name)" == line }, "\(line)").index
  }

  @Test(arguments: [
    ("iphone-6", 9, "hC vC"), ("iphone-8", 12, "hC vC"), ("iphone-12", 16, "hC vC"),
    ("iphone-15-pro", 17, "hC vR"), ("iphone-15-pro", 26, "hC vR"),
  ])
  func `from iOS 17 on blocks along a rotation see the old traits (F-63, R-ROT-9, D-1)`(
    slug: String, system: Int, expected: String
  ) throws {
    for blocksComeFirst in [true, false] {
      let (sim, root) = try launched(slug, .iOS(system))
      sim.switches.blocksComeBeforeLayout = blocksComeFirst
      var seen: [String] = []
      root.onSize = { root, _, coordinator in
        coordinator.animate(alongsideTransition: { _ in
          seen += [root.traitCollection.shortText, root.view.traitCollection.shortText]
          seen.append(UIScreen.main.traitCollection.shortText)
          #expect(root.view.bounds.width > root.view.bounds.height)
        })
      }
      sim.rotate(to: .landscapeLeft)
      #expect(
        seen == (blocksComeFirst ? [expected, expected, "hC vC"] : ["hC vC", "hC vC", "hC vC"]))
    }
  }

  @Test(arguments: [
    ("iphone-6", 8), ("iphone-8", 15), ("iphone-15-pro", 17), ("iphone-15-pro", 26),
  ])
  func `a rotation invalidates the constraints of a root view that uses them (V-77)`(
    slug: String, system: Int
  ) throws {
    for usesConstraints in [true, false] {
      let (sim, root) = try launched(slug, .iOS(system))
      if usesConstraints { sim.doing { root.view.addSubview(ConstrainedView()) } }
      let calls = ["viewWillTransition", "updateViewConstraints", "viewWillLayoutSubviews"]
      let rotation = sim.events { sim.rotate(to: .landscapeLeft) }
      #expect(
        rotation.on("root").map(\.baseName).filter(calls.contains)
          == calls.filter { usesConstraints || $0 != "updateViewConstraints" })
      let half = sim.events { sim.rotate(to: .landscapeRight) }
      #expect(half.named("updateViewConstraints").isEmpty)
    }
  }

  @Test(arguments: [("ipad-air-2", 12), ("ipad-air-2", 15)])
  func `a resize of the window does not invalidate the root view's constraints (V-77)`(
    slug: String, system: Int
  ) throws {
    let (sim, root) = try launched(slug, .iOS(system))
    sim.doing { root.view.addSubview(ConstrainedView()) }
    let smaller = try sim.events { try sim.resize(to: .split(.third)) }
    #expect(smaller.on("root").named("viewWillTransition").count == 1)
    #expect(smaller.named("updateViewConstraints").isEmpty)
  }

  @Test(arguments: [
    ("iphone-6", SystemVersion.iOS(9)), ("iphone-8", .iOS(12)), ("iphone-11", .iOS(13)),
    ("iphone-12", .iOS(16)),
  ])
  func `up to iOS 16 all receive traits before bounds change (R-ROT-1, R-TRAIT-1, D-1)`(
    slug: String, system: SystemVersion
  ) throws {
    let sim = try device(slug, system)
    launch(sim)
    let found = rows(sim.events { sim.rotate(to: .landscapeLeft) })
    #expect(
      found.filter { $0 != "window layoutSubviews()" } == [
        "device orientation", "root supportedInterfaceOrientations",
      ] + Self.announcements + Self.traitRows + [
        "window bounds", "root.view bounds", "child.view bounds",
        "coordinator alongsideTransition", "root viewWillLayoutSubviews()",
        "root.view layoutSubviews()", "root viewDidLayoutSubviews()",
        "child viewWillLayoutSubviews()", "child.view layoutSubviews()",
        "child viewDidLayoutSubviews()", "device orientationDidChangeNotification",
        "coordinator completion",
      ])
  }

  @Test(arguments: [SystemVersion.iOS(17), .iOS(18), .iOS(26)])
  func `from iOS 17 on views receive traits just before their layout (R-ROT-1, D-1)`(
    system: SystemVersion
  ) throws {
    let sim = try device("iphone-15-pro", system)
    launch(sim)
    let found = rows(sim.events { sim.rotate(to: .landscapeLeft) })
    #expect(
      found.filter { $0 != "window layoutSubviews()" } == [
        "device orientation", "root supportedInterfaceOrientations",
      ] + Self.announcements + [
        "window bounds", "root.view bounds", "child.view bounds",
        "coordinator alongsideTransition", "window traitCollectionDidChange(_:)",
        "root traitCollectionDidChange(_:)", "root.view traitCollectionDidChange(_:)",
        "root viewWillLayoutSubviews()", "root.view layoutSubviews()",
        "root viewDidLayoutSubviews()", "leaf traitCollectionDidChange(_:)",
        "child traitCollectionDidChange(_:)", "child.view traitCollectionDidChange(_:)",
        "child viewWillLayoutSubviews()", "child.view layoutSubviews()",
        "child viewDidLayoutSubviews()", "device orientationDidChangeNotification",
        "coordinator completion",
      ])
  }

  @Test func `a parent's super calls the children (R-ROT-1, R-ROT-2)`() throws {
    let sim = try device()
    launch(sim)
    let events = sim.events { sim.rotate(to: .landscapeLeft) }
    for name in ["willTransition", "viewWillTransition"] {
      let outer = try #require(events.named(name).on("root").first)
      let inner = try #require(events.named(name).on("child").first)
      #expect(outer.index < inner.index && inner.index < outer.returned)
      #expect(inner.depth > outer.depth)
    }
    #expect(
      events.named("viewWillTransition").strings.first
        == "root viewWillTransition(to:with:) 852 × 393")
    #expect(events.named("willTransition").first?.argumentsText == "hC vR → hC vC")
  }

  @Test func `without a call to super only its own children are left out (R-ROT-3)`() throws {
    let sim = try device()
    launch(sim)
    root.callsSuper = false
    let events = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(
      events.named("willTransition", "viewWillTransition").lines
        == ["root willTransition(to:with:)", "root viewWillTransition(to:with:)"])
    #expect(events.named("traitCollectionDidChange").on("child").count == 1)
    #expect(child.view.bounds.size == CGSize(width: 852, height: 393))
    #expect(events.named("viewWillLayoutSubviews").on("child").count >= 1)
  }

  @Test func `a missing super call further down leaves siblings unaffected (R-ROT-3)`() throws {
    let sim = try device()
    let (sibling, grandchild) = (Probe("sibling"), Probe("grandchild"))
    for controller in [child, sibling, grandchild] {
      controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    root.onLoad = { [child] root in
      root.embed(child)
      child.embed(grandchild)
      root.embed(sibling)
    }
    child.callsSuper = false
    sim.launch(root)
    let received = sim.events { sim.rotate(to: .landscapeLeft) }.named("viewWillTransition")
    #expect(received.map(\.receiver) == ["root", "child", "sibling"])
  }

  @Test func `a child with an unchanged size is queried, but not called (R-ROT-1 step 7)`() throws {
    let sim = try device()
    let fixed = Probe("fixed")
    root.onLoad = {
      fixed.view.autoresizingMask = []
      // Inside the safe area in both orientations: another safe area would cause layout (R-SAFE-1).
      $0.embed(fixed, frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    }
    sim.launch(root)
    let events = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(events.named("size").count == 1)
    #expect(events.named("viewWillTransition").map(\.receiver) == ["root"])
    #expect(events.named("willTransition").map(\.receiver) == ["root", "fixed"])
    #expect(events.named("viewWillLayoutSubviews").on("fixed").isEmpty)
  }

  @Test func `an iPad's rotation changes only the size (R-ROT-4)`() throws {
    for system in [SystemVersion.iOS(16, 1), .iOS(17)] {
      let sim = try device("ipad-10", system)
      launch(sim)
      let events = sim.events { sim.rotate(to: .landscapeLeft) }
      #expect(events.named("willTransition", "traitCollectionDidChange").isEmpty)
      #expect(
        rows(events).filter { $0 != "window layoutSubviews()" } == [
          "device orientation", "device orientationDidChangeNotification",
          "root viewWillTransition(to:with:)",
          "root size(forChildContentContainer:withParentContainerSize:)",
          "child viewWillTransition(to:with:)", "window bounds", "root.view bounds",
          "child.view bounds", "coordinator alongsideTransition",
          "root viewWillLayoutSubviews()", "root.view layoutSubviews()",
          "root viewDidLayoutSubviews()", "child viewWillLayoutSubviews()",
          "child.view layoutSubviews()", "child viewDidLayoutSubviews()",
          "coordinator completion",
        ])
    }
  }

  @Test(arguments: [SystemVersion.iOS(16), .iOS(17)])
  func `a half rotation calls the root with its unchanged size (R-ROT-5, D-14)`(
    system: SystemVersion
  ) throws {
    let sim = try device("iphone-14-pro", system)
    launch(sim)
    sim.rotate(to: .landscapeLeft)
    var rotation = CGAffineTransform.identity
    root.onSize = { _, _, coordinator in
      rotation = coordinator.targetTransform
      coordinator.animate(alongsideTransition: { _ in }, completion: { _ in })
    }
    let events = sim.events { sim.rotate(to: .landscapeRight) }
    #expect(
      events.named("viewWillTransition").map { "\($0.receiver) \($0.argumentsText)" }
        == ["root 852 × 393"])
    #expect(
      events.named(
        "willTransition", "traitCollectionDidChange", "bounds", "layoutSubviews",
        "viewWillLayoutSubviews"
      ).isEmpty)
    #expect(events.named("alongsideTransition", "completion").count == 2)
    #expect(rotation == CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0))
    #expect(sim.interfaceOrientation == .landscapeLeft)

    sim.switches.notifiesRootOnHalfTurn = false
    let silent = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(silent.named("viewWillTransition").isEmpty)
    #expect(sim.interfaceOrientation == .landscapeRight)
  }

  @Test func `the values that can be read at each point (R-ROT-9, R-COORD-6)`() throws {
    for system in [SystemVersion.iOS(16), .iOS(17)] {
      let sim = try device("iphone-14-pro", system)
      let root = Probe("root")
      var seen: [String] = []
      func appearance(_ point: String, _ root: Probe) {
        seen.append(
          "\(point) \(root.traitCollection.shortText) \(Int(root.view.bounds.width)) "
            + "\(Int(sim.screen.bounds.width)) \(sim.interfaceOrientation.name)")
      }
      sim.launch(root)
      root.onWillTransition = { root, _, _ in appearance("traits", root) }
      root.onSize = { root, _, coordinator in
        appearance("size", root)
        coordinator.animate(
          alongsideTransition: { _ in appearance("alongside", root) },
          completion: { _ in appearance("completion", root) })
      }
      root.onTraits = { root, _ in appearance("changed", root) }
      root.onWillLayout = { appearance("layout", $0) }
      sim.rotate(to: .landscapeRight)
      if system.major < 17 {
        #expect(
          seen == [
            "traits hC vR 393 393 portrait", "size hC vR 393 393 portrait",
            "changed hC vC 393 852 landscapeLeft", "alongside hC vC 852 852 landscapeLeft",
            "layout hC vC 852 852 landscapeLeft", "completion hC vC 852 852 landscapeLeft",
          ])
      } else {
        #expect(
          seen == [
            "traits hC vR 393 393 portrait", "size hC vR 393 393 portrait",
            "alongside hC vR 852 852 landscapeLeft", "changed hC vC 852 852 landscapeLeft",
            "layout hC vC 852 852 landscapeLeft", "completion hC vC 852 852 landscapeLeft",
          ])
      }
    }
  }

  @Test
  func `safe areas follow after the superview's layout and before the view's own (R-SAFE-1, D-3)`()
    throws
  {
    let sim = try device()
    launch(sim)
    let events = sim.events { sim.rotate(to: .landscapeLeft) }
    let rootChange = try first(events, "root.view safeAreaInsetsDidChange()")
    let rootReceived = try first(events, "root viewSafeAreaInsetsDidChange()")
    let rootLayout = try first(events, "root.view layoutSubviews()")
    let childChange = try first(events, "child.view safeAreaInsetsDidChange()")
    let childLayout = try first(events, "child.view layoutSubviews()")
    #expect(rootChange < rootReceived && rootReceived < rootLayout)
    #expect(rootLayout < childChange && childChange < childLayout)
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 20, right: 59))
  }
}
