import Foundation
import Gimbal
import GimbalMotion

/// Views during animations, compared with a plain traversal of as many objects.
@MainActor
enum AnimationRows {
  static let all: [BenchRow] = [
    BenchRow(
      name: "animation/1000/step", reference: "bare traversal", must: 3,
      measure: { step(views: 1000) }),
    BenchRow(
      name: "animation/1000/presentation", reference: "the same animations on a bare traversal",
      must: 3,
      measure: { presentation(views: 1000) }),
  ]

  /// Advances the clock by a frame, then reads the presentation position of each animating view.
  private static func presentation(views: Int) -> BenchResult {
    guard let (sim, root) = moving(views, for: 10) else {
      return BenchResult(ratio: nil, diagnostic: "no device")
    }
    let bare = BareAnimations(views, for: 10)
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
        Measuring.nanoseconds { for _ in 0..<steps { sum += bare.step(by: 1 / 120) } }
          / Double(steps * views)
      })
    return BenchResult(
      ratio: sum.isFinite ? result.ratio : nil,
      diagnostic: String(format: "%.1f ns a view, traversal %.1f", result.ours, result.reference))
  }

  /// Creates a device with animating views.
  private static func moving(
    _ views: Int, for seconds: Double
  ) -> (Simulator, UIViewController)? {
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
      UIView.animate(withDuration: seconds) {
        for view in root.view.subviews { view.center.x += 100 }
      }
    }
    return (sim, root)
  }

  /// Advances the clock by a frame while views animate: presentation values are computed on access.
  private static func step(views: Int) -> BenchResult {
    guard let (sim, root) = moving(views, for: 1e6) else {
      return BenchResult(ratio: nil, diagnostic: "no device")
    }
    let tree = BareNode.tree(like: root.view)
    let steps = 200
    let result = Measuring.ratio(
      ours: {
        Measuring.nanoseconds { for _ in 0..<steps { sim.advance(by: 1 / 120) } }
          / Double(steps * views)
      },
      reference: {
        Measuring.nanoseconds { for _ in 0..<steps { tree.traverse() } } / Double(steps * views)
      })
    return BenchResult(
      ratio: result.ratio,
      diagnostic: String(format: "%.3f ns a view, traversal %.1f", result.ours, result.reference))
  }
}

/// As many plain objects as animating views, each with only the state of its motion.
private final class BareAnimations {
  private let layers: [BareLayer]
  private var time = 0.0

  init(_ count: Int, for seconds: Double) {
    layers = (0..<count).map { _ in MovingLayer(for: seconds) as BareLayer }
  }

  /// Advances the time and sums all presentation positions.
  @inline(never)
  func step(by seconds: Double) -> CGFloat {
    time += seconds
    var sum: CGFloat = 0
    for layer in layers { sum += CGFloat(layer.seen(at: time).frame.x) }
    return sum
  }
}

/// An object whose position is shown by another.
private class BareLayer {
  var center = SIMD2<Double>(104.5, 4.5)
  var size = SIMD2<Double>(9, 9)
  var frame: SIMD2<Double> { center - size / 2 }

  func seen(at time: Double) -> BareLayer { self }
}

private final class MovingLayer: BareLayer {
  private let begin = 0.0
  private let duration: Double
  private let pace = UnitBezier(0.42, 0, 0.58, 1)
  private let from = SIMD2<Double>(-100, 0)
  private let referenceLayer = BareLayer()

  init(for seconds: Double) { duration = seconds }

  override func seen(at time: Double) -> BareLayer {
    let share = (time - begin) / duration
    referenceLayer.center = center + from * (1 - pace.height(at: share))
    return referenceLayer
  }
}
