import Foundation
import Gimbal

/// The costs of a conflict: for later solutions, and for its detection.
@MainActor
enum ConflictRows {
  static let all: [BenchRow] = [
    BenchRow(
      name: "views/conflict/1000/rotate", reference: "without the conflict", must: 2,
      measure: later),
    BenchRow(
      name: "views/conflict/1000/search", reference: "the search among 100 views", must: 2,
      measure: search),
  ]

  /// Returns a constraint that requires another position of the middle view.
  private static func conflict(in screen: ConstrainedScreen) -> [NSLayoutConstraint] {
    [
      screen.views[screen.views.count / 2].topAnchor.constraint(
        equalTo: screen.container.topAnchor, constant: 1)
    ]
  }

  private static func later() -> BenchResult {
    let with = ConstrainedRows.Fixture("W1", views: 1000, also: conflict)
    let without = ConstrainedRows.Fixture("W1", views: 1000)
    if let wrong = without.complaint() ?? with.complaint(except: 500) {
      return BenchResult(ratio: nil, diagnostic: "wrong: \(wrong)")
    }
    func rotate(_ fixture: ConstrainedRows.Fixture) -> Double {
      Measuring.nanoseconds { for _ in 0..<20 { fixture.rotate() } } / 20
    }
    let result = Measuring.ratio(ours: { rotate(with) }, reference: { rotate(without) })
    return BenchResult(
      ratio: result.ratio,
      diagnostic: String(
        format: "%.1f us a rotation, without %.1f us", result.ours / 1000, result.reference / 1000))
  }

  /// Measures the time of an activation with a conflict, less that of one without.
  private static func search() -> BenchResult {
    let fixtures = [1000, 100].map { ConstrainedRows.Fixture("W1", views: $0) }
    func extra(_ fixture: ConstrainedRows.Fixture) -> Double {
      let view = fixture.screen.views[fixture.screen.views.count / 2]
      let top = view.topAnchor
      var times = [0.0, 0.0]
      fixture.sim.perform {
        for index in 0..<20 {
          // In the middle of W1 the top is at 8 + index mod 7: two constraints on it cannot both
          // hold.
          let constraint = top.constraint(
            equalTo: fixture.root.view.topAnchor,
            constant: view.frame.minY + (index % 2 == 0 ? 5 : 0))
          times[index % 2] += Measuring.nanoseconds { constraint.isActive = true }
          constraint.isActive = false
          fixture.root.view.layoutIfNeeded()
        }
      }
      return (times[0] - times[1]) / 10
    }
    let result = Measuring.ratio(ours: { extra(fixtures[0]) }, reference: { extra(fixtures[1]) })
    return BenchResult(
      ratio: result.ratio,
      diagnostic: String(
        format: "%.1f us, among 100 views %.1f us", result.ours / 1000, result.reference / 1000))
  }
}
