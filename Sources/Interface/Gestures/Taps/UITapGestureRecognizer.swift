import Foundation
public import GimbalEngine
public import GimbalGeometry

/// Fingers that go down and up again about one place, once or several times.
///
/// See: R-GEST-7, R-GEST-13.
/// Source: Apple, UITapGestureRecognizer.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  @Settable open var numberOfTapsRequired = 1
  /// The number of fingers.
  @Settable open var numberOfTouchesRequired = 1
  /// The buttons of a pointer that tap; kept, as there is no pointer.
  @Settable open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private var taps = 0
  private var touchCount = 0
  private var began = 0.0
  private var wait = 0

  /// True if a tap has come and another may follow.
  final var isBetweenTaps: Bool { taps > 0 && taps < numberOfTapsRequired }

  /// Counts fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if touchCount == 0 { began = event.timestamp }
    touchCount += touches.count
    wait += 1
    if touchCount > numberOfTouchesRequired { state = .failed }
  }

  /// Fails when a finger goes too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { $0.distance > GestureMetrics.tapMovement }) { state = .failed }
  }

  /// Recognizes the last tap, or waits for the next.
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

  /// Forgets the taps that have come.
  open override func reset() {
    super.reset()
    taps = 0
    touchCount = 0
    wait += 1
  }

  /// Lets a recognizer of more taps have its turn.
  ///
  /// See: R-GEST-7.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }
}

/// The thresholds that distinguish gestures, in points and seconds.
///
/// Apple documents none of them but the defaults that are properties: they are CHOICEs.
///
/// Rule: R-GEST-13.
enum GestureMetrics {
  /// The way that a finger may go in a tap.
  static let tapMovement: CGFloat = 45
  /// The longest time of one tap.
  static let tapDuration = 0.75
  /// The longest time from one tap to the next.
  static let tapInterval = 0.35
  /// The way after which fingers pan.
  static let panMovement: CGFloat = 10
  /// The way of a swipe along its direction, and the most across it.
  static let swipeMovement: CGFloat = 50
  /// The longest time of a swipe.
  static let swipeDuration = 0.5
  /// The change of distance after which two fingers pinch.
  static let pinchMovement: CGFloat = 8
  /// The angle after which two fingers rotate: ten degrees.
  static let rotationAngle = CGFloat.pi / 18
  /// The strip at a screen's edge.
  static let edgeWidth: CGFloat = 20
  /// The time by which a scroll view delays the touches of its content.
  static let contentDelay = 0.15
  /// The time of which a velocity is the mean.
  static let velocityTime = 0.1
}

extension UITouch {
  /// The distance from the place where the finger went down, in points.
  final var distance: CGFloat { hypot(point.x - firstPoint.x, point.y - firstPoint.y) }
}
