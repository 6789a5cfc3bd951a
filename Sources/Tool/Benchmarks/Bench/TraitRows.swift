import Foundation
import Gimbal

/// Changing traits, compared with a plain traversal of as many objects as the screen has views.
@MainActor
enum TraitRows {
  static let all: [BenchRow] = [
    BenchRow(
      name: "views/traits/10000/change", reference: "bare traversal", must: 0.05,
      measure: { change(views: 10_000) }),
    BenchRow(
      name: "views/traits/10000/everybody", reference: "bare traversal", must: 4,
      measure: { everybody(views: 10_000) }),
    BenchRow(
      name: "views/traits/10000/style", reference: "bare traversal", must: 4,
      measure: { style(views: 10_000) }),
  ]

  /// Measures a change that no view below the window receives: the root controller overrides the
  /// trait.
  private static func change(views: Int) -> BenchResult {
    let screen = AutoresizingScreen(views: views, recording: RotationRows.recording)
    screen.sim.perform { screen.root.traitOverrides.userInterfaceStyle = .light }
    return measure(screen, views: views, changes: 400, change: setDark)
  }

  /// Measures a change that every view receives.
  private static func everybody(views: Int) -> BenchResult {
    let screen = AutoresizingScreen(views: views, recording: RotationRows.recording)
    return measure(screen, views: views, changes: 20) { window, isOdd in
      window.traitOverrides.userInterfaceLevel = isOdd ? .elevated : .base
    }
  }

  /// Measures a change of light and dark, after which every view also receives
  /// `tintColorDidChange()` and has its constraints, layout and drawing invalidated.
  ///
  /// The following passes are not measured.
  private static func style(views: Int) -> BenchResult {
    let screen = AutoresizingScreen(views: views, recording: RotationRows.recording)
    return measure(screen, views: views, changes: 20, change: setDark)
  }

  private static func setDark(_ window: UIWindow, isOdd: Bool) {
    window.traitOverrides.userInterfaceStyle = isOdd ? .light : .dark
  }

  private static func measure(
    _ screen: AutoresizingScreen, views: Int, changes: Int,
    change: @MainActor (UIWindow, Bool) -> Void
  ) -> BenchResult {
    let tree = BareNode.tree(of: views)
    let window = screen.sim.window!
    let result = Measuring.ratio(
      ours: {
        screen.sim.perform {
          Measuring.nanoseconds {
            for number in 0..<changes {
              change(window, number % 2 == 1)
              window.updateTraitsIfNeeded()
            }
          }
        } / Double(changes)
      },
      reference: {
        Measuring.nanoseconds { for _ in 0..<20 { tree.traverse() } } / 20
      })
    return BenchResult(
      ratio: result.ratio,
      diagnostic: String(
        format: "%.2f us, traversal %.1f us", result.ours / 1000, result.reference / 1000))
  }
}
