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

/// Object lifetimes and their owners.
@MainActor @Suite struct LifetimeTests {
  private struct Remains {
    weak var machine: AnyObject?
    weak var window: UIWindow?
    weak var root: Probe?
    weak var child: Probe?
    weak var view: UIView?
    weak var delegate: AnyObject?
    weak var screen: UIScreen?

    @MainActor var names: [String] {
      [
        machine.map { _ in "machine" }, window.map { _ in "window" }, root.map { _ in "root" },
        child.map { _ in "child" }, view.map { _ in "view" }, screen.map { _ in "screen" },
      ].compactMap { $0 }
    }
  }

  private func run(_ system: SystemVersion, _ body: (Simulator) throws -> Void) throws -> Remains {
    var remains = Remains()
    do {
      let slug = system.major < 8 ? "iphone-5" : system.major < 17 ? "iphone-11" : "iphone-15-pro"
      let sim = try device(slug, system)
      let root = Probe("root")
      let child = Probe("child")
      root.onLoad = { [unowned child] in $0.embed(child) }
      root.onSize = { _, _, coordinator in
        coordinator.animate(alongsideTransition: { _ in }, completion: { _ in })
      }
      sim.launch(root)
      sim.rotate(to: .landscapeLeft)
      remains.machine = sim.machine
      remains.window = sim.window
      remains.root = root
      remains.child = child
      remains.view = child.view
      remains.screen = sim.screen
      try body(sim)
    }
    return remains
  }

  @Test(arguments: [SystemVersion.iOS(7), .iOS(13), .iOS(16), .iOS(17)])
  func `all objects that a simulator creates are released with it`(system: SystemVersion) throws {
    #expect(try run(system) { _ in }.names == [])
    let looked = try run(system) { sim in
      _ = sim.layout
      _ = sim.screen.coordinateSpace.bounds
      _ = sim.screen.fixedCoordinateSpace.bounds
      _ = sim.trace
    }
    #expect(looked.names == [])
  }

  @Test func `a simulator is released in the middle of a rotation`() throws {
    let remains = try run(.iOS(17)) { sim in
      sim.begin {
        sim.rotate(to: .portrait)
        UIView.animate(withDuration: 5, animations: { sim.window?.alpha = 0.5 }) {
          [root = sim.window?.rootViewController] _ in
          _ = root
        }
      }
    }
    #expect(remains.names == [])
  }

  @Test func `a retained view outlives its device`() throws {
    let root = Probe("root")
    let view = ProbeView("kept", CGRect(x: 5, y: 5, width: 10, height: 10))
    root.onLoad = { $0.view.addSubview(view) }
    do {
      let sim = try device()
      sim.launch(root)
    }
    #expect(view.superview === root.view)
    _ = view.window
    view.frame.size.width = 20
    #expect(view.convert(CGPoint.zero, to: root.view) == CGPoint(x: 5, y: 5))
    root.view.layoutIfNeeded()
    view.removeFromSuperview()
    #expect(view.superview == nil)

    let next = try device("ipad-10")
    next.launch(root)
    next.rotate(to: .landscapeLeft)
    #expect(root.view.window === next.window)
    #expect(root.view.frame.size == next.screen.bounds.size)
  }

  @Test func `retained objects of a released device can be read`() throws {
    var sim: Simulator? = try device("iphone-15-pro", .iOS(17))
    let root = Probe("root")
    var coordinator: (any UIViewControllerTransitionCoordinator)?
    root.onSize = { coordinator = $2 }
    sim!.launch(root)
    sim!.rotate(to: .landscapeLeft)
    weak let machine = sim!.machine
    var saved = (
      screen: sim!.screen, application: sim!.application, clock: sim!.clock,
      device: sim!.perform { UIDevice.current }, space: sim!.screen.coordinateSpace
    )
    let fixed = sim!.screen.fixedCoordinateSpace
    sim = nil

    #expect(saved.screen.scale == 3 && saved.screen.bounds.size == CGSize(width: 852, height: 393))
    #expect(saved.space.bounds == saved.screen.bounds)
    #expect(saved.space.convert(CGPoint.zero, to: fixed) == CGPoint(x: 393, y: 0))
    #expect(saved.application.windows.isEmpty && saved.application.keyWindow == nil)
    #expect(saved.device.systemVersion == "17.0" && saved.device.orientation == .landscapeLeft)
    #expect(coordinator?.animate(alongsideTransition: { _ in }, completion: nil) == false)
    #expect(root.view.window?.screen.scale ?? 3 == 3)
    root.view.frame.size.width = .nan
    #expect(saved.clock.next == nil)
    #expect(machine != nil)

    let next = try device()
    (saved.screen, saved.application, saved.clock) = (next.screen, next.application, next.clock)
    (saved.device, saved.space) = (next.perform { UIDevice.current }, next.screen.coordinateSpace)
  }

  @Test func `a released device is not the current one, even if a view of it is retained`() throws {
    let first = try device()
    var second: Simulator? = try device("ipad-10")
    let machine = second!.machine
    let view = second!.perform { UIView() }
    second!.perform { #expect(UIDevice.current.model == "iPad") }
    second = nil
    #expect(Machine.current !== machine)
    #expect(withExtendedLifetime((first, view)) { Machine.current } != nil)
    let screen = machine.screen
    #expect(screen.scale == 2)
  }

  @Test func `reading from a released device retains nothing`() throws {
    weak var machine: AnyObject?
    do {
      var sim: Simulator? = try device()
      let saved = sim!.machine
      machine = saved
      sim = nil
      _ = saved.screen.coordinateSpace.bounds
      _ = saved.application.windows
      _ = saved.device.name
    }
    #expect(machine == nil)
  }

  @Test func `a released window releases its views`() throws {
    let sim = try device()
    let view = UIView("kept")
    sim.perform {
      let window = UIWindow()
      window.addSubview(view)
      #expect(view.window === window)
    }
    #expect(view.window == nil && view.superview == nil)
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func `a child that is removed from its parent is released`() throws {
    let sim = try device()
    let root = Probe("root")
    sim.launch(root)
    weak var child: Probe?
    sim.doing {
      let made = Probe("child")
      child = made
      root.embed(made)
    }
    #expect(child != nil)
    sim.doing {
      child?.willMove(toParent: nil)
      child?.view.removeFromSuperview()
      child?.removeFromParent()
    }
    #expect(child == nil)
  }
}
