import Foundation
import Gimbal
import GimbalTestSupport
import SlowTests
import Testing

@testable import GimbalEngine

/// The processor time of operations grows no faster than what they work on (F-81).
///
/// Processor time of the thread is compared with itself at a quarter of the size: a linear cost is 4 times as high,
/// a quadratic one 16 times.
@MainActor @Suite(.serialized) struct GrowthTests {
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The least time of three runs of `body` with a number of objects.
  private func seconds(_ count: Int, _ body: (Int) throws -> () -> Void) rethrows -> Double {
    try (0..<3).map { _ in
      let run = try body(count)
      let start = Self.processorTime()
      run()
      return Self.processorTime() - start
    }.min()!
  }

  /// Expects that four times as many objects take less than ten times as long.
  private func expectLinear(
    _ count: Int, _ body: (Int) throws -> () -> Void, _ location: SourceLocation = #_sourceLocation
  ) rethrows {
    let few = try seconds(count, body)
    let many = try seconds(4 * count, body)
    #expect(
      many < 10 * few, "\(count): \(few) s, \(4 * count): \(many) s", sourceLocation: location)
  }

  private func root(_ sim: Simulator) -> Probe {
    let root = sim.perform { Probe("root") }
    sim.launch(root)
    return root
  }

  @Test(.tags(.slow)) func `sublayers of one layer`() throws {
    try expectLinear(2_500) { count in
      let sim = try device(recording: .off)
      let root = root(sim)
      return {
        sim.doing { for _ in 0..<count { root.view.layer.addSublayer(CALayer()) } }
        sim.doing { for layer in root.view.layer.sublayers ?? [] { layer.removeFromSuperlayer() } }
      }
    }
  }

  @Test(.tags(.slow)) func `animations of many views, in one block and in many`() throws {
    try expectLinear(1_000) { count in
      let sim = try device(recording: .off)
      let root = root(sim)
      sim.doing { for _ in 0..<count { root.view.addSubview(UIView()) } }
      return {
        sim.doing {
          UIView.animate(withDuration: 0.3) {
            for view in root.view.subviews { view.center.x += 10 }
          }
        }
        sim.doing {
          for view in root.view.subviews {
            UIView.animate(withDuration: 0.3) { view.center.x += 10 }
          }
        }
      }
    }
  }

  @Test(.tags(.slow)) func `recognizers of one view`() throws {
    try expectLinear(500) { count in
      let sim = try device(recording: .off)
      let root = root(sim)
      sim.doing {
        for _ in 0..<count { root.view.addGestureRecognizer(UITapGestureRecognizer()) }
      }
      return { sim.tap(at: CGPoint(x: 100, y: 300)) }
    }
  }

  @Test(.tags(.slow)) func `actions that are scheduled and taken back`() throws {
    try expectLinear(4_000) { count in
      let sim = try device(recording: .off)
      return {
        let clock = sim.machine.clock
        let numbers = (0..<count).map { number in
          clock.schedule(after: Double(number * 7919 % count)) {}
        }
        for number in numbers.shuffled() { clock.cancel(number) }
        #expect(clock.next == nil)
      }
    }
  }

  @Test(.tags(.slow)) func `rows that move in a snapshot`() throws {
    try expectLinear(2_000) { count in
      let sim = try device(recording: .off)
      let root = root(sim)
      let table = sim.perform { UITableView(frame: UIScreen.main.bounds) }
      let source = sim.perform {
        UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in UITableViewCell() }
      }
      sim.doing { root.view.addSubview(table) }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<count))
      sim.doing { source.apply(snapshot) }
      var moved = NSDiffableDataSourceSnapshot<Int, Int>()
      moved.appendSections([0])
      moved.appendItems((0..<count).map { $0 % 2 == 0 ? $0 : count - 1 - ($0 - 1) })
      return {
        sim.doing { source.apply(moved) }
        withExtendedLifetime(source) {}
      }
    }
  }

  @Test(.tags(.slow)) func `presentations over each other`() throws {
    try expectLinear(12) { count in
      let sim = try device(recording: .off)
      var top: UIViewController = root(sim)
      return {
        for _ in 0..<count {
          sim.doing {
            let next = UIViewController()
            next.modalPresentationStyle = .fullScreen
            top.present(next, animated: false)
            top = next
          }
        }
      }
    }
  }
}
