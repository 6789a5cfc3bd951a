public import Foundation
public import GimbalEngine
public import GimbalGeometry

/// A recognizer of long presses.
///
/// See: R-GEST-14.
/// Source: Apple, UILongPressGestureRecognizer.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the press.
  @Settable open var numberOfTapsRequired = 0
  /// The number of touches.
  @Settable open var numberOfTouchesRequired = 1
  /// The minimum duration of the press, in seconds.
  @Settable open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that touches may move before recognition, in points.
  @Settable open var allowableMovement: CGFloat = 10

  private var press = 0

  private var touchCount: Int { gesture.touches.filter(\.isLive).count }

  /// Begins to wait.
  ///
  /// Rule: R-GEST-14.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    press += 1
    guard state == .possible else { return }
    if touchCount > numberOfTouchesRequired {
      state = .failed
      return
    }
    guard touchCount == numberOfTouchesRequired else { return }
    if touches.contains(where: { $0.tapCount <= numberOfTapsRequired }) { return }
    let waited = press
    machine.clock.schedule(after: max(0, minimumPressDuration)) { [weak self] in
      guard let self, self.press == waited, self.state == .possible else { return }
      self.state = .began
    }
  }

  /// Fails if a touch moves too far before the minimum duration.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state.isUnderWay {
      state = .changed
    } else if touches.contains(where: { $0.distance > allowableMovement }) {
      state = .failed
    }
  }

  /// Ends with the first touch that ends.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    press += 1
    state = state.isUnderWay ? .ended : .failed
  }

  /// Cancels the gesture if it has begun; fails otherwise.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    press += 1
    breakOff()
  }

  /// Stops waiting for the end of the press duration.
  open override func reset() {
    super.reset()
    press += 1
  }
}
