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

/// The recorded sequences of view trees, layout and safe area, on a system of each callback timing that they name.
@MainActor @Suite struct ViewSequenceTests {
  /// A device and a system of each of the five callback timings.
  struct TimingCase: Sendable, CustomTestStringConvertible {
    var slug: String
    var system: SystemVersion
    var testDescription: String { "iOS \(system)" }
  }

  private nonisolated static let callbackTimings = [
    TimingCase(slug: "iphone-4s", system: .iOS(6)), TimingCase(slug: "iphone-4s", system: .iOS(7)),
    TimingCase(slug: "iphone-6", system: .iOS(8)), TimingCase(slug: "iphone-7", system: .iOS(12)),
    TimingCase(slug: "iphone-11", system: .iOS(13)),
    TimingCase(slug: "iphone-11", system: .iOS(16)),
    TimingCase(slug: "iphone-15-pro", system: .iOS(17)),
    TimingCase(slug: "iphone-15-pro", system: .iOS(26)),
  ]

  private nonisolated static let moves = [
    "willMove(toSuperview:)", "willMove(toWindow:)", "didMoveToWindow()", "didMoveToSuperview()",
    "didAddSubview(_:)", "willRemoveSubview(_:)",
  ]

  /// Returns the events of the moves on the receivers.
  private func moves(
    _ sim: Simulator, _ receivers: [String], _ body: () -> Void
  ) -> [String] {
    sim.events { sim.perform(body) }.filter {
      receivers.contains($0.receiver) && Self.moves.contains($0.name)
    }.strings
  }

  @Test(arguments: callbackTimings)
  func `view trees outside a window and into one (R-VIEW-1, R-VIEW-2)`(
    callbackTiming: TimingCase
  ) throws {
    let (sim, root) = try launched(callbackTiming.slug, callbackTiming.system)
    let (s, v) = sim.perform { (UIView("S"), UIView("V")) }
    #expect(
      moves(sim, ["S", "V"]) { s.addSubview(v) } == [
        "V willMove(toSuperview:) S", "V didMoveToSuperview() ", "S didAddSubview(_:) V",
      ])
    #expect(
      moves(sim, ["V"]) { root.view.addSubview(s) } == [
        "V willMove(toWindow:) window", "V didMoveToWindow() ",
      ])
  }

  @Test(arguments: callbackTimings) func `into a window and out of it (R-VIEW-3, R-VIEW-4)`(
    callbackTiming: TimingCase
  ) throws {
    let (sim, root) = try launched(callbackTiming.slug, callbackTiming.system)
    let (s, v, sub) = sim.perform { (UIView("S"), UIView("V"), UIView("sub")) }
    v.addSubview(sub)
    sim.perform { root.view.addSubview(s) }
    #expect(
      moves(sim, ["S", "V", "sub"]) { s.addSubview(v) } == [
        "V willMove(toSuperview:) S", "V willMove(toWindow:) window",
        "sub willMove(toWindow:) window", "sub didMoveToWindow() ", "V didMoveToWindow() ",
        "V didMoveToSuperview() ", "S didAddSubview(_:) V",
      ])
    #expect(
      moves(sim, ["S", "V"]) { v.removeFromSuperview() } == [
        "S willRemoveSubview(_:) V", "V willMove(toSuperview:) nil", "V willMove(toWindow:) nil",
        "V didMoveToWindow() ", "V didMoveToSuperview() ",
      ])
  }

  @Test(arguments: callbackTimings) func `a controller's view without containment (R-VIEW-9)`(
    callbackTiming: TimingCase
  ) throws {
    let (sim, root) = try launched(callbackTiming.slug, callbackTiming.system)
    let loose = sim.perform { Probe("loose") }
    let events = sim.events {
      sim.doing { root.view.addSubview(loose.view) }
    }.on("loose", "loose.view").named(
      "viewWillAppear", "willMove(toWindow:)", "didMoveToWindow", "viewDidAppear")
    #expect(
      events.lines == [
        "loose viewWillAppear(_:)", "loose.view willMove(toWindow:)",
        "loose.view didMoveToWindow()", "loose viewDidAppear(_:)",
      ])
  }

  @Test(arguments: callbackTimings) func `constraints upwards, then layout downwards (R-LAY-1)`(
    callbackTiming: TimingCase
  ) throws {
    let (sim, root) = try launched(callbackTiming.slug, callbackTiming.system)
    let (v, sub) = sim.perform { (ConstrainedView("V"), ConstrainedView("sub")) }
    sim.doing {
      v.addSubview(sub)
      root.view.addSubview(v)
    }
    let events = sim.events {
      sim.doing {
        for view in [v, sub] {
          view.setNeedsUpdateConstraints()
          view.setNeedsLayout()
        }
      }
    }.on("V", "sub").named("updateConstraints", "layoutSubviews")
    #expect(
      events.lines == [
        "sub updateConstraints()", "V updateConstraints()", "V layoutSubviews()",
        "sub layoutSubviews()",
      ])
  }

  @Test(arguments: callbackTimings)
  func `controllers around their views, parents first (R-LAY-2, R-LAY-3)`(
    callbackTiming: TimingCase
  ) throws {
    let (sim, root) = try launched(callbackTiming.slug, callbackTiming.system)
    let child = sim.perform { Probe("child") }
    sim.doing {
      root.embed(child)
      child.view.widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true
    }
    let events = sim.events {
      sim.doing {
        for controller in [root, child] {
          controller.view.setNeedsUpdateConstraints()
          controller.view.setNeedsLayout()
        }
      }
    }.on("root", "root.view", "child", "child.view").named(
      "updateViewConstraints", "viewWillLayoutSubviews", "layoutSubviews",
      "viewDidLayoutSubviews")
    #expect(
      events.lines == [
        "child updateViewConstraints()", "root updateViewConstraints()",
        "root viewWillLayoutSubviews()", "root.view layoutSubviews()",
        "root viewDidLayoutSubviews()", "child viewWillLayoutSubviews()",
        "child.view layoutSubviews()", "child viewDidLayoutSubviews()",
      ])
  }

  @Test(arguments: callbackTimings.filter { $0.system.major >= 11 })
  func `additional insets on a controller that is shown (R-SAFE-1)`(callbackTiming: TimingCase)
    throws
  {
    let (sim, root) = try launched(callbackTiming.slug, callbackTiming.system)
    let events = sim.events {
      sim.doing { root.additionalSafeAreaInsets.top += 10 }
    }.on("root", "root.view").named(
      "additionalSafeAreaInsets", "safeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange",
      "layoutMarginsDidChange", "viewLayoutMarginsDidChange", "viewWillLayoutSubviews",
      "layoutSubviews", "viewDidLayoutSubviews")
    #expect(
      events.lines == [
        "root additionalSafeAreaInsets", "root.view safeAreaInsetsDidChange()",
        "root viewSafeAreaInsetsDidChange()", "root.view layoutMarginsDidChange()",
        "root viewLayoutMarginsDidChange()", "root viewWillLayoutSubviews()",
        "root.view layoutSubviews()", "root viewDidLayoutSubviews()",
      ])
  }
}
