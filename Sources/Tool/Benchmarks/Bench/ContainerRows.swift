import Foundation
import Gimbal

/// Rotating controllers in navigation controllers in tabs in a split view, compared with a plain
/// traversal of as many objects as there are views.
@MainActor
enum ContainerRows {
  static let all: [BenchRow] = [
    BenchRow(
      name: "views/containers/2000/rotate", reference: "bare traversal", must: 4, measure: rotation)
  ]

  private static let controllers = 50
  private static let views = 2000

  private static func rotation() -> BenchResult {
    let fixture = Fixture()
    let tree = BareNode.tree(of: views)
    let rotations = 20
    let result = Measuring.ratio(
      ours: {
        Measuring.nanoseconds { for _ in 0..<rotations { fixture.rotate() } }
          / Double(rotations * views)
      },
      reference: {
        Measuring.nanoseconds { for _ in 0..<rotations { tree.traverse() } }
          / Double(rotations * views)
      })
    return BenchResult(
      ratio: result.ratio,
      diagnostic: String(
        format: "%.1f ns a view, traversal %.1f; %d controllers, %d views", result.ours,
        result.reference, fixture.controllerCount, fixture.viewCount))
  }

  /// An iPad with two columns: each has tabs with navigation controllers, whose controllers have
  /// children that share the views.
  @MainActor
  final class Fixture {
    private let sim: Simulator
    private let split = UISplitViewController()
    private var isPortrait = true

    init() {
      sim = try! Simulator(
        try! DeviceCatalog.standard.device("ipad-air-13-m2"), recording: RotationRows.recording)
      let children = controllers - 7
      sim.perform {
        split.preferredDisplayMode = .oneBesideSecondary
        split.viewControllers = [
          Fixture.column(children: children / 2), Fixture.column(children: children - children / 2),
        ]
      }
      sim.launch(split)
      sim.perform { fill() }
      rotate()
      rotate()
    }

    private static func column(children: Int) -> UIViewController {
      let top = UIViewController()
      for _ in 0..<children {
        let child = UIViewController()
        top.addChild(child)
        top.view.addSubview(child.view)
        child.view.frame = top.view.bounds
        child.didMove(toParent: top)
      }
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: top)]
      return tabs
    }

    /// Adds subviews to the children until the window has the required number of views.
    private func fill() {
      let leaves = all(split).filter { $0.children.isEmpty }
      for index in viewCount..<views {
        let view = UIView(frame: leaves[0].view.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        leaves[index % leaves.count].view.addSubview(view)
      }
    }

    func rotate() {
      isPortrait.toggle()
      sim.rotate(to: isPortrait ? .portrait : .landscapeLeft)
    }

    var controllerCount: Int { all(split).count }
    var viewCount: Int { sim.window.map(count) ?? 0 }

    private func all(_ controller: UIViewController) -> [UIViewController] {
      [controller] + controller.children.flatMap(all)
    }

    private func count(_ view: UIView) -> Int { 1 + view.subviews.reduce(0) { $0 + count($1) } }
  }
}
