import Foundation
import Gimbal

/// Touches: the path of a tap through nested views and past sibling views.
@MainActor
enum TouchRows {
  static let all: [BenchRow] = [
    BenchRow(
      name: "touches/20 levels/tap", reference: "a microsecond", must: 5,
      measure: { tap(levels: 20) }),
    BenchRow(
      name: "touches/10000 siblings/miss", reference: "a traversal of their frames", must: 2,
      measure: { miss(siblings: 10_000) }),
  ]

  /// Begins and ends a touch in the innermost of nested views, through the app's `sendEvent(_:)`.
  private static func tap(levels: Int) -> BenchResult {
    let (sim, root) = launched()
    var view: UIView = root.view
    for _ in 0..<levels {
      let inner = UIView(frame: view.bounds)
      sim.perform { view.addSubview(inner) }
      view = inner
    }
    sim.settle()
    let taps = 200
    let point = CGPoint(x: 100, y: 300)
    let result = Measuring.ratio(
      ours: {
        sim.perform {
          Measuring.nanoseconds {
            for _ in 0..<taps {
              sim.change([.init(touchID: 0, phase: .began, point: point)])
              sim.change([.init(touchID: 0, phase: .ended, point: point)])
            }
          }
        } / Double(taps)
      },
      reference: { 1000 })
    return BenchResult(
      ratio: result.ratio, diagnostic: String(format: "%.2f us", result.ours / 1000))
  }

  /// Hit tests past siblings that do not contain the point.
  private static func miss(siblings: Int) -> BenchResult {
    let (sim, root) = launched()
    sim.perform {
      for index in 0..<siblings {
        root.view.addSubview(
          UIView(frame: CGRect(x: CGFloat(index % 100), y: 0, width: 50, height: 50)))
      }
    }
    sim.settle()
    let frames = FrameChain(root.view.subviews.map(\.frame))
    let point = CGPoint(x: 200, y: 700)
    let window = sim.window!
    var hits = 0
    let result = Measuring.ratio(
      ours: {
        sim.perform {
          Measuring.nanoseconds {
            for _ in 0..<20 { if window.hitTest(point, with: nil) === root.view { hits += 1 } }
          }
        } / 20
      },
      reference: {
        Measuring.nanoseconds { for _ in 0..<20 { hits += frames.count(at: point) } } / 20
      })
    return BenchResult(
      ratio: result.ratio,
      diagnostic: String(
        format: "%.1f us, traversal %.1f us, %d", result.ours / 1000, result.reference / 1000, hits)
    )
  }

  private static func launched() -> (Simulator, UIViewController) {
    let sim = try! Simulator(
      DeviceCatalog.standard.device("iphone-15-pro"), recording: RotationRows.recording)
    let root = UIViewController()
    sim.launch(root)
    return (sim, root)
  }
}

/// As many nodes as there are views, linked like views, with the values that a hit test reads.
private final class FrameChain {
  private struct Node {
    var flags: UInt32 = 0
    var next: UnsafeMutablePointer<Node>?
    var bounds: CGRect
    var center: CGPoint
  }

  private var first: UnsafeMutablePointer<Node>?

  init(_ frames: [CGRect]) {
    for frame in frames {
      let node = UnsafeMutablePointer<Node>.allocate(capacity: 1)
      node.initialize(
        to: Node(
          next: first, bounds: CGRect(origin: .zero, size: frame.size),
          center: CGPoint(x: frame.midX, y: frame.midY)))
      first = node
    }
  }

  deinit {
    var node = first
    while let current = node {
      node = current.pointee.next
      current.deallocate()
    }
  }

  /// Returns the number of frames that contain a point.
  @inline(never)
  func count(at point: CGPoint) -> Int {
    var count = 0
    var node = first
    while let current = node {
      let (center, bounds) = (current.pointee.center, current.pointee.bounds)
      let (x, y) = (point.x - center.x + bounds.width / 2, point.y - center.y + bounds.height / 2)
      if current.pointee.flags == 0, x >= 0, y >= 0, x < bounds.width, y < bounds.height {
        count += 1
      }
      node = current.pointee.next
    }
    return count
  }
}
