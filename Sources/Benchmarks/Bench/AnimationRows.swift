import Foundation
import Gimbal
import GimbalMotion

/// Views in the middle of animations, against a bare walk over as many objects.
@MainActor
enum AnimationRows {
  static let all: [BenchRow] = [
    BenchRow(
      name: "animation/1000/step", reference: "bare walk", must: 3,
      measure: { step(views: 1000) }),
    BenchRow(
      name: "animation/1000/presentation", reference: "the same animations on a bare walk", must: 3,
      measure: { presentation(views: 1000) }),
  ]

  /// A frame of the virtual clock, and then the place of each view in the midst of its animation.
  private static func presentation(views: Int) -> BenchResult {
    guard let (sim, root) = moving(views, for: 10) else {
      return BenchResult(ratio: nil, remark: "no device")
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
      remark: String(format: "%.1f ns a view, walk %.1f", result.ours, result.reference))
  }

  /// A device with views in the middle of an animation.
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

  /// A frame of the virtual clock while views move: what is seen is computed where it is asked for.
  private static func step(views: Int) -> BenchResult {
    guard let (sim, root) = moving(views, for: 1e6) else {
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

/// As many objects as views that move, linked as views are, each with what it moves by and no more.
private final class BareAnimations {
  private struct Node {
    var next: UnsafeMutablePointer<Node>?
    let begin = 0.0
    let duration: Double
    let pace = UnitBezier(0.42, 0, 0.58, 1)
    let from = SIMD2<Double>(-100, 0)
    var center = SIMD2<Double>(104.5, 4.5)
    let size = SIMD2<Double>(9, 9)
  }

  private var first: UnsafeMutablePointer<Node>?
  private var time = 0.0

  init(_ count: Int, for seconds: Double) {
    for _ in 0..<count {
      let node = UnsafeMutablePointer<Node>.allocate(capacity: 1)
      node.initialize(to: Node(next: first, duration: seconds))
      first = node
    }
  }

  deinit {
    while let node = first {
      first = node.pointee.next
      node.deallocate()
    }
  }

  /// Moves the time on, and adds up where all are seen.
  @inline(never)
  func step(by seconds: Double) -> CGFloat {
    time += seconds
    var sum: CGFloat = 0
    var node = first
    while let current = node {
      let share = (time - current.pointee.begin) / current.pointee.duration
      let left = current.pointee.from * (1 - current.pointee.pace.height(at: share))
      sum += CGFloat((current.pointee.center + left - current.pointee.size / 2).x)
      node = current.pointee.next
    }
    return sum
  }
}
