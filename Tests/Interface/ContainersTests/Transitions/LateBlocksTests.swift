import Gimbal
import GimbalEngine
import GimbalTesting
import GimbalTraces
import TestSupport
import Testing

/// Blocks that join a transition which code has just begun: apps complete a push in this way.
@MainActor @Suite(.simulator("iphone-15-pro")) struct LateBlocksTests {
  private let sim: Simulator
  private let a = Probe("A")
  private let b = Probe("B")
  private let stack: UINavigationController
  private let tabs = UITabBarController()

  init() throws {
    sim = try #require(Simulator.bound)
    stack = UINavigationController(rootViewController: a)
    tabs.viewControllers = [stack, Probe("other")]
    sim.launch(tabs)
  }

  /// Begins a transition, lets blocks join it, and returns what ran and whether the blocks were accepted.
  private func ran(_ begin: () -> UIViewController) -> [String] {
    var ran: [String] = []
    sim.doing {
      let coordinator = begin().transitionCoordinator
      let isTaken = coordinator?.animate { context in
        ran.append("along")
        coordinator?.animate { _ in ran.append("nested") }
      } completion: {
        ran.append("end \($0.isCancelled)")
      }
      ran.append("taken \(isTaken == true)")
    }
    return ran
  }

  /// The order for a transition that has already begun.
  private let atOnce = ["along", "nested", "taken true", "end false"]
  /// The order for a transition that has not begun (V-2, V-3).
  private let later = ["taken true", "along", "nested", "end false"]

  @Test func `blocks animate along a push, pop, presentation or dismissal`() {
    #expect(
      ran {
        stack.pushViewController(b, animated: true)
        return stack
      } == later)
    #expect(
      ran {
        stack.popViewController(animated: true)
        return stack
      } == later)
    let modal = Probe("modal")
    #expect(
      ran {
        a.present(modal, animated: true)
        return a
      } == later)
    #expect(
      ran {
        modal.dismiss(animated: true)
        return modal
      } == atOnce)
    sim.doing { stack.pushViewController(b, animated: false) }
    #expect(
      ran {
        _ = stack.beginSwipeBack()
        defer { stack.endSwipeBack(cancelled: false) }
        return stack
      } == atOnce)
  }

  @Test func `after the run-loop turn the animation is set up and takes no more blocks`() {
    sim.begin { sim.perform { stack.pushViewController(b, animated: true) } }
    sim.advance(by: 0.1)
    var ran: [String] = []
    sim.perform {
      let coordinator = stack.transitionCoordinator
      #expect(coordinator?.animate { _ in ran.append("along") } == false)
      #expect(coordinator?.animate(alongsideTransition: nil) { _ in ran.append("end") } == true)
    }
    sim.settle()
    #expect(ran == ["end"])
  }

  @Test func `blocks that register blocks without end are stopped`() {
    var count = 0
    let events = sim.events {
      sim.doing {
        stack.pushViewController(b, animated: true)
        let coordinator = stack.transitionCoordinator
        @MainActor func again(_ context: any UIViewControllerTransitionCoordinatorContext) {
          count += 1
          coordinator?.animate(alongsideTransition: again, completion: nil)
        }
        coordinator?.animate(alongsideTransition: again, completion: nil)
      }
    }
    #expect(count == 10_000 && events.named("layoutLoop").count == 1)
  }
}
