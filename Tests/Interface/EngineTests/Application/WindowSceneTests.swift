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

/// Requests of an app to its scene: another orientation (R-ORI-6), and other traits (R-TRAIT-7).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(17), reportsExceptions: false))
struct WindowSceneTests {
  private let sim: Simulator
  private let root = Probe("root")
  private let view = UIView("view", CGRect(x: 0, y: 0, width: 10, height: 10))

  init() throws {
    sim = try #require(Simulator.bound)
    root.onLoad = { [view] in $0.view.addSubview(view) }
    sim.launch(root)
  }

  private func scene(of sim: Simulator) throws -> UIWindowScene {
    try #require(sim.window?.windowScene)
  }

  // R-ORI-6
  @Test func `a geometry request is performed in the next run-loop turn`() throws {
    let scene = try scene(of: sim)
    var during = UIInterfaceOrientation.unknown
    let events = sim.events {
      sim.doing {
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) { _ in
          Issue.record("refused")
        }
        during = sim.interfaceOrientation
      }
    }
    #expect(during == .portrait && sim.interfaceOrientation == .landscapeRight)
    #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
    #expect(sim.orientation == .portrait && root.view.bounds.width == 852)
    #expect(
      events.on("scene").named("requestGeometryUpdate").map(\.argumentsText) == ["landscapeRight"])
  }

  // R-ORI-6
  @Test func `a geometry request that cannot be performed calls the error handler`() throws {
    let scene = try scene(of: sim)
    root.orientations = .portrait
    var errors: [UISceneError.Code] = []
    let events = sim.events {
      sim.doing {
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) {
          if let error = $0 as? UISceneError { errors.append(error.code) }
        }
        scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.iOS()) {
          if let error = $0 as? UISceneError { errors.append(error.code) }
        }
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
      }
    }
    #expect(errors == [.geometryRequestDenied, .geometryRequestDenied])
    #expect(events.on("scene").named("geometryErrorHandler").count == 2)
    #expect(sim.interfaceOrientation == .portrait)
  }

  // R-TRAIT-7
  @Test func `a scene's trait overrides reach its windows`() throws {
    let scene = try scene(of: sim)
    let events = sim.events { sim.doing { scene.traitOverrides.userInterfaceStyle = .dark } }
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(scene.traitCollection.userInterfaceStyle == .dark)
    #expect(sim.screen.traitCollection.userInterfaceStyle == .light)
    #expect(
      events.named("traitOverrides", "traitCollectionDidChange").map(\.receiver)
        == ["scene", "window", "root", "root.view", "view"])
    #expect(events.named("willTransition").isEmpty)
    // A controller that is made now has them from the start.
    #expect(sim.perform { Probe("new").traitCollection.userInterfaceStyle } == .dark)
    #expect(scene.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    let again = sim.events { sim.doing { scene.traitOverrides.userInterfaceStyle = .dark } }
    #expect(again.isEmpty)
    sim.doing { scene.traitOverrides.remove(UITraitUserInterfaceStyle.self) }
    #expect(view.traitCollection.userInterfaceStyle == .light)
  }

  // R-TRAIT-7
  @Test func `reading an override that the scene does not set raises an exception`() throws {
    let scene = try scene(of: sim)
    let raised = sim.exceptions { _ = scene.traitOverrides.userInterfaceStyle }
    #expect(raised.map(\.name) == ["NSInternalInconsistencyException"])
  }

  @Test func `an app that ends takes its overrides with it`() throws {
    let old = try scene(of: sim)
    sim.doing { old.traitOverrides.userInterfaceStyle = .dark }
    let next = Probe("next")
    sim.launch(next)
    #expect(next.traitCollection.userInterfaceStyle == .light)
    sim.doing { old.traitOverrides.userInterfaceStyle = .dark }
    #expect(next.view.traitCollection.userInterfaceStyle == .light)
    #expect(!old.traitOverrides.contains(UITraitUserInterfaceStyle.self))
  }

  @Test func `earlier systems have neither requests nor overrides`() throws {
    let sim = try device("iphone-12", .iOS(15))
    sim.launch(Probe("root"))
    let scene = try scene(of: sim)
    let raised = sim.exceptions {
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
      scene.traitOverrides.userInterfaceStyle = .dark
    }
    #expect(raised.count == 2 && raised.allSatisfy { $0.reason.contains("unrecognized selector") })
    sim.settle()
    #expect(sim.interfaceOrientation == .portrait)
    #expect(scene.traitCollection.userInterfaceStyle == .light)
  }
}
