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

/// An app's own trait.
enum Density: UITraitDefinition {
  static let defaultValue = 1
}

/// An app's own trait whose values may not equal themselves.
enum Progress: UITraitDefinition {
  static let defaultValue = 0.0
}

/// Overrides on views, controllers, windows and the scene (R-TRAIT-2, R-TRAIT-4, R-TRAIT-5, R-TRAIT-7,
/// R-TRAIT-8).
@MainActor @Suite(.simulator("iphone-15-pro", reportsExceptions: false)) struct TraitOverridesTests
{
  private let sim: Simulator
  private let root = Probe("root")
  private let child = Probe("child")
  private let middle = UIView("middle", CGRect(x: 0, y: 0, width: 100, height: 100))
  private let leaf = UIView("leaf", CGRect(x: 0, y: 0, width: 10, height: 10))

  init() throws { sim = try #require(Simulator.bound) }

  /// Shows root.view › middle › child.view › leaf.
  private func launch(_ sim: Simulator) {
    root.onLoad = { [child, middle, leaf] root in
      root.view.addSubview(middle)
      child.view.addSubview(leaf)
      root.addChild(child)
      middle.addSubview(child.view)
      child.didMove(toParent: root)
    }
    sim.launch(root)
  }

  private func traitLines(_ events: [TraceEvent]) -> [String] {
    events.named("traitCollectionDidChange").lines.map {
      $0.replacing(" traitCollectionDidChange(_:)", with: "")
    }
  }

  @Test func `an override applies to its object and all below it (R-TRAIT-7)`() {
    launch(sim)
    let events = sim.events { sim.doing { root.traitOverrides.userInterfaceStyle = .dark } }
    #expect(
      traitLines(events) == ["root", "root.view", "middle", "child", "child.view", "leaf"])
    #expect(events.named("willTransition").isEmpty)
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)
    #expect(sim.window?.traitCollection.userInterfaceStyle == .light)
    #expect(
      events.named("traitCollectionDidChange").first?.argumentsText == "style light → dark")
    #expect(events.named("traitOverrides").strings == ["root traitOverrides style dark"])
  }

  @Test func `the nearest override wins, and a removed one is inherited again (R-TRAIT-7)`() {
    launch(sim)
    sim.doing {
      sim.window?.traitOverrides.userInterfaceStyle = .dark
      child.traitOverrides.userInterfaceStyle = .light
      leaf.traitOverrides[Density.self] = 3
    }
    #expect(middle.traitCollection.userInterfaceStyle == .dark)
    #expect(leaf.traitCollection.userInterfaceStyle == .light)
    #expect(leaf.traitCollection[Density.self] == 3 && middle.traitCollection[Density.self] == 1)

    sim.doing {
      #expect(child.traitOverrides.contains(UITraitUserInterfaceStyle.self))
      child.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    }
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `a view's own override wins over its controller's`() {
    launch(sim)
    sim.doing {
      child.traitOverrides.horizontalSizeClass = .regular
      child.view.traitOverrides.horizontalSizeClass = .unspecified
    }
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.view.traitCollection.horizontalSizeClass == .unspecified)
    #expect(leaf.traitCollection.horizontalSizeClass == .unspecified)
  }

  @Test(arguments: [SystemVersion.iOS(17), .iOS(26)])
  func `overrides on views in between reach a controller from iOS 17 on (R-TRAIT-2)`(
    system: SystemVersion
  ) throws {
    let sim = try device("iphone-15-pro", system)
    launch(sim)
    sim.doing { middle.overrideUserInterfaceStyle = .dark }
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)
  }

  @Test
  func `up to iOS 16 a controller inherits from its parent, not from views between (R-TRAIT-2)`()
    throws
  {
    let sim = try device("iphone-12", .iOS(16))
    launch(sim)
    sim.doing { middle.overrideUserInterfaceStyle = .dark }
    #expect(middle.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitCollection.userInterfaceStyle == .light)
    #expect(leaf.traitCollection.userInterfaceStyle == .light)

    sim.doing { root.overrideUserInterfaceStyle = .dark }
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `several overrides are one change, just before layout (R-TRAIT-4)`() {
    launch(sim)
    var styles: [UIUserInterfaceStyle] = []
    let events = sim.events {
      sim.doing {
        leaf.traitOverrides.userInterfaceStyle = .dark
        styles.append(leaf.traitCollection.userInterfaceStyle)
        leaf.traitOverrides[Density.self] = 2
        leaf.traitOverrides[Density.self] = 4
        leaf.setNeedsLayout()
      }
    }
    #expect(styles == [.light])
    #expect(
      events.on("leaf").named("traitCollectionDidChange", "layoutSubviews").lines == [
        "leaf traitCollectionDidChange(_:)", "leaf layoutSubviews()",
      ])
    #expect(leaf.traitCollection[Density.self] == 4)
  }

  @Test func `an override set and removed again is no change`() {
    launch(sim)
    let events = sim.events {
      sim.doing {
        root.traitOverrides.userInterfaceStyle = .dark
        root.traitOverrides.remove(UITraitUserInterfaceStyle.self)
      }
    }
    #expect(traitLines(events) == [])
  }

  @Test func `updating traits at once updates all above and below (R-TRAIT-5)`() {
    launch(sim)
    let events = sim.events {
      sim.doing {
        root.traitOverrides.userInterfaceStyle = .dark
        child.updateTraitsIfNeeded()
        #expect(leaf.traitCollection.userInterfaceStyle == .dark)
      }
    }
    let lines = traitLines(events)
    #expect(lines == ["root", "root.view", "middle", "child", "child.view", "leaf"])
  }

  @Test func `a view outside a window applies its override when it enters one (R-TRAIT-4)`() {
    launch(sim)
    let view = UIView("late", .zero)
    sim.doing {
      view.traitOverrides.userInterfaceStyle = .dark
      view.updateTraitsIfNeeded()
    }
    #expect(view.traitCollection.userInterfaceStyle == .light)
    let events = sim.events { sim.doing { root.view.addSubview(view) } }
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(traitLines(events) == ["late"])
  }

  @Test func `an override that masks a change blocks it for all below (R-TRAIT-7)`() {
    root.traitOverrides.userInterfaceStyle = .light
    launch(sim)
    let events = sim.events { sim.settings.userInterfaceStyle = .dark }
    #expect(traitLines(events) == ["window"])
  }

  @Test func `overrides of a controller and of views between affect what is announced`() {
    launch(sim)
    sim.doing {
      middle.traitOverrides.verticalSizeClass = .regular
      child.traitOverrides.horizontalSizeClass = .regular
    }
    let shielded = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(shielded.named("willTransition").lines == ["root willTransition(to:with:)"])

    sim.doing { middle.traitOverrides.remove(UITraitVerticalSizeClass.self) }
    let received = sim.events { sim.rotate(to: .portrait) }
    #expect(
      received.named("willTransition").strings == [
        "root willTransition(to:with:) hC vC → hC vR",
        "child willTransition(to:with:) hR vC → hR vR",
      ])
  }

  @Test func `reading an override that is not set raises (R-TRAIT-7)`() {
    launch(sim)
    let raised = sim.exceptions {
      #expect(leaf.traitOverrides.userInterfaceStyle == .unspecified)
      leaf.traitOverrides.userInterfaceStyle = .dark
      #expect(leaf.traitOverrides.userInterfaceStyle == .dark)
    }
    #expect(raised.map(\.name) == ["NSInternalInconsistencyException"])
    #expect(raised.first?.reason.contains("'UserInterfaceStyle'") == true)
  }

  @Test func `before their systems trait overrides raise and have no effect`() throws {
    let sim = try device("iphone-12", .iOS(16))
    launch(sim)
    let raised = sim.exceptions {
      leaf.traitOverrides.userInterfaceStyle = .dark
      leaf.updateTraitsIfNeeded()
      root.updateTraitsIfNeeded()
      leaf.setNeedsUpdateProperties()
      leaf.updatePropertiesIfNeeded()
      root.setNeedsUpdateProperties()
      root.updatePropertiesIfNeeded()
    }
    #expect(raised.count == 7 && raised.allSatisfy { $0.name == "NSInvalidArgumentException" })
    #expect(
      raised.first?.reason
        == "-[UIView traitOverrides]: unrecognized selector; it exists from iOS 17 on, and this is "
        + "iOS 16")
    #expect(leaf.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `the display scale is overridden like any other trait`() {
    launch(sim)
    var scales: [CGFloat] = []
    sim.doing {
      leaf.registerForTraitChanges([UITraitDisplayScale.self]) { (view: UIView, _) in
        scales.append(view.traitCollection.displayScale)
      }
      middle.traitOverrides.displayScale = 1
    }
    #expect(scales == [1] && leaf.traitCollection.displayScale == 1)
  }

  @Test func `an override that changes in every call is stopped and reported`() {
    let view = ProbeView("busy", .zero)
    view.onTraits = { view in
      view.traitOverrides[Density.self] = view.traitCollection[Density.self] + 1
    }
    launch(sim)
    let events = sim.events {
      sim.doing {
        root.view.addSubview(view)
        view.traitOverrides[Density.self] = 2
      }
    }
    #expect(events.named("layoutLoop").count == 1)
    #expect(events.on("busy").named("traitCollectionDidChange").count == 10)
  }

  @Test func `two views that override each other and update at once are stopped`() {
    let one = ProbeView("one", .zero)
    let other = ProbeView("other", .zero)
    var calls = 0
    for (view, target) in [(one, other), (other, one)] {
      view.onTraits = { _ in
        calls += 1
        target.traitOverrides[Density.self] = calls + 10
        target.updateTraitsIfNeeded()
      }
    }
    launch(sim)
    let events = sim.events {
      sim.doing {
        root.view.addSubview(one)
        root.view.addSubview(other)
        one.traitOverrides[Density.self] = 2
      }
    }
    #expect(events.named("layoutLoop").count >= 1 && calls < 100)
    sim.rotate(to: .landscapeLeft)
    #expect(one.traitCollection.verticalSizeClass == .compact)
  }

  @Test func `a trait whose value never equals itself changes only when it is set`() {
    launch(sim)
    sim.doing { root.traitOverrides[Progress.self] = .nan }
    #expect(leaf.traitCollection[Progress.self].isNaN)
    let quiet = sim.events { sim.doing { root.view.setNeedsLayout() } }
    #expect(traitLines(quiet) == [])
    let loud = sim.events { sim.doing { root.traitOverrides[Progress.self] = .nan } }
    #expect(traitLines(loud).count == 6)
    #expect(sim.trace.events(named: "layoutLoop").isEmpty)
  }

  @Test func `trait collections beyond the device's limit are refused`() {
    launch(sim)
    let raised = sim.exceptions {
      for value in 2...10_100 {
        leaf.traitOverrides[Density.self] = value
        leaf.updateTraitsIfNeeded()
      }
    }
    #expect(Set(raised.map(\.name)) == ["GimbalLimitExceeded"])
  }

  @Test func `an object that sets traits is released like any other`() {
    launch(sim)
    weak var gone: UIViewController?
    weak var view: UIView?
    sim.doing {
      let controller = UIViewController()
      controller.traitOverrides.userInterfaceStyle = .dark
      controller.registerForTraitChanges([Density.self]) { (_: UIViewController, _) in }
      controller.view.traitOverrides[Density.self] = 2
      child.addChild(controller)
      child.view.addSubview(controller.view)
      (gone, view) = (controller, controller.view)
    }
    #expect(gone != nil)
    sim.doing {
      gone?.view.removeFromSuperview()
      gone?.removeFromParent()
    }
    sim.settle()
    #expect(gone == nil && view == nil)
  }

  @Test(arguments: [
    (SystemVersion.iOS(17), UIUserInterfaceStyle.light), (.iOS(26), .light), (.iOS(27), .dark),
  ])
  func `a container view's overrides reach the presented from iOS 27 on (R-TRAIT-2, W-26)`(
    system: SystemVersion, style: UIUserInterfaceStyle
  ) throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"), system: system)
    sim.launch(root)
    sim.doing { root.present(child, animated: false) }
    let container = try #require(child.presentationController?.containerView)
    sim.doing { container.traitOverrides.userInterfaceStyle = .dark }
    #expect(container.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitCollection.userInterfaceStyle == style)
    #expect(child.view.traitCollection.userInterfaceStyle == style)
    sim.doing { child.presentationController?.traitOverrides.layoutDirection = .rightToLeft }
    #expect(child.traitCollection.layoutDirection == .rightToLeft)
    #expect(child.traitCollection.userInterfaceStyle == style)
  }
}
