import Foundation
import Gimbal

/// Auto Layout through the public view API: rotating a screen, changing one constraint, fitting a
/// cell.
@MainActor
enum ConstrainedRows {
  static let all: [BenchRow] =
    [("W1", 1000), ("W2", 1000), ("W3", 700), ("W4a", 1000)].map { rotation($0, views: $1) }
    + [
      BenchRow(
        name: "views/W1/1000/pass", reference: "bare traversal of the tree", must: 0.1,
        measure: pass),
      BenchRow(
        name: "views/W1/1000/edit", reference: "bare traversal of the tree", must: 1, measure: edit),
      BenchRow(
        name: "views/cell/2/fitting", reference: "first layout of the cell", must: 1.5,
        measure: fitting),
    ] + ConflictRows.all

  /// A device with a workload's screen on it, laid out.
  @MainActor
  final class Fixture {
    let sim: Simulator
    let root = UIViewController()
    let screen: ConstrainedScreen
    let constraints: [NSLayoutConstraint]
    private var isPortrait = true

    init(
      _ name: String, views: Int, recording: Recording = RotationRows.recording,
      device: String = "iphone-15-pro",
      also add: (ConstrainedScreen) -> [NSLayoutConstraint] = { _ in [] },
      in container: (UIViewController) -> UIViewController = { $0 }
    ) {
      sim = try! Simulator(try! DeviceCatalog.standard.device(device), recording: recording)
      let root = root
      (screen, constraints) = sim.perform {
        let screen = ConstrainedScreen(name, views: views, in: root.view)
        let constraints = screen.makeConstraints()
        NSLayoutConstraint.activate(constraints + add(screen))
        return (screen, constraints)
      }
      sim.launch(sim.perform { container(root) })
    }

    func rotate() {
      isPortrait.toggle()
      sim.rotate(to: isPortrait ? .portrait : .landscapeLeft)
    }

    /// Returns the reason why no time is valid, or nil; rotates the screen to both orientations.
    func complaint(except loser: Int? = nil) -> String? {
      for _ in 0..<4 {
        if let wrong = screen.complaint(scale: 3, except: loser) { return wrong }
        let width = root.view.bounds.width
        rotate()
        if root.view.bounds.width == width { return "the screen was not rotated" }
      }
      return nil
    }
  }

  private static func rotation(_ name: String, views: Int) -> BenchRow {
    BenchRow(
      name: "views/\(name)/\(views)/rotate", reference: "bare traversal of the tree", must: 5,
      aim: 2.5
    ) {
      let fixture = Fixture(name, views: views)
      if let wrong = fixture.complaint() {
        return BenchResult(ratio: nil, diagnostic: "wrong: \(wrong)")
      }
      let tree = BareNode.tree(like: fixture.root.view)
      let rotations = 40_000 / views
      let result = Measuring.ratio(
        ours: { Measuring.nanoseconds { for _ in 0..<rotations { fixture.rotate() } } },
        reference: { Measuring.nanoseconds { for _ in 0..<rotations { tree.traverse() } } })
      let count = Double(rotations * views)
      return BenchResult(
        ratio: result.ratio,
        diagnostic: String(
          format: "%.1f ns a view, traversal %.1f", result.ours / count, result.reference / count))
    }
  }

  private static func pass() -> BenchResult {
    let fixture = Fixture("W1", views: 1000)
    let tree = BareNode.tree(like: fixture.root.view)
    let result = Measuring.ratio(
      ours: {
        Measuring.nanoseconds { for _ in 0..<1000 { fixture.root.view.layoutIfNeeded() } } / 1000
      },
      reference: { Measuring.nanoseconds { for _ in 0..<40 { tree.traverse() } } / 40 })
    return BenchResult(
      ratio: result.ratio,
      diagnostic: String(format: "%.1f ns, traversal %.1f ns", result.ours, result.reference))
  }

  /// Changes one constant that moves one view of a large screen.
  private static func edit() -> BenchResult {
    let fixture = Fixture("W1", views: 1000)
    if let wrong = fixture.complaint() {
      return BenchResult(ratio: nil, diagnostic: "wrong: \(wrong)")
    }
    let tree = BareNode.tree(like: fixture.root.view)
    let constraint = fixture.constraints[4 * 500]
    let (view, start) = (fixture.screen.views[500], constraint.constant)
    @MainActor func step(_ index: Int) {
      constraint.constant = start + CGFloat(index % 2)
      fixture.root.view.layoutIfNeeded()
    }
    for index in [1, 0] {
      fixture.sim.perform { step(index) }
      guard view.frame.minX == start + CGFloat(index) else {
        return BenchResult(ratio: nil, diagnostic: "wrong: the view is at \(view.frame)")
      }
    }
    let result = Measuring.ratio(
      ours: {
        Measuring.nanoseconds { fixture.sim.perform { for index in 0..<100 { step(index) } } } / 100
      },
      reference: { Measuring.nanoseconds { for _ in 0..<40 { tree.traverse() } } / 40 })
    return BenchResult(
      ratio: result.ratio,
      diagnostic: String(
        format: "%.2f us, traversal %.2f us", result.ours / 1000, result.reference / 1000))
  }

  /// Measures the size of a cell of one row outside of a window, on a device with a large screen.
  private static func fitting() -> BenchResult {
    let fixture = Fixture("W1", views: 1000)
    func cell() -> ConstrainedScreen {
      let screen = ConstrainedScreen(
        "W4a", views: 2, in: UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44)))
      NSLayoutConstraint.activate(
        screen.makeConstraints() + [
          screen.container.bottomAnchor.constraint(
            greaterThanOrEqualTo: screen.views[1].bottomAnchor)
        ])
      return screen
    }
    return fixture.sim.perform {
      let fitted = cell()
      @MainActor func fit() -> CGSize {
        fitted.container.systemLayoutSizeFitting(
          CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
      }
      guard fit() == CGSize(width: 320, height: 21) else {
        return BenchResult(ratio: nil, diagnostic: "wrong: the size is \(fit())")
      }
      let result = Measuring.ratio(
        ours: { Measuring.nanoseconds { for _ in 0..<100 { _ = fit() } } / 100 },
        reference: {
          let cells = (0..<100).map { _ in cell() }
          return Measuring.nanoseconds { for cell in cells { cell.container.layoutIfNeeded() } }
            / 100
        })
      return BenchResult(
        ratio: result.ratio,
        diagnostic: String(
          format: "%.2f us, layout %.2f us", result.ours / 1000, result.reference / 1000))
    }
  }
}
