import Foundation
public import GimbalEngine
public import GimbalGeometry

/// A recognizer of swipes.
///
/// See: R-GEST-16.
/// Source: Apple, UISwipeGestureRecognizer.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  ///
  /// Source: Apple, UISwipeGestureRecognizer.Direction.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The permitted directions.
  @Settable open var direction = Direction.right
  /// The number of touches.
  @Settable open var numberOfTouchesRequired = 1

  private var began = 0.0

  private var liveTouches: [UITouch] { gesture.touches.filter(\.isLive) }

  /// Records the time; fails if there are too many touches.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if liveTouches.count == touches.count { began = event.timestamp }
    if liveTouches.count > numberOfTouchesRequired { state = .failed }
  }

  /// Recognizes once all touches have moved far enough, quickly and straight.
  ///
  /// Rule: R-GEST-16.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard event.timestamp - began <= GestureMetrics.swipeDuration else {
      state = .failed
      return
    }
    guard liveTouches.count == numberOfTouchesRequired else { return }
    if liveTouches.contains(where: { strays($0) }) {
      state = .failed
      return
    }
    if liveTouches.allSatisfy({ progress(of: $0) >= GestureMetrics.swipeMovement }) {
      state = .ended
    }
  }

  /// Fails, because the touches have not moved far enough.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  /// Fails, because the touches were cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Returns the distance of a touch along the nearest direction, in points.
  private func progress(of touch: UITouch) -> CGFloat {
    let (x, y) = way(of: touch)
    return [
      direction.contains(.right) ? x : 0, direction.contains(.left) ? -x : 0,
      direction.contains(.down) ? y : 0, direction.contains(.up) ? -y : 0,
    ].max() ?? 0
  }

  /// Returns true if a touch deviates too far from the direction.
  private func strays(_ touch: UITouch) -> Bool {
    let (x, y) = way(of: touch)
    let isAcross = direction.isDisjoint(with: [.left, .right])
    let isDown = direction.isDisjoint(with: [.up, .down])
    return isAcross && abs(x) >= GestureMetrics.swipeMovement
      || isDown && abs(y) >= GestureMetrics.swipeMovement
  }

  private func way(of touch: UITouch) -> (CGFloat, CGFloat) {
    (touch.point.x - touch.firstPoint.x, touch.point.y - touch.firstPoint.y)
  }
}
