import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// The traits that controllers and views have before their callbacks, and the first callbacks (V-20,
/// V-67, V-73, V-76, V-78).
@MainActor @Suite struct FirstTraitsTests {
  private let root = Probe("root")

  @Test(arguments: [
    ("iphone-8", 13), ("iphone-8", 15), ("iphone-15-pro", 17), ("iphone-15-pro", 26),
  ])
  func `a root made before a launch in landscape has its traits when it is loaded (V-73)`(
    slug: String, system: Int
  ) throws {
    for app in [AppDescription(), AppDescription(supportedOrientations: .landscape)] {
      let sim = try device(slug, .iOS(system), held: .landscapeLeft, app: app)
      let root = sim.perform { Probe("root") }
      #expect(root.traitCollection.shortText == "hC vR")
      var atLoad: [String] = []
      root.onLoad = {
        atLoad = [$0.traitCollection.shortText, $0.view.traitCollection.shortText]
      }
      let events = sim.events { sim.launch(root) }
      #expect(atLoad == ["hC vC", "hC vC"])
      #expect(events.on("root", "root.view").named("traitCollectionDidChange").isEmpty)
    }
  }

  @Test(arguments: [("iphone-8", 13), ("iphone-8", 15), ("iphone-8", 16)])
  func `traits that a child has before it is loaded are not predicted again (V-73)`(
    slug: String, system: Int
  ) throws {
    let (sim, root) = try launched(slug, .iOS(system))
    let child = Probe("child")
    var atLoad = ""
    child.onLoad = { atLoad = $0.traitCollection.shortText }
    sim.doing {
      root.addChild(child)
      root.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .regular), forChild: child)
      child.loadViewIfNeeded()
    }
    #expect(atLoad == "hR vR")
  }

  @Test(arguments: [8, 10, 12])
  func `on iOS 8 to 12 the root has its window's traits before its callback (V-76)`(
    system: Int
  ) throws {
    for (app, expected) in [
      (AppDescription(), "hC vR"), (AppDescription(supportedOrientations: .landscape), "hC vC"),
    ] {
      let sim = try device("iphone-6", .iOS(system), app: app)
      let root = Probe("root")
      var atLoad: [String] = []
      root.onLoad = {
        atLoad = [$0.traitCollection.shortText, $0.view.traitCollection.shortText]
      }
      let events = sim.events { sim.launch(root) }
      #expect(atLoad == [expected, expected])
      let calls = events.on("root").named("traitCollectionDidChange", "viewWillLayoutSubviews")
      #expect(
        calls.map(\.baseName).prefix(2) == ["traitCollectionDidChange", "viewWillLayoutSubviews"])
      #expect(calls.named("traitCollectionDidChange").count == 1)
      #expect(calls.first?.argumentsText.hasPrefix("→ \(expected)") == true)
    }
  }

  @Test(arguments: [8, 12])
  func `on iOS 8 to 12 a view that was just added returns inherited traits (V-20)`(
    system: Int
  ) throws {
    let (sim, root) = try launched("iphone-6", .iOS(system))
    let (view, below) = (ProbeView("view"), UIView("below"))
    view.addSubview(below)
    var seen: [String] = []
    view.onDidMoveToWindow = {
      seen = [$0.traitCollection.shortText, below.traitCollection.shortText]
    }
    #expect(view.traitCollection.horizontalSizeClass == .unspecified)
    let events = sim.events { sim.doing { root.view.addSubview(view) } }
    #expect(seen == ["hC vR", "hC vR"])
    #expect(events.on("view").named("traitCollectionDidChange").count == 1)
  }

  @Test(arguments: [
    ("iphone-6", 8), ("iphone-8", 12), ("iphone-8", 13), ("iphone-8", 16), ("iphone-15-pro", 17),
    ("iphone-15-pro", 26),
  ])
  func `a controller's view has the new traits in the controller's callback (V-20)`(
    slug: String, system: Int
  ) throws {
    let (sim, root) = try launched(slug, .iOS(system))
    let child = Probe("child")
    sim.doing { root.embed(child) }
    var seen: [String] = []
    let log: (Probe, UITraitCollection?) -> Void = { controller, former in
      seen.append(
        "\(former?.shortText ?? "") → \(controller.view.traitCollection.shortText)"
          + " \(controller.view.superview?.traitCollection.shortText ?? "")"
          + " \(controller.view.window?.traitCollection.shortText ?? "")")
    }
    root.onTraits = log
    child.onTraits = log
    sim.rotate(to: .landscapeLeft)
    #expect(seen == ["hC vR → hC vC hC vC hC vC", "hC vR → hC vC hC vC hC vC"])
  }

  @Test(arguments: [("iphone-8", 13), ("iphone-8", 16), ("iphone-15-pro", 17)])
  func `a view that its controller updates receives its change of traits once (V-20)`(
    slug: String, system: Int
  ) throws {
    let (sim, root) = try launched(slug, .iOS(system))
    let child = Probe("child")
    sim.doing { root.embed(child) }
    child.onTraits = { child, _ in
      guard child.view.overrideUserInterfaceStyle == .unspecified else { return }
      child.view.overrideUserInterfaceStyle = .dark
      child.view.layoutIfNeeded()
    }
    let rotation = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(child.view.traitCollection.verticalSizeClass == .compact)
    #expect(rotation.on("child.view").named("traitCollectionDidChange").count == 1)
  }

  @Test(arguments: [
    ("iphone-6", 8), ("iphone-8", 12), ("iphone-8", 13), ("iphone-8", 16), ("iphone-15-pro", 17),
  ])
  func `a child with other traits receives the change when it appears (V-67)`(
    slug: String, system: Int
  ) throws {
    let sim = try device(slug, .iOS(system))
    let child = Probe("child")
    var formers: [String] = []
    child.onTraits = { _, former in formers.append(former?.shortText ?? "none") }
    root.onLoad = { root in
      root.addChild(child)
      root.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .regular), forChild: child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    let events = sim.events { sim.launch(root) }
    #expect(events.on("child").named("traitCollectionDidChange").count == 1)
    #expect(events.on("child.view").named("traitCollectionDidChange").count == 1)
    #expect(formers == [system <= 12 ? "none" : "hC vR"])
    #expect(child.traitCollection.shortText == "hR vR")
    #expect(child.view.traitCollection.shortText == "hR vR")
  }

  @Test func `new traits can be read before any callback (V-20)`()
    throws
  {
    let (sim, root) = try launched("iphone-6", .iOS(12))
    let child = Probe("child")
    sim.perform {
      root.addChild(child)
      root.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    }
    let wide = sim.perform { child.traitCollection.shortText }
    #expect(wide == "hR vR")
    sim.perform {
      root.setOverrideTraitCollection(
        UITraitCollection(preferredContentSizeCategory: .extraSmall), forChild: child)
    }
    #expect(child.traitCollection.preferredContentSizeCategory == .extraSmall)
  }

  @Test(arguments: [true, false])
  func `on iOS 13 a root that rotates at launch may get no callback (V-78, R-LAUNCH-8)`(
    isNotified: Bool
  ) throws {
    let sim = try device("iphone-8", .iOS(13))
    sim.switches.reportsRotationAtLaunch = isNotified
    root.orientations = .landscape
    let events = sim.events { sim.launch(root) }
    #expect(events.on("root").named("traitCollectionDidChange").count == (isNotified ? 1 : 0))
    #expect(events.on("root").named("viewWillLayoutSubviews").count == (isNotified ? 2 : 1))
    #expect(root.traitCollection.shortText == "hC vC" && sim.interfaceOrientation.isLandscape)
    #expect(root.view.traitCollection.shortText == "hC vC")
  }

  @Test(arguments: [(17, false), (18, true), (26, true)])
  func `traits that a presentation reads cause another layout of its container (V-28)`(
    system: Int, isTracked: Bool
  ) throws {
    final class Card: UIPresentationController {
      var calls = 0
      override func containerViewWillLayoutSubviews() {
        calls += 1
        _ = traitCollection.accessibilityContrast
      }
      override func containerViewDidLayoutSubviews() {
        calls += 1
        _ = UITraitCollection.current.legibilityWeight
      }
    }
    final class Delegate: UIViewControllerTransitioningDelegate {
      var card: Card?
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        card = Card(presentedViewController: presented, presenting: presenting)
        return card
      }
    }
    let (sim, root) = try launched("iphone-15-pro", .iOS(system))
    let (modal, delegate) = (Probe("modal"), Delegate())
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = delegate
    sim.doing { root.present(modal, animated: false) }
    let card = try #require(delegate.card)
    let changes: [(inout UserSettings) -> Void] = [
      { $0.accessibilityContrast = .high }, { $0.legibilityWeight = .bold },
    ]
    for change in changes {
      card.calls = 0
      change(&sim.settings)
      #expect(card.calls == (isTracked ? 2 : 0))
    }
  }
}
