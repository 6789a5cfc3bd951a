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

  /// Counts the touches of this tap; fails if there are too many.
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

  /// Fails, because the touches were cancelled.
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

extension UITouch {
  /// The distance from the start of the touch, in points.
  final var distance: CGFloat { hypot(point.x - firstPoint.x, point.y - firstPoint.y) }
}
