public import Foundation
public import GimbalEngine
public import GimbalGeometry

/// A recognizer of pinches.
///
/// See: R-GEST-17.
/// Source: Apple, UIPinchGestureRecognizer.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the touches relative to the initial one.
  ///
  /// Setting it makes the new value the current scale.
  open var scale: CGFloat {
    get { first > 0 ? distance / first : base }
    set {
      guard newValue.isFinite, newValue > 0 else { return }
      base = newValue
      first = distance / newValue
    }
  }

  /// The rate of change of the scale, per second.
  open private(set) var velocity: CGFloat = 0

  private var base: CGFloat = 1
  private var first: CGFloat = 0
  private var distance: CGFloat = 0
  private var last = (time: 0.0, scale: CGFloat(1))

  /// Measures the distance of the first two touches.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let pair = gesture.pair else { return }
    distance = pair.distance
    first = distance
    last = (event.timestamp, 1)
  }

  /// Begins once the distance has changed enough, and changes with it.
  ///
  /// Rule: R-GEST-17.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = gesture.pair else { return }
    distance = pair.distance
    let time = event.timestamp - last.time
    if time > 0 { velocity = (scale - last.scale) / CGFloat(time) }
    last = (event.timestamp, scale)
    moveOn(hasMovedEnough: abs(distance - first) >= GestureMetrics.pinchMovement)
  }

  /// Ends with the first of the touches that ends.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    endWithoutPair()
  }

  /// Cancels the gesture if it has begun; fails otherwise.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    breakOff()
  }

  /// Resets the distance.
  open override func reset() {
    super.reset()
    (base, first, distance, velocity) = (1, 0, 0, 0)
  }
}

/// A recognizer of rotations with two touches.
///
/// See: R-GEST-17.
/// Source: Apple, UIRotationGestureRecognizer.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle since the beginning, clockwise, in radians.
  ///
  /// Setting it makes the new value the current angle.
  @Settable open var rotation: CGFloat = 0

  /// The speed of the rotation, in radians per second.
  open private(set) var velocity: CGFloat = 0

  private var angle: CGFloat?
  private var time = 0.0

  /// Measures the angle of the first two touches.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard angle == nil, let pair = gesture.pair else { return }
    angle = pair.angle
    time = event.timestamp
  }

  /// Begins once the angle has changed enough, and changes with it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = gesture.pair, let before = angle else { return }
    // The shorter direction, because one event never rotates by 180 degrees or more.
    let step = remainder(pair.angle - before, 2 * .pi)
    angle = pair.angle
    rotation += step
    if event.timestamp > time { velocity = step / CGFloat(event.timestamp - time) }
    time = event.timestamp
    moveOn(hasMovedEnough: abs(rotation) >= GestureMetrics.rotationAngle)
  }

  /// Ends with the first of the touches that ends.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    endWithoutPair()
  }

  /// Cancels the gesture if it has begun; fails otherwise.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    breakOff()
  }

  /// Resets the angle.
  open override func reset() {
    super.reset()
    (rotation, velocity, angle) = (0, 0, nil)
  }
}

/// A recognizer of a pointer over a view.
///
/// Simulated devices have none, so it never recognizes.
///
/// Source: Apple, UIHoverGestureRecognizer.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Returns false: touches do not hover.
  open override func shouldReceive(_ event: UIEvent) -> Bool { false }
}

extension UIGestureRecognizer {
  /// Ends the gesture when one of its two touches ends; a gesture that has not begun fails with the
  /// last touch.
  fileprivate func endWithoutPair() {
    guard gesture.pair == nil else { return }
    if state.isUnderWay {
      state = .ended
    } else if !gesture.touches.contains(where: \.isLive) {
      state = .failed
    }
  }
}

extension GestureProgress {
  /// The first two touches on the screen, or nil.
  fileprivate var pair: TouchPair? {
    let live = touches.filter(\.isLive)
    return live.count < 2 ? nil : TouchPair(one: live[0].point, other: live[1].point)
  }
}

/// The locations of two touches.
private struct TouchPair {
  /// The location of the first touch in the window, in points.
  var one: CGPoint
  /// The location of the second touch in the window, in points.
  var other: CGPoint

  /// The distance of the touches, in points.
  var distance: CGFloat { hypot(other.x - one.x, other.y - one.y) }

  /// The angle of the line from the second touch to the first, in radians.
  var angle: CGFloat { atan2(other.y - one.y, other.x - one.x) }
}
