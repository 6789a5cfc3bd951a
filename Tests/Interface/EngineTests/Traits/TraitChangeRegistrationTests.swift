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

/// A view as apps write it.
private class Card: UIView {
  var calls: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, former) in
      self.calls.append("Self \(former.userInterfaceStyle)")
    }
    registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitVerticalSizeClass.self]) {
      [weak self] (card: Card, _: UITraitCollection) in
      self?.calls.append("Card \(card.traitCollection.userInterfaceStyle)")
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    calls.append("traitCollectionDidChange")
  }
}

/// Closures that are called when traits change (R-TRAIT-6).
@MainActor @Suite(.simulator("iphone-15-pro", reportsExceptions: false))
struct TraitChangeRegistrationTests {
  private let sim: Simulator
  private let root = Probe("root")

  init() throws { sim = try #require(Simulator.bound) }

  @Test func `handlers follow traitCollectionDidChange in registration order (R-TRAIT-6)`() {
    let card = Card(frame: .zero)
    root.onLoad = { $0.view.addSubview(card) }
    sim.launch(root)
    #expect(card.calls == [])

    sim.settings.userInterfaceStyle = .dark

    #expect(card.calls == ["traitCollectionDidChange", "Self light", "Card dark"])
  }

  @Test func `handlers can be called first, with a switch (R-TRAIT-6)`() {
    let card = Card(frame: .zero)
    root.onLoad = { $0.view.addSubview(card) }
    sim.launch(root)
    sim.switches.traitHandlersComeLast = false

    sim.settings.userInterfaceStyle = .dark

    #expect(card.calls == ["Self light", "Card dark", "traitCollectionDidChange"])
  }

  @Test func `only listed traits count (R-TRAIT-6)`() {
    let card = Card(frame: .zero)
    root.onLoad = { $0.view.addSubview(card) }
    sim.launch(root)

    sim.settings.legibilityWeight = .bold
    sim.rotate(to: .landscapeLeft)

    #expect(
      card.calls == ["traitCollectionDidChange", "traitCollectionDidChange", "Card light"])
  }

  @Test func `a controller's handlers come before its view's`() {
    sim.launch(root)
    sim.doing {
      root.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in }
      root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: Probe, _) in }
    }
    let events = sim.events { sim.settings.userInterfaceStyle = .dark }
    #expect(
      events.named("traitChangeHandler", "traitCollectionDidChange").lines == [
        "window traitCollectionDidChange(_:)", "root traitCollectionDidChange(_:)",
        "root traitChangeHandler", "root.view traitCollectionDidChange(_:)",
        "root.view traitChangeHandler",
      ])
    #expect(events.named("traitChangeHandler").first?.argumentsText == "style light → dark")
  }

  @Test func `custom traits are registered like others (R-TRAIT-8)`() {
    sim.launch(root)
    var found: [Int] = []
    sim.doing {
      root.view.registerForTraitChanges([Density.self]) { (view: UIView, former) in
        found += [former[Density.self], view.traitCollection[Density.self]]
      }
      sim.window?.traitOverrides[Density.self] = 7
    }
    sim.doing { sim.window?.traitOverrides[Density.self] = 7 }
    #expect(found == [1, 7])
  }

  @Test func `a registration can be removed, in a handler too`() throws {
    sim.launch(root)
    var calls: [Int] = []
    var tokens: [any UITraitChangeRegistration] = []
    sim.doing {
      for number in 0..<3 {
        tokens.append(
          root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (root: Probe, _) in
            calls.append(number)
            if number == 0 { root.unregisterForTraitChanges(tokens[1]) }
            root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: Probe, _) in
              calls.append(10 + number)
            }
          })
      }
    }
    sim.settings.userInterfaceStyle = .dark
    #expect(calls == [0, 2])
    sim.doing {
      root.unregisterForTraitChanges(tokens[0])
      root.unregisterForTraitChanges(tokens[0])
      sim.window?.unregisterForTraitChanges(tokens[2])
    }
    calls = []
    sim.settings.userInterfaceStyle = .light
    #expect(calls == [2, 10, 12])
  }

  @Test func `registering for no traits warns, and for another object's class raises`() {
    sim.launch(root)
    var calls = 0
    let events = sim.events {
      sim.doing {
        root.registerForTraitChanges([]) { (_: Probe, _) in calls += 1 }
        root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
          calls += 1
        }
      }
      sim.settings.userInterfaceStyle = .dark
    }
    #expect(calls == 0)
    #expect(events.named("warning").count == 1)
    #expect(events.named("exception").count == 1)
  }

  @Test func `before iOS 17 registering raises (R-TRAIT-6)`() throws {
    let sim = try device("iphone-12", .iOS(16))
    sim.launch(root)
    var calls = 0
    let raised = sim.exceptions {
      let token = root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: Probe, _) in
        calls += 1
      }
      root.unregisterForTraitChanges(token)
    }
    sim.settings.userInterfaceStyle = .dark
    #expect(raised.count == 2 && calls == 0)
  }

  @Test func `the current collection in a handler is the object's (R-TRAIT-10)`() {
    sim.launch(root)
    var styles: [UIUserInterfaceStyle] = []
    sim.doing {
      root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: Probe, _) in
        styles.append(UITraitCollection.current.userInterfaceStyle)
      }
    }
    sim.settings.userInterfaceStyle = .dark
    #expect(styles == [.dark])
  }

  @Test func `a scene's handlers are called before its windows' (R-TRAIT-1, R-TRAIT-6)`() throws {
    sim.launch(root)
    let scene = try #require(sim.window?.windowScene)
    var calls: [String] = []
    var token: (any UITraitChangeRegistration)?
    sim.doing {
      token = scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (scene: UIWindowScene, former) in
        let now = scene.traitCollection.userInterfaceStyle
        calls.append("scene \(former.userInterfaceStyle) → \(now)")
      }
      sim.window?.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (_: UIWindow, _) in calls.append("window")
      }
    }
    sim.settings.userInterfaceStyle = .dark
    sim.settings.legibilityWeight = .bold
    #expect(calls == ["scene light → dark", "window"])
    sim.doing { scene.traitOverrides.userInterfaceStyle = .light }
    #expect(calls.suffix(2) == ["scene dark → light", "window"])
    sim.doing { token.map(scene.unregisterForTraitChanges) }
    sim.doing { scene.traitOverrides.remove(UITraitUserInterfaceStyle.self) }
    #expect(calls.count == 5 && calls.last == "window")
  }

  @Test func `a presentation receives traits before its controller (R-TRAIT-1, R-TRAIT-6)`()
    throws
  {
    let modal = Probe("modal")
    sim.launch(root)
    sim.doing { root.present(modal, animated: false) }
    let presentation = try #require(modal.presentationController)
    var calls: [String] = []
    sim.doing {
      modal.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: Probe, _) in
        calls.append("modal")
      }
      presentation.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (presentation: UIPresentationController, former) in
        let now = presentation.traitCollection.userInterfaceStyle
        calls.append("presentation \(former.userInterfaceStyle) → \(now)")
      }
    }
    let events = sim.events { sim.settings.userInterfaceStyle = .dark }
    #expect(calls == ["presentation light → dark", "modal"])
    #expect(
      events.named("traitCollectionDidChange").on("presentation", "modal").lines == [
        "presentation traitCollectionDidChange(_:)", "modal traitCollectionDidChange(_:)",
      ])
  }
}
