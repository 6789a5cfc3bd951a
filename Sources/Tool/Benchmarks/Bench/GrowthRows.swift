import Foundation
import Gimbal

/// The growth of costs: the exponent between a number of objects and four times as many.
///
/// A linear cost has the exponent 1, a quadratic one 2.
@MainActor
enum GrowthRows {
  /// Prepares an operation on a number of objects.
  typealias Preparation = @MainActor (Int) -> () -> Void

  static let all: [BenchRow] = [
    row("sublayers", 2_500, sublayers), row("animations", 2_500, animations),
    row("recognizers", 500, recognizers), row("scheduled actions", 4_000, actions),
    row("rows that move", 2_500, movingRows), row("presentations", 12, presentations),
  ]

  /// Returns the row of an operation, from a number of objects on.
  static func row(
    _ name: String, _ count: Int, _ preparation: @escaping Preparation
  ) -> BenchRow {
    BenchRow(
      name: "growth/\(name)/\(count)", reference: "a quarter of it, as an exponent", must: 1.2,
      once: { preparation($0)() },
      measure: {
        let cost = { (count: Int) in Measuring.nanoseconds(.thread, preparation(count)) }
        let result = Measuring.ratio(
          repetitions: 5, ours: { cost(4 * count) }, reference: { cost(count) })
        return BenchResult(
          ratio: log(result.ratio) / log(4),
          diagnostic: String(format: "%.2f ms, %.2f ms", result.ours / 1e6, result.reference / 1e6))
      })
  }

  private static func launched() -> (Simulator, UIViewController) {
    let sim = try! Simulator(DeviceCatalog.standard.device("iphone-15-pro"), recording: .off)
    let root = sim.perform { UIViewController() }
    sim.launch(root)
    return (sim, root)
  }

  /// Adds and removes sublayers of one layer.
  private static func sublayers(_ count: Int) -> () -> Void {
    let (sim, root) = launched()
    return {
      perform(sim) { for _ in 0..<count { root.view.layer.addSublayer(CALayer()) } }
      perform(sim) { for layer in root.view.layer.sublayers ?? [] { layer.removeFromSuperlayer() } }
    }
  }

  /// Animates many views, in one block and in a block each.
  private static func animations(_ count: Int) -> () -> Void {
    let (sim, root) = launched()
    perform(sim) { for _ in 0..<count { root.view.addSubview(UIView()) } }
    return {
      perform(sim) {
        UIView.animate(withDuration: 0.3) { for view in root.view.subviews { view.center.x += 10 } }
      }
      perform(sim) {
        for view in root.view.subviews { UIView.animate(withDuration: 0.3) { view.center.x += 10 } }
      }
    }
  }

  /// Taps a view with many recognizers.
  private static func recognizers(_ count: Int) -> () -> Void {
    let (sim, root) = launched()
    perform(sim) {
      for _ in 0..<count { root.view.addGestureRecognizer(UITapGestureRecognizer()) }
    }
    return { sim.tap(at: CGPoint(x: 100, y: 300)) }
  }

  /// Schedules actions of the clock and cancels them in another order.
  private static func actions(_ count: Int) -> () -> Void {
    let (sim, _) = launched()
    return {
      let clock = sim.machine.clock
      let numbers = (0..<count).map { clock.schedule(after: Double($0 * 7919 % count)) {} }
      for index in 0..<count { clock.cancel(numbers[index * 7907 % count]) }
    }
  }

  /// Moves every second row of a snapshot to the end, and applies it.
  private static func movingRows(_ count: Int) -> () -> Void {
    let (sim, root) = launched()
    let table = sim.perform { UITableView(frame: UIScreen.main.bounds) }
    let source = sim.perform {
      UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in UITableViewCell() }
    }
    perform(sim) { root.view.addSubview(table) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<count))
    perform(sim) { source.apply(snapshot) }
    return {
      var moved = source.snapshot()
      for item in stride(from: 0, to: count, by: 2) { moved.moveItem(item, afterItem: count - 1) }
      perform(sim) { source.apply(moved) }
      withExtendedLifetime(source) {}
    }
  }

  /// Presents controllers over each other.
  private static func presentations(_ count: Int) -> () -> Void {
    let (sim, root) = launched()
    var top = root
    return {
      for _ in 0..<count {
        perform(sim) {
          let next = UIViewController()
          next.modalPresentationStyle = .fullScreen
          top.present(next, animated: false)
          top = next
        }
      }
    }
  }

  private static func perform(_ sim: Simulator, _ body: () -> Void) {
    sim.perform(body)
    sim.settle()
  }
}
