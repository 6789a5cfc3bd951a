import Foundation
import Gimbal

/// Views in the middle of animations, against a bare walk over as many objects.
@MainActor
enum AnimationRows {
  static let all: [BenchRow] = [
    BenchRow(
      name: "animation/1000/step", reference: "bare walk", must: 3,
      measure: { step(views: 1000) }),
    BenchRow(
      name: "animation/1000/presentation", reference: "bare walk", must: 3,
      measure: { presentation(views: 1000) }),
  ]

  /// A frame of the virtual clock, and then the place of each view in the midst of its animation.
  private static func presentation(views: Int) -> BenchResult {
    guard let (sim, root) = moving(views) else {
      return BenchResult(ratio: nil, remark: "no device")
    }
    let tree = BareNode.tree(like: root.view)
    let layers = root.view.subviews.map(\.layer)
    let steps = 20
    var sum: CGFloat = 0
    let result = Measuring.ratio(
      ours: {
        Measuring.nanoseconds {
          for _ in 0..<steps {
            sim.advance(by: 1 / 120)
            for layer in layers { sum += layer.presentation()?.frame.minX ?? 0 }
          }
        } / Double(steps * views)
      },
      reference: {
        Measuring.nanoseconds { for _ in 0..<steps { tree.walk() } } / Double(steps * views)
      })
    return BenchResult(
      ratio: sum.isFinite ? result.ratio : nil,
      remark: String(format: "%.1f ns a view, walk %.1f", result.ours, result.reference))
  }

  /// A device with views in the middle of an animation that never ends.
  private static func moving(_ views: Int) -> (Simulator, UIViewController)? {
    guard let profile = try? DeviceCatalog.standard.device("iphone-15-pro"),
      let sim = try? Simulator(profile, recording: .off)
    else { return nil }
    let root = UIViewController()
    sim.launch(root)
    sim.perform {
      for _ in 0..<views {
        root.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
      }
    }
    sim.settle()
    sim.begin {
      UIView.animate(withDuration: 1e6) {
        for view in root.view.subviews { view.center.x += 100 }
      }
    }
    return (sim, root)
  }

  /// A frame of the virtual clock while views move: what is seen is computed where it is asked for.
  private static func step(views: Int) -> BenchResult {
    guard let (sim, root) = moving(views) else {
      return BenchResult(ratio: nil, remark: "no device")
    }
    let tree = BareNode.tree(like: root.view)
    let steps = 200
    let result = Measuring.ratio(
      ours: {
        Measuring.nanoseconds { for _ in 0..<steps { sim.advance(by: 1 / 120) } }
          / Double(steps * views)
      },
      reference: {
        Measuring.nanoseconds { for _ in 0..<steps { tree.walk() } } / Double(steps * views)
      })
    return BenchResult(
      ratio: result.ratio,
      remark: String(format: "%.3f ns a view, walk %.1f", result.ours, result.reference))
  }
}
