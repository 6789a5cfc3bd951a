import Foundation
import Gimbal

/// Opening and closing a folding phone, and moving its hinge, compared with rotations of the same
/// screen.
@MainActor
enum FoldingRows {
  static let all: [BenchRow] = [
    BenchRow(
      name: "views/W1/1000/unfold", reference: "rotation of the same views", must: 1.2,
      measure: unfolding),
    BenchRow(
      name: "views/autoresizing/1000/hinge", reference: "rotation of the same views", must: 0.02,
      measure: hingeStep),
  ]

  private static let device = "iphone-duo"

  /// Unfolds and folds a screen in a navigation controller in tabs: size classes, safe areas and
  /// bars change.
  private static func unfolding() -> BenchResult {
    let fixture = ConstrainedRows.Fixture(
      "W1", views: 1000, device: device,
      in: {
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: $0)]
        return tabs
      })
    let closed = fixture.root.view.bounds.size
    fixture.sim.unfold()
    if let wrong = fixture.screen.complaint(scale: 3) {
      return BenchResult(ratio: nil, diagnostic: "wrong: \(wrong)")
    }
    guard fixture.root.view.bounds.size != closed else {
      return BenchResult(ratio: nil, diagnostic: "wrong: the screen was not unfolded")
    }
    fixture.sim.fold()
    let times = 20
    let result = Measuring.ratio(
      ours: {
        Measuring.nanoseconds {
          for _ in 0..<times {
            fixture.sim.unfold()
            fixture.sim.fold()
          }
        }
      },
      reference: { Measuring.nanoseconds { for _ in 0..<2 * times { fixture.rotate() } } })
    return BenchResult(
      ratio: result.ratio,
      diagnostic: String(
        format: "%.1f us, rotation %.1f us", result.ours / 2e3 / Double(times),
        result.reference / 2e3 / Double(times)))
  }

  /// Moves the hinge between two angles at which the device stays open.
  private static func hingeStep() -> BenchResult {
    let screen = AutoresizingScreen(
      views: 1000, recording: RotationRows.recording, device: device)
    screen.sim.unfold()
    let steps = 400
    var isWide = false
    let result = Measuring.ratio(
      ours: {
        Measuring.nanoseconds {
          for _ in 0..<steps {
            isWide.toggle()
            screen.sim.setHinge(degrees: isWide ? 175 : 170)
          }
        } / Double(steps)
      },
      reference: { screen.nanosecondsPerView(rotations: 20) * 1000 })
    return BenchResult(
      ratio: result.ratio,
      diagnostic: String(
        format: "%.1f us, rotation %.1f us", result.ours / 1e3, result.reference / 1e3))
  }
}
