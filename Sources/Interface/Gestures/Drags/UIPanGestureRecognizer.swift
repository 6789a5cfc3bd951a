public import Foundation
public import GimbalEngine
public import GimbalGeometry

/// A recognizer of pans.
///
/// Its translation is measured from where the touches began.
///
/// See: R-GEST-15.
/// Source: Apple, UIPanGestureRecognizer.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of touches.
  @Settable open var minimumNumberOfTouches = 1
  /// The maximum number of touches.
  @Settable open var maximumNumberOfTouches = Int.max
  /// The kinds of scroll events that pan; stored only, because scroll events are not simulated.
  @Settable open var allowedScrollTypesMask = UIScrollTypeMask(rawValue: 0)

  /// The translation of the touches in the window's coordinates, in points.
  private var way = CGPoint.zero
  /// The recent translations, with their times.
  private var steps: [(time: Double, way: CGPoint)] = []

  // A loop, because a closure would add an actor check to every move of a touch.
  private var touchCount: Int {
    var count = 0
    for touch in gesture.touches where touch.isLive { count += 1 }
    return count
  }

  /// Returns the translation of the touches in a view's coordinates, in points; nil means the
  /// window's.
  open func translation(in view: UIView?) -> CGPoint { vector(way, to: view) }

  /// Sets the current translation, in a view's coordinates, in points; nil means the window's.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard translation.x.isFinite, translation.y.isFinite else { return }
    let own = vector(way, to: view)
    guard own != way, let window = gesture.touches.first?.window, let view else {
      way = translation
      return
    }
    let origin = view.convert(CGPoint.zero, to: window)
    let end = view.convert(translation, to: window)
    way = CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// Returns the velocity of the touches in a view's coordinates, in points per second.
  ///
  /// See: R-GEST-15 (the mean of the last tenth of a second).
  open func velocity(in view: UIView?) -> CGPoint {
    let now = machine.clock.now
    var first: Double?
    var count = 0
    var sum = CGPoint.zero
    for step in steps where now - step.time < GestureMetrics.velocityTime {
      count += 1
      if first == nil {
        first = step.time
      } else {
        sum = CGPoint(x: sum.x + step.way.x, y: sum.y + step.way.y)
      }
    }
    let time = now - (first ?? now)
    guard count > 1, time > 0 else { return .zero }
    return vector(CGPoint(x: sum.x / time, y: sum.y / time), to: view)
  }

  /// Returns true if a translation, in points, is long enough to begin the pan; subclasses add
  /// conditions.
  func pans(_ way: CGPoint) -> Bool { hypot(way.x, way.y) >= GestureMetrics.panMovement }

  /// Fails if there are too many touches.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, touchCount > maximumNumberOfTouches { state = .failed }
    if steps.isEmpty { steps.append((event.timestamp, .zero)) }
  }

  /// Begins once the touches have moved far enough, and changes with them.
  ///
  /// Rule: R-GEST-15.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let count = CGFloat(max(1, touchCount))
    var step = CGPoint.zero
    for touch in touches {
      step.x += (touch.point.x - touch.previousPoint.x) / count
      step.y += (touch.point.y - touch.previousPoint.y) / count
    }
    way = CGPoint(x: way.x + step.x, y: way.y + step.y)
    let now = event.timestamp
    steps.append((now, step))
    var gone = 0
    while now - steps[gone].time > 2 * GestureMetrics.velocityTime { gone += 1 }
    steps.removeFirst(gone)
    moveOn(hasMovedEnough: touchCount >= minimumNumberOfTouches && pans(way))
  }

  /// Ends if there are too few touches.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touchCount < minimumNumberOfTouches || touchCount == 0 else { return }
    state = state.isUnderWay ? .ended : .failed
  }

  /// Cancels the gesture if it has begun; fails otherwise.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    breakOff()
  }

  /// Resets the translation.
  open override func reset() {
    super.reset()
    way = .zero
    steps = []
  }

  private func vector(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    guard let window = gesture.touches.first?.window, let view, view !== window else {
      return vector
    }
    let origin = window.convert(CGPoint.zero, to: view)
    let end = window.convert(vector, to: view)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }
}

/// A recognizer of pans from an edge of the screen.
///
/// Source: Apple, UIScreenEdgePanGestureRecognizer.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges; none by default.
  @Settable open var edges: UIRectEdge = []

  /// Fails if the touches do not start at one of the edges.
  ///
  /// See: R-GEST-13.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible, !touches.contains(where: beginsAtEdge) { state = .failed }
  }

  private func beginsAtEdge(_ touch: UITouch) -> Bool {
    guard let window = touch.window else { return false }
    let (bounds, point, width) = (window.bounds, touch.firstPoint, GestureMetrics.edgeWidth)
    return edges.contains(.left) && point.x - bounds.minX <= width
      || edges.contains(.right) && bounds.maxX - point.x <= width
      || edges.contains(.top) && point.y - bounds.minY <= width
      || edges.contains(.bottom) && bounds.maxY - point.y <= width
  }

  override func pans(_ way: CGPoint) -> Bool {
    let least = GestureMetrics.panMovement
    return edges.contains(.left) && way.x >= least || edges.contains(.right) && way.x <= -least
      || edges.contains(.top) && way.y >= least || edges.contains(.bottom) && way.y <= -least
  }
}

/// Kinds of scroll events without touches.
///
/// Source: Apple, UIScrollTypeMask.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Wheels with discrete steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Continuous devices, such as trackpads.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
