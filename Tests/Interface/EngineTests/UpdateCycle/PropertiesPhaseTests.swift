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

/// A view that invalidates its properties whenever they are updated.
private final class Restless: UIView {
  override func updateProperties() { setNeedsUpdateProperties() }
}

/// Properties are updated between traits and layout (R-LAY-10).
@MainActor @Suite struct PropertiesPhaseTests {
  private let root = Probe("root")
  private let leaf = UIView("leaf", CGRect(x: 0, y: 0, width: 10, height: 10))

  private func launch(_ system: SystemVersion = .iOS(26)) throws -> Simulator {
    let sim = try device("iphone-15-pro", system)
    root.onLoad = { [leaf] in $0.view.addSubview(leaf) }
    sim.launch(root)
    return sim
  }

  @Test func `traits, properties and layout have separate dirty flags (R-LAY-10)`() throws {
    let sim = try launch()
    let all = sim.events {
      sim.doing {
        leaf.traitOverrides.userInterfaceStyle = .dark
        leaf.setNeedsUpdateProperties()
        leaf.setNeedsLayout()
      }
    }
    #expect(
      all.on("leaf").named("traitCollectionDidChange", "updateProperties", "layoutSubviews").lines
        == [
          "leaf traitCollectionDidChange(_:)", "leaf updateProperties()", "leaf layoutSubviews()",
        ])
    let properties = sim.events {
      sim.doing {
        leaf.setNeedsUpdateProperties()
        leaf.setNeedsUpdateProperties()
      }
    }
    #expect(properties.lines == ["leaf updateProperties()"])
    let layout = sim.events { sim.doing { leaf.setNeedsLayout() } }
    #expect(layout.lines == ["leaf layoutSubviews()"])
  }

  @Test func `a new view and a new controller need a properties update (R-LAY-10)`() throws {
    let sim = try launch()
    #expect(
      sim.trace.events(named: "updateProperties").lines == [
        "window updateProperties()", "root updateProperties()", "root.view updateProperties()",
        "leaf updateProperties()",
      ])
    let rotation = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(rotation.named("updateProperties").isEmpty)
  }

  @Test func `a controller has its own dirty flag and comes before its view`() throws {
    let sim = try launch()
    let alone = sim.events { sim.doing { root.setNeedsUpdateProperties() } }
    #expect(alone.lines == ["root updateProperties()"])
    let both = sim.events {
      sim.doing {
        root.view.setNeedsUpdateProperties()
        root.setNeedsUpdateProperties()
        root.view.setNeedsLayout()
      }
    }
    #expect(
      both.lines == [
        // V-26: before `viewWillLayoutSubviews`, not after it.
        "root updateProperties()", "root.view updateProperties()", "root viewWillLayoutSubviews()",
        "root.view layoutSubviews()", "root viewDidLayoutSubviews()",
      ])
  }

  @Test func `an immediate update reaches all invalidated objects below, without layout`() throws {
    let sim = try launch()
    let events = sim.events {
      sim.perform {
        leaf.setNeedsUpdateProperties()
        root.setNeedsUpdateProperties()
        leaf.setNeedsLayout()
        root.updatePropertiesIfNeeded()
        root.updatePropertiesIfNeeded()
      }
    }
    #expect(events.lines == ["root updateProperties()", "leaf updateProperties()"])
    #expect(sim.events { sim.settle() }.lines == ["leaf layoutSubviews()"])
  }

  @Test func `a view that always invalidates its properties is stopped and reported`() throws {
    let sim = try launch()
    let events = sim.events { sim.doing { root.view.addSubview(Restless(frame: .zero)) } }
    #expect(events.named("layoutLoop").count == 1)
    #expect((10...11).contains(events.named("updateProperties").count))
  }

  @Test func `up to iOS 25 there is no properties phase`() throws {
    let sim = try launch(.iOS(18))
    #expect(sim.trace.events(named: "updateProperties").isEmpty)
  }

  @Test func `a view made without a device adopts the device that it enters`() throws {
    let view = UIView()
    let sim = try launch(.iOS(18))
    sim.doing { root.view.addSubview(view) }
    #expect(sim.trace.events(named: "updateProperties").isEmpty)
  }
}
