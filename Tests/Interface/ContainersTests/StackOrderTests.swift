import Foundation
import Gimbal
import GimbalEngine
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// The state that the controllers of a stack find, and the order of their callbacks (V-1, V-5, V-7, V-8, V-15).
@MainActor @Suite(.simulator("iphone-15-pro", reportsExceptions: false))
struct StackOrderTests {
  private final class Delegate: UINavigationControllerDelegate {
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {}
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {}
  }

  private let sim: Simulator
  private let a = Probe("A")
  private let b = Probe("B")
  private let stack: UINavigationController

  init() throws {
    sim = try #require(Simulator.bound)
    stack = UINavigationController(rootViewController: a)
  }

  private nonisolated static let devices: [(String, Int)] = [
    ("iphone-4s", 6), ("iphone-4s", 7), ("iphone-8", 12), ("iphone-15-pro", 17),
    ("iphone-15-pro", 26),
  ]

  @Test func `a push that joins another one decides target and animation (V-2)`() {
    sim.launch(stack)
    let c = Probe("C")
    let events = sim.events {
      sim.doing {
        stack.pushViewController(b, animated: false)
        stack.pushViewController(c, animated: true)
        #expect(stack.transitionCoordinator?.viewController(forKey: .to) === c)
      }
    }
    #expect(events.on("C").named("viewWillAppear").map(\.arguments.first?.value) == [.bool(true)])
    #expect(events.on("B").named("viewWillAppear").isEmpty)
  }

  @Test func `outside a window a stack with manual appearance calls changes in the call (V-72)`() {
    sim.doing {
      stack.beginAppearanceTransition(true, animated: false)
      stack.endAppearanceTransition()
      stack.pushViewController(b, animated: false)
      #expect(b.isViewLoaded)
    }
  }

  @Test func `a push while the stack enters its window waits for layout (V-72)`() {
    var loaded: [Bool] = []
    a.onWillAppear = { [stack, b] _ in
      stack.pushViewController(b, animated: false)
      loaded.append(b.isViewLoaded)
    }
    sim.launch(stack)
    #expect(loaded.first == false && b.view.window === sim.window)
  }

  @Test(arguments: [7, 12, 17, 18, 26])
  func `a push while a stack returns to its window waits for layout (V-72)`(system: Int) throws {
    let slug = ["iphone-4s", "iphone-8", "iphone-15-pro"][system < 8 ? 0 : system < 17 ? 1 : 2]
    let (sim, root) = try launched(slug, .iOS(system))
    let stack = sim.perform { UINavigationController(rootViewController: a) }
    sim.doing { root.embed(stack) }
    sim.doing { stack.view.removeFromSuperview() }
    var loaded: [Bool] = []
    a.onWillAppear = { [b] a in
      a.onWillAppear = nil
      stack.pushViewController(b, animated: false)
      loaded.append(b.isViewLoaded)
    }
    sim.doing { root.view.addSubview(stack.view) }
    #expect(loaded == [false] && b.view.window === sim.window)
  }

  @Test(arguments: devices, [true, false])
  func `a popped controller has no parent in viewDidDisappear (V-1)`(
    device: (String, Int), animated: Bool
  ) throws {
    let sim = try TestSupport.device(device.0, .iOS(device.1))
    sim.launch(stack)
    let c = Probe("C")
    sim.doing { stack.setViewControllers([a, b, c], animated: false) }
    var found: [Bool] = []
    for controller in [b, c] {
      controller.onWillDisappear = { found.append($0.navigationController === stack) }
      controller.onDidDisappear = {
        found.append($0.parent == nil && $0.navigationController == nil && $0.isMovingFromParent)
      }
    }
    let events = sim.events {
      sim.doing { #expect(stack.popToRootViewController(animated: animated) == [b, c]) }
    }
    #expect(found == [true, true], "B was never on screen")
    #expect(
      events.on("C").named("willMove", "removeFromParent", "viewDidDisappear", "didMove").map(
        \.baseName) == ["willMove", "removeFromParent", "viewDidDisappear", "didMove"])
    #expect(!c.isMovingFromParent && stack.children == [a])
  }

  @Test func `a controller that another stack left below still has its parent (V-1)`() {
    sim.launch(stack)
    var parents: [UIViewController?] = []
    a.onDidDisappear = { parents.append($0.parent) }
    sim.doing { stack.pushViewController(b, animated: true) }
    #expect(parents == [stack])
  }

  @Test(arguments: devices, [true, false])
  func `a pushed controller has appeared before didMove is called (V-5)`(
    device: (String, Int), animated: Bool
  ) throws {
    let sim = try TestSupport.device(device.0, .iOS(device.1))
    let delegate = Delegate()
    sim.launch(stack)
    stack.delegate = delegate
    var isMoving: [Bool] = []
    b.onDidAppear = { isMoving.append($0.isMovingToParent && $0.parent === stack) }
    let events = sim.events {
      sim.doing { stack.pushViewController(b, animated: animated) }
    }
    #expect(isMoving == [true])
    #expect(
      events.named("viewDidAppear", "didMove", "navigationController(_:didShow:animated:)").map(
        \.baseName) == ["viewDidAppear", "didMove", "navigationController"])
  }

  @Test func `children do not see that their parent is leaving its own parent (V-8)`() {
    sim.launch(stack)
    let child = Probe("child")
    b.onLoad = { $0.embed(child) }
    sim.doing { stack.pushViewController(b, animated: false) }
    var found: [String: Bool] = [:]
    b.onWillDisappear = { found["own will"] = $0.isMovingFromParent }
    b.onDidDisappear = { found["own did"] = $0.isMovingFromParent }
    child.onWillDisappear = { found["child's will"] = $0.parent?.isMovingFromParent }
    sim.doing { _ = stack.popViewController(animated: true) }
    #expect(found == ["own will": true, "own did": true, "child's will": false])
  }

  private func updates(_ events: [TraceEvent], of name: String) -> [String] {
    events.on(name).named(
      "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
      "updateViewConstraints", "viewWillLayoutSubviews", "viewDidLayoutSubviews"
    ).map(\.baseName)
  }

  @Test(arguments: [("iphone-4s", 7), ("iphone-6", 9), ("iphone-6", 10)])
  func `up to iOS 9 a change updates constraints and lays out before and after it (V-7)`(
    device: (String, Int)
  ) throws {
    let sim = try TestSupport.device(device.0, .iOS(device.1))
    a.makesView = { ConstrainedView() }
    b.makesView = { ConstrainedView() }
    sim.launch(stack)
    let push = sim.events { sim.doing { stack.pushViewController(b, animated: true) } }
    let pop = sim.events { sim.doing { _ = stack.popViewController(animated: true) } }
    guard device.1 < 10 else {
      #expect(updates(push, of: "A") == ["viewWillDisappear", "viewDidDisappear"])
      return #expect(!updates(pop, of: "A").contains("updateViewConstraints"))
    }
    #expect(
      updates(push, of: "A") == ["viewWillDisappear", "updateViewConstraints", "viewDidDisappear"])
    let layout = ["updateViewConstraints", "viewWillLayoutSubviews", "viewDidLayoutSubviews"]
    #expect(updates(pop, of: "A") == ["viewWillAppear"] + layout + ["viewDidAppear"] + layout)
  }

  @Test(arguments: [(5, 2), (6, 1)])
  func `iOS 5 sends didShow of the first controller before and after it appears (V-15)`(
    system: Int, count: Int
  ) throws {
    let sim = try device("iphone-4s", .iOS(system))
    let delegate = Delegate()
    stack.delegate = delegate
    let events = sim.events { sim.launch(stack) }
    let ends = events.filter {
      $0.name == "navigationController(_:didShow:animated:)"
        || $0.receiver == "A" && $0.name == "viewDidAppear(_:)"
    }.map(\.baseName)
    #expect(ends.count == count + 1 && ends[count - 1] == "viewDidAppear")
  }
}
