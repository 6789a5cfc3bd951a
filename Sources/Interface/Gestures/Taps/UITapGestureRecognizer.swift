import Foundation
public import GimbalEngine
public import GimbalGeometry

/// A recognizer of single or multiple taps.
///
/// See: R-GEST-7, R-GEST-13.
/// Source: Apple, UITapGestureRecognizer.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  @Settable open var numberOfTapsRequired = 1
  /// The number of touches.
  @Settable open var numberOfTouchesRequired = 1
  /// The pointer buttons with which a click is a tap; stored only, because there is no pointer.
  @Settable open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private var taps = 0
  private var touchCount = 0
  private var began = 0.0
  private var wait = 0

  /// True if a tap has ended and another one may follow.
  final var isBetweenTaps: Bool { taps > 0 && taps < numberOfTapsRequired }

  /// Counts touches.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if touchCount == 0 { began = event.timestamp }
    touchCount += touches.count
    wait += 1
    if touchCount > numberOfTouchesRequired { state = .failed }
  }

  /// Fails if a touch moves too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { $0.distance > GestureMetrics.tapMovement }) { state = .failed }
  }

  /// Recognizes after the last tap, or waits for the next one.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !gesture.touches.contains(where: \.isLive) else { return }
    let isTap =
      touchCount == numberOfTouchesRequired
      && event.timestamp - began <= GestureMetrics.tapDuration
    touchCount = 0
    guard isTap else {
      state = .failed
      return
    }
    taps += 1
    guard taps < numberOfTapsRequired else {
      state = .ended
      return
    }
    wait += 1
    let waited = wait
    machine.clock.schedule(after: GestureMetrics.tapInterval) { [weak self] in
      guard let self, self.wait == waited, self.isBetweenTaps else { return }
      self.state = .failed
    }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Resets the number of taps.
  open override func reset() {
    super.reset()
    taps = 0
    touchCount = 0
    wait += 1
  }

  /// Does not prevent a recognizer of more taps.
  ///
  /// See: R-GEST-7.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }
}

/// The thresholds that distinguish gestures, in points and seconds.
///
/// Apple documents only the defaults of properties. No source states the others; they are Gimbal's
/// choice (CHOICE).
///
/// Rule: R-GEST-13.
enum GestureMetrics {
  /// The distance that a touch may move in a tap.
  static let tapMovement: CGFloat = 45
  /// The maximum duration of a tap.
  static let tapDuration = 0.75
  /// The maximum time in seconds from the end of one tap to the beginning of the next.
  static let tapInterval = 0.35
  /// The distance after which touches pan.
  static let panMovement: CGFloat = 10
  /// The minimum distance of a swipe along its direction, and the maximum perpendicular to it.
  static let swipeMovement: CGFloat = 50
  /// The maximum duration of a swipe.
  static let swipeDuration = 0.5
  /// The change of distance after which two touches pinch.
  static let pinchMovement: CGFloat = 8
  /// The angle after which two touches rotate: ten degrees.
  static let rotationAngle = CGFloat.pi / 18
  /// The width of the area at a screen's edge in which an edge pan must begin.
  static let edgeWidth: CGFloat = 20
  /// The time by which a scroll view delays the touches of its content.
  static let contentDelay = 0.15
  /// The time over which a velocity is averaged.
  static let velocityTime = 0.1
}

extension UITouch {
  /// The distance from the start of the touch, in points.
  final var distance: CGFloat { hypot(point.x - firstPoint.x, point.y - firstPoint.y) }
}
