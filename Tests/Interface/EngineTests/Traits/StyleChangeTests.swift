import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// A change of the style affects everything, and other settings as much as recorded (V-21 to V-25,
/// V-27).
@MainActor @Suite struct StyleChangeTests {
  nonisolated static let devices: [(String, Int)] = [
    ("iphone-8", 13), ("iphone-8", 16), ("iphone-15-pro", 17), ("iphone-15-pro", 18),
    ("iphone-15-pro", 26),
  ]

  @Test(arguments: devices)
  func `a change of the user interface style is announced before it applies (V-21)`(
    slug: String, system: Int
  ) throws {
    let (sim, root) = try launched(slug, .iOS(system))
    let child = Probe("child")
    sim.doing { root.embed(child) }
    var seen: [String] = []
    root.onWillTransition = { root, new, coordinator in
      seen.append("\(root.traitCollection.userInterfaceStyle) → \(new.userInterfaceStyle)")
      coordinator.animate(
        alongsideTransition: { _ in seen.append("block") }, completion: { _ in seen.append("end") })
    }
    let events = sim.events { sim.settings.userInterfaceStyle = .dark }
    #expect(
      events.on("root", "child").named(
        "willTransition", "viewWillTransition", "traitCollectionDidChange"
      ).lines == [
        "root willTransition(to:with:)", "child willTransition(to:with:)",
        "root traitCollectionDidChange(_:)", "child traitCollectionDidChange(_:)",
      ])
    #expect(seen == ["light → dark", "block", "end"])
    #expect(root.transitionCoordinator == nil)
    // A controller that overrides the style receives neither callback.
    sim.doing { root.overrideUserInterfaceStyle = .light }
    let none = sim.events { sim.settings.userInterfaceStyle = .light }
    #expect(none.on("root", "child").named("willTransition", "traitCollectionDidChange").isEmpty)
  }

  @Test(arguments: devices)
  func `the style invalidates every window, view and controller (V-22)`(
    slug: String, system: Int
  ) throws {
    let (sim, root) = try launched(slug, .iOS(system))
    let (child, leaf) = (Probe("child"), ConstrainedView())
    leaf.sceneIdentifier = "leaf"
    child.onLoad = { $0.view.addSubview(leaf) }
    sim.doing { root.embed(child) }
    let events = sim.events { sim.settings.userInterfaceStyle = .dark }
    for receiver in ["window", "root.view", "child.view", "leaf"] {
      for call in ["tintColorDidChange", "updateConstraints", "layoutSubviews", "draw"] {
        #expect(events.on(receiver).named(call).count == 1, "\(receiver) \(call)")
      }
    }
    for controller in ["root", "child"] {
      for call in ["updateViewConstraints", "viewWillLayoutSubviews", "viewDidLayoutSubviews"] {
        #expect(events.on(controller).named(call).count == 1, "\(controller) \(call)")
      }
    }
    let names = events.on("leaf").map(\.baseName)
    #expect(
      names.filter { $0 != "updateProperties" } == [
        "traitCollectionDidChange", "tintColorDidChange", "updateConstraints", "layoutSubviews",
        "draw",
      ])
    #expect(sim.events { sim.doing {} }.isEmpty)
  }

  @Test(arguments: [("iphone-8", 13), ("iphone-15-pro", 17)])
  func `a presentation's container is laid out again too (V-22)`(
    slug: String, system: Int
  ) throws {
    let (sim, root) = try launched(slug, .iOS(system))
    sim.doing { root.present(Probe("modal"), animated: false) }
    let events = sim.events { sim.settings.userInterfaceStyle = .dark }
    #expect(
      events.on("presentation").named(
        "containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews"
      ).map(\.baseName) == ["containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews"])
  }

  @Test func `a style override redraws the views below it, and none up to iOS 12 (V-22)`()
    throws
  {
    let (sim, root) = try launched("iphone-15-pro", .iOS(17))
    let (inside, outside) = (UIView("inside"), UIView("outside"))
    sim.doing {
      root.view.addSubview(inside)
      root.view.addSubview(outside)
    }
    let events = sim.events { sim.doing { inside.overrideUserInterfaceStyle = .dark } }
    #expect(
      events.named("tintColorDidChange", "draw").lines.map { $0.prefix(6) } == ["inside", "inside"])
    let (old, _) = try launched("iphone-8", .iOS(12))
    #expect(
      old.events { old.settings.userInterfaceStyle = .dark }.lines == ["device settings"])
  }

  @Test(arguments: [false, true])
  func `text size, contrast and direction do the same with the switch (V-21, V-22)`(
    isOn: Bool
  ) throws {
    let changes: [(inout UserSettings) -> Void] = [
      { $0.contentSizeCategory = .extraLarge }, { $0.accessibilityContrast = .high },
      { $0.layoutDirection = .rightToLeft },
    ]
    for (slug, system) in [("iphone-8", 13), ("iphone-15-pro", 26)] {
      for change in changes {
        let (sim, _) = try launched(slug, .iOS(system))
        sim.switches.settingsActAsStyle = isOn
        let events = sim.events { change(&sim.settings) }
        #expect(events.on("root").named("willTransition").count == (isOn ? 1 : 0))
        #expect(events.on("root.view").named("tintColorDidChange", "draw").count == (isOn ? 2 : 0))
        #expect(events.on("root").named("traitCollectionDidChange").count == 1)
      }
    }
  }

  @Test(arguments: [
    ("iphone-4s", 6, 0), ("iphone-5s", 7, 1), ("iphone-8", 12, 1), ("iphone-8", 16, 1),
    ("iphone-15-pro", 26, 1),
  ])
  func `another text size is posted, and can be read at that time (V-27)`(
    slug: String, system: Int, count: Int
  ) throws {
    let (sim, _) = try launched(slug, .iOS(system))
    var seen: [String] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: sim.application, queue: nil
    ) { notification in
      let value = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String
      MainActor.assumeIsolated {
        let new = UIApplication.shared.preferredContentSizeCategory
        seen.append("\(new == .extraLarge) \(value == new.rawValue)")
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    sim.settings.contentSizeCategory = .extraLarge
    sim.settings.userInterfaceStyle = .dark
    #expect(seen == Array(repeating: "true true", count: count))
    #expect(
      sim.trace.events.on("app").named("UIContentSizeCategory.didChangeNotification").count == count
    )
  }

  @Test(arguments: devices)
  func `an app in the background receives both styles, the screen does not (V-23)`(
    slug: String, system: Int
  ) throws {
    let (sim, root) = try launched(slug, .iOS(system))
    var seen: [String] = []
    root.onTraits = { root, _ in
      let (own, screen) = (root.traitCollection, UIScreen.main.traitCollection)
      let state = UIApplication.shared.applicationState == .background
      seen.append("\(own.userInterfaceStyle) \(screen.userInterfaceStyle) \(state)")
    }
    let events = sim.events { sim.background() }
    #expect(seen == ["dark light true", "light light true"])
    #expect(events.on("screen").isEmpty)
    #expect(events.on("window").named("traitCollectionDidChange").count == 2)
    #expect(sim.events { sim.foreground() }.named("traitCollectionDidChange").isEmpty)
  }

  @Test
  func `no snapshot up to iOS 12, with the switch off, or of an override (V-23)`()
    throws
  {
    let (old, _) = try launched("iphone-8", .iOS(12))
    let (off, _) = try launched("iphone-8", .iOS(13))
    off.switches.backgroundSnapshots = .none
    let (own, root) = try launched("iphone-8", .iOS(13))
    own.doing { root.overrideUserInterfaceStyle = .dark }
    for sim in [old, off, own] {
      let events = sim.events { sim.background() }
      #expect(events.on("root", "root.view").named("traitCollectionDidChange").isEmpty)
    }
  }

  @Test(arguments: devices)
  func `a style set in the background arrives before the app becomes active (V-24)`(
    slug: String, system: Int
  ) throws {
    let (sim, root) = try launched(slug, .iOS(system))
    sim.background()
    let away = sim.events {
      sim.settings.userInterfaceStyle = .dark
      sim.settings.contentSizeCategory = .small
    }
    #expect(root.traitCollection.userInterfaceStyle == .light)
    #expect(root.traitCollection.preferredContentSizeCategory == .small)
    #expect(sim.screen.traitCollection.userInterfaceStyle == .light)
    #expect(sim.settings.userInterfaceStyle == .dark && !away.isEmpty)
    var states: [UIApplication.State] = []
    root.onTraits = { _, _ in states.append(UIApplication.shared.applicationState) }
    let back = sim.events { sim.foreground() }
    #expect(states == [.inactive] && root.traitCollection.userInterfaceStyle == .dark)
    let names = back.lines
    let foreground = try #require(names.firstIndex(of: "app willEnterForegroundNotification"))
    let received = try #require(names.firstIndex(of: "root traitCollectionDidChange(_:)"))
    let active = try #require(names.firstIndex(of: "app didBecomeActiveNotification"))
    #expect(foreground < received && received < active)
    #expect(sim.screen.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `a style set and reset in the background is no change (V-24)`() throws {
    let (sim, _) = try launched("iphone-15-pro", .iOS(17))
    sim.background()
    sim.settings.userInterfaceStyle = .dark
    sim.settings.userInterfaceStyle = .light
    #expect(sim.events { sim.foreground() }.named("traitCollectionDidChange").isEmpty)
  }

  @Test(arguments: [(13, false, 0), (13, true, 0), (15, false, 0), (15, true, 2)])
  func `a style set before the view is loaded is its first (V-25)`(
    system: Int, isNotified: Bool, count: Int
  ) throws {
    let sim = try device("iphone-8", .iOS(system))
    sim.switches.reportsStyleSetBeforeLoad = isNotified
    let root = Probe("root")
    root.overrideUserInterfaceStyle = .dark
    var first: [UIUserInterfaceStyle] = []
    root.onLoad = {
      first = [$0.traitCollection.userInterfaceStyle, $0.view.traitCollection.userInterfaceStyle]
    }
    let events = sim.events { sim.launch(root) }
    #expect(events.on("root", "root.view").named("traitCollectionDidChange").count == count)
    #expect(count > 0 || first == [.dark, .dark])
    #expect(root.traitCollection.userInterfaceStyle == .dark)
    #expect(root.view.traitCollection.userInterfaceStyle == .dark)
  }
}
