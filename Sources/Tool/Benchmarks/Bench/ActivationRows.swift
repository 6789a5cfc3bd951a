import Foundation
import Gimbal

/// Creating constraints from anchors and activating them.
@MainActor
enum ActivationRows {
  static let all: [BenchRow] = [
    BenchRow(
      name: "views/W1/100/activate", reference: "kiwi's build, for each constraint", must: 4,
      measure: againstKiwi),
    BenchRow(
      name: "views/W1/5000/activate-growth", reference: "a constraint's cost among 100 views",
      must: 1.3, measure: growth),
  ]

  /// The ways of activating constraints; a row reports the slowest.
  private enum Way: String, CaseIterable {
    /// All at once, in views outside of a window.
    case outside
    /// All at once, in a window that has been laid out and detects conflicts at once.
    case inside
    /// One by one, in such a window.
    case single
  }

  private static func againstKiwi() -> BenchResult {
    guard let kiwi = KiwiReference(Workload("W1", views: 100)) else {
      return BenchResult(ratio: nil, diagnostic: "no python3 with kiwisolver was found")
    }
    let ground = Ground()
    if let wrong = ground.complaint() {
      return BenchResult(ratio: nil, diagnostic: "wrong: \(wrong)")
    }
    return worst { way in
      Measuring.ratio(
        ours: { ground.nanoseconds(way, views: 100, times: 10, by: .wallTime) },
        reference: { kiwi.build(times: 4) / 400 })
    }
  }

  private static func growth() -> BenchResult {
    let ground = Ground()
    return worst { way in
      Measuring.ratio(
        repetitions: 11,
        ours: { ground.nanoseconds(way, views: 5000, times: 1) },
        reference: { ground.nanoseconds(way, views: 100, times: 10) })
    }
  }

  private static func worst(
    _ measure: (Way) -> (ratio: Double, ours: Double, reference: Double)
  ) -> BenchResult {
    let results = Way.allCases.map { ($0, measure($0)) }
    let diagnostic = results.map { way, result in
      String(
        format: "%@ %.3f (%.0f ns, %.0f)", way.rawValue, result.ratio, result.ours,
        result.reference)
    }
    return BenchResult(
      ratio: results.map(\.1.ratio).max(), diagnostic: diagnostic.joined(separator: "; "))
  }

  /// A device on which views are created, filled with constraints and released.
  @MainActor
  private final class Ground {
    private let fixture = ConstrainedRows.Fixture("W1", views: 1)

    /// Nanoseconds for one constraint of W1.
    func nanoseconds(
      _ way: Way, views: Int, times: Int, by clock: Measuring.Clock = .thread
    ) -> Double {
      var total = 0.0
      for _ in 0..<times { total += run(way, views: views, by: clock) { _ in } }
      return total / Double(times * 4 * views)
    }

    func complaint() -> String? {
      for way in Way.allCases {
        var wrong: String?
        _ = run(way, views: 100) { screen in
          screen.container.layoutIfNeeded()
          wrong = screen.complaint(scale: 3)
        }
        if let wrong { return "\(way.rawValue): \(wrong)" }
      }
      return nil
    }

    private func run(
      _ way: Way, views: Int, by clock: Measuring.Clock = .thread,
      then check: (ConstrainedScreen) -> Void
    ) -> Double {
      fixture.sim.perform {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let screen = ConstrainedScreen("W1", views: views, in: container)
        if way != .outside { fixture.root.view.addSubview(container) }
        let time = Measuring.nanoseconds(clock) {
          let constraints = screen.makeConstraints()
          if way == .single {
            for constraint in constraints { constraint.isActive = true }
          } else {
            NSLayoutConstraint.activate(constraints)
          }
        }
        check(screen)
        container.removeFromSuperview()
        return time
      }
    }
  }
}
