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

/// Several simulators in one process, and which one is current.
@MainActor @Suite struct SideBySideTests {
  @Test func `the current simulator is the executing, else the bound, else the last powered on`()
    async throws
  {
    let phone = try device("iphone-15-pro")
    let pad = try device("ipad-10")
    await phone.bind {
      await MainActor.run {
        #expect(UIScreen.main === phone.screen)
        #expect(UIApplication.shared === phone.application)
        #expect(Simulator.bound === phone)
        pad.perform {
          #expect(UIScreen.main === pad.screen)
          phone.perform { #expect(UIDevice.current.userInterfaceIdiom == .phone) }
          #expect(UIDevice.current.userInterfaceIdiom == .pad)
        }
        #expect(UIScreen.main === phone.screen)
      }
    }
  }

  @Test func `a device that belongs to one task is current in that task only`() async throws {
    let own = try await Task { @MainActor in try device("iphone-15-pro") }.value
    own.machine.power.isOneTasksOwn = true
    #expect(Machine.current !== own.machine)
    await own.bind { await MainActor.run { #expect(Machine.current === own.machine) } }
  }

  @Test func `a device of the current task takes precedence over one of another task`() async throws
  {
    let own = try device("iphone-15-pro")
    let other = try await Task { @MainActor in try device("ipad-10") }.value
    #expect(Machine.current === own.machine)
    #expect(other.perform { Machine.current === other.machine })
  }

  @Test func `callbacks see the simulator that runs them`() throws {
    let phone = try device("iphone-15-pro")
    let pad = try device("ipad-10")
    var seen: [CGSize] = []
    for sim in [phone, pad] {
      let root = Probe("root")
      root.onWillLayout = { _ in seen.append(UIScreen.main.bounds.size) }
      sim.launch(root)
    }
    phone.rotate(to: .landscapeLeft)
    #expect(
      seen == [
        CGSize(width: 393, height: 852), pad.screen.bounds.size, CGSize(width: 852, height: 393),
      ])
    #expect(pad.trace.events.allSatisfy { !$0.argumentsText.contains("852") })
  }

  @Test func `when the last simulator is released, the one before is current again`() throws {
    let phone = try device("iphone-15-pro")
    let scale = phone.screen.scale
    do {
      let pad = try device("ipad-10")
      #expect(UIScreen.main === pad.screen)
    }
    #expect(UIScreen.main === phone.screen && UIScreen.main.scale == scale)
  }

  @Test func `views and controllers created for one simulator move to another`() throws {
    let pad = try device("ipad-10")
    let root = pad.perform { Probe("root") }
    let child = pad.perform { Probe("child") }
    let view = pad.perform { UIView("early", CGRect(x: 1, y: 2, width: 3, height: 4)) }
    #expect(root.traitCollection.shortText == "hR vR")
    pad.perform {
      root.view.addSubview(view)
      root.embed(child)
    }
    let phone = try device("iphone-15-pro")
    let before = pad.trace.events.count
    phone.launch(root)
    #expect(root.traitCollection.shortText == "hC vR")
    #expect(view.traitCollection.shortText == "hC vR")
    #expect(root.view.bounds.size == CGSize(width: 393, height: 852))
    phone.rotate(to: .landscapeLeft)
    #expect(child.traitCollection.shortText == "hC vC")
    #expect(pad.trace.events.count == before)
    #expect(phone.trace.events.contains { $0.receiver == "early" })
    pad.launch(Probe("other"))
    pad.rotate(to: .landscapeLeft)
    #expect(root.view.bounds.size == CGSize(width: 852, height: 393))
  }

  @Test func `a view on one screen can move to another`() throws {
    let phone = try device("iphone-15-pro")
    let pad = try device("ipad-10")
    let (first, second) = (Probe("first"), Probe("second"))
    phone.launch(first)
    pad.launch(second)
    let view = phone.perform { UIView("traveller", CGRect(x: 0, y: 0, width: 10, height: 10)) }
    phone.doing { first.view.addSubview(view) }
    pad.doing { second.view.addSubview(view) }
    #expect(first.view.subviews.isEmpty && view.window === pad.window)
    #expect(view.traitCollection.shortText == "hR vR")
    #expect(phone.trace.events.last { $0.name == "willRemoveSubview(_:)" }?.receiver == "root.view")
    pad.rotate(to: .landscapeLeft)
    phone.rotate(to: .landscapeLeft)
  }

  @Test func `views created before the launch are laid out after it`() throws {
    let root = Probe("root")
    let view = UIView("early", CGRect(x: 0, y: 0, width: 10, height: 10))
    view.autoresizingMask = [.flexibleWidth]
    root.onLoad = { $0.view.addSubview(view) }
    let sim = try device()
    sim.launch(root)
    sim.rotate(to: .landscapeLeft)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 469, height: 10))
    #expect(sim.trace.events.contains { $0.receiver == "early" })
  }
}
